/**
 * Excise duties on alcohol, tobacco and the like: which row of a destination holds for the goods,
 * and what it comes to.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { type Decimal, decimal, sum, ZERO } from '../../decimal.ts';
import type { Currency, Money } from '../../money.ts';
import { prefixReach } from '../prefixReach.ts';
import { type DutyBasis, NOT_COMPUTED } from '../rate/evaluate.ts';
import type { Sourced } from '../types.ts';
import { chargeExcise } from './exciseAmount.ts';

/**
 * What the per cents of a rate are of. `inside`: the tax is part of its own base; `excise`: a tax
 * on the other excises.
 */
export type ExciseBase =
  | 'quantity'
  | 'value'
  | 'duty-paid'
  | 'landed'
  | 'inside'
  | 'excise'
  | 'retail'
  | 'retail-or-duty-paid';

/** Alcohol by volume, in per cent. Null is open. */
export interface StrengthBand {
  above: { percent: Decimal; included: boolean } | null;
  below: { percent: Decimal; included: boolean } | null;
}

/** `data/excise/*.txt` */
export interface ExciseRow extends Validity, Sourced {
  country: string;
  region: string | null;
  tax: string;
  category: string;
  /** Prefixes of codes; empty for all goods. */
  scope: readonly string[];
  strength: StrengthBand | null;
  /** A duty expression: `33.99 GBP/l alc. 100%`, `16.5% + 353.5 GBP/1000 item`. */
  rate: string;
  base: ExciseBase;
  /** Holds only for a request that claims it: `draught`. */
  claimed: string | null;
  /** Only the alcohol above this strength is charged (Australian beer). */
  alcoholAbove: Decimal | null;
  /** Facts that no request carries and that would change the amount. */
  needs: readonly string[];
  /** `assumed`: the code alone does not say that the goods are of this class. */
  certainty: 'sure' | 'assumed';
  reason: string | null;
}

/** What is known of the goods and their entry. */
export interface ExciseFacts {
  region: string | null;
  digits: string;
  date: string;
  basis: DutyBasis;
  customsValue: Money;
  /** Goods with transport and insurance; without it the customs value. */
  delivered?: Money;
  duties: Money;
  currency: Currency;
  /** Reliefs that the request claims. */
  claims?: readonly string[];
}

/** One excise duty. The amount is not rounded; with `needs` or `assumptions` it is an estimate. */
export interface Excise {
  row: ExciseRow;
  amount: Money;
  /** The arithmetic. */
  working: string;
  printed: string;
  needs: string[];
  assumptions: string[];
  /** A part is not in the amount, or another strength would be charged more. */
  isOpen: boolean;
}

/**
 * The excise duties of the destination whose rows are given, one for each name of a tax. Of the
 * rows of one tax the longest covering prefix whose strength holds wins; at the same length a
 * claimed relief comes first, then a row for a strength.
 */
export function exciseOf(rows: readonly ExciseRow[], facts: ExciseFacts): Excise[] {
  const held = rows.filter((row) => holds(row, facts));
  const chosen = [...new Set(held.map(({ tax }) => tax))].map((tax) => {
    const candidates = nationalFirst(held.filter((row) => row.tax === tax));
    const best = candidates.reduce((top, row) => (isBefore(row, top, facts) ? row : top));
    return { row: best, doubtful: isDoubtful(best, candidates, facts) };
  });
  const onGoods = chosen.filter(({ row }) => row.base !== 'excise');
  const charged = onGoods.map(({ row, doubtful }) => charge(row, doubtful, ZERO, facts));
  const onTaxes = chosen.filter(({ row }) => row.base === 'excise');
  return [
    ...charged,
    ...onTaxes.flatMap(({ row, doubtful }) => {
      const base = charged.filter((one) => one.row.category === row.category);
      if (base.length === 0) return [];
      const own = charge(row, doubtful, sum(base.map(({ amount }) => amount)), facts);
      return [
        {
          ...own,
          needs: unique([...own.needs, ...base.flatMap(({ needs }) => needs)]),
          isOpen: own.isOpen || base.some(({ isOpen }) => isOpen),
        },
      ];
    }),
  ];
}

/** What a union sets as the least holds only where its member's own rate is not known. */
function nationalFirst(rows: readonly ExciseRow[]): readonly ExciseRow[] {
  const national = rows.filter(({ country }) => country !== 'EU');
  return national.length > 0 ? national : rows;
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];

