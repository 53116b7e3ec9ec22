/** How every process of ours writes to Temporal and reads from it. */
import path from 'node:path';
import type { DataConverter } from '@temporalio/common';
import { ROOT } from '../config.ts';
import { createCodec } from './codec.ts';
import { type KeySettings, ringOf } from './keyRing.ts';

/** Also a part of the workflow bundle. */
export const FAILURE_CONVERTER = path.join(ROOT, 'workflows', 'failureConverter.cjs');

export const dataConverterOf = (settings: KeySettings): DataConverter => ({
  payloadCodecs: [createCodec(ringOf(settings))],
  failureConverterPath: FAILURE_CONVERTER,
});
