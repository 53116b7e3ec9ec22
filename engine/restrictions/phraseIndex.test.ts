import { describe, expect, it } from '@jest/globals';
import { wordsOfText } from './itemWords.ts';
import { findPhrases, indexPhrases } from './phraseIndex.ts';
import type { KeywordPhrase } from './types.ts';

const phrase = (text: string, language = 'en'): KeywordPhrase => ({ text, language });
const found = (
  phrases: readonly (readonly [string, KeywordPhrase])[],
  text: string,
  firstOnly = false,
) =>
  findPhrases(indexPhrases(phrases), wordsOfText(text), { firstOnly }).map(
    ({ owners, start, end }) => [start, end, owners.map(({ of }) => of).join(' ')],
  );

describe('phrases in the words of an item', () => {
  it('of equal folded words are told once at a place, with all whose phrase it is', () => {
    const phrases = ['Vape', 'vapé', 'vape!'].map((text, at) => [`r${at}`, phrase(text)] as const);
    expect(found(phrases, 'one vape')).toEqual([[1, 2, 'r0 r1 r2']]);
  });

  it('name their owner once, however often it writes the same words', () => {
    const phrases = ['aa!', 'aa!!', 'aa!!!'].map((text) => ['r', phrase(text, '*')] as const);
    expect(found(phrases, 'aa')).toEqual([[0, 1, 'r']]);
  });

  it('are told at every place, or at their first one alone', () => {
    const phrases = [['r', phrase('power bank')] as const];
    const text = 'power banks, a powerbank and a power-bank';
    expect(found(phrases, text)).toEqual([
      [0, 2, 'r'],
      [3, 4, 'r'],
      [6, 8, 'r'],
    ]);
    expect(found(phrases, text, true)).toEqual([[0, 2, 'r']]);
  });

  it('go on from one beginning in several ways', () => {
    const phrases = ['sea', 'sea horse', 'sea horse oil'].map(
      (text) => [text, phrase(text, '*')] as const,
    );
    expect(found(phrases, 'Sea horses oil')).toEqual([
      [0, 1, 'sea'],
      [0, 2, 'sea horse'],
      [0, 3, 'sea horse oil'],
    ]);
  });

  it('are found inside of a word in scripts without blanks, in the order of the rules', () => {
    const phrases = ['子烟', '电子烟', '象牙'].map((text) => [text, phrase(text, 'zh')] as const);
    expect(found(phrases, '新电子烟和象牙')).toEqual([
      [0, 1, '子烟'],
      [0, 1, '电子烟'],
      [0, 1, '象牙'],
    ]);
  });
});
