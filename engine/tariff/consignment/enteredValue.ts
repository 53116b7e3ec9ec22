/**
 * Value as it is entered, and charges as they are collected, where the law of a destination has
 * units of its own for them.
 */
import { type Decimal, decimal, HUNDRED, sum, ZERO } from '../../decimal.ts';
import { type Currency, type Money, roundMoney } from '../../money.ts';
import type { Destination } from '../types.ts';

interface Unit {
  /** Multiple to which an amount is brought. */
  of: Decimal;
  /** `nearest`: half up; `down`: what does not fill a unit is left out; `up`: it is filled. */
  to: 'nearest' | 'down' | 'up';
}

/** What is not named is exact, or for a charge in the minor unit, half up. */
interface Units {
  /** Of the value of a line. */
  value?: Unit;
  /** Of the base of a tax. */
  base?: Unit;
  /** Of a duty. */
  duty?: Unit;
  /** Of a tax that is collected at the border. */
  tax?: Unit;
  /** Values of the lines of one code are added up before they are brought to units. */
  isEnteredTogether?: true;
  /** Charges of the lines of an entry are brought to units as a sum. */
  isOfEntry?: true;
  /** Per cent of a tax that are the state's; the rest is counted from what the state collects. */
  ofState?: Decimal;
}

const unit = (of: string, to: Unit['to']): Unit => ({ of: decimal(of), to });
const WHOLE = unit('1', 'nearest');
const [THOUSAND, HUNDREDS] = [unit('1000', 'down'), unit('100', 'down')];

/**
 * United States: the entered value of a line is stated in whole dollars (CBP form 7501,
 * instructions, column 32). Japan: the basis of duty and tax is brought down to 1,000 yen, what is
 * due to 100 (Act on General Rules for National Taxes art. 118 and 119, Customs Act art. 13-4). Of
 * its consumption tax 78 parts of 100 are the state's, and 22/78 of these are added for the
 * prefectures (Local Tax Act art. 72-83); each is brought down by itself (customs.go.jp, customs
 * answer 1111, read 2026-11-28).
 *
 * India: duties and taxes in whole rupees, from 50 paise up (Customs Act 1962 s. 154A). Indonesia:
 * duties up to full thousands of rupiah, the tax down to whole rupiah (PMK 190/2022 art. 22(4), as
 * DDTC told it on 2023-10-16). Korea: what is paid to the treasury leaves out less than 10 won
 * (National Treasury Funds Management Act art. 47; K). Poland: bases, duties and taxes in whole
 * zloty, from 50 groszy up (Ordynacja podatkowa art. 63; duties likewise; K).
 */
const UNITS: Readonly<Record<string, Units>> = {
  US: { value: WHOLE, isEnteredTogether: true },
  JP: {
    value: THOUSAND,
    base: THOUSAND,
    duty: HUNDREDS,
    tax: HUNDREDS,
    isOfEntry: true,
    ofState: decimal('78'),
  },
  IN: { duty: WHOLE, tax: WHOLE },
  ID: { duty: unit('1000', 'up'), tax: unit('1', 'down'), isOfEntry: true },
  KR: { duty: unit('10', 'down'), tax: unit('10', 'down') },
  PL: { value: WHOLE, base: WHOLE, duty: WHOLE, tax: WHOLE },
};

type At = Pick<Destination, 'country' | 'territory' | 'currency'>;

/** Those of the country, which may lie in the customs territory of others. */
const unitsOf = ({ country, territory }: At): Units => UNITS[country] ?? UNITS[territory] ?? {};

/** The value on which a line is charged. */
export const enteredValue = (value: Money, at: At): Money => inUnits(value, unitsOf(at).value);

/** Values of the lines of one code are added up before they are brought to whole units. */
export const isEnteredTogether = (at: At): boolean => unitsOf(at).isEnteredTogether === true;

/** The base of a tax: in whole units where the law states it in such. */
export const taxedBase = (base: Money, at: At): Money => inUnits(base, unitsOf(at).base);

/** A duty as it is collected. */
export const collectedDuty = (amount: Money, at: At): Money =>
  inUnits(amount, unitsOf(at).duty, at.currency);

