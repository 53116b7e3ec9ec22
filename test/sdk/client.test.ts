/** The client on its own: repetitions, keys, pages, errors, signed messages. */
import { describe, expect, it } from '@jest/globals';
import { Webhook as Official } from 'standardwebhooks';
import {
  ConnectionFailed,
  landfall,
  LandfallError,
  type LandfallOptions,
  NotTheService,
  verifyWebhook,
  WebhookRefused,
} from '../../sdk/src/index.ts';

type Answered = () => Response | Promise<Response>;

/** A client whose tries are answered one after the other. */
function client(answers: readonly Answered[], options: Partial<LandfallOptions> = {}) {
  const asked: Request[] = [];
  const waited: number[] = [];
  const made = landfall({
    baseUrl: 'https://customs.example',
    key: 'lf_test_key',
    fetch: async (request) => {
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (!answer) throw new Error('there is an answer');
      return answer();
    },
    wait: async (ms) => void waited.push(ms),
    ...options,
  });
  return { made, asked, waited };
}

const ok: Answered = () => Response.json({ data: { hsCode: '610910' } });
const error =
  (status: number, code: string, details = {}, headers = {}): Answered =>
  () =>
    Response.json(
      { error: { code, message: code, details, docUrl: `/docs/errors#${code}` }, requestId: 'r-1' },
      { status, headers },
    );
const gone: Answered = () => Promise.reject(new TypeError('fetch failed'));

const SHIRT = { description: 'T-shirt', destinationCountry: 'US' };
const RULE = { code: '6109.90', destination: 'US' };

describe('an answer that is none of the service', () => {
  const page =
    (status: number): Answered =>
    () =>
      new Response('<!doctype html><p>Welcome', {
        status,
        headers: { 'content-type': 'text/html' },
      });

  it('says what came instead of JSON, once', async () => {
    const { made, asked } = client([page(200)]);
    await expect(made.me()).rejects.toBeInstanceOf(NotTheService);
    await expect(made.me()).rejects.toThrow(
      /status 200 and text\/html, not JSON: is it an address/,
    );
    expect(asked).toHaveLength(2);
  });
  it('is no document either', async () => {
    const { made } = client([page(200)]);
    await expect(made.file('bulkResults', { id: 'r' })).rejects.toBeInstanceOf(NotTheService);
  });
  it('of another status is an error that says so', async () => {
    const { made } = client([page(404)]);
    await expect(made.me()).rejects.toMatchObject({
      name: 'LandfallError',
      code: 'unknown',
      status: 404,
      message: expect.stringContaining('404 and text/html, not JSON'),
    });
  });
});

describe('a call that is safe to repeat', () => {
  it.each([
    ['429', error(429, 'rate_limited', {}, { 'retry-after': '2' })],
    ['502', error(502, 'upstream_error')],
    ['503', error(503, 'upstream_busy')],
    ['504', error(504, 'upstream_timeout')],
    ['409 in progress', error(409, 'conflict', { reason: 'in_progress' })],
    ['no connection', gone],
  ])('is sent again after %s, under the same key', async (_, failed) => {
    const { made, asked } = client([failed, failed, ok]);
    expect(await made.classify(SHIRT)).toEqual({ data: { hsCode: '610910' } });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [400, 'invalid_input', {}],
    [401, 'unauthorized', {}],
    [402, 'insufficient_credits', {}],
    [403, 'forbidden', {}],
    [409, 'conflict', { reason: 'different_request' }],
    [500, 'internal', {}],
    [502, 'upstream_error', { reason: 'page_not_found', pageStatus: 404 }],
  ])('is not after %d %s', async (status, code, details) => {
    const { made, asked } = client([error(status, code, details)]);
    await expect(made.classify(SHIRT)).rejects.toMatchObject({ code, status, details });
    expect(asked).toHaveLength(1);
  });

  it('waits as long as it is told and a random time more, which grows', async () => {
    const told = error(429, 'rate_limited', {}, { 'retry-after': '7' });
    const { made, waited } = client([told, error(503, 'upstream_busy'), ok]);
    await made.classify(SHIRT);
    expect(waited[0]).toBeGreaterThanOrEqual(7000);
    expect(waited[0]).toBeLessThanOrEqual(7500);
    expect(waited[1]).toBeLessThanOrEqual(1000);
  });

  it('gives up after its repetitions, and at once where the wait would be too long', async () => {
    const often = client([error(503, 'upstream_busy')], { repetitionsMax: 2 });
    await expect(often.made.classify(SHIRT)).rejects.toThrow(LandfallError);
    expect(often.asked).toHaveLength(3);
    const long = client([error(429, 'quota_exceeded', {}, { 'retry-after': '3600' })]);
    await expect(long.made.classify(SHIRT)).rejects.toMatchObject({ retryAfterSeconds: 3600 });
    expect(long.asked).toHaveLength(1);
  });

  it('takes the key of its caller', async () => {
    const { made, asked } = client([ok]);
    await made.classify(SHIRT, { idempotencyKey: 'order-4711' });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('order-4711');
  });
});

