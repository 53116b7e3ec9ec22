import { expect, it } from '@jest/globals';
import { unvowelledOf } from './sounds.ts';

it.each([
  ['dulayshi', 'dlyshy'],
  ['haniyah', 'hny'],
  ['qutayfani', 'qtyfany'],
  ['sabbagh', 'sbagh'],
])('%s and %s have the same consonants', (written, unvowelled) =>
  expect(unvowelledOf(unvowelled)).toBe(unvowelledOf(written)),
);
