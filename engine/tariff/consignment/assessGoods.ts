/**
 * What is decided for one line of goods: reliefs, its duties, and which rule makes the base duty.
 */
import { keepPrice, nothingKept } from './keptDuties.ts';
import { decimal, greatest, least, ZERO } from '../../decimal.ts';
import { convert, inProportion, type Money, printedMoney, roundMoney } from '../../money.ts';
import type { Contents } from '../measure/contents.ts';
import { dearestOf, dutiesOf, type LineDuties } from '../measure/duty.ts';
import { type DutyBasis, percentWorking, share } from '../rate/evaluate.ts';
import { UNPROVEN } from '../rate/preference.ts';
import { type GiftQuantity, giftQuantityOf } from '../relief/giftQuantities.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import { type Simplified, simplifiedOf } from '../relief/simplified.ts';
import {
  type Reliefs,
  reliefsOf,
  type ThresholdQuery,
  withoutValue,
} from '../relief/thresholds.ts';
import { limitedValue, simplifiedFacts, type Whole } from './consignment.ts';
import { collectedDuty, enteredValue } from './enteredValue.ts';
import { freeMovement } from './customsUnion.ts';
import type { Entry } from './entry.ts';
import { bareLine, digitsFor, type EnteredGoods } from './goods.ts';
import { firstDigits, queryOf, type Valued } from './valued.ts';

/** How the duty was arrived at: by the tariff, or by what takes its place. */
export type DutyRule =
  | 'tariff'
  | 'exempt'
  | 'flat'
  | 'gift flat'
  | 'provision'
  | 'simplified'
  | 'within';

export interface Decided {
  reliefs: Reliefs;
  digits: string;
  /** The dearest of the lines that the code may mean; null when none is known. */
  line: LineDuties | null;
  /** Every line that the code may mean. */
  candidates: readonly LineDuties[];
  linesDiffer: boolean;
  rule: DutyRule;
  /** The base duty as charged (tariff, flat or relieved), and its arithmetic. */
  baseDuty: Money;
  baseWorking: string;
  /** The flat duty was charged on an earlier line of the same subheading. */
  flatRepeated: boolean;
  measures: LineDuties['measures'];
  remedies: LineDuties['remedies'];
  claimed: readonly string[];
  /** Its share of the part of a gift that stays free. */
  allowance: Money;
  /** The value on which duty is calculated. */
  dutiable: Money;
  provision: ProvisionRow | null;
  /** The simplified regime that takes the place of the tariff. */
  simplified: Simplified | null;
  /**
   * What would tell whether a gift of alcohol, tobacco or perfume stays within the quantity that is
   * free.
   */
  giftNeed: string | null;
  /** The weight is not stated, and above a limit of weight the relief by value does not hold. */
  weightDecides: boolean;
}

/**
 * Decides for one line; limits of value are those of the whole consignment, and relieve all of it
 * or nothing.
 */
export function decide(entry: Entry, valued: Valued, whole: Whole, isRelieved = true): Decided {
  const { goods, valuation } = valued;
  const digits = firstDigits(goods);
  const giftQuantity = giftQuantityOf(entry, goods, digits);
  const query = openToGifts(queryOf(entry, goods, digits), giftQuantity);
  const byValue = reliefsOf(query, entry.request, limitedValue(entry, whole), whole.dearestItem);
  const senderAssumed =
    byValue.senderAssumed || (valuation.postageLeftOut && entry.request.sender === undefined);
  const regime = simplifiedFor(entry, valued, whole);
  const own = { ...inSpiteOfWeight(byValue, regime), senderAssumed };
  const reliefs = isRelieved ? own : withoutValue(own);
  const allowance = allowanceOf(reliefs, valuation.customsValue, whole.customsValue);
  const { destination } = entry;
  const relieved =
    (allowance.eq(ZERO) ? valued.entered : null) ??
    enteredValue(greatest(valuation.customsValue.minus(allowance), ZERO), destination);
  const dutiable =
    goods.provision === null
      ? relieved
      : enteredValue(provisionValue(relieved, goods.provision, goods.contents), destination);
  const simplified = reliefs.dutyExempt ? null : regime;
  const measured = measuredValue(relieved, dutiable, goods.provision);
  const candidates = candidatesOf(
    entry,
    simplified ? besides(goods, simplified) : goods,
    dutiable,
    measured,
  );
  const { dearest, differ } = dearestOf(candidates);
  return {
    reliefs,
    digits: digitsFor(goods, dearest?.line ?? null),
    line: dearest,
    candidates,
    linesDiffer: differ,
    ...settle(entry, goods, { reliefs, duties: dearest, dutiable, simplified }),
    allowance,
    flatRepeated: false,
    claimed: dearest?.claimed ?? [],
    dutiable,
    provision: goods.provision,
    giftNeed:
      giftQuantity !== null && typeof giftQuantity === 'object' && mayBeGift(query, entry, whole)
        ? giftQuantity.need
        : null,
    weightDecides:
      reliefs.dutyExempt && whole.weightKg === null && isByWeight(entry, valued, whole),
  };
}

