/** Everything that is kept of a workspace, as lines of JSON. */
import { IsolationLevel } from '@mikro-orm/core';
import { type Orm, sql } from '../orm.ts';
import { type Holding, holdingsOf, listed, quoted } from './holdings.ts';

export interface Export {
  /** Is told once how many rows there are. */
  begin: (rows: number) => void;
  /** Takes some whole lines, `{"table": ..., "row": {...}}` each. */
  append: (lines: string, rows: number) => Promise<void>;
}

const ROWS_MAX = 100;
const BYTES_AIM = 4 * 1024 * 1024; // in memory at a time, where rows are of one size

/** Hands over all rows of one moment, some at a time; returns how many each table had. */
export function exportWorkspace(
  orm: Orm,
  workspaceId: string,
  { begin, append }: Export,
): Promise<Record<string, number>> {
  return orm.em.transactional(
    async () => {
      const holdings = await holdingsOf(orm, workspaceId);
      const counts: Record<string, number> = {};
      for (const { table, condition } of holdings) {
        const [row] = await sql<{ n: number }>(
          orm,
          `select count(*)::int as n from ${quoted(table)} where ${condition}`,
        );
        counts[table] = row?.n ?? 0;
      }
      begin(Object.values(counts).reduce((sum, one) => sum + one, 0));
      for (const holding of holdings) await rowsOf(orm, holding, append);
      return counts;
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

async function rowsOf(
  orm: Orm,
  { table, columns, condition }: Holding,
  append: Export['append'],
): Promise<void> {
  await sql(
    orm,
    `declare exported no scroll cursor for select row_to_json(r)::text as line
     from (select ${listed(columns)} from ${quoted(table)} where ${condition}) r`,
  );
  for (let wanted = 1; ;) {
    const rows = await sql<{ line: string }>(orm, `fetch ${wanted} from exported`);
    if (rows.length > 0)
      await append(rows.map(({ line }) => lineOf(table, line)).join(''), rows.length);
    if (rows.length < wanted) break;
    const longest = Math.max(1, ...rows.map(({ line }) => line.length));
    wanted = Math.max(1, Math.min(wanted * 2, ROWS_MAX, Math.floor(BYTES_AIM / longest)));
  }
  await sql(orm, 'close exported');
}

// a line break in JSON is a blank between two of its parts: within texts it is written as \n
const lineOf = (table: string, row: string): string =>
  `{"table":${JSON.stringify(table)},"row":${row.replaceAll(/[\r\n]+/g, ' ')}}\n`;
