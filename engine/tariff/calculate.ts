/** A calculation from request to assessment, for one code as for a shipment. */
import { type Steps } from '../steps.ts';
import { greatest, sum, ZERO } from '../decimal.ts';
import { distribute, invoiceMoney, type Money } from '../money.ts';
import type { NotCalculated, ValidationAnswer } from './answer/answer.ts';
import type { Report } from './answer/remarks.ts';
import { reportOf } from './answer/report.ts';
import { validate } from './answer/validations.ts';
import { type Assessment, assess, type GoodsAssessment } from './consignment/assess.ts';
import { isInPrice, solveDeliveredDutyPaid } from './consignment/deliveredDutyPaid.ts';
import { type Entry, type PathOf, prepare } from './consignment/entry.ts';
import { converted } from './consignment/exchange.ts';
import type { KeptByGoods } from './consignment/keptDuties.ts';
import type { SharedRequest, ShipmentItem } from './consignment/request.ts';
import { regulatoryFor } from './measure/measures.ts';
import type { RegulatoryRow, TariffEdition } from './types.ts';

/** What is charged, and on what; nothing is said of it yet. */
export interface Charged {
  entry: Entry;
  assessment: Assessment;
  /** Of all goods; where the price holds the charges what they leave of it. */
  price: Money;
}

export interface Calculated extends Charged {
  /** Measures that may apply to each line of goods. */
  regulatory: readonly (readonly RegulatoryRow[])[];
  report: { whole: Report; goods: Report[] };
  validation: ValidationAnswer[];
}

/** The calculation, or the refusal of it; each line of goods, at each price tried, is a piece. */
export function* calculate(
  request: SharedRequest,
  items: readonly ShipmentItem[],
  edition: TariffEdition,
  pathOf: PathOf,
): Steps<{ ok: true; calculated: Calculated } | NotCalculated> {
  const charged = yield* chargeGoods(request, items, edition, pathOf);
  if (!charged.ok) return charged;
  const { entry, assessment, price, prices, remainder, validation } = charged;
  const regulatory: RegulatoryRow[][] = [];
  for (const one of assessment.goods) {
    regulatory.push(regulatoryOf(entry, one));
    yield;
  }
  const dearer = yield* withTransport(entry, assessment);
  const report = reportOf(entry, assessment, regulatory, remainder, dearer);
  const goods = atPrices(assessment.goods, prices);
  return {
    ok: true,
    calculated: {
      entry,
      assessment: { ...assessment, goods },
      price,
      regulatory,
      report,
      validation,
    },
  };
}

/**
 * What would be charged if transport that was not stated cost as much as the goods, or its insurance
 * did: what that leaves as it is hangs on neither. Null where they are in no value.
 */
function* withTransport(entry: Entry, { goods }: Assessment): Steps<Assessment | null> {
  const isOpen = goods.some(
    ({ valuation }) => valuation.freightMissing || valuation.presumed.gt(ZERO),
  );
  if (!isOpen || !chargesTransport(entry)) return null;
  const prices = goods.map(({ price }) => price);
  const added = entry.freight === null ? { freight: sum(prices) } : { insurance: sum(prices) };
  return yield* assess({ ...entry, ...added }, prices);
}

/** Without a value or a tax that transport belongs to, what it costs moves no charge. */
const chargesTransport = ({ destination, taxes }: Entry): boolean =>
  destination.valueBasis === 'CIF' ||
  taxes.some(({ base }) => base === 'landed' || base === 'inside');

interface Solved extends Charged {
  /** Of each line, of what is left of the price paid. */
  prices: Money[];
  remainder: Money;
  validation: ValidationAnswer[];
}

/**
 * What is charged, or the refusal of it: all of the calculation that a sum needs. `kept` is of
 * another calculation of the same request.
 */
export function* chargeGoods(
  request: SharedRequest,
  items: readonly ShipmentItem[],
  edition: TariffEdition,
  pathOf: PathOf,
  kept?: KeptByGoods,
): Steps<({ ok: true } & Solved) | NotCalculated> {
  const prepared = yield* prepare(request, items, edition, pathOf, kept);
  if (!prepared.ok) return prepared;
  const { entry } = prepared;
  const prices = pricesOf(entry, items);
  const paid = sum(prices);
  // What is left of a price paid is shared out as the prices were.
  const priced = (price: Money): Money[] => distribute(price, prices, entry.destination.currency);
  const solved = isInPrice(request)
    ? yield* solveDeliveredDutyPaid(paid, entry.destination.currency, (price) =>
        assess(entry, priced(price)),
      )
    : { price: paid, assessment: yield* assess(entry, prices), remainder: ZERO };
  const validation = validate(entry, solved.assessment);
  if (request.enforceValidation === true && validation.some(({ action }) => action === 'reject'))
    return refusedByRules(validation);
  const { assessment, remainder } = solved;
  // what is paid is the price: what no charge accounts for stays in the goods
  const price = solved.price.plus(greatest(remainder, ZERO));
  return { ok: true, entry, assessment, price, prices: priced(price), remainder, validation };
}

const atPrices = (goods: readonly GoodsAssessment[], prices: readonly Money[]): GoodsAssessment[] =>
  goods.map((one, at) => ({ ...one, price: prices[at] ?? one.price }));
/**
 * Prices converted as one sum and then shared out: of several lines a limit is met by what they
 * come to in its own currency.
 */
function pricesOf(
  { goods, exchange, destination }: Entry,
  items: readonly ShipmentItem[],
): Money[] {
  const prices = goods.map((one) => one.price);
  if (exchange.rows.length === 0) return prices;
  const stated = items.map(({ value }) => invoiceMoney(value));
  const whole = converted(sum(stated), exchange, destination.currency);
  return distribute(whole, stated, destination.currency);
}

/** A shipment that a rule rejects is not quoted when the caller asks for that. */
function refusedByRules(validation: ValidationAnswer[]): NotCalculated {
  const [first] = validation;
  return {
    ok: false,
    code: 'invalid_input',
    message: first?.message ?? '',
    details: { reason: 'validation_failed', validation },
  };
}

/**
 * A tariff that publishes its trade remedies is believed where it names none, and so is a request
 * that states them or the facts; of goods that are charged one no other is supposed.
 */
function regulatoryOf(
  entry: Entry,
  { goods: { item, conditions }, digits, line }: GoodsAssessment,
): RegulatoryRow[] {
  const facts = {
    // of a code that may mean several lines, what may apply to any of them
    digits: digits.startsWith(item.hsCode) ? item.hsCode : digits,
    origin: item.originCountry,
    date: entry.request.entryDate,
  };
  const isCharged = (line?.measures ?? []).some(
    ({ row, exemption }) => exemption === null && REMEDIES.has(row.kind),
  );
  const isSettled =
    isCharged || entry.schedule?.publishesRemedies === true || item.tradeRemedies !== undefined;
  return regulatoryFor(entry.edition, entry.keys, facts).filter(
    ({ measureType, settledBy = [] }) =>
      (measureType !== 'trade_remedy' || !isSettled) &&
      !settledBy.some((all) => all.every((one) => conditions.includes(one))),
  );
}

const REMEDIES: ReadonlySet<string> = new Set(['anti_dumping', 'countervailing']);
