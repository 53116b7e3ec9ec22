/** What hangs on a code of the catalogue, by the rates of the live tariff. */
import { moneyAtStake, type RateSpan, type SoldItem } from '../../engine/catalog/atStake.ts';
import { decimal, type Decimal } from '../../engine/decimal.ts';
import { dollarOf } from '../../engine/tariff/rate/rateTerm.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { childrenOf } from '../../engine/tariff/schedule/book.ts';
import type { Edition } from '../edition.ts';
import { exchangeRate } from './exchange.ts';
import { generalRate } from './rates.ts';
import { countryIn } from './scheduleCodes.ts';
import { placeOf, type TariffReading, tariffOf } from './tariff.ts';

/** Values in several currencies are put in order in this one. */
const CURRENCY = 'USD';

/** As the catalogue keeps them. */
interface Goods {
  items: readonly {
    id: string;
    fields: {
      unitValue?: number | null | undefined;
      currency?: string | null | undefined;
      unitsPerYear?: number | null | undefined;
      status?: string | undefined;
    };
  }[];
}

interface CodeMeant {
  itemId: string | null;
  schedule: string;
  code: string;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Tells the money at stake of a code of a product, in US dollars: the general duty between the
 * dearest and the cheapest of the code and its alternatives. Null where no rate is a plain share of
 * the value, no value is known, or there is no exchange rate.
 */
export function stakesIn(edition: Edition, date: string) {
  const known = new Map<string, RateSpan | null>(); // a file names few codes many times
  const spanIn = (schedule: string, code: string): RateSpan | null => {
    const key = `${schedule} ${code}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const country = countryIn(schedule, edition);
    const reading = country === undefined ? null : tariffOf(country, edition);
    const span = reading && spanOf(reading, code, date);
    known.set(key, span);
    return span;
  };
  return (product: Goods, { itemId, schedule, code, details }: CodeMeant): number | null => {
    const items = soldItems(product, itemId, edition, date);
    if (items.every(({ value }) => value === null)) return null;
    const codes = [code, ...codesOf(details?.['alternatives'])];
    return moneyAtStake(
      codes.flatMap((one) => spanIn(schedule, one) ?? []),
      items,
    );
  };
}

/** Codes of alternatives, as a classification was stored with them. */
const codesOf = (alternatives: unknown): string[] =>
  Array.isArray(alternatives)
    ? alternatives.flatMap(({ hsCode }: { hsCode?: unknown }) =>
        typeof hsCode === 'string' ? [hsCode] : [],
      )
    : [];

function soldItems(
  { items }: Goods,
  itemId: string | null,
  edition: Edition,
  date: string,
): SoldItem[] {
  return items
    .filter(({ id, fields }) => (itemId === null || id === itemId) && fields.status !== 'archived')
    .map(({ fields: { unitValue, currency, unitsPerYear } }) => ({
      value: inDollars(unitValue ?? null, currency ?? CURRENCY, edition, date),
      unitsPerYear: unitsPerYear ?? null,
    }));
}

function inDollars(
  value: number | null,
  currency: string,
  edition: Edition,
  date: string,
): number | null {
  if (value === null || currency === CURRENCY) return value;
  const rate = exchangeRate(edition, [currency, CURRENCY], date);
  return rate === null ? null : value * rate;
}

/** Lines below one code that are looked at. */
const ROWS_MAX = 500;

/** The general rates of a code, or of the lines below it; null where none is a share of the value. */
function spanOf(reading: TariffReading, code: string, date: string): RateSpan | null {
  const place = placeOf(reading, code, date);
  if (!place) return null;
  const rows = place.at === null ? [...place.tops] : [place.at];
  const percents: Decimal[] = [];
  for (let looked = 0; rows.length > 0 && looked < ROWS_MAX; looked += 1) {
    const at = rows.pop() as number; // there is one
    const below = childrenOf(reading.book, at);
    rows.push(...below);
    const percent = below.length === 0 ? percentOf(generalRate(reading, at, date), reading) : null;
    if (percent) percents.push(percent);
  }
  const [first, ...others] = percents;
  if (!first) return null;
  return {
    lowest: others.reduce((least, one) => (one.lt(least) ? one : least), first),
    highest: others.reduce((most, one) => (one.gt(most) ? one : most), first),
  };
}

function percentOf(printed: string | null, { schedule }: TariffReading): Decimal | null {
  const duty = printed === null ? null : parseDuty(printed, dollarOf(schedule));
  if (duty?.kind === 'free') return decimal('0');
  return duty?.kind === 'adValorem' && duty.of === null ? duty.percent : null;
}
