/**
 * Simplified regimes: one rate in place of the tariff, or of duty and tax together, for parcels up
 * to a value or a weight.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { type Decimal, decimal, type Figure, greatest, ZERO } from '../../decimal.ts';
import {
  convert,
  type Currency,
  inProportion,
  type Money,
  printedMoney,
  roundMoney,
} from '../../money.ts';
import { allHold, type Condition, type ConsignmentFacts } from '../consignment/conditions.ts';
import type { Channel } from '../consignment/request.ts';
import { namesOrigin } from '../measure/measures.ts';
import { prefixReach } from '../prefixReach.ts';
import { evaluateDuty } from '../rate/evaluate.ts';
import { parseDuty } from '../rate/expression.ts';
import type { Sourced } from '../types.ts';

/** `data/taxes/simplified.txt`, format in `data/tariff.md`. */
export interface SimplifiedRow extends Validity, Sourced {
  country: string;
  name: string;
  /** What is not charged besides. */
  replaces: 'duty' | 'tax' | 'duty and tax' | 'base duty';
  /**
   * Prefixes, those left out with a minus; empty for all goods. The longest covering prefix wins.
   */
  scope: readonly string[];
  /** The regime begins above this much; null: from nothing. */
  above: Decimal | null;
  /** And holds up to this much; null: without end. */
  upTo: Decimal | null;
  /** Currency of both limits, or `kg`. */
  unit: string;
  /** What the limits are compared with. */
  measure: 'intrinsic' | 'customs' | 'weight';
  /** Empty for every channel. */
  channels: readonly Channel[];
  audience: 'consumer' | 'business' | null;
  /** Countries as rows keep them; empty for all. */
  origins: readonly string[];
  /** The origins name the country the goods are sent from. */
  byExport: boolean;
  /** A duty expression, then `less 20 USD` and `waived to 50 CNY` where the law has them. */
  rate: string;
  /** The rate is charged on the whole, or on what exceeds `above`. */
  on: 'value' | 'excess';
  certainty: 'sure' | 'assumed';
  /** All must hold. */
  when: readonly Condition[];
}

export interface SimplifiedFacts extends ConsignmentFacts {
  /** What limits are compared with. */
  customsValue: Money;
  /** What a rate on all of it is charged on, where the law has units of its own. */
  entered?: Money;
}

export interface Simplified {
  row: SimplifiedRow;
  /** Not rounded. */
  amount: Money;
  /** How it was calculated: `60% of 500 less 20 USD`. */
  working: string;
  needs: readonly string[];
  assumptions: readonly string[];
  isOpen: boolean;
}

/**
 * The regime that takes the place of the duty (or of duty and tax) for these goods; null when the
 * tariff holds.
 */
export const simplifiedOf = (
  rows: readonly SimplifiedRow[],
  facts: SimplifiedFacts,
): Simplified | null =>
  strongest(
    rows.filter(({ replaces }) => replaces !== 'tax'),
    facts,
  );

/** The regime that takes the place of the import tax alone; null when the ordinary tax holds. */
export const simplifiedTaxOf = (
  rows: readonly SimplifiedRow[],
  facts: SimplifiedFacts,
): Simplified | null =>
  strongest(
    rows.filter(({ replaces }) => replaces === 'tax'),
    facts,
  );

/**
 * Of the rows that hold the one that says most of the goods, then of their origin and channel; of
 * equal ones the dearest.
 */
function strongest(rows: readonly SimplifiedRow[], facts: SimplifiedFacts): Simplified | null {
  let best: { rank: readonly number[]; found: Simplified } | null = null;
  for (const row of rows) {
    const found = applies(row, facts) ? calculate(row, facts) : null;
    if (!found) continue;
    const rank = [
      prefixReach(facts.digits, row.scope),
      Number(named(row)),
      Number(row.channels.length > 0),
    ];
    if (
      !best ||
      compare(rank, best.rank) > 0 ||
      (compare(rank, best.rank) === 0 && dearer(found, best.found))
    )
      best = { rank, found };
  }
  return best?.found ?? null;
}

const named = ({ origins }: SimplifiedRow): boolean =>
  origins.some((origin) => !origin.startsWith('-'));
const dearer = (left: Simplified, right: Simplified): boolean => left.amount.gt(right.amount);

