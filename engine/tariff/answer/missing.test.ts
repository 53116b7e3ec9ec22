import { describe, expect, it } from '@jest/globals';
import type { MissingCharge, NeedWorth } from './answer.ts';
import { missingOf, rangeOf, totalsWith } from './missing.ts';
import type { OpenCharge } from './remarks.ts';

const WORTH: NeedWorth[] = [
  { need: 'sender', lowest: 100, highest: 112 },
  { need: 'nothing', lowest: 105, highest: 105 },
  { need: 'weight', lowest: null, highest: null },
  { need: 'components', lowest: 103, highest: 155 },
  { need: 'shipping_cost', lowest: 105, highest: null },
];
const CHARGED = { landedCost: 105, dutiesTaxesFees: 5 };
const missed = (charges: OpenCharge[], totals = CHARGED, isInPrice = false): MissingCharge[] =>
  missingOf(charges, WORTH, { totals, whole: 105, isInPrice }).charges;
const open = (
  what: OpenCharge['what'],
  needs: string[],
  most: OpenCharge['most'] = 'worth',
): OpenCharge => ({ what, needs, most });

describe('a charge that is missing', () => {
  it.each<[string, OpenCharge[], MissingCharge[]]>([
    ['nothing', [], []],
    [
      'has the bounds of the fact that it lacks',
      [open('duty', ['sender'])],
      [{ what: 'duty', lowest: 100, highest: 112 }],
    ],
    [
      'can only be added where it is left out',
      [open('tax', ['weight'])],
      [{ what: 'tax', lowest: 105, highest: null }],
    ],
    [
      'is at most what was charged',
      [open('duty', ['weight'], 'charged')],
      [{ what: 'duty', lowest: null, highest: 105 }],
    ],
    [
      'has no most where nobody knows it, whatever the fact is worth',
      [open('duty', ['sender'], 'unknown')],
      [{ what: 'duty', lowest: 100, highest: null }],
    ],
    [
      'lacks no fact, but is left out',
      [open('additional_duty', [])],
      [{ what: 'additional_duty', lowest: 105, highest: null }],
    ],
    ['hangs on nothing', [open('duty', ['nothing'])], []],
    [
      'stands once for each kind, with the widest bounds',
      [open('duty', ['sender']), open('fee', []), open('duty', ['weight'])],
      [
        { what: 'duty', lowest: 100, highest: null },
        { what: 'fee', lowest: 105, highest: null },
      ],
    ],
    [
      'is open when one of its facts is',
      [open('duty', ['sender', 'weight'])],
      [{ what: 'duty', lowest: 100, highest: null }],
    ],
    [
      'moves by as much as all of its facts together',
      [open('duty', ['sender']), open('duty', ['components'])],
      [{ what: 'duty', lowest: 100, highest: 162 }],
    ],
    [
      'counts a fact once that two remarks lack',
      [open('duty', ['sender']), open('duty', ['sender'])],
      [{ what: 'duty', lowest: 100, highest: 112 }],
    ],
    [
      'is at least what was charged where transport belongs to its base',
      [open('tax', ['shipping_cost'], 'transport')],
      [{ what: 'tax', lowest: 105, highest: null }],
    ],
  ])('%s', (_, charges, found) => expect(missed(charges)).toEqual(found));

  it('in the price leaves open how it is made up, not what is paid', () => {
    const charges = [open('duty', ['weight'])];
    expect(missed(charges, CHARGED, true)).toEqual([{ what: 'duty', lowest: 105, highest: 105 }]);
    const line = { landedCost: 40, dutiesTaxesFees: 5 };
    expect(missed(charges, line, true)).toEqual([{ what: 'duty', lowest: null, highest: null }]);
  });

  it('of one line moves it by as much as it moves the whole', () => {
    const line = (landedCost: number, dutiesTaxesFees: number): MissingCharge[] =>
      missed([open('duty', ['sender'])], { landedCost, dutiesTaxesFees });
    expect(line(40, 5)).toEqual([{ what: 'duty', lowest: 35, highest: 47 }]);
    // and never below what it costs without charges
    expect(line(40, 2)).toEqual([{ what: 'duty', lowest: 38, highest: 47 }]);
  });
});

describe('totals', () => {
  const known = {
    goods: 100,
    shipping: null,
    insurance: null,
    duties: 5,
    fees: 0,
    taxes: 0,
    dutiesTaxesFees: 5,
    landedCost: 105,
  };

  it.each<[string, number | null, boolean, number | null]>([
    ['have no landed cost where a charge has no most', null, false, null],
    ['keep it where every charge has one', 112, false, 105],
  ])('%s', (_, highest, complete, landedCost) => {
    const charges: MissingCharge[] = [{ what: 'duty', lowest: 100, highest }];
    const found = totalsWith(known, { charges, isOpen: highest === null });
    expect(found).toEqual({ ...known, landedCost, complete, missing: charges });
  });

  it('keep it without transport where that alone was not stated', () => {
    const found = missingOf([open('tax', ['shipping_cost'], 'transport')], WORTH, {
      totals: known,
      whole: 105,
      isInPrice: false,
    });
    expect(totalsWith(known, found)).toMatchObject({ landedCost: 105, complete: false });
  });

  it('that miss nothing are complete', () => {
    expect(totalsWith(known, { charges: [], isOpen: false })).toEqual({
      ...known,
      complete: true,
      missing: [],
    });
  });
});

describe('the range of a landed cost', () => {
  const known = { goods: 90, shipping: 10, insurance: null, dutiesTaxesFees: 5 };
  const range = (...missing: [number | null, number | null][]) =>
    rangeOf({
      ...known,
      missing: missing.map(([lowest, highest]) => ({ what: 'duty', lowest, highest })),
    });

  it.each<[string, [number | null, number | null][], number | null, number | null]>([
    ['of what misses nothing is one amount', [], 105, 105],
    ['is that of the one fact', [[103, 112]], 103, 112],
    [
      'counts a fact once that two charges hang on',
      [
        [103, 112],
        [103, 112],
      ],
      103,
      112,
    ],
    [
      'is as wide as all facts together',
      [
        [103, 112],
        [104, 106],
      ],
      102,
      113,
    ],
    [
      'never falls below the goods and their transport',
      [
        [101, 105],
        [102, 105],
      ],
      100,
      105,
    ],
    [
      'is open where one of them is',
      [
        [105, null],
        [null, 110],
      ],
      null,
      null,
    ],
  ])('%s', (_, missing, lowest, highest) => expect(range(...missing)).toEqual({ lowest, highest }));
});
