/**
 * Connections that break off in the middle of a transaction: none of them may keep its place in the
 * pool.
 */
import type { Pool, PoolClient } from 'pg';

/**
 * Gives the place of a connection that ended while somebody held it back to the pool. Whoever holds
 * a transaction cannot: on a broken connection neither COMMIT nor ROLLBACK succeeds, and only a
 * success releases it. Without this each transaction that an outage breaks takes a place for good,
 * and the closing of the pool waits for it for ever.
 */
export function releaseLostConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      client.release = () => {}; // of a holder that does get to it
    });
  });
}
