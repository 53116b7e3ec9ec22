import { expect, it } from '@jest/globals';
import { subjectWords } from './rulingSubject.ts';

/** Words of a subject; those that name the thing in capitals. */
const told = (subject: string): string =>
  subjectWords(subject)
    .map(({ key, isHead }) => (isHead ? key.toUpperCase() : key))
    .join(' ');

it.each([
  ['The tariff classification of garlic powder from China', 'garlic POWDER'],
  [
    'The tariff classification and country of origin marking of frozen pie shells from Canada.',
    'frozen pie SHELL',
  ],
  [
    'The tariff classification and status under the United States-Korea Free Trade Agreement (UKFTA), of a men’s pullover from Korea',
    'man PULLOVER',
  ],
  [
    'The tariff classification of footwear produced in El Salvador and the eligibility for preferential treatment under the Dominican Republic Free Trade Agreement',
    'FOOTWEAR',
  ],
  [
    'The tariff classification of dried plums, and roasted nuts from Chile',
    'dried PLUM roasted NUT',
  ],
  [
    'The tariff classification of igniters for gas fired stoves from Mexico',
    'IGNITER gas fired stove',
  ],
  ['Tariff classification: children’s costumes', 'child COSTUME'],
  ['The classification chocolate biscuits from Germany; 19 CFR 102.21(c)(2)', 'chocolate BISCUIT'],
  ['Garden gloves; heading 6116', 'garden GLOVE'],
  ['The country of origin of', ''],
  ['', ''],
])('%s', (subject, words) => {
  expect(told(subject)).toBe(words);
});
