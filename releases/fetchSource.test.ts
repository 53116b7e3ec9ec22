import { createServer, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import timers from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { type Publisher, startPublisher } from '../test/support/publisher.ts';
import { type FetchRules, fetchSource } from './fetchSource.ts';

// The clock is not waited for: what the module would wait is written down instead.
const waits: number[] = [];
let whileWaiting = (_signal: AbortSignal): void => undefined;
const writtenDown: unknown = (ms: number, _value: unknown, { signal }: { signal: AbortSignal }) => {
  waits.push(ms);
  whileWaiting(signal);
  return signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve();
};
const plain = timers.setTimeout;
const waitWith = (setTimeout: typeof plain): void => {
  timers.setTimeout = setTimeout;
  syncBuiltinESMExports(); // to whoever imports it by its name
};
beforeAll(() => waitWith(writtenDown as typeof plain));
afterAll(() => waitWith(plain));

const RULES: FetchRules = { mirror: null, userAgent: 'landfall-test (customs@example.org)' };
const signal = new AbortController().signal;
const bytesMax = 1000;
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

let publisher: Publisher;
let nth = 0;
/** An address that nobody has asked for yet. */
let address: string;
let url: string;

beforeAll(async () => {
  publisher = await startPublisher();
});
afterAll(() => publisher.stop());
beforeEach(() => {
  waits.length = 0;
  whileWaiting = () => undefined;
  address = `files/${(nth += 1)}.csv`;
  url = `${publisher.url}/${address}`;
});

describe('a file', () => {
  it('is fetched with what tells it from the next state of it, in the name of the operator', async () => {
    const headers = { etag: '"v1"', 'last-modified': 'Mon, 13 Apr 2026 14:00:00 GMT' };
    publisher.answer(address, { body: 'code;rate', headers });
    const fetched = await fetchSource(url, RULES, { bytesMax, signal });
    expect(fetched).toMatchObject({
      status: 'fetched',
      validators: { etag: '"v1"', lastModified: 'Mon, 13 Apr 2026 14:00:00 GMT' },
    });
    expect(fetched.status === 'fetched' && textOf(fetched.bytes)).toBe('code;rate');
    const [asked] = publisher.asked(address);
    expect(asked?.headers['user-agent']).toBe(RULES.userAgent);
    expect(asked?.headers).not.toHaveProperty('if-none-match');
    expect(asked?.headers).not.toHaveProperty('if-modified-since');
  });

  it('without validators has none', async () => {
    publisher.answer(address, { body: 'x' });
    await expect(fetchSource(url, RULES, { bytesMax, signal })).resolves.toMatchObject({
      validators: {},
    });
  });

  it('that has not changed is not fetched again', async () => {
    publisher.answer(address, { body: 'code;rate', headers: { etag: '"v1"' } });
    const validators = { etag: '"v1"', lastModified: 'Mon, 13 Apr 2026 14:00:00 GMT' };
    const fetched = await fetchSource(url, RULES, { validators, bytesMax, signal });
    expect(fetched).toEqual({ status: 'unchanged' });
    expect(publisher.asked(address)[0]?.headers).toMatchObject({
      'if-none-match': validators.etag,
      'if-modified-since': validators.lastModified,
    });
  });

  it('that has changed is fetched', async () => {
    publisher.answer(address, { body: 'new', headers: { etag: '"v2"' } });
    const fetched = await fetchSource(url, RULES, {
      validators: { etag: '"v1"' },
      bytesMax,
      signal,
    });
    expect(fetched).toMatchObject({ status: 'fetched', validators: { etag: '"v2"' } });
  });

  it('is asked of the mirror, under the name of its publisher', async () => {
    const mirror = `${publisher.url}/`;
    publisher.answer('tariff.example.org/2026/lines.csv', { body: 'mirrored' });
    const asked = 'https://tariff.example.org/2026/lines.csv';
    const fetched = await fetchSource(asked, { ...RULES, mirror }, { bytesMax, signal });
    expect(fetched.status === 'fetched' && textOf(fetched.bytes)).toBe('mirrored');
  });

  it.each([
    [1000, 'fetched'],
    [1001, 'unreachable'],
  ])('of %i bytes is %s where a thousand are allowed', async (size, status) => {
    publisher.answer(address, { body: 'x'.repeat(size) });
    await expect(fetchSource(url, RULES, { bytesMax, signal })).resolves.toMatchObject({
      status,
      ...(status === 'unreachable' ? { message: `${url} sends more than 1000 bytes` } : {}),
    });
    expect(publisher.asked(address)).toHaveLength(1);
  });
});

describe('a publisher', () => {
  it('that fails is asked again', async () => {
    publisher.answer(address, { status: 500 }, { body: 'code;rate' });
    await expect(fetchSource(url, RULES, { bytesMax, signal })).resolves.toMatchObject({
      status: 'fetched',
    });
    expect(waits).toEqual([2000]);
  });

  it('that keeps failing is asked three times, later each time, and then unreachable', async () => {
    publisher.answer(address, { status: 503 });
    const fetched = await fetchSource(url, RULES, { bytesMax, signal });
    expect(fetched).toEqual({ status: 'unreachable', message: `${url} answered 503` });
    expect(publisher.asked(address)).toHaveLength(3);
    expect(waits).toEqual([2000, 8000]);
  });

  it('that says how long it is busy is asked no sooner, but within a minute', async () => {
    const busy = (seconds: string): { status: number; headers: Record<string, string> } => ({
      status: 429,
      headers: { 'retry-after': seconds },
    });
    publisher.answer(address, busy('7'), busy('3600'), { body: 'code;rate' });
    await expect(fetchSource(url, RULES, { bytesMax, signal })).resolves.toMatchObject({
      status: 'fetched',
    });
    expect(waits).toEqual([7000, 60_000]);
  });

  it('whose time of waiting is over is asked in our own time', async () => {
    publisher.answer(
      address,
      { status: 429, headers: { 'retry-after': 'Mon, 13 Apr 2026 14:00:00 GMT' } },
      { body: 'x' },
    );
    await expect(fetchSource(url, RULES, { bytesMax, signal })).resolves.toMatchObject({
      status: 'fetched',
    });
    expect(waits).toEqual([2000]);
  });

  it('that has no such file is not asked again', async () => {
    const fetched = await fetchSource(url, RULES, { bytesMax, signal });
    expect(fetched).toEqual({ status: 'unreachable', message: `${url} answered 404` });
    expect(publisher.asked(address)).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('that breaks off is asked again: half a file is none', async () => {
    publisher.answer(address, { body: 'code;rate', bytesSent: 4 }, { body: 'code;rate' });
    const fetched = await fetchSource(url, RULES, { bytesMax, signal });
    expect(fetched.status === 'fetched' && textOf(fetched.bytes)).toBe('code;rate');
    expect(publisher.asked(address)).toHaveLength(2);
  });

  it('that is not there is unreachable', async () => {
    const gone = await startPublisher();
    await gone.stop();
    const fetched = await fetchSource(`${gone.url}/x.csv`, RULES, { bytesMax, signal });
    expect(fetched).toMatchObject({
      status: 'unreachable',
      message: expect.stringMatching(/\/x\.csv cannot be reached: ./) as unknown,
    });
    expect(waits).toHaveLength(2);
  });
});

describe('a silent publisher', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }),
  );
  afterEach(() => void jest.useRealTimers());
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('is given thirty seconds, three times', async () => {
    publisher.answer(address, { afterMs: 3_600_000 });
    const fetching = fetchSource(url, RULES, { bytesMax, signal });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(waits).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    while (waits.length < 1) await turn();
    await jest.advanceTimersByTimeAsync(30_000);
    while (waits.length < 2) await turn();
    await jest.advanceTimersByTimeAsync(30_000);
    const message = `${url} cannot be reached: silent for 30 seconds`;
    await expect(fetching).resolves.toEqual({ status: 'unreachable', message });
  }, 10_000);

  it('is not one whose file comes slowly, piece by piece', async () => {
    const pieces = Promise.withResolvers<ServerResponse>();
    const slow = createServer((_, response) => pieces.resolve(response)).listen(0, '127.0.0.1');
    while (!slow.listening) await turn();
    const { port } = slow.address() as AddressInfo; // it listens on TCP
    const waiting = jest.spyOn(globalThis, 'setTimeout');
    const fetching = fetchSource(`http://127.0.0.1:${port}/`, RULES, { bytesMax, signal });
    const response = await pieces.promise;
    for (const piece of ['a', 'b', 'c']) {
      const before = waiting.mock.calls.length;
      response.write(piece);
      while (waiting.mock.calls.length === before) await turn(); // the piece is heard
      await jest.advanceTimersByTimeAsync(29_000);
    }
    response.end();
    const fetched = await fetching;
    expect(fetched.status === 'fetched' && textOf(fetched.bytes)).toBe('abc');
    waiting.mockRestore();
    slow.close();
  }, 10_000);
});

describe('an order to stop', () => {
  it('ends the fetch without asking', async () => {
    const stopped = AbortSignal.abort(new Error('the worker stops'));
    const fetching = fetchSource(url, RULES, { bytesMax, signal: stopped });
    await expect(fetching).rejects.toThrow('the worker stops');
    expect(publisher.asked(address)).toHaveLength(0);
    expect(waits).toEqual([]);
  });

  it('ends the fetch while it waits to ask again', async () => {
    const controller = new AbortController();
    let woken = false;
    whileWaiting = (waited) => {
      controller.abort(new Error('the worker stops'));
      woken = waited.aborted;
    };
    publisher.answer(address, { status: 503 });
    const fetching = fetchSource(url, RULES, { bytesMax, signal: controller.signal });
    await expect(fetching).rejects.toThrow('the worker stops');
    expect(woken).toBe(true);
    expect(publisher.asked(address)).toHaveLength(1);
  });
});
