/**
 * What operators do leaves a row: who, what, before, after. Nobody changes it, and no name or text
 * of a customer is in it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Orm, sql } from '../db/orm.ts';
import { recordAudit } from '../db/store/audit.ts';
import { createKey } from '../db/store/workspaces.ts';
import type { Command } from '../operator/admin/command.ts';
import { COMMANDS } from '../operator/admin/commands.ts';
import { perform } from '../operator/admin/perform.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import type { Json } from './support/service.ts';

let database: TestDatabase;
let orm: Orm;
let folder: string;
beforeAll(async () => {
  database = await createDatabase();
  ({ orm } = database);
  folder = mkdtempSync(path.join(tmpdir(), 'landfall-audit-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

async function tell(
  name: string,
  words: string[],
  options: Record<string, string> = {},
  flags: string[] = [],
): Promise<Json> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const given = { positionals: words, options, flags: new Set(flags) };
  return (await perform(orm, command, given, 'Olga Operator')).data;
}

const entries = (): Promise<Json[]> =>
  sql<Json>(
    orm,
    'select by_whom, what, workspace_id, before, after from audit_entries order by id',
  );

async function latest(): Promise<Json> {
  const all = await entries();
  return all.at(-1);
}

const NAME = 'Canary Trading';

describe('an entry', () => {
  let shop: string;
  let keyId: string;
  beforeAll(async () => {
    ({ workspaceId: shop } = await tell('workspace create', [NAME], { credits: '5' }));
    ({ id: keyId } = await createKey(orm, {
      workspaceId: shop,
      name: 'Canary key',
      scopes: ['account'],
    }));
  });

  it('is left by a new workspace', async () => {
    const [made] = await entries();
    expect(made).toMatchObject({
      by_whom: 'Olga Operator',
      what: 'workspace create',
      workspace_id: shop,
      before: null,
      after: { credits: 5, keyId: expect.any(String) },
    });
  });

  it.each([
    [
      'workspace set',
      ['SHOP', 'defaultMode=mini'],
      {},
      { defaultMode: null },
      { defaultMode: 'mini' },
    ],
    ['workspace suspend', ['SHOP'], {}, { status: 'active' }, { status: 'suspended' }],
    ['workspace resume', ['SHOP'], {}, { status: 'suspended' }, { status: 'active' }],
    ['key create', ['SHOP'], { name: 'Canary', scopes: 'account' }, null, { scopes: ['account'] }],
    ['key rotate', ['KEY'], {}, { keyId: 'KEY' }, { oldExpiresAt: expect.any(String) }],
    ['key revoke', ['KEY'], {}, { keyId: 'KEY', revoked: false }, { revoked: true }],
    [
      'credits grant',
      ['SHOP', '7'],
      { note: 'for Canary' },
      { balance: 5 },
      { balance: 12, amount: 7 },
    ],
    [
      'credits purchase',
      ['SHOP', '8'],
      { note: 'Canary' },
      { balance: 12 },
      { balance: 20, amount: 8 },
    ],
    ['credits adjust', ['SHOP', '-20'], {}, { balance: 20 }, { balance: 0, amount: -20 }],
    ['price set', ['calculate', '3'], {}, { credits: 1 }, { credits: 3 }],
    ['price set', ['calculate', 'default'], {}, { credits: 3 }, { credits: 1 }],
    ['action off', ['calculate'], {}, { calculate: 1 }, { action: 'calculate', on: false }],
    ['action on', ['calculate'], {}, { calculate: null }, { action: 'calculate', on: true }],
    ['action off', ['classify'], { workspace: 'SHOP' }, { disabledActions: [] }, { on: false }],
    [
      'action on',
      ['classify'],
      { workspace: 'SHOP' },
      { disabledActions: ['classify'] },
      { on: true },
    ],
    ['signing rotate', [], {}, null, { signingKey: expect.anything(), overlapSeconds: 3600 }],
    ['feedback export', ['FILE'], {}, null, { cases: 0 }],
  ] as const)('is left by %s %j', async (name, words, options, before, after) => {
    const named = (word: string): string => {
      const places: Record<string, string> = {
        SHOP: shop,
        KEY: keyId,
        FILE: path.join(folder, 'f.jsonl'),
      };
      return places[word] ?? word;
    };
    const stated = Object.fromEntries(
      Object.entries(options).map(([key, word]) => [key, named(word)]),
    );
    await tell(name, words.map(named), stated);
    const entry = await latest();
    expect(entry).toMatchObject({ by_whom: 'Olga Operator', what: name, after });
    if (before === null) expect(entry.before).toBeNull();
    else {
      const expected = Object.entries(before).map(([field, value]) => [
        field,
        value === 'KEY' ? keyId : value,
      ]);
      expect(entry.before).toMatchObject(Object.fromEntries(expected));
    }
  });

  it('is left by a review, without the text', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    await sql(
      orm,
      `insert into feedback (id, workspace_id, destination_country, description, predicted_code, verdict)
       values (?, ?, 'US', 'Canary shirt', '610910', 'right')`,
      [id, shop],
    );
    await tell('feedback review', [id], {}, ['confirm']);
    expect(await latest()).toMatchObject({
      workspace_id: shop,
      before: { feedbackId: id, state: 'recorded' },
      after: { review: 'confirmed', confirmedCode: '610910' },
    });
  });

  it('holds no name, note, text or key of a customer', async () => {
    const printed = JSON.stringify(await entries());
    expect(printed).not.toMatch(/canary/i);
    expect(printed).not.toContain('lf_');
  });

  it('is left by no command that only reads', async () => {
    const before = (await entries()).length;
    for (const name of ['workspace list', 'feedback list', 'signing list', 'audit'])
      await tell(name, []);
    await tell('key list', [shop]);
    expect((await entries()).length).toBe(before);
  });

  it('is listed newest first, of one workspace or of all', async () => {
    const { workspaceId: other } = await tell('workspace create', ['Other']);
    const all = await tell('audit', []);
    expect(all[0]).toMatchObject({
      by: 'Olga Operator',
      what: 'workspace create',
      workspaceId: other,
    });
    const mine = await tell('audit', [], { workspace: shop, limit: '2' });
    expect(mine.map(({ what }: Json) => what)).toEqual(['feedback review', 'action on']);
    expect(await tell('audit', [], { workspace: other })).toHaveLength(1);
  });
});

describe('an entry and what it tells of', () => {
  it('stand or fall together', async () => {
    const { workspaceId } = await tell('workspace create', ['Whole']);
    const { length } = await entries();
    const failing: Command = {
      name: 'x'.repeat(61), // longer than the audit takes: the entry fails after the work is done
      usage: '',
      does: '',
      options: [],
      run: async () => {
        await sql(orm, `update workspaces set status = 'suspended' where id = ?`, [workspaceId]);
        await createKey(orm, { workspaceId, name: 'Lost', scopes: [] });
        return { data: null, text: '' };
      },
    };
    const given = { positionals: [], options: {}, flags: new Set<string>() };
    await expect(perform(orm, failing, given, 'tester')).rejects.toThrow();
    const [{ status, keys }] = await sql<Json>(
      orm,
      `select status, (select count(*)::int from api_keys where workspace_id = w.id) as keys from workspaces w where id = ?`,
      [workspaceId],
    );
    expect([status, keys]).toEqual(['active', 1]);
    expect((await entries()).length).toBe(length);
  });
});

describe('nobody changes an entry', () => {
  const refused = /audit entries are added, never changed or deleted/;

  it.each([
    `update audit_entries set by_whom = 'someone else'`,
    'update audit_entries set before = null where false',
    'delete from audit_entries',
    'delete from audit_entries where false',
    'truncate audit_entries',
  ])('%s', async (statement) => {
    await recordAudit(orm, { by: 'a', what: 'b', workspaceId: null, before: null, after: null });
    const before = await entries();
    await expect(sql(orm, statement)).rejects.toThrow(refused);
    expect(await entries()).toEqual(before);
  });
});
