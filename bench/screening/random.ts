/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Dice {
  /** 0 to below `count`. */
  below: (count: number) => number;
  of: <T>(list: readonly T[]) => T;
}

/** Dice of a seed. `of` refuses an empty list. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    of: (list) => {
      const [found] = list.slice(below(list.length));
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}
