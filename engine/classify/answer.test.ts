import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { imitated, likened } from './customsDescription.ts';
import { testEdition } from './testEdition.ts';
import type { Classification } from './types.ts';

const edition = testEdition();
const answer = (
  description: string,
  more: { destination?: string; blocked?: string[] } = {},
): Classification => {
  const { destination = 'US', blocked = [] } = more;
  const found = classify({ description }, edition, { destination, effort: 'pro', blocked });
  if ('refused' in found) throw new Error(found.message);
  return found;
};

describe('the answer', () => {
  it.each([
    ['cotton t-shirt', 'T-shirt, of cotton'],
    ['nylon backpack', 'Backpack, of synthetic fibres'],
    ['leather strap for watch', 'Watch strap, of leather'],
    ['gold plated necklace', 'Necklace, plated'],
    ['silver necklace', 'Necklace, of silver'],
    ['teddy bear, wooden box', 'Teddy bear'],
    ['T-shirt for women and men', 'T-shirt'],
    ['T-shirt for women', 'T-shirt, for women'],
    ['mens T-shirt', 'T-shirt, for men'],
    ['Wanderrucksack Herren', 'Hiking backpack, for men'],
    ['necklace, leather toe', 'Necklace'],
    ['T-shirt cotton and polyester', 'T-shirt, of cotton and synthetic fibres'],
    ['fluff from teddy bear', null],
    ['plain long text first, T-shirt', null],
  ])('describes %s as %s: nothing that nobody said', (text, expected) => {
    expect(answer(text).customsDescription).toBe(expected);
  });

  it.each([
    ['pearl necklace', 'imitation pearl necklace'],
    ['faux pearl necklace', 'faux pearl necklace'],
    ['necklace', 'necklace'],
  ])('says of %s with imitation stones: %s', (name, said) => {
    expect(imitated(name)).toBe(said);
  });

  it.each([
    ['mink eyelashes', 'imitation mink eyelashes'],
    ['faux fur coat', 'faux fur coat'],
    ['eyelashes', 'eyelashes'],
  ])('says of %s that only imitate a skin: %s', (name, said) => {
    expect(likened(name)).toBe(said);
  });

  it('says of goods that are known only by what they are for that they are', () => {
    const { reasoning, customsDescription } = answer('polish for necklace');
    expect(reasoning).toMatch(/^No goods that we know are named but those that they are for: /);
    expect(customsDescription).toBeNull();
  });

  it('shows alternatives that a broker would weigh, and none else', () => {
    const { lines } = answer('t-shirt');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    for (const { probability } of lines) expect(probability).toBeGreaterThanOrEqual(0.02);
    expect(answer('gold necklace').lines.length).toBeLessThanOrEqual(lines.length);
  });

  it('takes what comes with the goods for no alternative', () => {
    const codes = answer('backpack with necklace').lines.map(({ code }) => code.slice(0, 4));
    expect(codes).toContain('4202');
    expect(codes.filter((code) => code.startsWith('71'))).toEqual([]);
  });

  it('says what was blocked and gives the next best', () => {
    const found = answer('necklace', { blocked: ['7117'] });
    expect(found.lines[0]?.code.startsWith('7117')).toBe(false);
    expect(found.reasoning).toContain('7117.19 fits better but is on your blocklist');
    expect(found.needsReview).toBe(true);
  });

  it('gives no other goods in the place of blocked ones because a word of them is the same', () => {
    const options = { destination: 'US', effort: 'pro', blocked: ['42'] } as const;
    expect(classify({ description: 'nylon backpack for toys' }, edition, options)).toMatchObject({
      refused: 'unclassifiable',
      message: 'Every code that fits the description is on the blocklist.',
    });
  });

  it('says of each alternative what would make it right, and of the answer nothing', () => {
    const [first, second] = answer('t-shirt', { destination: 'JP' }).lines;
    expect(first).not.toHaveProperty('rightIf');
    expect(second).toMatchObject({
      code: '610990',
      rightIf: 'Right if the main fibre is not cotton.',
    });
    const necklace = answer('necklace').lines;
    expect(necklace.find(({ code }) => code === '711311')?.rightIf).toBe(
      'Right if the metal is silver.',
    );
  });

  it('names heading and line, and our own label beside them', () => {
    expect(answer('mens cotton t-shirt').lines[0]).toMatchObject({
      description: "T-shirts and singlets, knitted › Men's T-shirts, cotton",
      label: "Men's T-shirts, cotton",
    });
  });

  it('tells in sentences what the goods are, by which words, which rule and what was assumed', () => {
    expect(answer('Wanderrucksack für Herren').reasoning).toMatch(
      /^"Wanderrucksack" \(hiking backpack\) says what the goods are\. By general rules 1 and 6 /,
    );
    expect(answer('Cotton T-Shirt', { destination: 'JP' }).reasoning).toBe(
      '"T-Shirt" says what the goods are and "Cotton" that the main fibre is cotton. ' +
        'By general rules 1 and 6 the wording of heading 6109 leads to 6109.10.',
    );
    expect(answer('t-shirt', { destination: 'JP' }).reasoning).toBe(
      '"t-shirt" says what the goods are. ' +
        'By general rules 1 and 6 the wording of heading 6109 leads to 6109.10; ' +
        'the heading is 96 % likely, the digits behind it are less sure. ' +
        'Not stated, so the usual case was assumed: main fibre. Which textile fibre weighs most?',
    );
  });
});

