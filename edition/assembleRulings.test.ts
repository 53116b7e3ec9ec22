import { expect, it } from '@jest/globals';
import { buildRulings } from '../engine/classify/rulings.ts';
import { testEdition } from '../engine/classify/testEdition.ts';
import { assembleClassification } from './assemble.ts';

const rulings = buildRulings([
  {
    kind: 'ruling',
    number: 'N1',
    subject: 'The tariff classification of T-shirts from Vietnam',
    tariffs: ['61091000'],
    date: null,
    categories: null,
    standing: 'stands',
    revokes: [],
    modifies: [],
  },
]);

it('the edition of the classifier has the rulings of a live set, beside all else, and none without one', () => {
  const embedded = testEdition();
  const nothing = { books: new Map(), hsTexts: null };
  expect(rulings?.count).toBe(1);
  expect(assembleClassification(embedded, { ...nothing, rulings })).toEqual({
    ...embedded,
    rulings,
  });
  const hsTexts = new Map([['6109', 'T-shirts, knitted']]);
  const made = assembleClassification(embedded, { books: new Map(), hsTexts, rulings });
  expect([made.rulings, made.nomenclature.texts]).toEqual([rulings, { hs: hsTexts }]);
  expect(assembleClassification(embedded, nothing)).toBe(embedded);
  expect(embedded.rulings).toBeUndefined();
});
