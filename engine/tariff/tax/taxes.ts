/** Import taxes: the row that holds for the goods, its base and its amount. */
import { holdsOn } from '../../calendar.ts';
import { type Decimal, decimal, HUNDRED, roundHalfUp, sum, ZERO } from '../../decimal.ts';
import { type Money, roundMoney } from '../../money.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import { allHold, type ConsignmentFacts } from '../consignment/conditions.ts';
import { collectedTax, taxedBase, taxWorking } from '../consignment/enteredValue.ts';
import { share } from '../rate/evaluate.ts';
import type { Destination, TaxBase, TaxRow } from '../types.ts';

export interface TaxQuery {
  rows: readonly TaxRow[];
  region: string | null;
  digits: string;
  /** Of the tariff line, for rows that ask for a word in it. */
  label: string;
  date: string;
  at: Pick<Destination, 'country' | 'territory' | 'currency'>;
  customsValue: Money;
  /** Goods with transport and insurance. */
  delivered: Money;
  duties: Money;
  /** Fees that belong to the base. */
  taxedFees: Money;
  /** Excise duties, which belong to the base too. */
  excise: Money;
  /** The seller charges it with the price: no unit of the customs law rounds it. */
  isAtSale: boolean;
  /** For rows that ask for a condition. */
  facts: ConsignmentFacts;
}

export interface Tax {
  row: TaxRow;
  base: Money;
  amount: Money;
  /** Before it is rounded, where the law rounds the tax of all lines together. */
  exact?: Money;
  /** The arithmetic. */
  working: string;
  /** Facts that are missing for it. */
  needs?: readonly string[];
  assumptions?: readonly string[];
  /** A part is not in the amount, and nothing says how much it is at most. */
  isOpen?: boolean;
}

/**
 * One tax for each name at the destination: of its rows the one with the longest covering prefix, of
 * those the one for the region, and of those the one whose condition holds.
 */
export function taxesOf(query: TaxQuery): Tax[] {
  const chosen = new Map<string, { row: TaxRow; reached: number }>();
  const held = query.rows.filter(
    (row) =>
      holdsOn(row, query.date) &&
      isOfRegion(row, query.region) &&
      allHold(row.when ?? [], query.facts),
  );
  for (const row of held) {
    const reached = row.tax === 'all' ? -1 : reach(row, query);
    if (reached < 0) continue;
    const other = chosen.get(row.tax);
    const isCloser = reached === other?.reached && closeness(row) > closeness(other.row);
    if (!other || reached > other.reached || isCloser) chosen.set(row.tax, { row, reached });
  }
  const forAll = held.find((row) => row.tax === 'all' && reach(row, query) >= 0);
  return [...chosen.values()].map(({ row }) =>
    charge(forAll ? { ...forAll, tax: row.tax, category: row.category } : row, query),
  );
}

/** Of rows for the same goods that of the region comes first, then that of a condition. */
const closeness = ({ region, when = [] }: TaxRow): number =>
  (region === null ? 0 : 2) + Math.sign(when.length);

const isOfRegion = (row: TaxRow, region: string | null): boolean =>
  row.region === null || row.region === 'all' || row.region === region;

/**
 * Length of the longest prefix that covers the code: 0 for all goods, -1 for none. A word of the
 * label counts as one more.
 */
function reach({ scope }: TaxRow, { digits, label }: TaxQuery): number {
  if (scope.length === 0) return 0;
  let longest = -1;
  for (const { prefix, word, length } of entriesOf(scope))
    if (
      length > longest &&
      digits.startsWith(prefix) &&
      (word === '' || lowered(label).includes(word))
    )
      longest = length;
  return longest;
}

const entriesOf = rememberedOf((scope: readonly string[]) =>
  scope.map((entry) => {
    const [prefix = '', word = ''] = entry.split('~');
    return { prefix, word, length: prefix.length + Math.sign(word.length) };
  }),
);
const lowered = remembered((label) => label.toLowerCase());

function charge(row: TaxRow, query: TaxQuery): Tax {
  const percent = percentOf(row.rate);
  const { base: whole, words } = baseOf(row.base, percent, query);
  const base = query.isAtSale ? whole : taxedBase(whole, query.at);
  const working =
    row.rate === 'exempt'
      ? 'exempt'
      : taxWorking(percent, `${roundHalfUp(base, 4).toFixed()} (${words})`, query.at);
  const exact = share(base, percent);
  const amount = query.isAtSale
    ? roundMoney(exact, query.at.currency)
    : collectedTax(exact, query.at);
  return { row, base, amount, exact, working };
}

const percentOf = remembered((rate) => (rate === 'exempt' ? ZERO : decimal(rate.slice(0, -1))));

/** The base of a tax, and what it is made of. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function baseOf(base: TaxBase, percent: Decimal, query: TaxQuery): { base: Money; words: string } {
  const { customsValue, delivered, duties, excise, taxedFees } = query;
  const landed = sum([delivered, duties, excise, taxedFees]);
  const landedWords = worded([
    ['goods and transport', delivered],
    ['duty', duties],
    ['excise', excise],
    ['fees', taxedFees],
  ]);
  const paidWords = (value: string): string =>
    worded([
      [value, customsValue],
      ['duty', duties],
      ['excise', excise],
    ]);
  switch (base) {
    case 'landed':
      return { base: landed, words: landedWords };
    case 'duty paid':
      return { base: sum([customsValue, duties, excise]), words: paidWords('customs value') };
    case 'duty paid x1.1': // South Africa: customs value plus ten per cent, plus duty
      return {
        base: sum([customsValue.times(UPLIFT), duties, excise]),
        words: paidWords('1.1 x customs value'),
      };
    case 'inside': // the tax is part of its own base
      return {
        base: landed.times(HUNDRED).div(HUNDRED.minus(percent)),
        words: `(${landedWords}) / (1 - ${percent.toFixed()}%)`,
      };
  }
}

/** `goods and transport 500 + duty 60`. */
const worded = (parts: readonly (readonly [string, Money])[]): string =>
  parts
    .filter(([, amount], at) => at === 0 || amount.gt(ZERO))
    .map(([name, amount]) => `${name} ${amount.toFixed()}`)
    .join(' + ');
const UPLIFT = decimal('1.1');