describe('the weighed pieces', () => {
  const explained = (description: string, hsCodeHint?: string): Classification => {
    const goods = { description, ...(hsCodeHint ? { hsCodeHint } : {}) };
    const found = classify(goods, edition, {
      destination: 'US',
      effort: 'pro',
      blocked: [],
      explain: true,
    });
    if ('refused' in found) throw new Error(found.message);
    return found;
  };

  it('are there only where they are asked for, and change nothing else', () => {
    const { pieces, ...rest } = explained('mens cotton t-shirt');
    expect(pieces).toBeDefined();
    expect(rest).toEqual(answer('mens cotton t-shirt'));
  });

  it('hold words, facts, wording, rule and hint, each with its weight', () => {
    const { pieces = [] } = explained('mens Cotton t-shirt', '610990');
    expect(pieces).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'words', code: '610910', evidence: '"t-shirt"' }),
        expect.objectContaining({
          kind: 'fact',
          code: '610910',
          evidence: 'it is mainly of cotton: "Cotton"',
        }),
        expect.objectContaining({ kind: 'rule', code: '610910' }),
        expect.objectContaining({ kind: 'hint', code: '610990', evidence: 'your hint 610990' }),
      ]),
    );
    for (const { weight } of pieces) {
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  });

  it('stay within 24 and 6 KB, however long the text is', () => {
    const words = ['cotton', 'steel', 'leather', 'gold necklace', 'watch', 'backpack', 'knitted'];
    const text = Array.from({ length: 60 }, (_, at) => words[at % words.length]).join(', ');
    const { pieces = [] } = explained(`${text} ${'ö'.repeat(1000)}`);
    expect(pieces.length).toBeLessThanOrEqual(24);
    expect(new TextEncoder().encode(JSON.stringify(pieces)).length).toBeLessThanOrEqual(6000);
  });
});

describe('the probabilities of an answer', () => {
  it('fall from level to level, and that of a national line is below its six digits', () => {
    const { chapter, heading, subheading, tariff } = answer('cotton t-shirt').probabilities;
    expect(chapter).toBeGreaterThanOrEqual(heading);
    expect(heading).toBeGreaterThanOrEqual(subheading);
    expect(subheading).toBeGreaterThan(tariff ?? 1);
  });

  it('hold no tariff line where the destination has none', () => {
    expect(answer('cotton t-shirt', { destination: 'JP' }).probabilities.tariff).toBeUndefined();
  });
});
