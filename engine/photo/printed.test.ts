import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lettersRead, lettersSeen, printedText } from './printed.ts';

/** `word/confidence` pairs, a line a string. */
const lines = (...printed: string[]) =>
  printed.map((line) =>
    line.split(' ').map((word) => {
      const [, text = '', confidence = ''] = /^(.*)\/(\d+)$/.exec(word) ?? [];
      return { text, confidence: Number(confidence) };
    }),
  );

describe('printed text', () => {
  it.each([
    [
      'words that are surely read',
      ['Ceramic/96 Mug/95', '350/92 ml/90 safe/96'],
      'Ceramic Mug\n350 ml safe',
    ],
    [
      'without the words that are guessed',
      ['Ceramic/96 Mxg/41', 'Made/93 in/92 Itaiv/55'],
      'Ceramic\nMade in',
    ],
    ['a fibre code in capitals', ['PVC/95'], 'PVC'],
    ['a number of some length', ['4711/93'], '4711'],
    ['without frames and strokes', ['|Cotton|/94 —/88 100%/92'], 'Cotton 100%'],
    ['nothing of single letters', ['U/91 Z/90 A/92', 'o/95 e/94'], ''],
    ['nothing of textures', ['|/95 =/94 ~~/92', 'eee/94', 'rrr/90 ll/91'], ''],
    ['nothing of text on its head', ['JIYSEMUSIP/64 JU/79 OSE/51', 'ebniiod/12 UI/91 ape/28'], ''],
    ['nothing of one word among scraps', ['Aer/82 o/91 i/90 a/93 e/95'], ''],
    ['nothing', [], ''],
  ])('%s', (_, printed, text) => {
    expect(printedText(lines(...printed))).toBe(text);
  });

  it('is bounded', () => {
    const line = [{ text: 'porcelain', confidence: 95 }];
    expect(printedText(Array.from({ length: 1000 }, () => line))).toHaveLength(2000);
  });

  it('counts what is surely read, and what may be letters', () => {
    const label = lines('Cotton/95 x/20', 'zz/30');
    expect(lettersRead(label)).toBe(6);
    expect(lettersSeen(label)).toBe(9);
  });

  it('never reads more than it sees, whatever the reader says', () => {
    const word = fc.record({ text: fc.string(), confidence: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(fc.array(word)), (any) => {
        expect(lettersRead(any)).toBeLessThanOrEqual(lettersSeen(any));
        expect(printedText(any).isWellFormed()).toBe(true);
      }),
    );
  });
});
