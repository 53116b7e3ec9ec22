import { describe, expect, it } from '@jest/globals';
import { inCapitals, inEuropeanLetters, respeltWarnings } from './letters.ts';

const KEPT = new Set(['unit']);

describe('capitals', () => {
  it('other letters become Latin ones, and are told', () => {
    const { value, respelt } = inCapitals(
      { name: 'Köln', parties: [{ city: 'Москва' }], unit: 'cm', n: 1 },
      KEPT,
    );
    expect(value).toEqual({ name: 'KOLN', parties: [{ city: 'MOSKVA' }], unit: 'cm', n: 1 });
    expect(respelt).toEqual([
      { path: 'name', printed: 'KOLN' },
      { path: 'parties.0.city', printed: 'MOSKVA' },
    ]);
  });

  it('line breaks become blanks', () => {
    expect(inCapitals({ a: 'one\r\ntwo\u2028three' }, KEPT)).toEqual({
      value: { a: 'ONE TWO THREE' },
      respelt: [],
    });
  });
});

describe('European letters', () => {
  it('Latin, Greek and Cyrillic stay, other scripts become Latin beside them', () => {
    const { value, respelt } = inEuropeanLetters({ a: 'Jürgen Ωmega Привет', b: 'Tea 茶' });
    expect(value.a).toBe('Jürgen Ωmega Привет');
    expect(value.b).toMatch(/^Tea [A-Za-z]+$/);
    expect(respelt.map(({ path }) => path)).toEqual(['b']);
  });
});

it('many respelt texts are named up to twenty, the rest is counted', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ path: `p${at}`, printed: 'X' }));
  expect(respeltWarnings(many)).toHaveLength(21);
  expect(respeltWarnings(many).at(-1)).toMatch(/^5 more/);
});
