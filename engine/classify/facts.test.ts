import { describe, expect, it } from '@jest/globals';
import { readFacts } from './facts.ts';
import { parseLexicon } from './lexiconParse.ts';
import { matchValues } from './match.ts';
import { buildPhrases, nameIndexOf } from './nameIndex.ts';
import { readGoods } from './text.ts';

const { lexicon, problems } = parseLexicon([
  {
    file: 'test.lex',
    text: `
value material=plastic
en: plastic; acrylic
value material=synthetic
en: acrylic + knitted|scarf; polyester
value material=leather
en: leather
value user=men
en: men
value for=pet
en: cat; dog
value material=rubber
fr: caoutchouc
value material=plastic-sheet in plastic
en: faux leather
value material=cotton
en: cotton
value material=bamboo
en: bamboo
value material=wood
en: wood
fr: bois
value material=gold
en: gold; 18k
fr: or; en or
value material=silver
en: silver; sterling silver
value material=base-metal
en: metal
value kind=filled
en: filled; filling
value material=stainless-steel
en: stainless steel
fr: acier
value material=bone
en: ivory
value material=ceramic
en: ceramic
value material=glass
en: glass
value finish=plated
en: plated
value stone=pearl
en: pearl
value stone=imitation
en: glass pearl
`,
  },
]);
const names = nameIndexOf(lexicon, buildPhrases(lexicon));
const factsOf = (description: string) => {
  const text = readGoods({ description });
  return readFacts(text, matchValues(text, names, ['en', 'fr']), lexicon.values, undefined).values;
};
const valuesOn = (axis: string, text: string): string[] =>
  (factsOf(text).get(axis) ?? []).map(({ value }) => value);

describe('facts of a text', () => {
  it('come from a lexicon without faults', () => expect(problems).toEqual([]));

  it('take the value for which the context speaks', () => {
    expect(valuesOn('main', 'knitted gloves; Material: acrylic')).toEqual(['synthetic']);
    expect(valuesOn('main', 'photo frame; Material: acrylic')).toEqual(['plastic']);
  });

  it('hold no pet where the goods are for persons, unless the text says what they are for', () => {
    expect(valuesOn('for', 'funny cat t-shirt men')).toEqual([]);
    expect(valuesOn('for', 'funny cat t-shirt')).toEqual(['pet']);
    expect(valuesOn('for', 'shirt men for dog')).toEqual(['pet']);
  });

  it('give a material behind its part to that part', () => {
    expect(valuesOn('sole', 'chaussures, semelle caoutchouc')).toEqual(['rubber']);
    expect(valuesOn('main', 'chaussures, semelle caoutchouc')).toEqual([]);
  });

  it.each([
    ['95% polyester, 5% leather', 'synthetic 95, leather 5'],
    ['95% polyester 5% leather', 'synthetic 95, leather 5'],
    ['polyester 95%,leather 5%', 'synthetic 95, leather 5'],
    ['polyester 95% leather 5%', 'synthetic 95, leather 5'],
    ['plastic; polyester 95%,leather 5%,leather', 'synthetic 95, plastic, leather 5, leather'],
    ['polyester: 60% polyester 40% leather', 'synthetic 60, leather 40, synthetic'],
  ])('give each share to its own material: %s', (composition, expected) => {
    const main = factsOf(`shirt; Material: ${composition}`).get('main') ?? [];
    expect(
      main
        .map(({ value, share }) => (share === undefined ? value : `${value} ${share}`))
        .join(', '),
    ).toBe(expected);
  });

  it('weigh the shares of an outer material, and none of a lining', () => {
    const outer = factsOf('jacket; Shell: 60% polyester 40% leather; Lining: 100% leather');
    expect(outer.get('outer')?.map(({ value, share }) => [value, share])).toEqual([
      ['synthetic', 60],
      ['leather', 40],
    ]);
    expect(outer.get('lining')?.map(({ share }) => share)).toEqual([undefined]);
  });

  it('take the material of a band for the thing where nothing else is said', () => {
    expect(valuesOn('main', 'watch strap; Band Material: leather')).toEqual(['leather']);
    expect(valuesOn('main', 'bag; Strap Material: leather; Material: plastic')).toEqual([
      'plastic',
      'leather',
    ]);
  });
});

