import { expect, it } from '@jest/globals';
import { hanReadings } from './hanReadings.ts';

it.each([
  ['a Korean name', '朴永哲', ['pak yong chol']],
  ['a Japanese name', '田中健一', ['tanaka kenichi']],
  ['a surname of one character', '林誠', ['rim song', 'hayashi makoto']],
  ['a Chinese name of other characters', '欧阳京红', []],
  ['a name in other letters', 'Pak Yong Chol', []],
])('%s is read as Koreans and Japanese read it: %s', (_, written, readings) => {
  expect(hanReadings(written)).toEqual(readings);
});
