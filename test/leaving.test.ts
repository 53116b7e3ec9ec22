/** A customer who leaves takes everything with them, and nothing stays but numbers and ids. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sql } from '../db/orm.ts';
import { recordRequests } from '../db/store/requestLog.ts';
import { KEPT } from '../db/store/eraseWorkspace.ts';
import { exportWorkspace } from '../db/store/exportWorkspace.ts';
import { holdingsOf } from '../db/store/holdings.ts';
import { COMMANDS } from '../operator/admin/commands.ts';
import { perform } from '../operator/admin/perform.ts';
import { POSTAL } from './support/goodsDocuments.ts';
import { loggedRequest } from './support/loggedRequest.ts';
import {
  call,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { type Shop, startShop } from './support/shop.ts';

let service: TestService;
let shop: Shop;
let folder: string;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // progress
  shop = await startShop();
  service = await startService({ environment: { FETCH_ALLOW_HOSTS: shop.host } });
  folder = mkdtempSync(path.join(tmpdir(), 'landfall-leaving-'));
});
afterAll(async () => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
  await shop.stop();
});

async function tell(
  name: string,
  words: string[],
  options: Record<string, string> = {},
): Promise<Json> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const given = { positionals: words, options, flags: new Set<string>() };
  return (await perform(service.orm, command, given, 'tester')).data;
}

const NAME = 'Canary Zanzibar';

/** A workspace that has used everything, with the canary's name wherever a text is taken. */
async function used(): Promise<TestWorkspace> {
  const workspace = await service.workspace();
  const post = async (target: string, body: unknown, idempotencyKey?: string): Promise<void> => {
    const answer = await workspace.call('POST', target, {
      body,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
    expect([target, answer.status]).toEqual([target, 200]);
  };
  const shirt = {
    description: `Knitted cotton T-shirt ${NAME}`,
    destinationCountry: 'US',
    mode: 'mini',
  };
  await post('/v1/classify', { ...shirt, sku: NAME }, NAME.replace(' ', '-'));
  await post('/v1/classify/batch', { items: [shirt, shirt] }, 'batch');
  await post('/v1/calculate', {
    hsCode: '6109.10.00',
    originCountry: 'VN',
    destinationCountry: 'US',
    value: 480,
    shippingCost: 35,
  });
  await post('/v1/restrictions', {
    destinationCountry: 'US',
    reference: NAME,
    items: [{ title: NAME }],
  });
  await post('/v1/restrictions/rules', { ruleType: 'observation', keywords: [NAME], title: NAME });
  await post('/v1/classify/blocklist', { code: '6403', reason: NAME });
  await post('/v1/classify/feedback', {
    destinationCountry: 'US',
    description: NAME,
    predictedCode: '6109',
    verdict: 'right',
  });
  const product = await workspace.call('POST', '/v1/catalog/products', {
    body: { title: NAME, items: [{ sku: NAME }], extra: { note: NAME } },
  });
  await workspace.call('POST', `/v1/catalog/products/${product.body.data.id}/classifications`, {
    body: { destinationCountry: 'US', code: '6109.10', note: NAME },
  });
  await post('/v1/documents/cn23', { ...POSTAL, comments: NAME }, 'document');
  await tell('credits grant', [workspace.id, '5'], { note: NAME });
  await tell('workspace set', [workspace.id, 'defaultMode=mini']);
  await workspace.call('GET', '/v1/requests'); // the log is written
  return workspace;
}

const slugOf = async ({ id }: TestWorkspace): Promise<string> => {
  const [row] = await sql<{ slug: string }>(
    service.orm,
    'select slug from workspaces where id = ?',
    [id],
  );
  return row?.slug ?? '';
};

/** Tables in which a row holds a word, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    service.orm,
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql<{ n: number }>(
      service.orm,
      `select count(*)::int as n from ${name} t where position(? in t::text) > 0`,
      [word],
    );
    if (row?.n) found.push(name);
  }
  return found;
}

describe('workspace export', () => {
  it('writes every row of the workspace, a line each, into a file of its owner alone', async () => {
    const [workspace, other] = [await used(), await used()];
    const file = path.join(folder, 'all.jsonl');
    writeFileSync(file, 'readable by all', { mode: 0o644 });
    const { rows } = await tell('workspace export', [await slugOf(workspace)], { file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    const lines: Json[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const counted: Record<string, number> = {};
    for (const { table } of lines) counted[table] = (counted[table] ?? 0) + 1;
    expect(Object.fromEntries(Object.entries(rows).filter(([, number]) => number !== 0))).toEqual(
      counted,
    );
    for (const table of [
      'workspaces',
      'api_keys',
      'ledger_entries',
      'audit_entries',
      'usage_events',
      'usage_answers',
      'replays',
      'requests',
      'checks',
      'documents',
      'blocked_codes',
      'restriction_rules',
      'feedback',
    ])
      expect([table, counted[table]]).not.toEqual([table, undefined]);
    for (const { table, row } of lines)
      if ('workspace_id' in row) expect([table, row.workspace_id]).toEqual([table, workspace.id]);
    expect(text).not.toContain(other.id);
    const keys = lines.filter(({ table }) => table === 'api_keys');
    expect(keys.map(({ row }) => [row.id, 'hash' in row])).toEqual([[workspace.keyId, false]]);
    const [answer] = await sql<Json>(
      service.orm,
      'select answer from usage_answers a join usage_events u on u.id = a.usage_id where u.workspace_id = ? order by usage_id limit 1',
      [workspace.id],
    );
    expect(
      lines.some(({ row }) => JSON.stringify(row.answer) === JSON.stringify(answer.answer)),
    ).toBe(true);
  });

  it('holds at most a hundred rows at a time, and large ones one by one', async () => {
    const workspace = await service.workspace();
    const small = Array.from({ length: 700 }, () => loggedRequest(workspace.id));
    await recordRequests(service.orm, small);
    const batches: { rows: number; characters: number }[] = [];
    const collect = () =>
      exportWorkspace(service.orm, workspace.id, {
        begin: () => {},
        append: async (lines, rows) => void batches.push({ rows, characters: lines.length }),
      });
    expect((await collect())['requests']).toBe(700);
    expect(Math.max(...batches.map(({ rows }) => rows))).toBe(100);
    await sql(
      service.orm,
      'update requests set body = to_jsonb(repeat(?, 3000000)) where request_id in (?, ?, ?)',
      ['x', ...small.slice(0, 3).map(({ requestId }) => requestId)],
    );
    batches.length = 0;
    await collect();
    const large = batches.filter(({ characters }) => characters > 3_000_000);
    expect(large.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThanOrEqual(3);
    // in heap order the three stand last: those after the first are fetched alone
    expect(large.slice(1).every(({ rows }) => rows === 1)).toBe(true);
  });

  it('leaves a trace before it hands anything out, and no half file', async () => {
    const workspace = await service.workspace();
    const place = path.join(folder, 'missing', 'x.jsonl');
    await expect(tell('workspace export', [workspace.id], { file: place })).rejects.toThrow(
      /cannot be written/,
    );
    await expect(tell('workspace export', [workspace.id], { file: folder })).rejects.toThrow(
      /is no file/,
    );
    const entries = await tell('audit', [], { workspace: workspace.id });
    expect(entries.map(({ what }: Json) => what)).toEqual(['workspace export', 'workspace export']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('workspace erase', () => {
  it('leaves no row of the workspace in any table, but numbers of the ledger and ids of the audit', async () => {
    const [workspace, other] = [await used(), await service.workspace()];
    const slug = await slugOf(workspace);
    const holdings = await holdingsOf(service.orm, workspace.id);
    const { rows } = await tell('workspace erase', [slug], { confirm: slug });
    expect(rows).toMatchObject({
      workspaces: 1,
      api_keys: 1,
      checks: 1,
      documents: 1,
      feedback: 1,
      restriction_rules: 1,
      catalog_products: 1,
      catalog_items: 1,
      catalog_classifications: 1,
      catalog_history: 2,
    });
    for (const { table, condition } of holdings.filter((one) => !KEPT.has(one.table))) {
      const [left] = await sql<{ n: number }>(
        service.orm,
        `select count(*)::int as n from ${table} where ${condition}`,
      );
      expect([table, left?.n]).toEqual([table, 0]);
    }
    expect(await tablesWith(workspace.id)).toEqual(['audit_entries', 'ledger_entries']);
    expect(await tablesWith(workspace.keyId)).toEqual([]);
    expect(await tablesWith(slug)).toEqual([]);
    const ledger = await sql<Json>(
      service.orm,
      'select sum(amount)::int as sum, count(description)::int as texts, max(seq) as last from ledger_entries where workspace_id = ?',
      [workspace.id],
    );
    expect(ledger[0]).toMatchObject({ sum: 0, texts: 0 });
    expect((await call(service.url, 'GET', '/v1/me', { key: workspace.key })).status).toBe(401);
    expect((await call(service.url, 'GET', '/v1/me', { key: other.key })).status).toBe(200);
    const entries = await tell('audit', [], { workspace: workspace.id });
    expect(entries[0]).toMatchObject({
      what: 'workspace erase',
      by: 'tester',
      after: { workspaces: 1 },
    });
  });

  it('leaves no text that the customer sent', async () => {
    for (const { id } of await tell('workspace list', [])) {
      const [{ slug }] = await sql<Json>(service.orm, 'select slug from workspaces where id = ?', [
        id,
      ]);
      await tell('workspace erase', [id], { confirm: slug });
    }
    expect(await tablesWith('Canary')).toEqual([]);
    expect(await tablesWith('Zanzibar')).toEqual([]);
  });

  it('a record of a request that ended meanwhile is left out, and those of others are kept', async () => {
    const [gone, stays] = [await service.workspace(), await service.workspace()];
    const slug = await slugOf(gone);
    await tell('workspace erase', [slug], { confirm: slug });
    const [mine, theirs] = [uuidv7(), uuidv7()];
    await recordRequests(service.orm, [
      loggedRequest(gone.id, { requestId: mine }),
      loggedRequest(stays.id, { requestId: theirs }),
    ]);
    expect([await tablesWith(mine), await tablesWith(theirs)]).toEqual([[], ['requests']]);
  });

  it('is refused while a request is under way, and the workspace then works as before', async () => {
    const workspace = await service.workspace();
    const slug = await slugOf(workspace);
    shop.serve('/slow', { silent: true });
    const slow = workspace.call('POST', '/v1/products/extract', {
      body: { url: `${shop.url}/slow` },
    });
    while (shop.asked().every((one) => one.path !== '/slow'))
      await new Promise((next) => setTimeout(next, 50));
    await expect(tell('workspace erase', [slug], { confirm: slug, wait: '0' })).rejects.toThrow(
      /Nothing was erased: 1 request is under way/,
    );
    expect((await workspace.call('GET', '/v1/credits')).status).toBe(200);
    const told = (await tell('audit', [], { workspace: workspace.id })) as Json[];
    expect(told.slice(0, 2)).toMatchObject([
      { what: 'workspace erase', before: { status: 'suspended' }, after: { status: 'active' } },
      { what: 'workspace erase', before: { status: 'active' }, after: { status: 'suspended' } },
    ]);
    // waited for, it ends, is refunded, and everything goes
    const erased = await tell('workspace erase', [slug], { confirm: slug });
    expect(erased.erased).toBe(true);
    expect([502, 504]).toContain((await slow).status);
    expect(await tablesWith(workspace.id)).toEqual(['audit_entries', 'ledger_entries']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'that is stopped by %s leaves the workspace at work',
    async (name) => {
      const workspace = await service.workspace();
      const slug = await slugOf(workspace);
      const listening = process.listenerCount(name);
      const erasing = tell('workspace erase', [slug], { confirm: slug });
      const ended = expect(erasing).rejects.toThrow(/Nothing was erased: the command was stopped/);
      while ((await workspace.call('GET', '/v1/credits')).status !== 403)
        await new Promise((next) => setTimeout(next, 20));
      process.listeners(name).at(-1)?.(name); // the others are of those who run the tests
      await ended;
      expect((await workspace.call('GET', '/v1/credits')).status).toBe(200);
      expect(process.listenerCount(name)).toBe(listening);
    },
  );

  it.each([
    [undefined, /repeat its slug, --confirm workspace-/],
    ['something', /repeat its slug/],
  ])('is refused with --confirm %s', async (confirm, sentence) => {
    const workspace = await service.workspace();
    const options = confirm === undefined ? {} : { confirm };
    await expect(tell('workspace erase', [workspace.id], options)).rejects.toThrow(sentence);
    expect((await workspace.call('GET', '/v1/credits')).status).toBe(200);
  });

  it('finds a table that somebody adds later, also one that only hangs on another', async () => {
    await sql(
      service.orm,
      'create table later (id int primary key, owner uuid references workspaces (id))',
    );
    await sql(
      service.orm,
      'create table later_parts (later_id int references later (id), text text)',
    );
    try {
      const [one, other] = [await service.workspace(), await service.workspace()];
      await sql(service.orm, 'insert into later values (1, ?), (2, ?)', [one.id, other.id]);
      await sql(service.orm, `insert into later_parts values (1, 'mine'), (2, 'theirs')`);
      const slug = await slugOf(one);
      const { rows } = await tell('workspace erase', [slug], { confirm: slug });
      expect(rows).toMatchObject({ later: 1, later_parts: 1 });
      expect(await sql(service.orm, 'select text from later_parts')).toEqual([{ text: 'theirs' }]);
    } finally {
      await sql(service.orm, 'drop table later_parts, later');
    }
  });
});
