/** Measures of the goods in plain words: «it weighs over 3 kg», «it is at most 5 mm thick». */
import type { RuleCondition } from './lexicon.ts';

type MeasureCondition = Extract<RuleCondition, { test: 'measure' }>;

/** A bound on a measure as a fact; of a share also of what, in words. */
export function measureInWords(
  { axis, of, compare, amount }: MeasureCondition,
  material: string | null,
): string {
  if (axis === 'share')
    return compare === '>=' && amount <= TRACE
      ? `it contains ${material ?? of ?? ''}`
      : `it contains ${BOUNDS[compare]} ${printed(amount)} % by weight of ${material ?? of ?? ''}`;
  const [before, unit, after = ''] = SAID[axis] ?? [`its ${axis} is`, ''];
  return `${before} ${BOUNDS[compare]} ${inUnit(amount, unit)}${after}`;
}

/** A share from which on a material only must be there at all. */
const TRACE = 1;

const BOUNDS = { '<': 'below', '<=': 'at most', '>': 'over', '>=': 'at least' } as const;

/** What stands before the bound, the unit, and what stands behind it. */
const SAID: Readonly<Partial<Record<string, readonly [string, string, string?]>>> = {
  strength: ['its alcoholic strength is', '% vol'],
  size: ['its largest dimension is', 'cm'],
  width: ['it is', 'cm', ' wide'],
  height: ['it is', 'cm', ' high'],
  length: ['it is', 'cm', ' long'],
  thickness: ['it is', 'cm', ' thick'],
  diameter: ['its diameter is', 'cm'],
  screen: ['the diagonal of its screen is', 'cm'],
  capacity: ['it holds', 'l'],
  weight: ['it weighs', 'kg'],
  grammage: ['it weighs', 'g per square metre'],
  cylinder: ['its cylinder capacity is', 'cm3'],
  watt: ['its power is', 'W'],
  volt: ['its voltage is', 'V'],
  age: ['it is for the age of', 'years'],
  count: ['one pack holds a number of pieces of', ''],
  price: ['one piece costs', 'USD'],
};

/** Units that a reader expects for small and for large amounts: from where, and how many of them. */
const OTHER_UNITS: Readonly<
  Partial<Record<string, readonly (readonly [number, string, number])[]>>
> = {
  cm: [
    [300, 'm', 0.01],
    [1, 'cm', 1],
    [0, 'mm', 10],
  ],
  l: [
    [0.5, 'l', 1],
    [0, 'ml', 1000],
  ],
  kg: [
    [1, 'kg', 1],
    [0, 'g', 1000],
  ],
  W: [
    [10_000, 'kW', 0.001],
    [0, 'W', 1],
  ],
};

function inUnit(amount: number, unit: string): string {
  const [, name = unit, times = 1] = OTHER_UNITS[unit]?.find(([from]) => amount >= from) ?? [];
  return `${printed(amount * times)} ${name}`.trim();
}

const printed = (amount: number): string =>
  Number(amount.toFixed(4)).toLocaleString('en-US', { maximumFractionDigits: 4 });