describe('a material that is only named for its look', () => {
  it.each([
    ['clock, wood effect', []],
    ['clock with wood grain pattern', []],
    ['horloge effet bois', []],
    ['horloge effet de bois', []],
    ['blanket, cotton feel', []],
    ['faux wood', []],
    ['bamboo print box', []],
    ['cotton print dress', ['cotton']],
    ['silver grey', []],
    ['leather touch screen gloves', ['leather']],
    ['leather look bag', ['plastic-sheet']],
  ])('%s: %j', (text, expected) => expect(valuesOn('main', text)).toEqual(expected));

  it.each([
    ['pearl white', []],
    ['pearl effect', ['imitation']],
    ['pearl necklace', ['pearl']],
    ['necklace; color: pearl', []],
  ])('%s: stone %j', (text, expected) => expect(valuesOn('stone', text)).toEqual(expected));
});

describe('a metal or ivory beside what the goods are made of', () => {
  it.each([
    ['gold necklace stainless steel', ['stainless-steel']],
    ['gold necklace', ['gold']],
    ['gold necklace plated', []],
    ['solid gold clasp on stainless steel', ['gold', 'stainless-steel']],
    ['18k gold ring stainless steel', ['gold', 'stainless-steel']],
    ['sterling silver ring, gold plated', ['silver']],
    ['silver ring, plated with gold', ['silver']],
    ['silver ring plated', []],
    ['bague or acier', ['stainless-steel']],
    ['ivory ceramic vase', ['ceramic']],
    ['carved ivory on ceramic', ['bone', 'ceramic']],
  ])('%s: %j', (text, expected) =>
    expect([...new Set(valuesOn('main', text))].sort()).toEqual([...expected].sort()),
  );
});

describe('a plain statement of the material', () => {
  const surest = (text: string): string | undefined => {
    const [first, second] = factsOf(text).get('main') ?? [];
    return first && second && second.weight > first.weight * 0.6 ? undefined : first?.value;
  };

  it.each([
    ['ceramic cup, of glass', 'glass'],
    ['ceramic cup, made of glass', 'glass'],
    ['leather wallet; Material: acrylic', 'plastic'],
    ['ceramic and glass cup', undefined],
  ])('silences the name: %s', (text, expected) => expect(surest(text)).toBe(expected));

  it('give what lines the goods to the lining', () => {
    for (const text of ['leather gloves lined with polyester', 'gants, doublés de caoutchouc'])
      expect(factsOf(text).get('lining')).toHaveLength(1);
    expect(valuesOn('main', 'leather gloves lined with polyester')).toEqual(['leather']);
    expect(valuesOn('lining', 'polyester lined leather gloves')).toEqual(['synthetic']);
    expect(valuesOn('main', 'double leather gloves')).toEqual(['leather']);
  });
});

describe('shares of fibres', () => {
  it.each([
    'knitted, 20 % polyester 80 % cotton',
    'knitted, 80% cotton 20% polyester',
    'cotton 80 percent, polyester 20 percent',
    'polyester 20 %, cotton 80 %',
  ])('are read with a blank before the sign, and in words: %s', (text) => {
    const [most] = factsOf(text).get('main') ?? [];
    expect(most).toMatchObject({ value: 'cotton', share: 80 });
  });
});

describe('the metal of jewellery', () => {
  it('is what the attribute for it says, not the wider word', () => {
    const main = factsOf('Necklace\nMaterial: Metal\nMetals Type: Silver').get('main');
    expect(main?.map(({ value }) => value)).toEqual(['silver']);
  });

  it('is the wider word where the narrower one is the plating or the colour', () => {
    const plated = 'Necklace\nMaterial: Metal\nMetals Type: Silver\nPlating: Silver Plated';
    expect(factsOf(plated).get('main')?.[0]?.value).toBe('base-metal');
    expect(factsOf('Silver necklace\nMaterial: Metal').get('main')?.[0]?.value).toBe('base-metal');
  });
});

it.each(['sweater 80/20 cotton wood', 'sweater, cotton wood 80/20'])(
  'parts of a hundred are the shares of the materials beside them: %s',
  (description) => {
    const main = factsOf(description).get('main');
    expect(main?.map(({ value, share }) => [value, share])).toEqual([
      ['cotton', 80],
      ['wood', 20],
    ]);
  },
);

it('materials that the text denies are known', () => {
  const text = readGoods({ description: 'wallet, not real silver' });
  const facts = readFacts(text, matchValues(text, names, ['en']), lexicon.values, undefined);
  expect([...(facts.denied ?? [])]).toContain('material=silver');
});

it.each(['chocolate bar, not filled', 'chocolate bar without filling', 'unfilled chocolate bar'])(
  'a kind that the text denies is known: %s',
  (description) => {
    const text = readGoods({ description });
    const facts = readFacts(text, matchValues(text, names, ['en']), lexicon.values, undefined);
    expect([...(facts.denied ?? [])]).toEqual(['kind=filled']);
  },
);
