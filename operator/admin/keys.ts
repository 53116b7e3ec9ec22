import { rotateKey, type Rotation } from '../../db/store/keyRotation.ts';
import { isTestSpace } from '../../contract/testSpace.ts';
import {
  createKey,
  keyStateAt,
  listKeys,
  revokeKey,
  testSpaceOf,
} from '../../db/store/workspaces.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { futureOf, momentOf, required, scopesOf, SHOWN_ONCE, workspaceOf } from './inputs.ts';

const create: Command = {
  name: 'key create',
  usage: 'key create WORKSPACE [--test] [--name NAME] [--scopes a,b] [--expires 90d|2027-01-31]',
  does: `creates a key, all scopes when none are named; with --test one that costs nothing and reads and changes nothing real; ${SHOWN_ONCE}`,
  options: ['name', 'scopes', 'expires'],
  flags: ['test'],
  async run(orm, [reference], options, flags) {
    const workspace = await workspaceOf(orm, reference);
    const scopes = scopesOf(options['scopes']);
    const expiresAt =
      options['expires'] === undefined ? undefined : futureOf(options['expires'], '--expires');
    const isTest = flags.has('test');
    const name = (options['name'] ?? (isTest ? 'Test key' : 'Key')).slice(0, 120);
    const made = await createKey(orm, {
      workspaceId: isTest ? await testSpaceOf(orm, workspace) : workspace.id,
      name,
      scopes,
      ...(expiresAt ? { expiresAt } : {}),
    });
    return {
      audit: {
        workspaceId: workspace.id,
        after: {
          keyId: made.id,
          test: isTest,
          scopes,
          expiresAt: expiresAt?.toISOString() ?? null,
        },
      },
      secret: { keyId: made.id, key: made.key },
      data: {
        workspaceId: workspace.id,
        keyId: made.id,
        test: isTest,
        key: made.key,
        scopes,
        expiresAt: expiresAt?.toISOString() ?? null,
      },
      text: `${isTest ? 'Test key' : 'Key'} ${made.id} of ${workspace.slug} (${scopes.join(', ')}) is made.`,
    };
  },
};

const list: Command = {
  name: 'key list',
  usage: 'key list WORKSPACE',
  does: 'keys of a workspace by their first characters, test keys among them',
  options: [],
  audited: 'reads',
  async run(orm, [reference]) {
    const keys = await listKeys(orm, (await workspaceOf(orm, reference)).id);
    const data = keys.map(
      ({ id, workspaceId, name, prefix, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }) => ({
        id,
        test: isTestSpace(workspaceId),
        name,
        prefix,
        scopes,
        createdAt,
        expiresAt,
        revokedAt,
        lastUsedAt,
      }),
    );
    const now = Date.now();
    return {
      data,
      text: table(
        ['id', 'begins', 'state', 'expires', 'scopes', 'name'],
        data.map((row) => [
          row.id,
          `${row.prefix}...`,
          keyStateAt(now, row),
          row.expiresAt?.toISOString() ?? 'never',
          row.scopes.join(','),
          row.name,
        ]),
      ),
    };
  },
};

const revoke: Command = {
  name: 'key revoke',
  usage: 'key revoke KEY_ID',
  does: 'refuses a key from now on',
  options: [],
  async run(orm, [id]) {
    const keyId = keyIdOf(id);
    const workspaceId = await revokeKey(orm, keyId);
    if (workspaceId === null) throw noSuchKey(keyId);
    return {
      audit: { workspaceId, before: { keyId, revoked: false }, after: { revoked: true } },
      data: { keyId, revoked: true },
      text: `Key ${keyId} is revoked.`,
    };
  },
};

const noSuchKey = (keyId: string): UserError =>
  new UserError(`There is no active key ${keyId}: npm run admin -- key list WORKSPACE`);

function keyIdOf(word: string | undefined): string {
  const keyId = required(word, 'a KEY_ID');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(keyId)) throw noSuchKey(keyId);
  return keyId.toLowerCase();
}

const OVERLAP = '7d';

const rotate: Command = {
  name: 'key rotate',
  usage: 'key rotate KEY_ID [--overlap 7d] [--expires 90d|2027-01-31|never]',
  does: `makes a key with the name and scopes of another, which goes on for the overlap (${OVERLAP}; 0s ends it at once) and is refused then; ${SHOWN_ONCE}`,
  options: ['overlap', 'expires'],
  async run(orm, [id], options) {
    const keyId = keyIdOf(id);
    const overlap = options['overlap'] ?? OVERLAP;
    if (!/^\d+[dhms]$/.test(overlap))
      throw new UserError(`--overlap ${overlap} is no span: use 7d, 12h, 30m or 0s.`);
    const { expires } = options;
    const expiresAt =
      expires === undefined
        ? undefined
        : expires === 'never'
          ? null
          : futureOf(expires, '--expires');
    const outcome = await rotateKey(orm, keyId, { oldUntil: momentOf(overlap), expiresAt });
    if (!outcome.rotated) throw rotationRefused(keyId, outcome);
    const oldExpiresAt = outcome.oldExpiresAt.toISOString();
    const made = {
      keyId: outcome.id,
      scopes: outcome.scopes,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
    return {
      audit: {
        workspaceId: outcome.workspaceId,
        before: { keyId },
        after: { ...made, oldExpiresAt },
      },
      secret: { keyId: outcome.id, key: outcome.key },
      data: {
        workspaceId: outcome.workspaceId,
        ...made,
        key: outcome.key,
        oldKeyId: keyId,
        oldExpiresAt,
      },
      text: `Key ${outcome.id} takes the place of ${keyId}, which is refused from ${oldExpiresAt} on.`,
    };
  },
};

const rotationRefused = (
  keyId: string,
  { why }: Extract<Rotation, { rotated: false }>,
): UserError =>
  why === 'not_active'
    ? noSuchKey(keyId)
    : new UserError(
        `Key ${keyId} has an end: say when the new one ends with --expires 90d, or --expires never.`,
      );

export const keyCommands: readonly Command[] = [create, list, revoke, rotate];
