/** Which names a word may stand for as it is written. */
import { describe, expect, it } from '@jest/globals';
import { matchArticles } from './match.ts';
import { parseLexicon } from './lexiconParse.ts';
import { buildPhrases, nameIndexOf } from './nameIndex.ts';
import { readGoods } from './text.ts';
import { isInflected, mayBe } from './writtenForms.ts';

describe('marks', () => {
  it.each([
    ['de', 'töpfe', 'topf', true],
    ['de', 'mäntel', 'mantel', true],
    ['de', 'bücher', 'buch', true],
    ['de', 'topfe', 'töpfe', true],
    ['de', 'schussel', 'schüssel', true],
    ['de', 'küche', 'kuchen', false],
    ['de', 'küchen', 'kuchen', false],
    ['de', 'luft', 'lüfter', false],
    ['de', 'pläne', 'plane', false],
    ['de', 'kocher', 'köcher', false],
    ['de', 'grosse', 'größe', true],
    ['es', 'ordenador', 'ordeñadora', false],
    ['es', 'pinata', 'piñata', true],
    ['es', 'sillones', 'sillón', true],
    ['pl', 'polka', 'półka', false],
    ['pl', 'stoły', 'stół', true],
    ['fr', 'etagere', 'étagère', true],
  ] as const)('%s: "%s" may be "%s": %s', (language, said, name, may) => {
    expect(mayBe({ said, name }, language)).toBe(may);
  });
});

describe('endings', () => {
  it.each([
    ['es', 'caballos', 'caballo', true],
    ['es', 'caballo', 'caballa', false],
    ['fr', 'selles', 'selle', true],
    ['fr', 'selle', 'sel', false],
    ['de', 'schrauben', 'schraube', true],
    ['de', 'rahmen', 'rahm', true],
    ['pl', 'czapki', 'czapka', true],
  ] as const)('%s: "%s" is a case of "%s": %s', (language, said, name, is) => {
    expect(isInflected({ said, name }, language)).toBe(is);
  });
});

describe('names found', () => {
  const { lexicon } = parseLexicon([
    {
      file: 'forms.lex',
      text: [
        '@ cake\nde: Kuchen\n  * -> 190590\n',
        '@ kitchen\nde: Küche\n  * -> 940340\n',
        '@ horse\nes: caballo + vivo\n  * -> 010129\n',
        '@ mackerel\nes: caballa\n  * -> 030244\n',
      ].join('\n'),
    },
  ]);
  const names = nameIndexOf(lexicon, buildPhrases(lexicon));
  const found = (description: string, language: 'de' | 'es'): string[] =>
    matchArticles(readGoods({ description }), names, [language]).map(
      ({ owner }) => lexicon.articles[owner]?.id ?? '',
    );

  it.each([
    ['Küche', 'de', ['kitchen']],
    ['Küchen aus Holz', 'de', ['kitchen']],
    ['Kuchen', 'de', ['cake']],
    ['caballas', 'es', ['mackerel']],
    ['caballo', 'es', []],
    ['caballo vivo', 'es', ['horse']],
  ] as const)('"%s" (%s) is %j', (text, language, ids) => {
    expect(found(text, language)).toEqual(ids);
  });
});