/** A tax as it is collected: where it is of state and prefecture, the sum of both. */
export const collectedTax = (exact: Money, at: At): Money =>
  sum(partsOf(exact, at).map((part) => collectedAsOne(part, at)));

/** A tax of one part as it is collected: an excise, or that of a simplified regime. */
export const collectedAsOne = (amount: Money, at: At): Money =>
  inUnits(amount, unitsOf(at).tax, at.currency);

/** An amount in units of the law; without such a charge in the minor unit of its currency. */
function inUnits(amount: Money, by: Unit | undefined, currency?: Currency): Money {
  if (!by) return currency === undefined ? amount : roundMoney(amount, currency);
  return amount.div(by.of).round(0, MODES[by.to]).times(by.of);
}

const ROUND_DOWN = 0;
/** Rounding modes of the decimals. */
const MODES: Readonly<Record<Unit['to'], 0 | 1 | 3>> = { down: ROUND_DOWN, nearest: 1, up: 3 };

/** The parts that a tax is collected in, of a line alone and before they are brought to units. */
function partsOf(exact: Money, at: At): Money[] {
  const { ofState } = unitsOf(at);
  if (!ofState) return [exact];
  const state = exact.times(ofState).div(HUNDRED).round(0, ROUND_DOWN);
  const local = collectedAsOne(state, at).times(HUNDRED.minus(ofState)).div(ofState);
  return [state, local.round(0, ROUND_DOWN)];
}

/** `10% of 22000`, or where the tax has two parts `7.8% of 22000, and 22/78 of it`. */
export function taxWorking(percent: Decimal, base: string, at: At): string {
  const { ofState } = unitsOf(at);
  if (!ofState) return `${percent.toFixed()}% of ${base}`;
  const [state, rest] = [percent.times(ofState).div(HUNDRED), HUNDRED.minus(ofState)];
  return `${state.toFixed()}% of ${base}, and ${rest.toFixed()}/${ofState.toFixed()} of that, each in hundreds`;
}

/** How the law brings the duties and taxes of a destination to units; null: to its minor unit. */
export function unitsTold(at: At): string | null {
  const { duty, tax, ofState } = unitsOf(at);
  const told = [
    ...(duty ? [`duties ${UNIT_WORDS[duty.to]} ${duty.of.toFixed()}`] : []),
    ...(tax ? [`taxes ${UNIT_WORDS[tax.to]} ${tax.of.toFixed()}`] : []),
  ];
  // the working of a tax in two parts says it
  return told.length === 0 || ofState ? null : `${told.join(', ')} ${at.currency}`;
}
const UNIT_WORDS: Readonly<Record<Unit['to'], string>> = {
  down: 'down to full',
  nearest: 'to the nearest',
  up: 'up to full',
};

/** Whether charges of the lines of an entry are brought to units as a sum. */
export const isCollectedInUnits = (at: At): boolean => unitsOf(at).isOfEntry === true;

/** Duties of the lines of an entry, which are brought to units as a sum alone. */
export const collectedDuties = (exact: readonly Money[], at: At): Money[] =>
  together(exact, unitsOf(at).duty, at.currency);

/** Taxes of the lines of an entry, each part of them as a sum. */
export function collectedTaxes(exact: readonly Money[], at: At): Money[] {
  const parts = exact.map((amount) => partsOf(amount, at));
  const places = parts[0]?.keys() ?? [];
  const each = [...places].map((place) =>
    together(
      parts.map((of) => of[place] ?? ZERO),
      unitsOf(at).tax,
      at.currency,
    ),
  );
  return exact.map((_, line) => sum(each.map((amounts) => amounts[line] ?? ZERO)));
}

/** What each amount adds to the sum of those before it, which alone is brought to a unit. */
function together(exact: readonly Money[], by: Unit | undefined, currency: Currency): Money[] {
  let running = ZERO as Money;
  return exact.map((amount) => {
    const before = inUnits(running, by, currency);
    running = running.plus(by?.to === 'down' ? amount.round(0, ROUND_DOWN) : amount);
    return inUnits(running, by, currency).minus(before);
  });
}