/** Goods that a gift may hold in a small quantity are within its limit of value like others. */
const openToGifts = (query: ThresholdQuery, quantity: GiftQuantity | null): ThresholdQuery =>
  quantity === 'within'
    ? {
        ...query,
        rows: query.rows.map((row) => (row.kind === 'gift' ? { ...row, excluded: [] } : row)),
      }
    : query;

const mayBeGift = (query: ThresholdQuery, entry: Entry, whole: Whole): boolean =>
  reliefsOf(openToGifts(query, 'within'), entry.request, limitedValue(entry, whole)).gift !== null;

/** A regime by weight holds although the value is free. */
const inSpiteOfWeight = (reliefs: Reliefs, regime: Simplified | null): Reliefs =>
  regime?.row.measure === 'weight'
    ? { ...reliefs, dutyExempt: false, taxExempt: false, exemptedBy: null, gift: null }
    : reliefs;

/** Were the consignment heavy, a regime by weight would hold. */
const HEAVY = decimal('1000000');
const isByWeight = (entry: Entry, valued: Valued, whole: Whole): boolean =>
  simplifiedFor(entry, valued, { ...whole, weightKg: HEAVY })?.row.measure === 'weight';

/** Of a gift of several lines each has its share of what stays free. */
function allowanceOf({ giftExcess }: Reliefs, value: Money, whole: Money): Money {
  if (giftExcess === null) return ZERO;
  return whole.eq(ZERO) ? giftExcess.amount : inProportion(giftExcess.amount, value, whole);
}

/**
 * Under some provisions duty is calculated on the repair abroad alone, or without the parts from
 * the United States.
 */
function provisionValue(value: Money, provision: ProvisionRow | null, contents: Contents): Money {
  if (provision?.base === 'repair')
    return contents.repair === null ? value : least(contents.repair, value);
  if (provision?.base === 'less_us_components')
    return value.minus(least(contents.fromUnitedStates, value));
  return value;
}

/** Additional duties stay on the whole value unless the provision takes them away too. */
const measuredValue = (whole: Money, dutiable: Money, provision: ProvisionRow | null): Money =>
  provision === null || provision.base === 'none' || provision.relieves.includes('additional')
    ? dutiable
    : whole;

/**
 * The simplified regime for the goods: none for a full declaration, or where a provision is
 * claimed.
 */
function simplifiedFor(
  entry: Entry,
  { goods, valuation }: Valued,
  whole: Whole,
): Simplified | null {
  if (entry.simplified.length === 0 || entry.request.declarationType === 'full' || goods.provision)
    return null;
  const found = simplifiedOf(
    entry.simplified,
    simplifiedFacts(entry, goods, firstDigits(goods), whole),
  );
  if (!found || whole.customsValue.eq(ZERO)) return found;
  // what a consignment of several lines pays is shared out by value
  return {
    ...found,
    amount: inProportion(found.amount, valuation.customsValue, whole.customsValue),
  };
}

/** Duties of every line that the code may mean. */
function candidatesOf(
  entry: Entry,
  goods: EnteredGoods,
  dutiable: Money,
  measured: Money,
): readonly LineDuties[] {
  const { request, destination, edition } = entry;
  const key = `${dutiable.toFixed()} ${measured.toFixed()}`;
  const known = goods.kept.byPrice.get(key) ?? withoutProof(goods.keptProven?.byPrice.get(key));
  if (known) return known;
  const basis: DutyBasis = { ...goods.basis, customsValue: dutiable };
  const one = (line: EnteredGoods['match']['lines'][number]): LineDuties =>
    dutiesOf({
      edition,
      schedule: destination.schedule,
      line,
      digits: digitsFor(goods, line),
      origin: goods.item.originCountry,
      date: request.entryDate,
      basis,
      measuredValue: measured,
      currency: destination.currency,
      preference: goods.preference,
      preferred: goods.preferred,
      conditions: goods.conditions,
      claims: goods.claims,
      columnTwo: goods.columnTwo,
      contents: goods.contents,
      light: goods.light,
      lightKnown: goods.item.metalWeightPercent !== undefined,
      measures: goods.measures,
      withoutBase: goods.withoutBase === true,
      tradeRemedies: goods.item.tradeRemedies ?? [],
      kept: goods.kept,
    });
  const { lines } = goods.match;
  // Where the line is not embedded, duties on all goods of an origin may be known.
  const isBare = lines.length === 0 && goods.measures.length > 0;
  const candidates = (isBare ? [bareLine(goods.item.hsCode, null)] : lines).map(one);
  keepPrice(goods.kept, key, candidates);
  return candidates;
}

/** Duties that no preference lowers are the same without a proof of one. */
const withoutProof = (duties: readonly LineDuties[] | undefined): typeof duties =>
  duties?.every(({ base, claimed }) => (base?.programme ?? null) === null && claimed.length === 0)
    ? duties
    : undefined;

type Settled = Pick<
  Decided,
  'rule' | 'baseDuty' | 'baseWorking' | 'measures' | 'remedies' | 'simplified'
