/** Long work under the kills: a bulk run, and an import into the catalogue. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BulkRun } from '../../contract/bulk.ts';
import { type Orm, sql } from '../../db/orm.ts';
import { progress } from '../../workers/process/progress.ts';
import { connections, type HttpAnswer, post } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export interface Background {
  runId: string;
  importId: string;
  items: number;
}

const line = (index: number): object => ({
  hsCode: '6109100012',
  originCountry: 'CN',
  value: 20 + (index % 900),
});

/** Begins both, each with as many items. */
export async function beginBackground(
  url: string,
  { key }: BenchWorkspace,
  items: number,
): Promise<Background> {
  const agent = connections(1);
  const begun = async (path: string, body: object): Promise<string> => {
    const answer: HttpAnswer = await post(agent, { url, path, key, body });
    if (answer.status !== 202)
      throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 500)}`);
    return (JSON.parse(answer.body) as { data: { id: string } }).data.id;
  };
  const rows = Array.from({ length: items }, (_, at) => `SKU-${at},Cotton T-shirt ${at}\n`);
  const content = `sku,title\n${rows.join('')}`;
  const importId = await begun('/v1/catalog/imports', { fileName: 'goods.csv', content });
  const runId = await begun('/v1/bulk/runs', {
    kind: 'calculate',
    defaults: { destinationCountry: 'US', currency: 'USD' },
    items: Array.from({ length: items }, (_, index) => line(index)),
  });
  agent.destroy();
  return { runId, importId, items };
}

const WAIT_MS = 300_000;

/** Resolves when both have ended, by any of the addresses, and at the latest after a bounded wait. */
export async function backgroundEnded(
  urls: () => readonly string[],
  { key }: BenchWorkspace,
  { runId, importId, items }: Background,
): Promise<void> {
  const show = progress('items of the bulk run', items);
  const untilMs = Date.now() + WAIT_MS;
  for (let at = 0; Date.now() < untilMs; at += 1) {
    const [url = ''] = urls().slice(at % urls().length);
    const read = <T>(path: string): Promise<T | null> =>
      fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
        .then(async (answer) => (answer.ok ? ((await answer.json()) as { data: T }).data : null))
        .catch(() => null);
    const run = await read<BulkRun>(`/v1/bulk/status?id=${runId}`);
    const brought = await read<{ finishedAt: string | null }>(`/v1/catalog/imports/${importId}`);
    if (run) show(run.counts.succeeded + run.counts.failed + run.counts.skipped);
    if (run?.finishedAt && brought?.finishedAt) return;
    await pause(500);
  }
}

/** What the database holds of both at the end. */
export interface BackgroundEvidence {
  items: number;
  runState: string;
  answered: number;
  /** Events of the run that stayed charged and are settled with an answer, each once. */
  charged: number;
  /** Credits that the ledger says the run has cost. */
  ledger: number;
  importState: string;
  products: number;
  /** Entries of the history that the import has written. */
  changes: number;
}

export async function readBackground(
  orm: Orm,
  { runId, importId, items }: Background,
): Promise<BackgroundEvidence> {
  const [found] = await sql<Omit<BackgroundEvidence, 'items'>>(
    orm,
    `select r.state as "runState", i.state as "importState",
       (select count(*)::int from bulk_items where run_id = r.id and state = 'succeeded') as answered,
       (select count(*)::int from usage_events u join usage_answers a on a.usage_id = u.id
         where u.bulk_run_id = r.id and u.status = 'charged' and u.settled_at is not null) as charged,
       (select coalesce(-sum(amount), 0)::int from ledger_entries where bulk_run_id = r.id) as ledger,
       (select count(*)::int from catalog_products where workspace_id = i.workspace_id) as products,
       (select count(*)::int from catalog_history where workspace_id = i.workspace_id) as changes
     from bulk_runs r, catalog_imports i where r.id = ? and i.id = ?`,
    [runId, importId],
  );
  if (!found) throw new Error('the bulk run or the import is gone');
  return { items, ...found };
}
