import { describe, expect, it } from '@jest/globals';
import { foldMarks, wordsOf } from '../fold.ts';
import { labelKey, nameKey, singular } from './stem.ts';

describe('word forms', () => {
  it.each([
    ['necklaces', 'necklace'],
    ['batteries', 'battery'],
    ['hoodies', 'hoody'],
    ['hoodie', 'hoody'],
    ['watches', 'watch'],
    ['dresses', 'dress'],
    ['knives', 'knife'],
    ['lenses', 'lens'],
    ['glasses', 'glasses'],
    ['clothes', 'clothes'],
    ['canvas', 'canvas'],
  ])('reads %s as %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it('keeps an earring apart from an ear, and a painting from paint', () => {
    expect(labelKey('earrings')).not.toBe(labelKey('ears'));
    expect(labelKey('painting')).not.toBe(labelKey('paint'));
  });

  it('joins knitted, knitting and knits in a search', () => {
    expect(new Set(['knitted', 'knitting', 'knits'].map(labelKey)).size).toBe(1);
  });

  it.each([
    ['de', 'halsketten', 'halskette'],
    ['fr', 'robes', 'robe'],
    ['es', 'bolsos', 'bolso'],
    ['es', 'luces', 'luz'],
    ['es', 'colores', 'color'],
    ['fr', 'chevaux', 'cheval'],
    ['fr', 'artificielles', 'artificiel'],
    ['it', 'orologi', 'orologio'],
    ['it', 'tasche', 'tasca'],
    ['pt', 'botoes', 'botao'],
    ['pt', 'papeis', 'papel'],
    ['de', 'magnetische', 'magnetisch'],
    ['pl', 'koszulki', 'koszulka'],
  ] as const)('joins singular and plural in %s: %s, %s', (language, plural, single) => {
    expect(nameKey(plural, language)).toBe(nameKey(single, language));
  });

  it.each([
    ['de', 'magnetisch', 'magnet'],
    ['de', 'leder', 'led'],
    ['es', 'plateado', 'plato'],
    ['es', 'camara', 'cama'],
    ['es', 'fundido', 'funda'],
    ['es', 'chapado', 'chapa'],
    ['it', 'magnetico', 'magnete'],
    ['pt', 'salada', 'sala'],
    ['fr', 'imprimante', 'imprimer'],
  ] as const)('keeps apart in %s: %s, %s', (language, word, other) => {
    expect(nameKey(word, language)).not.toBe(nameKey(other, language));
  });
});

describe('folding', () => {
  it('drops accents, keeps other scripts and numbers with their sign', () => {
    expect(wordsOf(foldMarks('Größe 38, 80% Baumwolle, café Łódź 冷冻虾'))).toEqual([
      'grosse',
      '38',
      '80%',
      'baumwolle',
      'cafe',
      'lodz',
      '冷',
      '冻',
      '虾',
    ]);
  });
});
