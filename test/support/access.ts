/**
 * The answers that operations share: who may call, how often, and what a fault of the service looks
 * like.
 */
import { describe, expect, it } from '@jest/globals';
import { type Operation, SCOPES } from '../../contract/operation.ts';
import { type Orm, sql } from '../../db/orm.ts';
import { createKey, revokeKey, setStatus, switchAction } from '../../db/store/workspaces.ts';
import { creditSnapshot } from './ledger.ts';
import {
  type Answer,
  call,
  type CallOptions,
  type TestService,
  type TestWorkspace,
} from './service.ts';

/** A request that the operation would answer 200, were nothing else in the way. */
export interface Sample {
  /** Query string, with its question mark. */
  query?: string;
  body?: unknown;
}

export const QUOTA = 100_000; // as test/support/service.ts sets it

/** Declares the tests of 401, 403, 429 and 500 for an operation, as far as it can answer these. */
export function describeAccess(
  service: () => TestService,
  operation: Operation,
  sample: Sample = {},
): void {
  const { method, path, access } = operation;
  const ask = (options: CallOptions = {}): Promise<Answer> =>
    call(service().url, method.toUpperCase(), `${path}${sample.query ?? ''}`, {
      ...(sample.body === undefined ? {} : { body: sample.body }),
      ...options,
    });
  if (access === 'public') describePublic(service, ask);
  else describeKeyed(service, operation, ask);
}

type Ask = (options?: CallOptions) => Promise<Answer>;

function describePublic(service: () => TestService, ask: Ask): void {
  it('needs no key', async () => {
    expect((await ask()).status).toBe(200);
  });

  describe('429', () => {
    it('counts callers without a key by their address', async () => {
      const answer = await withBucket(service().orm, 'ip:127.0.0.1', QUOTA, () => ask());
      expectRateLimited(answer, 'ip');
    });
  });

  describe('500', () => {
    it('says that it is our fault, and nothing of our inside', async () => {
      const answer = await withoutTable(service().orm, 'rate_windows', () => ask());
      expect(answer.status).toBe(500);
      expect(answer.body.error.code).toBe('internal');
    });
  });
}

