/** All results of a bulk run in one stream: lines of JSON, or a table. */
import { Readable } from 'node:stream';
import type { BulkKind, BulkResult } from '../../contract/bulk.ts';
import type { Orm } from '../../db/orm.ts';
import { listBulkResults } from '../../db/store/bulkRuns.ts';
import { lineOf, textCell } from '../../engine/catalog/export/csv.ts';
import { presentResult } from './present.ts';

export const CSV = 'text/csv';
export const NDJSON = 'application/x-ndjson';
export type StreamType = typeof CSV | typeof NDJSON;

const ROWS_AT_ONCE = 200;

interface Asked {
  id: string;
  kind: BulkKind;
  only: 'all' | 'failed' | 'review';
}

/** The results by index, read some at a time as they are taken. */
export const streamOf = (orm: Orm, run: Asked, type: StreamType): Readable =>
  Readable.from(type === CSV ? tableOf(orm, run) : linesOf(orm, run));

async function* resultsOf(orm: Orm, { id, only }: Asked): AsyncGenerator<BulkResult[]> {
  for (let after = -1; ;) {
    const rows = await listBulkResults(orm, id, { only, after, limit: ROWS_AT_ONCE });
    if (rows.length > 0) yield rows.map(presentResult);
    const last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE || !last) return;
    after = last.place;
  }
}

async function* linesOf(orm: Orm, run: Asked): AsyncGenerator<string> {
  for await (const results of resultsOf(orm, run))
    yield results.map((result) => `${JSON.stringify(result)}\n`).join('');
}

/** Fields of an answer that stand in the table, as paths; the whole answer is in the other forms. */
const COLUMNS: Readonly<Record<BulkKind, readonly string[]>> = {
  classify: ['hsCode', 'hsCodeFormatted', 'description', 'confidence', 'needsReview'],
  calculate: [
    'hsCode',
    'schedule',
    'currency',
    'totals.duties',
    'totals.taxes',
    'totals.fees',
    'totals.landedCost',
    'totals.complete',
  ],
  origin: ['country', 'declaredOrigin', 'verdict', 'probability', 'confidence', 'needsReview'],
  restrictions: ['id', 'outcome', 'counts.clear', 'counts.review', 'counts.blocked'],
  screen: ['id', 'outcome', 'query.name', 'matches.0.name', 'matches.0.list', 'matches.0.score'],
};
const SHARED = ['index', 'ok', 'reference', 'attempts', 'usageId'] as const;
/** Behind these and the error: what an item is of. */
const GOODS = ['productId', 'itemId', 'destinationCountry'] as const;

async function* tableOf(orm: Orm, run: Asked): AsyncGenerator<string> {
  const columns = COLUMNS[run.kind];
  yield rowOf([...SHARED, 'errorCode', 'errorMessage', ...columns, ...GOODS]);
  for await (const results of resultsOf(orm, run))
    yield results
      .map((result) =>
        rowOf([
          ...SHARED.map((name) => result[name]),
          result.error?.code,
          result.error?.message,
          ...columns.map((path) => valueAt(result.result, path)),
          ...GOODS.map((name) => result[name]),
        ]),
      )
      .join('');
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      value,
    );

const rowOf = (cells: readonly unknown[]): string => lineOf(cells.map(cellOf));

/** A figure is no text, and no formula either. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
}
