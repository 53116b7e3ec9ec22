import { describe, expect, it } from '@jest/globals';
import { inParts, madeWhole, partsOf } from './inParts.ts';
import { atOnce } from './steps.ts';

const counted = () => {
  const made: string[] = [];
  const make =
    <T>(name: string, value: T) =>
    (): T => {
      made.push(name);
      return value;
    };
  const thing = inParts({
    one: make('one', 1),
    two: make('two', inParts({ inner: make('inner', 2) })),
  });
  return { made, thing };
};

describe('a thing in parts', () => {
  it('makes each part once, when it is asked for', () => {
    const { made, thing } = counted();
    expect(made).toEqual([]);
    expect([thing.one, thing.one]).toEqual([1, 1]);
    expect(made).toEqual(['one']);
  });

  it('makes a part again after it threw', () => {
    let times = 0;
    const thing = inParts({
      part: () => {
        times += 1;
        if (times === 1) throw new Error('not yet');
        return times;
      },
    });
    expect(() => thing.part).toThrow('not yet');
    expect(thing.part).toBe(2);
  });

  it('passes its parts on without making them', () => {
    const { made, thing } = counted();
    const other = inParts({ ...partsOf(thing), one: () => 3 });
    expect(made).toEqual([]);
    expect(other).toEqual({ one: 3, two: { inner: 2 } });
    expect(made).toEqual(['two', 'inner']);
  });

  it('is made whole from its sources first', () => {
    const { made, thing } = counted();
    const sum = inParts({ sum: () => thing.one + thing.two.inner }, [thing]);
    const steps = madeWhole(sum);
    steps.next();
    expect(made).toEqual(['one']);
    atOnce(steps);
    expect(Object.getOwnPropertyDescriptor(sum, 'sum')?.value).toBe(3);
  });

  it('is made whole, parts of parts included, one in each piece', () => {
    const { made, thing } = counted();
    const steps = madeWhole(thing);
    steps.next();
    expect(made).toEqual(['one']);
    atOnce(steps);
    expect(made).toEqual(['one', 'two', 'inner']);
  });
});
