import { expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import { wholeCode, withLeadingZero } from './wholeCode.ts';

const subheadings = {
  current: new Map([
    ['070200', 'Tomatoes'],
    ['702000', 'Other articles of glass'],
  ]),
  earlier: new Map<string, string[]>(),
};
const EDITION = { ...EMPTY_EDITION, subheadings };

it.each([
  ['7020', '7020', null],
  ['70200', '7020', '070200'],
  ['702000', '702000', null],
  ['7020000', '702000', '07020000'],
  ['702000000', '70200000', '0702000000'],
  ['61091', '6109', null],
])('%s is read as %s, or %s if a zero was lost', (digits, whole, filled) => {
  expect(wholeCode(digits)).toBe(whole);
  expect(withLeadingZero(EDITION, digits)).toBe(filled);
});