const holds = (
  row: ExciseRow,
  { region, digits, date, basis, claims = [] }: ExciseFacts,
): boolean =>
  holdsOn(row, date) &&
  (row.region === null || row.region === region) &&
  (row.claimed === null || claims.includes(row.claimed)) &&
  prefixReach(digits, row.scope) >= 0 &&
  (row.strength === null ||
    basis.alcoholPercent === null ||
    isWithin(row.strength, basis.alcoholPercent));

/** Whether a strength lies in the band. */
export function isWithin({ above, below }: StrengthBand, percent: Decimal): boolean {
  if (above && (above.included ? percent.lt(above.percent) : percent.lte(above.percent)))
    return false;
  return !(below && (below.included ? percent.gt(below.percent) : percent.gte(below.percent)));
}

function isBefore(row: ExciseRow, other: ExciseRow, { digits, basis }: ExciseFacts): boolean {
  const [length, otherLength] = [prefixReach(digits, row.scope), prefixReach(digits, other.scope)];
  if (length !== otherLength) return length > otherLength;
  if ((row.claimed === null) !== (other.claimed === null)) return row.claimed !== null;
  // Without a strength no band is known to hold: the row for all strengths speaks, where there is
  // one.
  const banded = basis.alcoholPercent !== null;
  // Spirits are taken to be of the strongest class.
  if (!banded && digits.startsWith('2208') && row.strength && other.strength)
    return percentAbove(row).gt(percentAbove(other));
  return row.region !== other.region
    ? row.region !== null
    : (row.strength !== null) === banded && (other.strength !== null) !== banded;
}

const percentAbove = ({ strength }: ExciseRow): Decimal => strength?.above?.percent ?? ZERO;

/** The strength is not known, and another strength would be charged at another rate. */
const isDoubtful = (
  row: ExciseRow,
  candidates: readonly ExciseRow[],
  { digits, basis }: ExciseFacts,
): boolean =>
  basis.alcoholPercent === null &&
  candidates.some(
    (one) =>
      one.strength !== null && prefixReach(digits, one.scope) >= prefixReach(digits, row.scope),
  );

function charge(row: ExciseRow, doubtful: boolean, excises: Money, facts: ExciseFacts): Excise {
  const printed = printedRate(row);
  if (doubtful && row.strength !== null) {
    const needs =
      facts.basis.liters === null ? ['volume', 'alcohol_strength'] : ['alcohol_strength'];
    const why = `${row.tax} depends on the alcoholic strength, which is not known: it is not in the amount`;
    return {
      row,
      amount: ZERO,
      working: NOT_COMPUTED,
      printed,
      needs,
      assumptions: [why],
      isOpen: true,
    };
  }
  const { amount, working, needs, assumptions, isOpen } = chargeExcise(row, excises, facts);
  const usual = `${row.tax}: the rate for the usual strength was taken`;
  return {
    row,
    amount,
    working,
    printed,
    needs: unique([...needs, ...row.needs, ...(doubtful ? ['alcohol_strength'] : [])]),
    isOpen: isOpen || row.needs.length > 0 || doubtful,
    assumptions: unique([
      ...assumptions,
      ...(doubtful ? [usual] : []),
      ...(row.certainty === 'assumed'
        ? [`${row.tax}: ${row.reason ?? 'the class of the goods was assumed'}`]
        : []),
    ]),
  };
}

const BASE_WORDS: Readonly<Partial<Record<ExciseBase, string>>> = {
  retail: 'per cent of the retail price',
  'retail-or-duty-paid': 'of the retail price',
  excise: 'of the excise duty',
};
const printedRate = ({ rate, base }: ExciseRow): string => {
  const words = BASE_WORDS[base];
  return words && rate.includes('%') ? `${rate} (${words})` : rate;
};

/**
 * A band as tables write it: `8.5-22`, `3.5-<8.5`, `>15-22`, `>22`, `<3.5`; null when it is none.
 */
export function parseStrength(text: string): StrengthBand | null {
  const band = BAND.exec(text)?.groups;
  if (!band) return null;
  const limit = (printed: string | undefined): StrengthBand['above'] =>
    printed === undefined
      ? null
      : { percent: decimal(printed.replace(/^[<>]/, '')), included: !/^[<>]/.test(printed) };
  return { above: limit(band['low'] ?? band['over']), below: limit(band['high'] ?? band['under']) };
}
const BAND = /^(?:(?<low>>?[\d.]+)-(?<high><?[\d.]+)|(?<over>>[\d.]+)|(?<under><[\d.]+))$/;
