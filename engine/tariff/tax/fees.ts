/** Fees at the border: which rows hold for an entry and what they come to. */
import { holdsOn } from '../../calendar.ts';
import { type Decimal, decimal, fromNumber, greatest, least, sum, ZERO } from '../../decimal.ts';
import { convert, type Currency, type Money, printedMoney, roundMoney } from '../../money.ts';
import { remembered } from '../../remembered.ts';
import { namesOrigin } from '../measure/measures.ts';
import { share } from '../rate/evaluate.ts';
import type { FeeRow } from '../types.ts';

/** What a fee may hang on of one line of goods. */
export interface FeeGoods {
  /** Symbols of the preference claimed. */
  claimed: readonly string[];
  customsValue: Money;
  /** Goods with transport and insurance. */
  delivered: Money;
  digits: string;
  origin: string;
  duties: Money;
  /** What a special provision takes away. */
  relieved: readonly string[];
}

export interface FeeQuery {
  rows: readonly FeeRow[];
  date: string;
  entry: 'formal' | 'informal';
  mode: string;
  channel: string;
  filing: string;
  prepared: string;
  audience: 'consumer' | 'business';
  purpose: string;
  /** Fees that are announced, and not known to be law, are counted too. */
  withUndecided: boolean;
  dutiable: boolean;
  intrinsic: Money;
  goods: readonly FeeGoods[];
  currency: Currency;
  rateOf: (currency: string) => Decimal | null;
}

export interface Fee {
  row: FeeRow;
  amount: Money;
  /** What a per cent was taken of; null for a fixed amount. */
  base: Money | null;
  /** How many times a fixed amount was charged. */
  count: number;
  /** Facts that are missing for it. */
  needs?: readonly string[];
  /** The figure is as last known. */
  isAssumed?: boolean;
}

/**
 * Fees of the entry, each rounded, with its least and most (once an entry). Goods that are exempt
 * do not count.
 */
export const feesOf = (query: FeeQuery): Fee[] =>
  query.rows.flatMap((row) => {
    if (!holdsOn(row, query.date) || !meets(row, query)) return [];
    const goods = query.goods.filter((one) => isFor(row, one));
    const rate = goods.length === 0 ? null : query.rateOf(row.currency);
    return rate === null ? [] : [charge(row, goods, rate, query.currency)];
  });

function charge(row: FeeRow, goods: readonly FeeGoods[], rate: Decimal, currency: Currency): Fee {
  if (!row.rate.endsWith('%')) {
    const count = countOf(row, goods);
    const each = convert(fixedOf(row.rate), rate);
    return { row, amount: roundMoney(each.times(fromNumber(count)), currency), base: null, count };
  }
  const base = sum(goods.map((one) => baseOf(row, one)));
  const full = share(base, percentOf(row.rate));
  const atLeast = row.least === null ? full : greatest(full, convert(row.least, rate));
  const amount = row.most === null ? atLeast : least(atLeast, convert(row.most, rate));
  return { row, amount: roundMoney(amount, currency), base, count: 1 };
}

const fixedOf = remembered((rate) => printedMoney(rate.split(' ')[0] ?? '0'));
const percentOf = remembered((rate) => decimal(rate.slice(0, -1)));

/** A per cent is of the customs value unless the row names another base. */
function baseOf(row: FeeRow, { customsValue, delivered, duties }: FeeGoods): Money {
  const [base] = row.conditions.get('base') ?? [];
  if (base === 'duty') return duties;
  return base === 'landed' ? delivered.plus(duties) : customsValue;
}

/** Once an entry, or once for each item: goods of one subheading are one item of a declaration. */
const countOf = (row: FeeRow, goods: readonly FeeGoods[]): number =>
  row.conditions.get('per')?.includes('item') === true
    ? new Set(goods.map(({ digits }) => digits.slice(0, 6))).size
    : 1;

function meets(row: FeeRow, query: FeeQuery): boolean {
  for (const [name, values] of row.conditions) if (!met(name, values, query)) return false;
  return true;
}

function met(name: string, values: readonly string[], query: FeeQuery): boolean {
  switch (name) {
    case 'entry':
      return values.includes(query.entry);
    case 'mode':
      return values.includes(query.mode);
    case 'channel':
      return values.includes(query.channel);
    case 'filing':
      return values.includes(query.filing);
    case 'prepared':
      return values.includes(query.prepared);
    case 'audience':
      return values.includes(query.audience);
    case 'purpose':
      return values.includes(query.purpose);
    case 'undecided':
      return query.withUndecided;
    case 'dutiable':
      return query.dutiable;
    case 'intrinsic<':
      return query.intrinsic.lte(amountIn(values, query));
    case 'intrinsic>':
      return query.intrinsic.gt(amountIn(values, query));
    case 'unless-programme':
    case 'goods':
    case 'origins':
    case 'base':
    case 'per':
      return true; // of the goods, not of the entry
    default:
      throw new Error(`fee condition ${name} is not known`); // the loader refuses it
  }
}

const amountIn = ([amount = '0', currency = '']: readonly string[], { rateOf }: FeeQuery): Money =>
  convert(printedMoney(amount), rateOf(currency) ?? ZERO);

/** Whether goods count for the fee: not under a programme or provision that lifts it. */
function isFor(row: FeeRow, goods: FeeGoods): boolean {
  const programmes = row.conditions.get('unless-programme') ?? [];
  const prefixes = row.conditions.get('goods');
  const origins = row.conditions.get('origins');
  const lifted = row.category === 'customs_processing' ? ['mpf', 'fees'] : ['fees'];
  return (
    !programmes.some((symbol) => goods.claimed.includes(symbol)) &&
    !goods.relieved.some((one) => lifted.includes(one)) &&
    (prefixes === undefined || prefixes.some((prefix) => goods.digits.startsWith(prefix))) &&
    (origins === undefined ||
      namesOrigin(
        origins.filter((one) => one !== 'all'),
        goods.origin,
      ))
  );
}
