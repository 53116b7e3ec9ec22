import { ApiKey } from './apiKey.ts';
import { BlockedCode } from './blockedCode.ts';
import { Feedback } from './feedback.ts';
import { LedgerEntry } from './ledgerEntry.ts';
import { RequestRecord } from './requestRecord.ts';
import { UsageEvent } from './usageEvent.ts';
import { Workspace } from './workspace.ts';

/**
 * Every table that is read as entities; replays, rate windows, prices and releases are plain
 * statements.
 */
export const ENTITIES = [
  ApiKey,
  BlockedCode,
  Feedback,
  LedgerEntry,
  RequestRecord,
  UsageEvent,
  Workspace,
];
