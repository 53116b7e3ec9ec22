import { expect, it } from '@jest/globals';
import { kanaWord } from './kana.ts';

it.each([
  ['タカモリコウギョウ', 'takamorikogyo'],
  ['シャチョウ', 'shacho'],
  ['ニッポン', 'nippon'],
  ['ジュウドウ', 'judo'],
  ['ファナック', 'fanakku'],
  ['とうきょう', 'tokyo'],
  ['セイキ', 'seiki'],
  ['ビール', 'biru'],
])('%s is %s', (kana, latin) => expect(kanaWord(kana)).toBe(latin));
