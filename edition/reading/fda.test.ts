import { describe, expect, it } from '@jest/globals';
import { loadFda } from './fda.ts';

const tables = loadFda();
const { industries, classes, products, headings, claims, agencies, outside } = tables;
const bases = [
  ...products,
  ...[...headings.values()].flatMap((row) => row.bases),
  ...claims.map(({ to }) => to),
];

describe('the tables of the FDA', () => {
  it('name the industry of every code', () =>
    expect(bases.filter(({ industry }) => !industries.has(industry))).toEqual([]));

  it('know the class of every code, or say that they do not', () => {
    const strange = bases.filter((base) => {
      const kind = industries.get(base.industry)?.kind;
      if (kind === 'device' || kind === 'radiation') return false;
      return base.class !== 'Y' && !classes.has(`${base.industry}${base.class}`);
    });
    expect(strange.map((base) => `${base.industry}${base.class}${base.product}`)).toEqual([]);
  });

  it('have a class of a known industry only', () =>
    expect([...classes.keys()].filter((code) => !industries.has(code.slice(0, 2)))).toEqual([]));

  it('explain every other agency', () => {
    const named = [...outside, ...headings.values()].flatMap(({ agency }) => agency ?? []);
    expect(named.filter((agency) => !agencies.has(agency))).toEqual([]);
  });

  it('have no word twice in the same language for two products of one class', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { industry, class: letter, product, names } of products)
      for (const { language, words } of names) {
        const key = `${industry}${letter} ${language} ${words.toLowerCase()}`;
        const before = seen.get(key);
        if (before !== undefined && before !== product) twice.push(key);
        seen.set(key, product);
      }
    expect(twice).toEqual([]);
  });

  it('cover every chapter of the tariff', () => {
    const missing = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
      (chapter) =>
        chapter !== '77' && ![...headings.keys()].some((prefix) => prefix.startsWith(chapter)),
    );
    expect(missing).toEqual([]);
  });
});
