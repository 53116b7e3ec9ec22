import { createKey, listKeys, revokeKey } from '../../db/store/workspaces.ts';
import { UserError } from '../config.ts';
import type { Command } from './command.ts';
import { momentOf, required, scopesOf, workspaceOf } from './inputs.ts';

const create: Command = {
  name: 'key create',
  usage: 'key create WORKSPACE [--name NAME] [--scopes a,b] [--expires 90d|2027-01-31]',
  does: 'creates a key, all scopes when none are named; shown this once',
  options: ['name', 'scopes', 'expires'],
  async run(orm, [reference], options) {
    const workspace = await workspaceOf(orm, reference);
    const scopes = scopesOf(options['scopes']);
    const expiresAt = options['expires'] === undefined ? undefined : momentOf(options['expires']);
    const name = (options['name'] ?? 'Key').slice(0, 120);
    const made = await createKey(orm, {
      workspaceId: workspace.id,
      name,
      scopes,
      ...(expiresAt ? { expiresAt } : {}),
    });
    return {
      data: {
        workspaceId: workspace.id,
        keyId: made.id,
        key: made.key,
        scopes,
        expiresAt: expiresAt?.toISOString() ?? null,
      },
      text: `Key ${made.id} of ${workspace.slug} (${scopes.join(', ')}), shown this once: ${made.key}`,
    };
  },
};

const list: Command = {
  name: 'key list',
  usage: 'key list WORKSPACE',
  does: 'keys of a workspace by their first characters',
  options: [],
  async run(orm, [reference]) {
    const keys = await listKeys(orm, (await workspaceOf(orm, reference)).id);
    const data = keys.map(({ id, name, prefix, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }) => ({
      id,
      name,
      prefix,
      scopes,
      createdAt,
      expiresAt,
      revokedAt,
      lastUsedAt,
    }));
    const state = (row: (typeof data)[number]): string => (row.revokedAt ? 'revoked' : 'active');
    return {
      data,
      text: data
        .map((row) => `${row.id}  ${row.prefix}...  ${state(row)}  ${row.scopes.join(',')}  ${row.name}`)
        .join('\n'),
    };
  },
};

const revoke: Command = {
  name: 'key revoke',
  usage: 'key revoke KEY_ID',
  does: 'refuses a key from now on',
  options: [],
  async run(orm, [id]) {
    const keyId = required(id, 'a KEY_ID');
    if (!/^[0-9a-f-]{36}$/i.test(keyId) || !(await revokeKey(orm, keyId))) {
      throw new UserError(`There is no active key ${keyId}: npm run admin -- key list WORKSPACE`);
    }
    return { data: { keyId, revoked: true }, text: `Key ${keyId} is revoked.` };
  },
};

export const keyCommands: readonly Command[] = [create, list, revoke];
