/** The limit by address behind proxies: what a caller writes about itself does not count. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import { type Answer, startService, type TestService } from '../support/service.ts';

const CALLER = '203.0.113.7';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    environment: { TRUST_PROXY: '127.0.0.0/8' },
    roles: { api: true, worker: false },
  });
});
afterAll(() => service.stop());

/** A call that is yet to be made. */
type Call = () => Promise<Answer>;

const ask =
  (...forwarded: readonly string[]): Call =>
  () =>
    sendRaw(
      service.url,
      requestOf(
        'GET /versions',
        forwarded.map((value) => `X-Forwarded-For: ${value}`),
      ),
    );

async function countsOf(...calls: Call[]): Promise<Record<string, number>> {
  await sql(service.orm, 'delete from rate_windows');
  for (const answer of await Promise.all(calls.map((call) => call())))
    expect(answer.status).toBe(200);
  const rows = await sql<{ bucket: string; count: number }>(
    service.orm,
    'select * from rate_windows',
  );
  return Object.fromEntries(rows.map(({ bucket, count }) => [bucket, count]));
}

describe('behind a proxy', () => {
  it('a forged left-most address does not change the bucket', async () => {
    const counts = await countsOf(ask(CALLER), ask(`6.6.6.6, ${CALLER}`), ask('6.6.6.7', CALLER));
    expect(counts).toEqual({ [`ip:${CALLER}`]: 3 });
  });

  it('a household of IPv6 is one caller', async () => {
    expect(await countsOf(ask('2001:db8:0:7::1'), ask('2001:db8:0:7:ffff::2'))).toEqual({
      'ip:2001:db8:0:7::/64': 2,
    });
  });

  it.each([
    ['junk of 8 KB', 'x'.repeat(8192)],
    ['8 KB of commas', ','.repeat(8192)],
    ['8 KB of letters beyond ASCII', '\u00fe'.repeat(8192)],
    ['an address cut off by junk', `${CALLER}, ${'x'.repeat(8000)}`],
    ['8 KB of brackets', '['.repeat(8192)],
  ])('%s is counted as the proxy', async (_, junk) => {
    expect(await countsOf(ask(junk))).toEqual({ 'ip:127.0.0.1': 1 });
  });
});
