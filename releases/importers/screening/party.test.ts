import { describe, expect, it } from '@jest/globals';
import { birthDate, joined, listedFrom, listedUntil, PartyIds, partyType } from './party.ts';

describe('a party', () => {
  it.each([
    ['12 Feb 1961', '1961-02-12'],
    ['7 Mar 1980', '1980-03-07'],
    ['Feb 1961', '1961-02'],
    ['1961', '1961'],
    ['circa 1961', 'circa 1961'],
    ['1950 to 1952', '1950 to 1952'],
  ])('born %s has the date %s', (printed, date) => expect(birthDate(printed)).toBe(date));

  it('is listed from its first day until the day after its last; what is no day is no date', () => {
    expect([listedFrom('2026-02-28'), listedUntil('2026-02-28')]).toEqual([
      '2026-02-28',
      '2026-03-01',
    ]);
    expect([listedFrom('2026-02-30'), listedUntil('soon')]).toEqual([null, null]);
  });

  it('has a type in any case, or an unknown one', () => {
    expect(['Individual', 'VESSEL', '', 'charity'].map(partyType)).toEqual([
      'individual',
      'vessel',
      'unknown',
      'unknown',
    ]);
  });

  it('without remarks has none', () =>
    expect([joined([null, '']), joined(['a', null, 'b'])]).toEqual([null, 'a; b']));
});

describe('ids', () => {
  it('refuse a number that stands twice in a list, not in two lists', () => {
    const ids = new PartyIds();
    expect(ids.numbered('SDN', '36', 'f', 1)).toBe('SDN-36');
    expect(ids.numbered('SSI', '36', 'f', 2)).toBe('SSI-36');
    expect(() => ids.numbered('SDN', '36', 'f', 3)).toThrow(
      'f, row 3: party SDN-36 already stands in row 1 of f',
    );
  });

  it('of parties without a number are the same in the next release, and differ for equal rows', () => {
    const [ids, next] = [new PartyIds(), new PartyIds()];
    const first = ids.digested('DPL', ['A. Trader', 'Somewhere']);
    expect(first).toMatch(/^DPL-[0-9a-f]{12}$/);
    expect(ids.digested('DPL', ['A. Trader', 'Somewhere'])).toBe(`${first}-2`);
    expect(next.digested('DPL', ['A. Trader', 'Somewhere'])).toBe(first);
    expect(next.digested('DPL', ['A. Trader', 'Elsewhere'])).not.toBe(first);
  });
});
