/**
 * Connections that nothing comes by any more: a server that stands still, or a host that is gone
 * without a word. The limits of the server do not help there, since it is the server that is gone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

interface Silence {
  /** Of a connection while a statement is under way; 0: as long as it takes. */
  silenceMs: number;
  /** What a statement of long work may take. */
  statementMs: number;
}

const LONG_WORK = new AsyncLocalStorage<true>();
/** A server that ends a statement itself is heard first. */
const HEARD_MS = 5000;

/** Statements within `work` may be silent for as long as any may take: an import, a clean-up. */
export const longWork = <T>(work: () => T): T => LONG_WORK.run(true, work);

/**
 * Ends each connection on which nothing moves for so long in the middle of a statement: whoever
 * waits for it is told, and the pool makes another in its place.
 */
export function endSilentConnections(pool: Pool, { silenceMs, statementMs }: Silence): void {
  const longMs = statementMs === 0 ? 0 : Math.max(silenceMs, statementMs + HEARD_MS);
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      socket.setTimeout(LONG_WORK.getStore() ? longMs : silenceMs);
      return query(...asked);
    }) as typeof client.query;
    client.on('drain', () => socket.setTimeout(0)); // nothing is under way any more
    socket.on('timeout', () =>
      socket.destroy(new Error(`the database was silent for ${socket.timeout} ms`)),
    );
  });
}

/** The driver has it, though its types do not. */
const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
