import { expect, it } from '@jest/globals';
import { COMMON_NAMES } from './commonNames.ts';
import { conventionsOf } from './conventions.ts';
import { kinshipOf, spellingsOf } from './nameFamilies.ts';

it.each([
  ['German', 'schtscherbakow', 'shcherbakov'],
  ['German', 'jakuschew', 'yakushev'],
  ['German, voiced', 'sacharow', 'zakharov'],
  ['German, zh', 'schukow', 'zhukov'],
  ['French', 'loujkov', 'luzhkov'],
  ['French', 'narychkine', 'naryshkin'],
  ['French', 'ianoukovitch', 'yanukovich'],
  ['French', 'chtcherbakoff', 'shcherbakov'],
  ['Polish', 'czemiezow', 'chemezov'],
  ['Dutch', 'prigozjin', 'prigozhin'],
  ['Dutch', 'medvedtsjoek', 'medvedchuk'],
  ['Spanish', 'jamenei', 'khamenei'],
  ['Italian', 'kovalciuk', 'kovalchuk'],
])('%s: %s may stand for %s', (_, written, meant) => {
  expect(conventionsOf(written)).toContain(meant);
});

it.each(['kim', 'juan', 'plant12', 'orbit'])('%s has no other spelling', (word) => {
  expect(conventionsOf(word)).toEqual([]);
});

it.each([
  ['usama', 'oussama', 'same'],
  ['muhammad', 'mehmet', 'same'],
  ['qadhafi', 'gaddafi', 'same'],
  ['ri', 'lee', 'open'],
  ['usama', 'usman', null],
  ['viktor', 'vitaly', null],
] as const)('%s and %s are of one family: %s', (left, right, kinship) => {
  expect(kinshipOf(left, right)).toBe(kinship);
  expect(kinshipOf(right, left)).toBe(kinship);
});

it('names of families and common names are normalised', () => {
  const families = ['muhammad', 'lee', 'lukashenko'].flatMap((name) => [...spellingsOf(name)]);
  for (const name of [...families, ...COMMON_NAMES]) expect(name).toMatch(/^[a-z]+$/);
});
