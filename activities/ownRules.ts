/**
 * The rules of workspaces, kept as the check reads them: what is made to find their keywords hangs
 * on them.
 */
import { createHash } from 'node:crypto';
import { type OwnRule, ownRule } from '../engine/restrictions/ownRule.ts';
import type { RestrictionRule } from '../engine/restrictions/types.ts';
import { BoundedCache } from '../edition/live/boundedCache.ts';

/** Rules and keywords that are kept: those of four workspaces that have as many as they may. */
const KEPT_MAX = 24_000;

export type OwnRules = (
  workspaceId: string,
  stored: readonly OwnRule[],
) => Promise<readonly RestrictionRule[]>;

/**
 * Gives the rules of a workspace for those that are stored: the same list while none is added or
 * removed.
 */
export function createOwnRules(): OwnRules {
  const kept = new BoundedCache<readonly RestrictionRule[]>(KEPT_MAX);
  return (workspaceId, stored) =>
    kept.get(
      versionOf(workspaceId, stored),
      stored.reduce((sum, { keywords }) => sum + 1 + keywords.length, 0),
      () => Promise.resolve(stored.map(ownRule)),
    );
}

/** Which rules these are. A rule never changes: it is added and removed. */
const versionOf = (workspaceId: string, rules: readonly OwnRule[]): string =>
  `${workspaceId} ${createHash('sha256')
    .update(rules.map(({ id }) => id).join(' '))
    .digest('base64url')}`;
