import { describe, expect, it } from '@jest/globals';
import type { Window } from '../db/store/rateLimit.ts';
import { CallCounter } from './callCounter.ts';

/** A counter whose statements are answered one by one, and what each was asked. */
function counterInHand() {
  const asked: [string, number][] = [];
  const answers: (() => void)[] = [];
  const counts = new Map<string, number>();
  const counter = new CallCounter<Window>((bucket, calls) => {
    asked.push([bucket, calls]);
    const count = (counts.get(bucket) ?? 0) + calls;
    counts.set(bucket, count);
    return new Promise((resolve) => answers.push(() => resolve({ count, secondsLeft: 60 })));
  });
  return { asked, counter, answer: () => answers.shift()?.() };
}

it('those that come while one is counted are counted at once, each with its own place', async () => {
  const { asked, counter, answer } = counterInHand();
  const first = counter.count('a');
  const others = [counter.count('a'), counter.count('a'), counter.count('a')];
  answer();
  expect((await first).count).toBe(1);
  answer();
  expect((await Promise.all(others)).map(({ count }) => count)).toEqual([2, 3, 4]);
  expect(asked).toEqual([
    ['a', 1],
    ['a', 3],
  ]);
});

it('buckets do not wait for each other', async () => {
  const { asked, counter, answer } = counterInHand();
  const both = [counter.count('a'), counter.count('b')];
  expect(asked).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  answer();
  answer();
  expect((await Promise.all(both)).map(({ count }) => count)).toEqual([1, 1]);
});

it('a statement that fails fails its calls alone; the next are counted', async () => {
  let fails = true;
  const counter = new CallCounter<Window>(async (_, calls) => {
    await Promise.resolve();
    if (fails) throw new Error('the database is away');
    return { count: calls, secondsLeft: 60 };
  });
  await expect(counter.count('a')).rejects.toThrow('away');
  fails = false;
  expect((await counter.count('a')).count).toBe(1);
});

it('calls of what there is not are told so, one and all', async () => {
  const asked: number[] = [];
  const counter = new CallCounter<null>((_, calls) =>
    Promise.resolve(asked.push(calls)).then(() => null),
  );
  expect(await Promise.all([counter.count('a'), counter.count('a'), counter.count('a')])).toEqual([
    null,
    null,
    null,
  ]);
  expect(asked).toEqual([1, 2]);
});

describe('a statement that is silent', () => {
  const SILENCE = new Promise<never>(() => {});
  /** Silent so many times, then counting; `asked` holds the calls of each statement. */
  function silentAtFirst(times: number) {
    const asked: number[] = [];
    const counter = new CallCounter<Window>((_, calls) => {
      asked.push(calls);
      return asked.length <= times ? SILENCE : Promise.resolve({ count: calls, secondsLeft: 60 });
    }, 20);
    return { asked, counter };
  }

  it('is sent once more, with all that came meanwhile', async () => {
    const { asked, counter } = silentAtFirst(1);
    const all = [counter.count('a'), counter.count('a'), counter.count('a')];
    expect((await Promise.all(all)).map(({ count }) => count)).toEqual([1, 2, 3]);
    expect(asked).toEqual([1, 3]);
  });

  it('twice fails its calls, and keeps none of the next', async () => {
    const { counter } = silentAtFirst(2);
    const all = await Promise.allSettled([counter.count('a'), counter.count('a')]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await counter.count('a')).count).toBe(1);
  });
});
