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
});
