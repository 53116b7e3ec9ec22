/** Keys of a workspace, as its owners make and end them; what they do is kept in the audit trail. */
import { isTestSpace } from '../contract/testSpace.ts';
import { databaseNow } from '../db/clock.ts';
import { together } from '../db/orm.ts';
import { recordAudit } from '../db/store/audit.ts';
import {
  createKey,
  type KeyState,
  keyStateAt,
  listKeys,
  revokeKey,
  testSpaceOf,
} from '../db/store/workspaces.ts';
import type { Member } from './signIn/membership.ts';
import type { Services } from './services.ts';

export interface ShownKey {
  id: string;
  name: string;
  prefix: string;
  scopes: readonly string[];
  isTest: boolean;
  state: KeyState;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** Keys, newest first, without their secrets. */
export async function keysOf({ orm }: Services, { workspace, clock }: Member): Promise<ShownKey[]> {
  const now = databaseNow(clock);
  const keys = await listKeys(orm, workspace.id);
  return keys.map((key) => ({
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    isTest: isTestSpace(key.workspaceId),
    state: keyStateAt(now, key),
    createdAt: key.createdAt,
    expiresAt: key.expiresAt ?? null,
    lastUsedAt: key.lastUsedAt ?? null,
  }));
}

/** A new key, whose secret is told this once; a test key is of the test space. */
export function makeKey(
  { orm }: Services,
  { actor, workspace }: Member,
  wanted: { name: string; scopes: readonly string[]; days: number | null; isTest: boolean },
): Promise<{ id: string; key: string }> {
  return together(orm, async () => {
    const { name, scopes, days, isTest } = wanted;
    const workspaceId = isTest ? await testSpaceOf(orm, workspace) : workspace.id;
    const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
    const made = await createKey(orm, {
      workspaceId,
      name,
      scopes,
      ...(expiresAt ? { expiresAt } : {}),
    });
    await recordAudit(orm, {
      by: `user ${actor.id}`,
      what: 'key create',
      workspaceId: workspace.id,
      before: null,
      after: { keyId: made.id, test: isTest, scopes, expiresAt: expiresAt?.toISOString() ?? null },
    });
    return { id: made.id, key: made.key };
  });
}

/** Ends a key of this workspace; false where it has none of this id that is active. */
export async function endKey(services: Services, member: Member, keyId: string): Promise<boolean> {
  const { orm } = services;
  const own = (await keysOf(services, member)).some(({ id }) => id === keyId);
  if (!own) return false;
  return together(orm, async () => {
    if ((await revokeKey(orm, keyId)) === null) return false;
    await recordAudit(orm, {
      by: `user ${member.actor.id}`,
      what: 'key revoke',
      workspaceId: member.workspace.id,
      before: { keyId, revoked: false },
      after: { revoked: true },
    });
    return true;
  });
}

const DAY_MS = 86_400_000;
