/** Statements that run often are parsed and planned once a connection. */
import type { Pool } from 'pg';

/** Text of a statement as PostgreSQL takes it, and how often it was wanted. */
interface Statement {
  text: string;
  uses: number;
}

const STATEMENTS = new Map<string, Statement>();
/**
 * Names by text. The server keeps each on every connection: there are few, of texts that come again
 * and again.
 */
const NAMES = new Map<string, string>();
const STATEMENTS_MAX = 1000;
const NAMES_MAX = 200;
const OFTEN = 3;

/**
 * `$1`, `$2` … in the place of `?`, as PostgreSQL counts parameters. Made once a statement: they
 * are constants, but for a few.
 */
export function numbered(statement: string): string {
  const known = STATEMENTS.get(statement) ?? { text: withNumbers(statement), uses: 0 };
  known.uses += 1;
  if (STATEMENTS.size < STATEMENTS_MAX) STATEMENTS.set(statement, known);
  if (known.uses === OFTEN && NAMES.size < NAMES_MAX) NAMES.set(known.text, `s${NAMES.size + 1}`);
  return known.text;
}

function withNumbers(statement: string): string {
  let count = 0;
  return statement.replaceAll('?', () => `$${(count += 1)}`);
}

type Query = (query: unknown, ...more: unknown[]) => unknown;

/**
 * Gives the statements of `numbered` their names on every connection of a pool; all others pass as
 * they are.
 */
export function prepareStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const named: Query = (text, ...more) => {
      const name = typeof text === 'string' ? NAMES.get(text) : undefined;
      return name === undefined ? query(text, ...more) : query({ name, text }, ...more);
    };
    client.query = named as typeof client.query;
  });
}
