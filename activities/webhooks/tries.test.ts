import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATTEMPT_OUTCOMES } from '../../contract/webhooks.ts';
import { againAfterMs, DELAYS_MS, outcomeOf } from './tries.ts';

const HOUR_MS = 3_600_000;
const failed = { outcome: 'refused', retryAfterMs: null, chance: 0 } as const;

describe('a message that fails', () => {
  it('is tried ten times over about three days', () => {
    const waits = DELAYS_MS.map((_, at) => againAfterMs({ ...failed, tries: at + 1 }));
    expect(waits.slice(0, 3)).toEqual([5000, 300_000, 1_800_000]);
    expect(waits.filter((wait) => wait !== null)).toHaveLength(9);
    expect(waits.at(-1)).toBeNull();
    const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / HOUR_MS;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
  });

  it('waits no shorter than its turn and than it is asked to, no longer than chance adds to them', () => {
    const tries = fc.integer({ min: 1, max: 12 });
    const asked = fc.option(fc.integer({ min: 0, max: 1e9 }));
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(tries, asked, chance, (at, retry, luck) => {
        const again = againAfterMs({
          outcome: 'refused',
          tries: at,
          retryAfterMs: retry,
          chance: luck,
        });
        const delay = DELAYS_MS[at];
        if (delay === undefined) return again === null;
        const least = Math.max(delay, Math.min(retry ?? 0, 24 * HOUR_MS));
        return again !== null && again >= least - 1 && again <= least * 1.1 + 1;
      }),
    );
  });

  it('is tried again whatever came of it, but where it arrived or is not wanted any more', () => {
    const ends = ATTEMPT_OUTCOMES.filter(
      (outcome) => againAfterMs({ ...failed, outcome, tries: 1 }) === null,
    );
    expect(ends).toEqual(['delivered', 'gone']);
  });
});

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [301, 'redirected'],
  [307, 'redirected'],
  [400, 'refused'],
  [404, 'refused'],
  [410, 'gone'],
  [429, 'refused'],
  [503, 'refused'],
] as const)('status %d is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
