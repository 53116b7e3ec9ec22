/** What the rate of an additional duty is charged on. */
import { type Decimal, decimal, ZERO } from '../../decimal.ts';
import { rememberedOf } from '../../remembered.ts';
import { type DutyExpression, parseDuty } from '../rate/expression.ts';
import type { MeasureRow } from '../types.ts';

export const METALS = ['steel', 'aluminum', 'copper'] as const;
export type Metal = (typeof METALS)[number];

/**
 * `value`: the customs value; `nonUsContent`: what is not of the United States; `expression`: a
 * duty like those of the schedules.
 */
export type MeasureBasis = 'value' | { content: Metal } | 'nonUsContent' | 'expression';

export interface MeasureRate {
  basis: MeasureBasis;
  /** Per cent of the basis; of a total the total, of an expression nothing. */
  percent: Decimal;
  /** The base duty is topped up to the per cent. */
  total: boolean;
  /** The base duty is not charged where this one is. */
  replaces: boolean;
  /** The least share of the value, in per cent, that counts as not of the United States. */
  least: Decimal;
  /** For the basis `expression`. */
  duty: DutyExpression | null;
}

const PERCENT =
  /^(total )?(\d+(?:\.\d+)?)%(?: of (?:(steel|aluminum|copper)|(non-US content)(?:, at least (\d+)%)?)|( in place of the base duty))?$/;

/** The rate of the printed text; null when it is none. */
export function parseMeasureRate(printed: string): MeasureRate | null {
  const match = PERCENT.exec(printed);
  if (match) {
    const [, total, percent = '0', metal, nonUs, least = '0', replaces] = match;
    const content = METALS.find((one) => one === metal);
    const basis = content ? { content } : nonUs ? ('nonUsContent' as const) : ('value' as const);
    if (total && (basis !== 'value' || replaces)) return null;
    return {
      basis,
      percent: decimal(percent),
      total: total !== undefined,
      replaces: replaces !== undefined,
      least: decimal(least),
      duty: null,
    };
  }
  const duty = parseDuty(printed);
  // `50% of tin` reads as a part of the article: a metal that is none of ours is a mistake.
  return duty.kind === 'unparsed' || duty.kind === 'reference' || duty.kind === 'adValorem'
    ? null
    : { basis: 'expression', percent: ZERO, total: false, replaces: false, least: ZERO, duty };
}

const NO_RATE: MeasureRate = {
  basis: 'expression',
  percent: ZERO,
  total: false,
  replaces: false,
  least: ZERO,
  duty: { kind: 'unparsed', text: '' },
};

/**
 * The rate of a measure, read once. Of a text that is no rate nothing is known, which is never
 * free.
 */
export const rateOf = rememberedOf(
  ({ rate }: MeasureRow): MeasureRate =>
    parseMeasureRate(rate) ?? { ...NO_RATE, duty: { kind: 'unparsed', text: rate } },
);

/** What the rate of a measure is charged on. */
export const basisOf = (row: MeasureRow): MeasureBasis => rateOf(row).basis;

/** The per cent of a measure: of a top-up the total, of a duty expression zero. */
export const percentOf = (row: MeasureRow): Decimal => rateOf(row).percent;

/** The metal whose declared value is the basis; null when it is another. */
export function metalOf(row: MeasureRow): Metal | null {
  const basis = basisOf(row);
  return typeof basis === 'object' ? basis.content : null;
}
