import { describe, expect, it } from '@jest/globals';
import { sightOf } from './articleSight.ts';
import { decide } from './decide.ts';
import { buildEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { conditionAsFact } from './factWords.ts';
import { parseLexicon } from './lexiconParse.ts';
import { testBook } from './testEdition.ts';
import { readGoods } from './text.ts';
import { sharpest, wantedFor } from './wantedFacts.ts';

const LEXICON = `
value material=wood
en: wood
value material=bamboo in wood
en: bamboo
value material=plastic
en: plastic
value material=glass
en: glass
value weave=knit
en: knitted
value weave=woven
en: woven
value for=car
en: car
value for=bicycle
en: bicycle
value print=yes
en: printed
@ board
en: board
  main: bamboo 441191; wood 441199; other 392410
  * -> 392490
t: board => 392490
t: board game => !4411
@ tube
en: tube
implies: weave=woven
  for=car -> 401310
  for=bicycle -> 401320
  weave=knit -> 401390
  "special" -> 401391
  print=yes size>20cm size>60cm -> 401392
  * -> 401399
t: tube => 401399
t: tube top => !4013
`;

const { lexicon, problems } = parseLexicon([{ file: 'test.lex', text: LEXICON }]);
const edition = buildEdition(testBook(), lexicon);

/** The facts that are wanted for a code instead of another; null where the text denies them. */
function wanted(text: string, code: string, instead: string): string[] | null {
  const { sight } = decide(readGoods({ description: text }), edition, {
    destination: 'US',
    price: undefined,
    reach: REACH.mini,
  });
  const article = edition.lexicon.articles.find(({ id }) => text.includes(id));
  if (!article) throw new Error(`no article for ${text}`);
  const found = wantedFor(article, code, instead, sightOf(article, sight));
  return found && sharpest(found, sight.names).map((one) => conditionAsFact(one) ?? '?');
}

describe('what leads to another code of the same goods', () => {
  it('is read from rules that are well formed', () => {
    expect(problems).toEqual([]);
  });

  it.each([
    ['the condition of its rule', 'board', '441191', '392490', ['it is mainly of bamboo']],
    [
      'for a narrower material than is stated',
      'wood board',
      '441191',
      '441199',
      ['it is mainly of bamboo'],
    ],
    [
      'for "other" none of those before it',
      'board',
      '392410',
      '441199',
      ['it is not mainly of wood'],
    ],
    [
      'for the last rule the contrary of those that came before',
      'board',
      '392490',
      '441199',
      ['it is not mainly of wood'],
    ],
    [
      'what a name only implies may be otherwise',
      'tube',
      '401390',
      '401399',
      ['it is knitted or crocheted'],
    ],
    [
      'of two bounds the narrower',
      'tube',
      '401392',
      '401399',
      ['it is printed', 'its largest dimension is over 60 cm'],
    ],
  ])('%s', (_, text, code, instead, expected) => {
    expect(wanted(text, code, instead)).toEqual(expected);
  });

  it.each([
    ['another material is stated', 'plastic board', '441191', '392410'],
    ['it is stated what it is made for', 'bicycle tube', '401310', '401320'],
    ['all that leads elsewhere is stated', 'bicycle tube', '401399', '401320'],
    ['only a word of the text would do', 'tube', '401391', '401399'],
  ])('is nothing where %s', (_, text, code, instead) => {
    expect(wanted(text, code, instead)).toBeNull();
  });
});
