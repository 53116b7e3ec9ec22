/** The amounts that a national label demands: lengths, volumes, weights, shares of a material. */
import { UNIT_FACTORS } from './axisNames.ts';
import type { RuleCondition } from './lexicon.ts';

type MeasureCondition = Extract<RuleCondition, { test: 'measure' }>;

/** What each amount of a label demands, in the order of the label; the label is folded. */
export const measureConditions = (label: string, materialOf: MaterialOf): MeasureCondition[] => [
  ...sizesIn(label),
  ...strengthsIn(label),
  ...sharesIn(label, materialOf),
];

/** The value of a word that names a material, else null. */
export type MaterialOf = (word: string) => string | null;

const MEASURE_AXES: Readonly<Record<string, string>> = {
  l: 'capacity',
  ml: 'capacity',
  kg: 'weight',
  g: 'weight',
  w: 'watt',
  v: 'volt',
  cm: 'size',
  mm: 'size',
  m: 'size',
  inch: 'size',
};

const unitOf = (printed: string): string => (printed.startsWith('lit') ? 'l' : printed);
const UNIT = '(ml|litres?|liters?|l|kg|g|w|v|cm|mm|m|inch)\\b';

/** "not over 2 kg", "over 12 cm"; an amount that is a bound of a band has its own. */
const BEFORE = new RegExp(
  `(not over|not more than|up to|not exceeding|under|less than|at most|over|above|more than|exceeding|wider than|thicker than|at least)\\s+(\\d[\\d,]*(?:\\.\\d+)?)\\s*${UNIT}`,
  'g',
);
/** "over 1 up to 2 litres", "over 20 to 40 cm": the unit is that of both bounds. */
const WITHIN = new RegExp(
  `\\b(over|above|more than|exceeding|at least) (\\d[\\d,]*(?:\\.\\d+)?),? (?:and |but )?(?:up to|to|not over|not more than|not exceeding) (\\d[\\d,]*(?:\\.\\d+)?) ?${UNIT}`,
  'g',
);
const withUnits = (label: string): string =>
  label.replaceAll(WITHIN, (_, words: string, least: string, most: string, unit: string) => {
    return `${words} ${least} ${unit} up to ${most} ${unit}`;
  });
/** "12.7 mm or more". */
const BEHIND =
  // bounded: a label of a tariff
  new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*${UNIT}\\s+(or more|or less)`, 'g');

/** A size of one of these is not the size of the goods. */
const SIZE_OF_PART = /\b(?:heel|insole|outlet|rim|screen|shaft|wire)\b/;

/** The dimension that a label speaks of, where it says which. */
const DIMENSIONS: readonly [RegExp, string][] = [
  [/\b(?:wide|wider|width)\b/, 'width'],
  [/\b(?:thick|thicker|thickness)\b/, 'thickness'],
  [/\b(?:diameter)\b/, 'diameter'],
];

function sizesIn(label: string): MeasureCondition[] {
  const found: MeasureCondition[] = [];
  const add = (compare: MeasureCondition['compare'], printed: string, unit: string): void => {
    const axis = MEASURE_AXES[unitOf(unit)];
    const amount = Number(printed.replaceAll(',', '')) * (UNIT_FACTORS[unitOf(unit)] ?? 1);
    if (axis === undefined || (axis === 'size' && SIZE_OF_PART.test(label))) return;
    const dimension = DIMENSIONS.find(([words]) => words.test(label))?.[1];
    found.push({
      test: 'measure',
      axis: axis === 'size' ? (dimension ?? axis) : axis,
      of: null,
      compare,
      amount,
    });
  };
  for (const [, words = '', printed = '', unit = ''] of withUnits(label).matchAll(BEFORE))
    add(compareOf(words), printed, unit);
  for (const [, printed = '', unit = '', words = ''] of label.matchAll(BEHIND))
    add(words === 'or more' ? '>=' : '<=', printed, unit);
  return found;
}

const compareOf = (words: string): MeasureCondition['compare'] => {
  if (words === 'at least') return '>=';
  return /^(?:over|above|more|exceeding|wider|thicker)/.test(words) ? '>' : '<=';
};

/** "up to 13% vol", "over 13% to 15% vol". */
export const STRENGTH =
  /\b(?:(?<over>over|more than) (?<least>\d+(?:\.\d+)?) ?%?)?(?: ?(?:up to|to|not over|under) (?<most>\d+(?:\.\d+)?) ?%)?(?<= ?%) ?vol\b/g;

function strengthsIn(label: string): MeasureCondition[] {
  return [...label.matchAll(STRENGTH)].flatMap(({ groups: { least, most } = {} }) => [
    ...(least === undefined ? [] : [strength('>', least)]),
    ...(most === undefined ? [] : [strength('<=', most)]),
  ]);
}

const strength = (compare: '>' | '<=', printed: string): MeasureCondition => ({
  test: 'measure',
  axis: 'strength',
  of: null,
  compare,
  amount: Number(printed),
});

/**
 * "70% silk or more", "with 36% linen", "85%+ flax", "under 70% silk"; of "over 90% rubber or
 * plastic" no one material's share tells.
 */
const SHARE =
  // bounded: a label of a tariff
  /(?:(over|more than|under|less than|up to|not over|at least) )?(\d+(?:\.\d+)?) ?%(\+)? (?:by weight )?(?:of )?([a-z-]+)( or (?!more|less))?/g;

function sharesIn(label: string, materialOf: MaterialOf): MeasureCondition[] {
  const found: MeasureCondition[] = [];
  for (const [, before = '', printed = '', , word = '', others] of label.matchAll(SHARE)) {
    const of = others === undefined ? materialOf(word) : null;
    if (of === null) continue;
    const compare = /^(?:under|less)/.test(before)
      ? '<'
      : /^(?:up|not)/.test(before)
        ? '<='
        : /^(?:over|more)/.test(before)
          ? '>'
          : '>=';
    found.push({ test: 'measure', axis: 'share', of, compare, amount: Number(printed) });
  }
  return found;
}
