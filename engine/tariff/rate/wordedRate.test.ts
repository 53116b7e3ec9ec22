import { describe, expect, it } from '@jest/globals';
import { parseDuty, printDuty } from './expression.ts';
import { APPLICABLE_WORDS, COMPONENT_WORDS, parseWorded } from './wordedRate.ts';

describe('a rate in words', () => {
  it.each([
    'No change',
    'no change',
    'No change.',
    'The duty provided in the applicable subheading.',
    'The duty provided inthe applicable subheading',
    'The duty provided for in the applicable subheading',
  ])('%s: the duty of the subheading of the goods', (printed) =>
    expect(printDuty(parseDuty(printed))).toBe(APPLICABLE_WORDS),
  );

  it.each([
    'The duty provided in the applicable subheading +25%',
    'The duty provided inthe applicable subheading+ 25%',
    'The duty provided in the applicable subheading plus 25%',
    'The duty provided in the applicable subheading + a duty of 25%',
  ])('%s: the same surcharge', (printed) =>
    expect(printDuty(parseDuty(printed))).toBe(`${APPLICABLE_WORDS} + 25%`),
  );

  it.each([
    ['each', 'The rate applicable to each garment in the ensemble if separately entered'],
    ['each', 'The rate applicable to each garment in the ensemble if entered separately'],
    ['each', 'The rate applicable to each garment in the in the ensemble if separately entered'],
    ['each', 'The rate applicable, to each article in the absence of this subheading'],
    [
      'highest',
      'The rate of duty appli- cable to that article in the set subject to the high- est rate of duty',
    ],
  ] as const)('%s article of a set: %s', (rule, printed) =>
    expect(printDuty(parseDuty(printed))).toBe(COMPONENT_WORDS[rule]),
  );

  it.each([
    'See 9822.04.25',
    'See 9918.04.60-9918.04.80',
    'See additional U.S. note 1',
    'See U.S. note 3(e)',
    'The rate applicable to the natural juice in heading 2009',
    'The rate applicable to the complete, assembled movement',
    'The duty rate provided in such subheading minus 0.5%',
    'The duty provided in subheadings 8716.39.00, 8716.90.30 or 8716.90.50',
    'A duty upon the value of the repairs or alterations (see U.S. note 3 of this subchapter)',
    'Free, under the terms of U.S. note 1(b) to this subchapter',
    'Free (See U.S. note 4 of this subchapter)',
  ])('%s: stands elsewhere, kept as printed and never free', (printed) =>
    expect(parseDuty(printed)).toEqual({ kind: 'reference', text: printed }),
  );

  it.each([
    'Freedom of the seas',
    'The rate',
    'See the importer',
    'Free for all',
    'No changes',
    '',
  ])('%j is no rate', (printed) => expect(parseWorded(printed)).toBeNull());
});
