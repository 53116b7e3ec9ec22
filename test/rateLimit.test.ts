/** The general limit: exact over all processes, by key or by address, and told on every answer. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../db/orm.ts';
import { countCall } from '../db/store/rateLimit.ts';
import { createKey } from '../db/store/workspaces.ts';
import { expectRateLimited, withBucket } from './support/access.ts';
import { type Answer, call, startService, type TestService } from './support/service.ts';

const QUOTA = 20;
const environment = { RATE_LIMIT_PER_MINUTE: String(QUOTA) };
const roles = { api: true, worker: false };

let one: TestService;
let other: TestService;
beforeAll(async () => {
  one = await startService({ environment, roles });
  other = await startService({ environment, roles, beside: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const forgetAddress = () => sql(one.orm, `delete from rate_windows where bucket = 'ip:127.0.0.1'`);
const me = (service: TestService, key: string): Promise<Answer> =>
  call(service.url, 'GET', '/v1/me', { key });

describe('by key', () => {
  it('two API processes on one database let through exactly the quota', async () => {
    const { key } = await one.workspace();
    const answers = await Promise.all(
      Array.from({ length: 3 * QUOTA }, (_, index) => me(index % 2 === 0 ? one : other, key)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(QUOTA);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expectRateLimited(answer, 'key', QUOTA);
  });

  it('the calls left are counted down to none', async () => {
    const { key } = await one.workspace();
    const left: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await me(turn === 1 ? other : one, key);
      expect(answer.headers.get('ratelimit-policy')).toBe(`"key";q=${QUOTA};w=60`);
      left.push(/^"key";r=(\d+);t=\d+$/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    }
    expect(left).toEqual([String(QUOTA - 1), String(QUOTA - 2), String(QUOTA - 3)]);
  });

  it('two keys of one workspace have a quota each', async () => {
    const workspace = await one.workspace();
    const second = await createKey(one.orm, {
      workspaceId: workspace.id,
      name: 'Second',
      scopes: [],
    });
    await withBucket(one.orm, `key:${workspace.keyId}`, QUOTA, async () => {
      expectRateLimited(await me(one, workspace.key), 'key', QUOTA);
      expect((await me(one, second.key)).status).toBe(200);
    });
  });

  it('a refused call counts as well: who goes on calling stays refused until the window ends', async () => {
    const { key, keyId } = await one.workspace();
    await withBucket(one.orm, `key:${keyId}`, QUOTA, async () => {
      await me(one, key);
      const [row] = await sql<{ count: number }>(
        one.orm,
        'select count from rate_windows where bucket = ?',
        [`key:${keyId}`],
      );
      expect(row?.count).toBe(QUOTA + 1);
    });
  });

  it('calls that are wrong or not allowed count like others', async () => {
    const { key } = await one.workspace({ scopes: [] });
    const answer = await call(one.url, 'POST', '/v1/classify', { key, body: {} });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${QUOTA - 1};`));
  });
});

describe('by address', () => {
  it('public operations, wrong keys and unknown paths share one quota', async () => {
    await forgetAddress();
    const asked = [
      await call(one.url, 'GET', '/versions'),
      await call(other.url, 'GET', '/v1/me', { key: 'lf_wrong' }),
      await call(one.url, 'GET', '/v1/nothing'),
      await call(one.url, 'GET', '/v1/openapi.json'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
    expect(asked.map(({ headers }) => headers.get('ratelimit')?.replace(/;t=\d+$/, ''))).toEqual(
      [1, 2, 3, 4].map((count) => `"ip";r=${QUOTA - count}`),
    );
  });

  it.each([
    '/versions',
    '/v1/pricing',
    '/v1/countries',
    '/v1/classify/modes',
    '/v1/openapi.json',
    '/v1/nothing',
  ])('%s is refused when the quota is used up', async (path) => {
    await withBucket(one.orm, 'ip:127.0.0.1', QUOTA, async () =>
      expectRateLimited(await call(one.url, 'GET', path), 'ip', QUOTA),
    );
  });

  it('guessing keys is limited: past the quota a wrong key is told nothing but to wait', async () => {
    await withBucket(one.orm, 'ip:127.0.0.1', QUOTA, async () =>
      expectRateLimited(await call(one.url, 'GET', '/v1/me', { key: 'lf_guess' }), 'ip', QUOTA),
    );
  });

  it('an address that used up its quota may still call with a key', async () => {
    const { key } = await one.workspace();
    await withBucket(one.orm, 'ip:127.0.0.1', QUOTA, async () =>
      expect((await me(one, key)).status).toBe(200),
    );
  });

  it('an address written by the caller is not believed', async () => {
    await withBucket(one.orm, 'ip:127.0.0.1', QUOTA, async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      expectRateLimited(await call(one.url, 'GET', '/versions', { headers }), 'ip', QUOTA);
    });
  });

  it('health and readiness are not counted', async () => {
    await withBucket(one.orm, 'ip:127.0.0.1', QUOTA, async () => {
      for (const path of ['/healthz', '/readyz'])
        expect((await call(one.url, 'GET', path)).status).not.toBe(429);
    });
  });
});

describe('a window', () => {
  it('begins anew when its time is over', async () => {
    const { key, keyId } = await one.workspace();
    await withBucket(one.orm, `key:${keyId}`, QUOTA, async () => {
      await sql(
        one.orm,
        `update rate_windows set started_at = now() - interval '60 seconds' where bucket = ?`,
        [`key:${keyId}`],
      );
      const answer = await me(one, key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit')).toBe(`"key";r=${QUOTA - 1};t=60`);
    });
  });

  it('tells the seconds that are left of it', async () => {
    await sql(
      one.orm,
      `insert into rate_windows (bucket, started_at, count) values ('running', now() - interval '50 seconds', 3)`,
    );
    const window = await countCall(one.orm, 'running', 60);
    expect(window.count).toBe(4);
    expect(window.secondsLeft).toBeGreaterThanOrEqual(9);
    expect(window.secondsLeft).toBeLessThanOrEqual(10);
  });

  it('counts calls at once exactly', async () => {
    const windows = await Promise.all(
      Array.from({ length: 50 }, () => countCall(one.orm, 'at once', 60)),
    );
    expect(windows.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });
});
