/** What is written down for endpoints of runs and imports: once, counted whole, the first by name. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import {
  type EventType,
  ITEMS_TOLD,
  MESSAGE_BYTES_MAX,
  messageOf,
} from '../contract/webhookEvents.ts';
import { sql, together } from '../db/orm.ts';
import { moveImport, noteOutcome, putChunk, storeImport } from '../db/store/catalog/imports.ts';
import { announceCodes, announceGathered } from '../db/store/webhooks/codes.ts';
import { addEndpoint } from '../db/store/webhooks/endpoints.ts';
import { bodyOf } from '../db/store/webhooks/outbox.ts';
import { createWorkspace } from '../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';
import type { Json } from './support/service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

async function listening(): Promise<string> {
  const { orm } = database;
  const { id } = await createWorkspace(orm, `Told ${uuidv7()}`);
  const endpoint = { id: uuidv7(), url: 'https://shop.example/', secret: 'none.' };
  await addEndpoint(orm, id, { ...endpoint, description: null, types: null });
  return id;
}

async function told(workspaceId: string, type: EventType): Promise<Json[]> {
  const rows = await sql<{ body: string }>(
    database.orm,
    'select body from webhook_messages where workspace_id = ? and type = ?',
    [workspaceId, type],
  );
  return rows.map(({ body }) => {
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MESSAGE_BYTES_MAX);
    return (messageOf(type).parse(JSON.parse(body)) as Json).data;
  });
}

const codes = (count: number, state: 'suggested' | 'approved') =>
  Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    productId: uuidv7(),
    itemId: uuidv7(),
    schedule: 'US',
    code: String(6109100000 + at),
    state,
  }));

it('codes of a run are told once, when it ends: all counted, the first fifty by name', async () => {
  const { orm } = database;
  const [workspaceId, runId] = [await listening(), uuidv7()];
  const [first, second] = [codes(40, 'suggested'), codes(40, 'suggested')];
  for (const some of [first, second, codes(3, 'approved')])
    await together(orm, () => announceCodes(orm, workspaceId, some, runId));
  expect(await told(workspaceId, 'classification.suggested')).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    await together(orm, () => announceGathered(orm, workspaceId, runId));
  const [suggested, ...more] = await told(workspaceId, 'classification.suggested');
  expect(more).toEqual([]);
  expect(suggested).toMatchObject({ runId, count: 80 });
  expect(suggested.items.map((one: Json) => one.classificationId)).toEqual(
    [...first, ...second].slice(0, ITEMS_TOLD).map(({ id }) => id),
  );
  expect(await told(workspaceId, 'classification.decided')).toMatchObject([
    { runId, count: 3, approved: 3, rejected: 0 },
  ]);
});

const sent = {
  fileName: 'goods.csv',
  options: {
    mode: 'upsert',
    matchBy: 'sku',
    emptyCells: 'ignore',
    dryRun: false,
    approveCodes: false,
  },
  createdBy: { type: 'key', id: 'k', name: 'Web shop' },
  requestId: null,
} as const;

it('an import is told when it ends, with what became of its products', async () => {
  const { orm } = database;
  const workspaceId = await listening();
  const { id } = await storeImport(orm, workspaceId, sent, new Uint8Array([1]));
  const outcome = { created: 2, updated: 1, unchanged: 4, failed: 3, issues: [] };
  for (const chunk of [0, 1]) {
    await putChunk(orm, id, chunk, new Uint8Array([1]));
    await noteOutcome(orm, id, chunk, outcome);
  }
  await together(orm, () => announceCodes(orm, workspaceId, codes(1, 'suggested'), id));
  await together(orm, () => moveImport(orm, id, ['queued'], 'completed'));
  expect(await told(workspaceId, 'import.completed')).toMatchObject([
    {
      importId: id,
      fileName: 'goods.csv',
      reason: null,
      counts: { created: 4, updated: 2, unchanged: 8, failed: 6 },
    },
  ]);
  expect(await told(workspaceId, 'classification.suggested')).toMatchObject([
    { runId: id, count: 1 },
  ]);
});

it('one that fails says why; one that is cancelled is not told', async () => {
  const { orm } = database;
  const workspaceId = await listening();
  const [broken, cancelled] = [
    await storeImport(orm, workspaceId, sent, new Uint8Array([1])),
    await storeImport(orm, workspaceId, sent, new Uint8Array([1])),
  ];
  await moveImport(orm, broken.id, ['queued'], 'failed', { reason: 'The file is empty.' });
  await moveImport(orm, cancelled.id, ['queued'], 'cancelled');
  expect(await told(workspaceId, 'import.failed')).toMatchObject([
    { importId: broken.id, reason: 'The file is empty.' },
  ]);
  expect(await told(workspaceId, 'import.completed')).toEqual([]);
});

it('a message has less than 20 kB, however long its items are, and the count is whole', () => {
  const long = '税'.repeat(200);
  const items = Array.from({ length: 60 }, (_, index) => ({ index, reference: long, code: null }));
  const body = bodyOf('bulk.completed', { counts: { failed: 60 }, failed: items });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MESSAGE_BYTES_MAX);
  const { data } = JSON.parse(body);
  expect(data.counts).toEqual({ failed: 60 });
  expect(data.failed.length).toBeGreaterThan(20);
  expect(data.failed).toEqual(items.slice(0, data.failed.length));
});

it('where nobody listens nothing is written down', async () => {
  const { orm } = database;
  const { id } = await createWorkspace(orm, `Told ${uuidv7()}`);
  await together(orm, () => announceCodes(orm, id, codes(3, 'suggested')));
  await together(orm, () => announceCodes(orm, id, codes(3, 'suggested'), uuidv7()));
  const rows = await sql(orm, 'select 1 as one from webhook_gathered where workspace_id = ?', [id]);
  expect([rows, await told(id, 'classification.suggested')]).toEqual([[], []]);
});
