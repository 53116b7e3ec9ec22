import { describe, expect, it } from '@jest/globals';
import { foldMarks, isCharacter, wordsOf } from './fold.ts';

describe('folding', () => {
  it.each([
    ['バッグ', 'バッグ'],
    ['ﾊﾞｯｸﾞ', 'バッグ'],
    ['ペン', 'ペン'],
    ['스마트폰', '스마트폰'],
    ['５００ｍｌ', '500ml'],
    ['Größe Ø Łódź', 'grosse o lodz'],
    ['Ёлка, Чай', 'елка, чаи'],
    ['άλφα', 'αλφα'],
  ])('%s is %s', (written, folded) => {
    expect(foldMarks(written)).toBe(folded);
  });

  it('keeps apart kana that only a mark tells apart', () => {
    expect(foldMarks('バッグ')).not.toBe(foldMarks('ハック'));
  });
});

describe('words', () => {
  it.each([
    ['iphone用ケース', ['iphone', '用', 'ケ', 'ー', 'ス']],
    ['棉95%氨纶5%', ['棉', '95%', '氨', '纶', '5%']],
    ['95%棉', ['95%', '棉']],
    ['t恤 3個 2.5kg装', ['t', '恤', '3', '個', '2.5kg', '装']],
    ['휴대폰 케이스', ['휴', '대', '폰', '케', '이', '스']],
    ['сумка 3d', ['сумка', '3d']],
  ])('of %s', (folded, words) => {
    expect(wordsOf(folded)).toEqual(words);
  });

  it.each(['棉', 'ー', 'が', '폰'])('%s is read by character', (word) => {
    expect(isCharacter(word)).toBe(true);
  });

  it.each(['a', 'я', '3', 'iphone', '。'])('%s is not', (word) => {
    expect(isCharacter(word)).toBe(false);
  });
});
