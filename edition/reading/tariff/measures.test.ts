import { describe, expect, it } from '@jest/globals';
import { readMeasures } from './measures.ts';

const MEASURES = readMeasures();
const rowOf = (id: string): (typeof MEASURES)[number] => {
  const row = MEASURES.find((one) => one.id === id);
  if (!row) throw new Error(`there is no measure ${id}`);
  return row;
};

describe('exemptions of additional duties', () => {
  it('hang on several conditions, some goods, some days', () => {
    expect(rowOf('232-metals').exemptions).toContainEqual({
      when: 'claim',
      negated: false,
      values: ['9903.82.18'],
      and: [{ when: 'claimed', negated: false, values: ['S', 'S+'] }],
      within: expect.arrayContaining(['7206', '7306']),
      heading: null,
      validity: { from: '2026-04-23', until: null },
    });
    expect(rowOf('122-all').exemptions).toContainEqual({
      when: 'claim',
      negated: false,
      values: ['9903.03.02'],
      within: [],
      heading: '9903.03.02',
      validity: { from: '2026-02-24', until: '2026-02-28' },
    });
  });

  it('name the share of the metal after the country', () => {
    const melted = rowOf('232-articles').exemptions.filter(({ when }) => when === 'melted');
    expect(
      melted.map(({ values, share, validity }) => [values, share?.toFixed(), validity]),
    ).toEqual([
      [['US'], '95', { from: '2026-04-06', until: '2026-06-08' }],
      [['US'], '85', { from: '2026-06-08', until: '2026-06-08' }],
    ]);
    expect(rowOf('232-steel-articles-25').exemptions.at(-1)?.share).toBeUndefined();
  });

  it('share the codes of a list they both name', () => {
    const doubts = MEASURES.filter(({ id }) => /^fl-(?:ar|bd)$/.test(id)).map(({ doubt }) => doubt);
    expect(doubts[0]).toBe(doubts[1]);
  });
});

describe('the table of additional duties', () => {
  it('has no two rows of an id on one day', () => {
    const twice = MEASURES.filter((row) =>
      MEASURES.some(
        (other) =>
          other !== row &&
          other.id === row.id &&
          other.from <= row.from &&
          (other.until === null || row.from < other.until),
      ),
    );
    expect(twice.map(({ id, from }) => `${id} ${from}`)).toEqual([]);
  });

  it('has one family of section 232 for one heading', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { heading, kind, from } of MEASURES)
      if (kind.startsWith('section_232') && !heading.startsWith('one of')) {
        const key = `${heading} ${from < '2026-04-06' ? 'before' : 'after'}`;
        kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
      }
    expect([...kinds].filter(([, families]) => families.size > 1)).toEqual([]);
  });
});
