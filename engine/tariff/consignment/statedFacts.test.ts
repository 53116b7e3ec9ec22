import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { issuesOf } from '../../../test/support/issues.ts';
import { landedCost } from '../landedCost.ts';
import type { LandedCostRequest } from './request.ts';

const cost = (more: Partial<LandedCostRequest>) =>
  landedCost(
    {
      hsCode: '73239300',
      originCountry: 'IN',
      destinationCountry: 'US',
      value: 1000,
      currency: 'USD',
      transportMode: 'air',
      entryDate: '2026-11-01',
      purpose: 'sale',
      preference: 'best',
      ...more,
    },
    loadTariff(),
  );

/** Paths of what is refused. */
const refused = (more: Partial<LandedCostRequest>): string[] =>
  issuesOf(cost(more)).map(({ path }) => path);

describe('components', () => {
  it.each<[string, Partial<LandedCostRequest>, string[]]>([
    [
      'worth more than the goods',
      { components: [{ material: 'steel', value: 1200 }] },
      ['components'],
    ],
    [
      'of one material together worth more than the goods',
      {
        components: [
          { material: 'steel', value: 600 },
          { material: 'steel', value: 600 },
        ],
      },
      ['components'],
    ],
    [
      'of two materials together worth more than the goods',
      {
        components: [
          { material: 'steel', value: 600 },
          { material: 'wood', value: 600 },
        ],
      },
      ['components'],
    ],
    ['worth as much as the goods', { components: [{ material: 'steel', value: 1000 }] }, []],
    [
      'a cent above them, as rounding makes it',
      { components: [{ material: 'steel', value: 1000.01 }] },
      [],
    ],
    [
      'work on the goods, which is no part of them',
      { components: [{ material: 'repair', value: 1200 }] },
      [],
    ],
  ])('%s', (_, more, expected) => expect(refused(more)).toEqual(expected));
});

describe('facts that a request states', () => {
  const regulatory = (more: Partial<LandedCostRequest>): (string | null)[] => {
    const answer = cost({ hsCode: '29189930', ...more });
    return answer.ok ? answer.result.regulatory.map(({ code }) => code) : [];
  };

  it('settle whether a medicine is patented', () => {
    expect(regulatory({})).toContain('9903.04.60');
    expect(regulatory({ conditions: ['patented'] })).not.toContain('9903.04.60');
    expect(regulatory({ conditions: ['generic'] })).not.toContain('9903.04.60');
  });

  it('settle it before all firms were meant only with the firm', () => {
    const august = { entryDate: '2026-08-15' };
    expect(regulatory({ ...august, conditions: ['patented'] })).toContain('9903.04.60');
    expect(regulatory({ ...august, conditions: ['patented', 'listed_company'] })).not.toContain(
      '9903.04.60',
    );
  });
});

describe('samples for soliciting orders', () => {
  it('are free, but not wine', () => {
    const claimed = { originCountry: 'FR', purpose: 'sample' as const, claims: ['9811.00.60'] };
    const duties = (hsCode: string): number | null => {
      const answer = cost({ ...claimed, hsCode, volumeLiters: 0.75, alcoholPercent: 12 });
      return answer.ok ? answer.result.totals.duties : null;
    };
    expect(duties('61091000')).toBe(0);
    expect(duties('2204215005')).toBeGreaterThan(0);
  });
});
