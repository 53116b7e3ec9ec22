/** Everyday English words, which other languages write for something else. */
import { describe, expect, it } from '@jest/globals';
import { buildEdition } from './edition.ts';
import { isCommonEnglish } from './englishWords.ts';
import { languagesOf } from './language.ts';
import { parseLexicon } from './lexiconParse.ts';
import { matchArticles } from './match.ts';
import { repair } from './speller.ts';
import { testBook } from './testEdition.ts';
import { readGoods } from './text.ts';

const LEXICON = `
@ trousers
en: trousers
de: Hose = trousers; Hosenbund = waistband
  * -> 610990
t: trousers => 610990
t: trouser press => !6109
@ feather
en: feather
fr: bonnet = woollen hat
  * -> 711719
t: feather => 711719
t: feather bed => !7117
@ strap
en: strap
  * -> 911390
t: strap => 911390
t: strap hinge => !9113
`;

const { lexicon } = parseLexicon([{ file: 'homographs.lex', text: LEXICON }]);
const edition = buildEdition(testBook(), lexicon);

/** Articles that a text names in the languages it may be in, each with the words that name it. */
const named = (description: string): string[] => {
  const text = readGoods({ description });
  const languages = languagesOf(text, edition.names, () => false);
  return matchArticles(text, edition.names, languages).map(
    ({ owner, at, length }) =>
      `${edition.lexicon.articles[owner]?.id}: ${text.words.slice(at, at + length).join(' ')}`,
  );
};

describe('everyday English words', () => {
  it('are known by frequency, with the words of shops', () => {
    expect(['hose', 'father', 'colour', 'color', 'anime'].filter(isCommonEnglish)).toHaveLength(5);
    expect(['halskette', 'necklase', 'constructor'].filter(isCommonEnglish)).toEqual([]);
  });

  it('are no German name in a text that is English as well', () => {
    expect(named('the hose of a pump with strap and Hosenbund')).toEqual([
      'strap: strap',
      'trousers: hosenbund',
    ]);
  });

  it('are a German name in a German text', () => {
    expect(named('die Hose für Herren mit Bund')).toEqual(['trousers: hose']);
  });

  it('make a text no French one, as a long word that only French has does', () => {
    const languages = (description: string): string[] =>
      languagesOf(readGoods({ description }), edition.names, (word) => word === 'leather');
    expect(languages('leather strap for bonnet')).toEqual(['en']);
    expect(languages('leather strap for Hosenbund')).toEqual(['en', 'de']);
  });

  it('are not put right', () => {
    const mended = (description: string): readonly string[] =>
      repair(readGoods({ description }), edition.speller, () => false).words;
    expect(mended('feathr strap')).toEqual(['feather', 'strap']);
    expect(mended('father strap')).toEqual(['father', 'strap']);
  });
});
