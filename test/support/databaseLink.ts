/** The way to PostgreSQL, which a test may cut: a process that uses it then finds no database. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The database by this way. */
  url: string;
  /** Breaks every connection, and refuses new ones. */
  cut: () => void;
  mend: () => void;
  /** Nothing comes by the connections that there are any more; new ones are as ever. */
  silence: () => void;
  stop: () => Promise<void>;
}

/** Opens a way to a database, on a free port. Stop it in `afterAll`. */
export async function linkDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port); // it listens on TCP
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => void (isCut = false),
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