function describeKeyed(service: () => TestService, operation: Operation, ask: Ask): void {
  const { access } = operation;

  describe('401', () => {
    const refused = async (options: CallOptions): Promise<void> => {
      const answer = await ask(options);
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe('unauthorized');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    };

    it('a missing key is refused', () => refused({}));
    it('an unknown key is refused', () => refused({ key: `lf_${'x'.repeat(43)}` }));
    it('a key under another scheme is refused', async () => {
      const { key } = await service().workspace();
      await refused({ headers: { authorization: `Basic ${key}` } });
    });
    it('a revoked key is refused', async () => {
      const { key, keyId } = await service().workspace();
      await revokeKey(service().orm, keyId);
      await refused({ key });
    });
    it('an expired key is refused', async () => {
      const { id: workspaceId } = await service().workspace();
      const expiresAt = new Date(Date.now() - 1000);
      const { key } = await createKey(service().orm, {
        workspaceId,
        name: 'Expired',
        scopes: SCOPES,
        expiresAt,
      });
      await refused({ key });
    });
  });

  describe('403', () => {
    if (access === 'key') {
      it('any key may ask: one without scopes, one of a suspended workspace', async () => {
        const { id, key } = await service().workspace({ scopes: [] });
        await setStatus(service().orm, id, 'suspended');
        expect((await ask({ key })).status).toBe(200);
      });
      return;
    }
    if (access !== 'active')
      it(`a key without the scope "${access}" is refused`, async () => {
        const { id, key } = await service().workspace({
          scopes: SCOPES.filter((scope) => scope !== access),
        });
        const answer = await ask({ key });
        expect(answer.status).toBe(403);
        expect(answer.body.error).toMatchObject({
          code: 'forbidden',
          details: { reason: 'missing_scope' },
        });
        expect(await creditSnapshot(service().orm, id)).toMatchObject({ balance: 100, charged: 0 });
      });
    it('a suspended workspace is refused', async () => {
      const { id, key } = await service().workspace();
      await setStatus(service().orm, id, 'suspended');
      const answer = await ask({ key });
      expect(answer.status).toBe(403);
      expect(answer.body.error.code).toBe('org_suspended');
      expect(await creditSnapshot(service().orm, id)).toMatchObject({ balance: 100, charged: 0 });
    });
    const { action } = operation;
    if (action && operation.idempotent) {
      it('an action that is switched off for the workspace is refused', async () => {
        const { id, key } = await service().workspace();
        await switchAction(service().orm, id, action, false);
        const answer = await ask({ key });
        expect(answer.status).toBe(403);
        expect(answer.body.error.code).toBe('action_disabled');
        expect(await creditSnapshot(service().orm, id)).toMatchObject({ balance: 100, charged: 0 });
      });
    }
  });

  describe('429', () => {
    it('a key that used up its calls is refused before anything is charged', async () => {
      const { id, key, keyId } = await service().workspace();
      const answer = await withBucket(service().orm, `key:${keyId}`, QUOTA, () => ask({ key }));
      expectRateLimited(answer, 'key');
      expect(await creditSnapshot(service().orm, id)).toMatchObject({ balance: 100, charged: 0 });
    });
  });

  describe('500', () => {
    it('says that it is our fault, nothing of our inside, and charges nothing', async () => {
      const { id, key } = await service().workspace();
      const answer = await withoutTable(service().orm, 'rate_windows', () => ask({ key }));
      expect(answer.status).toBe(500);
      expect(answer.body.error.code).toBe('internal');
      expect(answer.body.error.details).toBeUndefined();
      expect(await creditSnapshot(service().orm, id)).toMatchObject({ balance: 100, charged: 0 });
    });
  });
}

/** Checks a 429 of the general limit: body, `Retry-After` and `RateLimit` tell the same. */
export function expectRateLimited(answer: Answer, name: 'key' | 'ip', quota = QUOTA): void {
  expect(answer.status).toBe(429);
  expect(answer.body.error.code).toBe('rate_limited');
  const { retryAfterSeconds } = answer.body.error.details;
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(answer.headers.get('retry-after')).toBe(String(retryAfterSeconds));
  expect(answer.headers.get('ratelimit')).toBe(`"${name}";r=0;t=${retryAfterSeconds}`);
  expect(answer.headers.get('ratelimit-policy')).toBe(`"${name}";q=${quota};w=60`);
}

/** Runs `work` with a window in which `count` calls were made just now. */
export async function withBucket<T>(
  orm: Orm,
  bucket: string,
  count: number,
  work: () => Promise<T>,
): Promise<T> {
  await sql(
    orm,
    `insert into rate_windows (bucket, started_at, count) values (?, now(), ?)
     on conflict (bucket) do update set started_at = now(), count = excluded.count`,
    [bucket, count],
  );
  try {
    return await work();
  } finally {
    await sql(orm, 'delete from rate_windows where bucket = ?', [bucket]);
  }
}

/** Runs `work` while a table is gone: the database answers, but not as it should. */
export async function withoutTable<T>(orm: Orm, table: string, work: () => Promise<T>): Promise<T> {
  await sql(orm, `alter table ${table} rename to gone`);
  try {
    return await work();
  } finally {
    await sql(orm, `alter table gone rename to ${table}`);
  }
}

/** A body of 400 must name the faulty fields; returns their paths, each once. */
export function issuePaths(answer: Answer): string[] {
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe('invalid_input');
  const issues: { path: string; message: string }[] = answer.body.error.details.issues;
  return [...new Set(issues.map(({ path }) => path))];
}

/** What every billable test ends with. */
export const creditsOf = (service: TestService, { id }: TestWorkspace) =>
  creditSnapshot(service.orm, id);