>;

/** What the rule follows from. */
interface Grounds {
  reliefs: Reliefs;
  /** Of the dearest line. */
  duties: LineDuties | null;
  dutiable: Money;
  simplified: Simplified | null;
}

const WITHIN = 'not due within the customs territory';
const NONE_ADDED = { measures: [], remedies: [], simplified: null };

/**
 * Which rule makes the duty: that nothing is imported, a relief, a provision, a flat duty in place
 * of the tariff, or the tariff.
 */
function settle(
  entry: Entry,
  goods: EnteredGoods,
  { reliefs, duties, dutiable, simplified }: Grounds,
): Settled {
  if (entry.isWithin)
    return {
      rule: 'within',
      baseDuty: ZERO,
      baseWorking: entry.internalMovement
        ? `not due under the ${entry.internalMovement.scheme}`
        : WITHIN,
      ...NONE_ADDED,
    };
  if (reliefs.dutyExempt)
    return { rule: 'exempt', baseDuty: ZERO, baseWorking: 'free by value', ...NONE_ADDED };
  // a regime for goods that are sent from there is charged on what moves freely too
  const union = simplified?.row.byExport ? null : freeMovement(entry, goods, firstDigits(goods));
  if (union)
    return { rule: 'within', baseDuty: ZERO, baseWorking: `not due: ${union.name}`, ...NONE_ADDED };
  if (simplified)
    return {
      ...NONE_ADDED,
      measures: duties?.measures ?? [],
      simplified,
      rule: 'simplified',
      baseDuty: collectedDuty(simplified.amount, entry.destination),
      baseWorking: simplified.working,
    };
  if (reliefs.flatDuty && !leavesFlatDuty(entry, goods)) {
    const amount = flatAmount(entry, reliefs);
    return {
      rule: 'flat',
      baseDuty: amount,
      baseWorking: `${amount.toFixed()} for the item`,
      ...NONE_ADDED,
    };
  }
  const tariff: Settled = {
    rule: 'tariff',
    baseDuty: collectedDuty(duties?.baseAmount ?? ZERO, entry.destination),
    baseWorking: duties?.base?.assessed.working ?? 'not known',
    measures: duties?.measures ?? [],
    remedies: duties?.remedies ?? [],
    simplified: null,
  };
  const { provision } = goods;
  if (provision) return underProvision(tariff, provision);
  return reliefs.giftFlat ? giftFlat(tariff, entry, reliefs, duties, dutiable) : tariff;
}

/**
 * The goods with what a simplified regime leaves to be charged besides: nothing, or where it takes
 * the place of the base duty alone the duties of the emergency powers and of section 122, which
 * then give way to no other.
 */
const besides = (goods: EnteredGoods, { row }: Simplified): EnteredGoods => ({
  ...goods,
  withoutBase: true,
  kept: nothingKept(),
  keptProven: null,
  measures:
    row.replaces === 'base duty'
      ? goods.measures.filter(({ kind }) => /^ieepa|^section_122$/.test(kind))
      : [],
});

/** A claimed provision takes away the base duty, the additional duties, or both. */
function underProvision(tariff: Settled, { relieves, code, base }: ProvisionRow): Settled {
  if (base !== 'none') return tariff; // duty stays, on the value that the provision leaves
  const isFree = relieves.includes('duty');
  const added = relieves.includes('additional') ? NONE_ADDED : {};
  return isFree
    ? { ...tariff, ...added, rule: 'provision', baseDuty: ZERO, baseWorking: `free under ${code}` }
    : { ...tariff, ...added };
}

function giftFlat(
  tariff: Settled,
  { destination }: Entry,
  reliefs: Reliefs,
  duties: LineDuties | null,
  dutiable: Money,
): Settled {
  const percent = decimal((reliefs.giftFlat?.row.effect ?? '0').replace('%', ''));
  const flat = collectedDuty(share(dutiable, percent), destination);
  const lower = duties?.base ? least(flat, tariff.baseDuty) : flat;
  if (!lower.eq(flat) || tariff.baseDuty.eq(flat)) return tariff;
  const baseWorking = percentWorking(percent, dutiable, 'customs value');
  return { ...tariff, rule: 'gift flat', baseDuty: flat, baseWorking };
}

/** The flat duty of one item. */
export function flatAmount({ destination, rateOf }: Entry, { flatDuty }: Reliefs): Money {
  const [amount = '0', unit = destination.currency] = (flatDuty?.row.effect ?? '').split(' ');
  return roundMoney(convert(printedMoney(amount), rateOf(unit) ?? ZERO), destination.currency);
}

/**
 * A preference claimed by name in a full declaration, without IOSS, is charged by the tariff (Reg.
 * (EU) 2026/382).
 */
const leavesFlatDuty = ({ request }: Entry, { preference }: EnteredGoods): boolean =>
  !['best', 'none', UNPROVEN].includes(preference) &&
  request.declarationType === 'full' &&
  !(request.sellerRegistrations ?? []).includes('IOSS');
