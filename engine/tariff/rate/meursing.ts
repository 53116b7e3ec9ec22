/**
 * Agricultural components of processed goods (EA, ADSZ, ADFM): the additional code of a
 * composition, and its amounts.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { type Decimal, decimal, HUNDRED, sum, ZERO } from '../../decimal.ts';
import type { MeasureRecord } from '../../release/records.ts';
import { rememberedOf } from '../../remembered.ts';
import { type DutyExpression, parseDuty } from './expression.ts';

/**
 * Per cent by weight; what does not count as milk protein (whey, lactose) is left out by the
 * declarant.
 */
export interface Composition {
  milkFat: Decimal;
  milkProtein: Decimal;
  /** Starch and glucose. */
  starch: Decimal;
  /** Sucrose, invert sugar and isoglucose. */
  sucrose: Decimal;
}

/** From the first figure on, and under the second; null is open. */
export interface Band {
  from: Decimal;
  under: Decimal | null;
}

/** `data/meursing/codes.txt`: the codes of one band of milk fat and milk protein. */
export interface MeursingRow extends Validity {
  milkFat: Band;
  milkProtein: Band;
  /** Code of the first column. */
  first: number;
  /** How many bands of sucrose there are for each band of starch under 75 per cent. */
  columns: readonly number[];
  /** Codes from 75 per cent of starch on. */
  rich: readonly string[];
}

/** Amounts of components by their name, in euro for 100 kg. */
export type ComponentAmounts = ReadonlyMap<string, DutyExpression>;

const limits = (...printed: string[]): Decimal[] => printed.map((one) => decimal(one));
const STARCH = limits('0', '5', '25', '50', '75');
const SUCROSE: readonly (readonly Decimal[])[] = [
  limits('0', '5', '30', '50', '70'),
  limits('0', '5', '30', '50', '70'),
  limits('0', '5', '30', '50'),
  limits('0', '5', '30'),
  limits('0', '5'),
];
const CODES_A_STARCH_BAND = 5;

/**
 * The additional code of a composition, `7000` to `7999`; null for one that the table does not have
 * or that cannot be.
 */
export function meursingCode(
  rows: readonly MeursingRow[],
  composition: Composition,
  date: string,
): string | null {
  const { milkFat, milkProtein, starch, sucrose } = composition;
  const parts = [milkFat, milkProtein, starch, sucrose];
  if (parts.some((part) => part.lt(ZERO)) || sum(parts).gt(HUNDRED)) return null;
  const row = rows.find(
    (one) => holdsOn(one, date) && isIn(one.milkFat, milkFat) && isIn(one.milkProtein, milkProtein),
  );
  if (!row) return null;
  const starchBand = bandOf(STARCH, starch);
  const sucroseBand = bandOf(SUCROSE[starchBand] ?? [], sucrose);
  if (starchBand === STARCH.length - 1) return row.rich[sucroseBand] ?? null;
  if (sucroseBand >= (row.columns[starchBand] ?? 0)) return null;
  return String(row.first + starchBand * CODES_A_STARCH_BAND + sucroseBand);
}

const isIn = ({ from, under }: Band, value: Decimal): boolean =>
  value.gte(from) && (under === null || value.lt(under));
const bandOf = (starts: readonly Decimal[], value: Decimal): number =>
  starts.findLastIndex((start) => value.gte(start));

/** Every code of the rows, in their order. */
export const meursingCodes = (rows: readonly MeursingRow[]): string[] =>
  rows.flatMap(({ first, columns, rich }) => [
    ...columns.flatMap((count, band) =>
      Array.from({ length: count }, (_, at) => String(first + band * CODES_A_STARCH_BAND + at)),
    ),
    ...rich,
  ]);

/**
 * The additional code that a request gives itself, among its conditions or claims; null when none
 * is of the table.
 */
export function claimedMeursingCode(
  rows: readonly MeursingRow[],
  given: readonly string[],
): string | null {
  return given.find((one) => codesOf(rows).has(one)) ?? null;
}
const codesOf = rememberedOf((rows: readonly MeursingRow[]) => new Set(meursingCodes(rows)));

/** Measure types of the components, with the names under which rates print them. */
const COMPONENTS: Readonly<Record<string, string>> = {
  '672': 'ADSZ', // additional duty on sugar contents
  '673': 'ADFM', // additional duty on flour contents
  '674': 'EA', // agricultural component
};
const EVERY_COUNTRY = '1011';

/**
 * The amounts of a code on a day, from measures that the publisher sets on additional codes; null
 * when there are none.
 */
export function componentAmounts(
  measures: readonly MeasureRecord[],
  code: string,
  date: string,
  area = EVERY_COUNTRY,
): ComponentAmounts | null {
  const found = new Map<string, DutyExpression>();
  for (const measure of measures) {
    const name = COMPONENTS[measure.type];
    if (
      !name ||
      measure.additionalCode !== code ||
      measure.area !== area ||
      !holdsOn(measure, date)
    )
      continue;
    if (measure.duty !== null)
      found.set(area === EVERY_COUNTRY ? name : `${name}R`, parseDuty(measure.duty));
  }
  return found.size > 0 ? found : null;
}

/**
 * The duty with amounts in the place of its components. A component without an amount stays as it
 * is, so that the duty still asks for the composition.
 */
export function withComponents(
  duty: DutyExpression,
  amounts: ComponentAmounts | null,
): DutyExpression {
  if (amounts === null) return duty;
  const within = (part: DutyExpression): DutyExpression => withComponents(part, amounts);
  if (duty.kind === 'agricultural') return amounts.get(duty.component) ?? duty;
  if (duty.kind === 'sum') return { ...duty, parts: duty.parts.map(within) };
  return duty.kind === 'bounded'
    ? { ...duty, base: within(duty.base), limit: within(duty.limit) }
    : duty;
}