describe('a call that is not', () => {
  it('is sent again only where nothing was begun', async () => {
    const refused = client([error(503, 'upstream_busy'), ok]);
    await refused.made.addToBlocklist(RULE);
    expect(refused.asked).toHaveLength(2);
    expect(refused.asked[0]?.headers.get('idempotency-key')).toBeNull();
    for (const failed of [error(502, 'upstream_error'), gone]) {
      const { made, asked } = client([failed, ok]);
      await expect(made.addToBlocklist(RULE)).rejects.toThrow(Error);
      expect(asked).toHaveLength(1);
    }
  });
});

describe('an error', () => {
  it('says what the service said', async () => {
    const headers = { 'x-credits-charged': '0' };
    const { made } = client([error(402, 'insufficient_credits', { required: 5 }, headers)]);
    const thrown = await made.classify(SHIRT).catch((cause: unknown) => cause);
    expect(thrown).toBeInstanceOf(LandfallError);
    expect(thrown).toMatchObject({
      code: 'insufficient_credits',
      details: { required: 5 },
      requestId: 'r-1',
      docUrl: '/docs/errors#insufficient_credits',
      creditsCharged: 0,
    });
  });

  it('is told of a page of something in between, and of no answer at all', async () => {
    const page = client([() => new Response('<html>', { status: 413 })]);
    await expect(page.made.me()).rejects.toMatchObject({ code: 'unknown', status: 413 });
    const none = client([gone], { repetitionsMax: 0 });
    await expect(none.made.me()).rejects.toBeInstanceOf(ConnectionFailed);
  });

  it('ends with the signal of its caller, without a repetition', async () => {
    const stop = new AbortController();
    const { made, asked } = client([
      () => {
        stop.abort(new Error('enough'));
        throw new TypeError('aborted');
      },
    ]);
    await expect(made.classify(SHIRT, { signal: stop.signal })).rejects.toThrow('enough');
    expect(asked).toHaveLength(1);
  });
});

describe('an address', () => {
  it('holds parameters of path and query, encoded', async () => {
    const { made, asked } = client([ok]);
    await made.tariffCode({ country: 'US', code: '61/09', on: '2026-11-27' });
    await made.approveClassification({ id: 'a', classificationId: 'b' }, { note: 'fine' });
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'https://customs.example/v1/tariff/US/codes/61%2F09?on=2026-11-27'],
      ['POST', 'https://customs.example/v1/catalog/products/a/classifications/b/approve'],
    ]);
    expect(await asked[1]?.json()).toEqual({ note: 'fine' });
  });
});

describe('a list', () => {
  const page =
    (rows: number[], next: string | null): Answered =>
    () =>
      Response.json({ data: rows.map((id) => ({ id })), next });

  it('is read page by page, no further than is wanted', async () => {
    const { made, asked } = client([page([1, 2], 'two'), page([3], null)]);
    const ids: unknown[] = [];
    for await (const { id } of made.each('usage', { action: 'classify' })) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual([
      '?action=classify',
      '?action=classify&cursor=two',
    ]);
    const first = client([page([1, 2], 'two')]);
    for await (const row of first.made.each('usage')) if (row) break;
    expect(first.asked).toHaveLength(1);
  });
});

describe('a signed message', () => {
  const SECRET = `whsec_${Buffer.from('a secret of some twenty-four bytes').toString('base64')}`;
  const OTHER = `whsec_${Buffer.from('another secret of as many bytes..').toString('base64')}`;
  const BODY = JSON.stringify({ type: 'bulk.completed', timestamp: 'now', data: { id: 'ä' } });
  const NOW = new Date('2026-11-27T12:00:00Z');
  const signed = (secret = SECRET, at = NOW) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Official(secret).sign('msg_1', at, BODY),
  });

  it('is read when the official library has signed it', async () => {
    expect(await verifyWebhook(SECRET, signed(), BODY, NOW)).toEqual(JSON.parse(BODY));
    const bytes = new TextEncoder().encode(BODY);
    const headers = new Headers(signed());
    expect(await verifyWebhook([OTHER, SECRET], headers, bytes, NOW)).toMatchObject({
      type: 'bulk.completed',
    });
    const two = { ...signed(), 'webhook-signature': `v1,AAAA ${signed()['webhook-signature']}` };
    await expect(verifyWebhook(SECRET, two, BODY, NOW)).resolves.toBeDefined();
  });

  it.each([
    ['another secret', signed(OTHER), BODY],
    ['another body', signed(), `${BODY} `],
    ['another id', { ...signed(), 'webhook-id': 'msg_2' }, BODY],
    ['an old time', signed(SECRET, new Date(NOW.getTime() - 301_000)), BODY],
    ['a time to come', signed(SECRET, new Date(NOW.getTime() + 301_000)), BODY],
    ['no signature', { ...signed(), 'webhook-signature': '' }, BODY],
    ['a signature of another kind', { ...signed(), 'webhook-signature': 'v2,AAAA' }, BODY],
    ['a signature that is no base64', { ...signed(), 'webhook-signature': 'v1,%%' }, BODY],
    ['a time that is none', { ...signed(), 'webhook-timestamp': '1e9' }, BODY],
  ])('is refused for %s', async (_, headers, body) => {
    await expect(verifyWebhook(SECRET, headers, body, NOW)).rejects.toBeInstanceOf(WebhookRefused);
  });
});
