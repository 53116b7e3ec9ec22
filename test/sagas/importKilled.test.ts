/**
 * A worker is killed in the middle of a file of goods: another one brings the rest of it, each row
 * once.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { holdTable } from '../support/brokenDatabase.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess } from '../support/worker.ts';

const ROWS = 6000;
/** A step of a worker that is gone is given to another after half a minute. */
const LONG_MS = 150_000;

let service: TestService;
let shop: TestWorkspace;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  shop = await service.workspace();
});
afterAll(() => service.stop());

const importOf = async (id: string): Promise<Json> =>
  (await shop.call('GET', `/v1/catalog/imports/${id}`)).body.data;

it(
  'a worker killed between two chunks: each row is written once, and counted once',
  async () => {
    const rows = Array.from({ length: ROWS }, (_, at) => `S-${at},Mug ${at},6912.00\n`);
    const body = { fileName: 'mugs.csv', content: `sku,title,code_HS\n${rows.join('')}` };
    const { id } = (await shop.call('POST', '/v1/catalog/imports', { body })).body.data;
    const first = await startWorkerProcess(service);
    await eventually(
      () => importOf(id),
      ({ counts }) => counts.created > 0,
      LONG_MS,
    );
    const held = await holdTable(service, 'catalog_history');
    await eventually(held.isAwaited, (awaited) => awaited, LONG_MS);
    const before = (await importOf(id)).counts.created;
    expect(before).toBeLessThan(ROWS);
    await first.kill();
    const second = await startWorkerProcess(service);
    await held.release();
    const done = await eventually(
      () => importOf(id),
      ({ state }) => state === 'completed',
      LONG_MS,
    );
    expect(done.counts).toMatchObject({ rows: ROWS, created: ROWS, updated: 0, failed: 0 });
    const [written] = await sql<object>(
      service.orm,
      `select (select count(*)::int from catalog_products p where workspace_id = w.id) as products,
         (select count(*)::int from catalog_classifications where workspace_id = w.id) as codes,
         (select count(*)::int from catalog_history where workspace_id = w.id and action = 'imported') as told
       from workspaces w where id = ?`,
      [shop.id],
    );
    expect(written).toEqual({ products: ROWS, codes: ROWS, told: ROWS });
    await second.kill();
  },
  3 * LONG_MS,
);
