/** The API as far as people and programs sign in: no Temporal, no workers, no edition. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '../../api/app.ts';
import { createMetrics } from '../../api/metrics.ts';
import type { Services } from '../../api/services.ts';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { visitorReader } from '../../api/signIn/visitors.ts';
import { openOrm } from '../../db/orm.ts';

export interface SignInOptions {
  databaseUrl: string;
  /** Null: none is set, and it listens on no loopback address; left out: where it listens. */
  publicUrl?: string | null;
  /** The name by which it is opened. */
  host?: string;
  fetchDocument?: Services['fetchDocument'];
  ratePerMinute?: number;
}

/** Serves on a free port. */
export async function serveSignIn(
  options: SignInOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const orm = await openOrm({ databaseUrl: options.databaseUrl, poolMax: 8 });
  let url = '';
  const publicUrl = (): string | null =>
    options.publicUrl === undefined ? url : options.publicUrl;
  const { ratePerMinute = 100_000 } = options;
  const settings = { ratePerMinute, corsOrigins: [], trustedProxies: { hops: 1 }, publicUrl };
  // what signing in has no use for is left out
  const services = {
    orm,
    settings,
    metrics: createMetrics(),
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    requestLog: { add: () => {}, flush: async () => {} },
    isStopping: () => false,
    agents: {
      readAccessToken: accessTokenReader(orm, publicUrl),
      readVisitor: visitorReader(orm, publicUrl),
    },
    fetchDocument: options.fetchDocument ?? (() => Promise.reject(new Error('no network'))),
  } as unknown as Services;
  const answer = createApp(services).callback();
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = 65_000; // as the service's own, lest a slow test reuse a closing one
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://${options.host ?? '127.0.0.1'}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await orm.close(true);
    },
  };
}