/** Compares ranks field by field. */
function compare(left: readonly number[], right: readonly number[]): number {
  for (const [at, value] of left.entries()) {
    const difference = value - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function applies(row: SimplifiedRow, facts: SimplifiedFacts): boolean {
  const place = row.byExport ? (facts.exportCountry ?? facts.origin) : facts.origin;
  return (
    holdsOn(row, facts.date) &&
    (row.channels.length === 0 || row.channels.includes(facts.channel)) &&
    (row.audience === null || row.audience === facts.audience) &&
    namesOrigin(row.origins, place) &&
    allHold(row.when, facts) &&
    prefixReach(facts.digits, row.scope) >= 0 &&
    within(row, facts)
  );
}

/**
 * `above` itself is still outside, `up to` still inside. A limit that cannot be compared is not
 * met.
 */
function within(row: SimplifiedRow, facts: SimplifiedFacts): boolean {
  const { measure, unit, above, upTo } = row;
  if (measure === 'weight')
    return facts.weightKg !== null && isBetween(facts.weightKg, above, upTo);
  const rate = rateFrom(unit, facts);
  if (rate === null) return false;
  // a limit of value is rounded as the value is that it is compared with
  const inOurs = (limit: Decimal | null): Money | null =>
    limit && roundMoney(convert(printedMoney(limit), rate), facts.currency);
  return isBetween(valueMeasured(row, facts), inOurs(above), inOurs(upTo));
}

const isBetween = <Of extends Figure<Of>>(
  measured: Of,
  above: Of | null,
  upTo: Of | null,
): boolean => (above === null || measured.gt(above)) && (upTo === null || measured.lte(upTo));

const ONE = decimal('1');
const rateFrom = (currency: string, facts: SimplifiedFacts): Decimal | null =>
  currency === facts.currency ? ONE : facts.rateOf(currency);

const valueMeasured = (
  { measure }: SimplifiedRow,
  { customsValue, intrinsic }: SimplifiedFacts,
): Money => (measure === 'customs' ? customsValue : intrinsic);

interface PrintedAmount {
  amount: Money<'printed'>;
  currency: Currency<'printed'>;
}

const TAIL =
  /^(.*?)(?: less (\d+(?:\.\d+)?) ([A-Z]{3}))?(?: waived to (\d+(?:\.\d+)?) ([A-Z]{3}))?$/;

/** A rate in its parts; `parseDuty` reads the first. Null when it is written otherwise. */
export function readSimplifiedRate(rate: string): {
  duty: string;
  less: PrintedAmount | null;
  waived: PrintedAmount | null;
} | null {
  const match = TAIL.exec(rate);
  if (!match?.[1] || parseDuty(match[1]).kind === 'unparsed') return null;
  const read = (amount?: string, currency?: string): PrintedAmount | null =>
    amount === undefined || currency === undefined
      ? null
      : { amount: printedMoney(amount), currency };
  return { duty: match[1], less: read(match[2], match[3]), waived: read(match[4], match[5]) };
}

function calculate(row: SimplifiedRow, facts: SimplifiedFacts): Simplified | null {
  const parts = readSimplifiedRate(row.rate);
  if (!parts) return null;
  const { value, weightKg } = basisOf(row, facts);
  const duty = evaluateDuty(parseDuty(parts.duty), {
    customsValue: value,
    quantity: facts.quantity,
    weightKg,
    netWeightKg: null,
    liters: null,
    alcoholPercent: null,
    components: [],
    entryDate: facts.date,
    rateOf: (currency) => rateFrom(currency, facts),
  });
  const converted = (printed: PrintedAmount | null): Money =>
    printed === null ? ZERO : convert(printed.amount, rateFrom(printed.currency, facts) ?? ZERO);
  const reduced = greatest(duty.amount.minus(converted(parts.less)), ZERO);
  const waived = parts.waived !== null && reduced.lte(converted(parts.waived));
  const of = row.on === 'excess' ? 'what exceeds the limit, ' : '';
  const less = parts.less ? ` less ${parts.less.amount.toFixed()} ${parts.less.currency}` : '';
  const end = waived
    ? `, waived up to ${parts.waived?.amount.toFixed() ?? ''} ${parts.waived?.currency ?? ''}`
    : '';
  return {
    row,
    amount: waived ? ZERO : reduced,
    working: `${parts.duty} of ${of}${value.toFixed()} ${facts.currency}${less}${end}`,
    needs: duty.needs,
    isOpen: duty.isOpen,
    assumptions: [
      ...duty.assumptions,
      ...(row.certainty === 'assumed'
        ? [`the consignment is assumed to fall under "${row.name}"`]
        : []),
    ],
  };
}

/**
 * What the rate is charged on. Of an excess of value the weight counts in proportion, and of an
 * excess of weight the value, since the law speaks of the part of the goods that exceeds its norms.
 */
function basisOf(
  row: SimplifiedRow,
  facts: SimplifiedFacts,
): { value: Money; weightKg: Decimal | null } {
  const { customsValue, entered = customsValue, weightKg } = facts;
  const whole = { value: entered, weightKg };
  if (row.on === 'value') return whole;
  const above = row.above ?? ZERO;
  if (row.measure === 'weight') {
    if (weightKg === null || weightKg.eq(ZERO)) return whole;
    const excess = weightKg.minus(above);
    return { value: inProportion(customsValue, excess, weightKg), weightKg: excess };
  }
  const [measured, rate] = [valueMeasured(row, facts), rateFrom(row.unit, facts)];
  if (rate === null || measured.eq(ZERO)) return whole;
  const excess = measured.minus(convert(printedMoney(above), rate));
  return { value: excess, weightKg: weightKg && inProportion(weightKg, excess, measured) };
}
