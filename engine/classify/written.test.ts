import { describe, expect, it } from '@jest/globals';
import { writingOf } from './written.ts';

const written = (description: string, words: string, title?: string): string | null =>
  writingOf({ description, ...(title ? { title } : {}) })(words.split(' '));

describe('words as their sender wrote them', () => {
  it.each([
    ['Поло мужской, хлопок', 'мужскои', 'мужской'],
    ['Поло мужско\u0438\u0306, хлопок', 'мужскои', 'мужской'],
    ['Bombki choinkowe, ręcznie malowane', 'recznie malowane', 'ręcznie malowane'],
    ['Größe 38, STRASSE', 'grosse 38', 'Größe 38'],
    ["Men's T-Shirt", 'mens t shirt', "Men's T-Shirt"],
    ['メンズ 半袖Tシャツ 綿100%', '半 袖 t シ ャ ツ', '半袖Tシャツ'],
    ['여성 가죽 가방', '가 방', '가방'],
    ['ﬁne  silk', 'fine silk', 'ﬁne silk'],
  ])('%s: %s is %s', (text, words, expected) => {
    expect(written(text, words)).toBe(expected.normalize('NFC'));
  });

  it('stand in the title too', () => {
    expect(written('of cotton', 'cafe', 'CAFÉ table')).toBe('CAFÉ');
  });

  it('are none where the text does not have them so', () => {
    expect(written('bakcpack of nylon', 'backpack')).toBeNull();
    expect(written('red', 'red bag')).toBeNull();
    expect(written('anything', '')).toBeNull();
  });

  it('are no passage', () => {
    expect(written(`leather ${'-'.repeat(100)} bag`, 'leather bag')).toBeNull();
  });
});
