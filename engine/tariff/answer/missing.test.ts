import { describe, expect, it } from '@jest/globals';
import type { MissingCharge, NeedWorth } from './answer.ts';
import { missingOf, rangeOf, totalsWith } from './missing.ts';
import type { OpenCharge } from './remarks.ts';

const WORTH: NeedWorth[] = [
  { need: 'sender', lowest: 100, highest: 112 },
  { need: 'nothing', lowest: 105, highest: 105 },
  { need: 'weight', lowest: null, highest: null },
];
const CHARGED = { landedCost: 105, dutiesTaxesFees: 5 };
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
      [{ what: 'duty', lowest: 105, highest: null }],
    ],
  ])('%s', (_, charges, found) => expect(missingOf(charges, WORTH, CHARGED)).toEqual(found));

  it('of one line moves it by as much as it moves the whole', () => {
    const line = (landedCost: number, dutiesTaxesFees: number): MissingCharge[] =>
      missingOf([open('duty', ['sender'])], WORTH, { landedCost, dutiesTaxesFees }, 105);
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
    const missing: MissingCharge[] = [{ what: 'duty', lowest: 100, highest }];
    expect(totalsWith(known, missing)).toEqual({ ...known, landedCost, complete, missing });
  });

  it('that miss nothing are complete', () => {
    expect(totalsWith(known, [])).toEqual({ ...known, complete: true, missing: [] });
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
