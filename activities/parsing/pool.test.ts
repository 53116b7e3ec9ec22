import { afterEach, describe, expect, it } from '@jest/globals';
import { MUG_PAGE } from '../../test/support/pages.ts';
import { ParserTooLarge, ParserTooSlow } from './failures.ts';
import type { PageParsed } from './page.ts';
import { ParserPool, type PoolLimits } from './pool.ts';

const THREAD = new URL('../../test/support/parserThread.ts', import.meta.url);
const LONG = 60_000; // nothing here waits for it

const pools: ParserPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolOf(limits: Partial<PoolLimits> = {}): ParserPool {
  const pool = new ParserPool({ threadsMax: 1, msMax: LONG, ...limits }, THREAD);
  pools.push(pool);
  return pool;
}

const parse = (
  pool: ParserPool,
  text: string,
  { leftMs = LONG, cancelled }: { leftMs?: number; cancelled?: AbortSignal } = {},
): Promise<PageParsed> =>
  pool.parse(
    'page',
    {
      bytes: Buffer.from(text),
      contentType: 'text/html',
      url: 'https://shop.example/p',
      finalUrl: 'https://shop.example/p',
      mayLeadOn: true,
    },
    { untilMs: Date.now() + leftMs, ...(cancelled ? { cancelled } : {}) },
  );

/** Which thread answers. */
async function who(pool: ParserPool): Promise<string> {
  const parsed = await parse(pool, 'WHO');
  return parsed.kind === 'leads_on' ? parsed.address : 'none';
}

describe('a pool of threads that parse', () => {
  it('reads a page as it is read elsewhere, and keeps its thread', async () => {
    const pool = poolOf();
    const first = await who(pool);
    const parsed = await parse(pool, MUG_PAGE);
    expect(parsed).toMatchObject({
      kind: 'read',
      page: { product: { title: 'Stoneware mug', price: 12.5 } },
    });
    expect(await who(pool)).toBe(first);
  });

  it('has a thread ready once it is told to, and no second one', async () => {
    const pool = poolOf({ threadsMax: 2 });
    await pool.warm('page');
    await pool.warm('page');
    const first = await who(pool);
    expect(await who(pool)).toBe(first);
  });

  it('ends a parser that does not end, and replaces its thread', async () => {
    const pool = poolOf({ msMax: 200 });
    const first = await who(pool);
    await expect(parse(pool, 'SPINS')).rejects.toBeInstanceOf(ParserTooSlow);
    expect(await who(pool)).not.toBe(first);
  });

  it('ends it when the time of the request is over before that', async () => {
    const pool = poolOf();
    const first = await who(pool);
    await expect(parse(pool, 'SPINS', { leftMs: 200 })).rejects.toBeInstanceOf(ParserTooSlow);
    expect(await who(pool)).not.toBe(first);
  });

  it('ends it when the step is given up', async () => {
    const pool = poolOf();
    const giveUp = new AbortController();
    const parsing = parse(pool, 'SPINS', { cancelled: giveUp.signal });
    giveUp.abort();
    await expect(parsing).rejects.toThrow('given up');
    expect(await who(pool)).not.toBe('none');
    await expect(parse(pool, MUG_PAGE, { cancelled: giveUp.signal })).rejects.toThrow();
  });

  it('refuses what needs more memory than a thread may have, and goes on', async () => {
    const pool = poolOf({ memoryMbMax: 64 });
    await expect(parse(pool, 'HOARDS')).rejects.toBeInstanceOf(ParserTooLarge);
    expect(await parse(pool, MUG_PAGE)).toMatchObject({ kind: 'read' });
  });

  it('tells what a parser threw, and keeps the thread', async () => {
    const pool = poolOf();
    const first = await who(pool);
    await expect(parse(pool, 'THROWS')).rejects.toThrow('as it was told');
    expect(await who(pool)).toBe(first);
  });

  it('has as many threads as it may, and one waits no longer than it has time', async () => {
    const pool = poolOf({ threadsMax: 2 });
    await Promise.all([who(pool), who(pool)]);
    const spinning = [
      parse(pool, 'SPINS', { leftMs: 2000 }),
      parse(pool, 'SPINS', { leftMs: 2000 }),
    ];
    const ended = Promise.allSettled(spinning);
    const order: string[] = [];
    await Promise.all([
      parse(pool, MUG_PAGE, { leftMs: 100 }).catch((cause: unknown) => order.push(String(cause))),
      parse(pool, MUG_PAGE).then(({ kind }) => order.push(kind)),
    ]);
    expect(order).toEqual([expect.stringContaining('ParserTooSlow'), 'read']);
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('lets only so many wait', async () => {
    const pool = poolOf({ waitingMax: 1 });
    await who(pool);
    const spinning = parse(pool, 'SPINS', { leftMs: 500 });
    const waiting = parse(pool, MUG_PAGE);
    await expect(parse(pool, MUG_PAGE)).rejects.toBeInstanceOf(ParserTooSlow);
    await expect(spinning).rejects.toBeInstanceOf(ParserTooSlow);
    expect(await waiting).toMatchObject({ kind: 'read' });
  });

  it('keeps a thread that was not ready in time', async () => {
    const pool = poolOf();
    await expect(parse(pool, MUG_PAGE, { leftMs: 0 })).rejects.toBeInstanceOf(ParserTooSlow);
    expect(await parse(pool, MUG_PAGE)).toMatchObject({ kind: 'read' });
  });

  it('rejects what it has not done when it is closed', async () => {
    const pool = poolOf();
    await who(pool);
    const both = Promise.allSettled([parse(pool, 'SPINS'), parse(pool, MUG_PAGE)]);
    await pool.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(parse(pool, MUG_PAGE)).rejects.toThrow('stops');
  });
});
