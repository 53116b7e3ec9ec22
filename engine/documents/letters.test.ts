import { describe, expect, it } from '@jest/globals';
import { blankIssues, inCapitals, inEuropeanLetters, respeltWarnings } from './letters.ts';

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

describe('texts that Latin letters say in part', () => {
  const CASES: readonly (readonly [text: string, printed: string, hint: string | undefined])[] = [
    ['山田商店', 'Shan Tian Shang Dian', undefined],
    ['北京市123号', 'Bei Jing Shi 123 Hao', undefined],
    ['山田のお店', 'Shan Tian noo Dian', 'its characters are read as Chinese ones'],
    ['شركة النور', 'shrkh lnwr', 'without the vowels that its script leaves out'],
    ['Mugs 🎁📦 of stoneware', 'Mugs of stoneware', 'without its pictures'],
    ['서울', 'SeoUl', undefined],
  ];

  it.each(CASES)('%s is printed as %s', (text, printed, hint) => {
    const { value, respelt } = inEuropeanLetters({ a: text });
    expect(value.a).toBe(printed);
    expect(respelt).toEqual([{ path: 'a', printed, ...(hint === undefined ? {} : { hint }) }]);
    expect(respeltWarnings(respelt)[0]).toContain(printed);
    expect(inCapitals({ a: text }, KEPT).value.a).toBe(printed.toUpperCase());
  });

  it.each(['🎁', '👨‍👩‍👧', '\u{e000}', '🇩🇪'])('nothing is left of %s: it is named', (text) => {
    for (const { respelt } of [inEuropeanLetters({ a: text }), inCapitals({ a: text }, KEPT)])
      expect(blankIssues(respelt).map(({ path }) => path)).toEqual(['a']);
  });

  it('blanks are no letters, and names that are looked up are not printed', () => {
    expect(inEuropeanLetters({ a: 'two  blanks', sku: '茶' }).respelt).toEqual([]);
  });

  it('signs of trade are printed', () => {
    expect(inEuropeanLetters({ a: 'Brand® ™ ©' }).respelt).toEqual([]);
  });
});

it('many respelt texts are named up to twenty, the rest is counted', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ path: `p${at}`, printed: 'X' }));
  expect(respeltWarnings(many)).toHaveLength(21);
  expect(respeltWarnings(many).at(-1)).toMatch(/^5 more/);
});
