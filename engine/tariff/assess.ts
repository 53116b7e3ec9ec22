/** One assessment of a consignment at one price: value, reliefs, duties, fees, taxes. Amounts are rounded once a line. */
import { type Decimal, decimal, least, sum, ZERO } from '../decimal.ts';
import { minorDigits, roundMoney } from '../money.ts';
import { bareLine, type Context, digitsFor } from './context.ts';
import { dearestOf, dutiesOf, type LineDuties } from './duty.ts';
import { type DutyBasis, share } from './evaluate.ts';
import { type Fee, feesOf } from './fees.ts';
import { type Tax, taxesOf } from './taxes.ts';
import {
  aboveAllowance,
  type Reliefs,
  reliefsOf,
  type Threshold,
  thresholdOf,
  type ThresholdQuery,
} from './thresholds.ts';
import { type Valuation, valueGoods } from './valuation.ts';

/** How the duty was arrived at: by the tariff, or by what takes its place. */
export type DutyRule = 'tariff' | 'exempt' | 'flat' | 'gift flat';
/** Who collects a tax; `reverse`: nobody, the buyer accounts for it. */
export type Collector = 'border' | 'seller' | 'reverse';

export interface Assessment {
  valuation: Valuation;
  reliefs: Reliefs;
  digits: string;
  /** The dearest of the lines that the code may mean; null when none is embedded. */
  duties: LineDuties | null;
  linesDiffer: boolean;
  rule: DutyRule;
  /** The base duty as charged (tariff, flat or relieved). */
  baseDuty: Decimal;
  measures: LineDuties['measures'];
  remedies: LineDuties['remedies'];
  declaration: { type: 'full' | 'simplified'; term: string | null } | null;
  simplifiedRefused: boolean;
  fees: readonly Fee[];
  taxes: readonly Tax[];
  collector: Collector;
  sellerTax: Threshold | null;
  /** Taxes up to this sum are not levied. */
  leastTax: Threshold | null;
  totals: { duties: Decimal; fees: Decimal; taxes: Decimal };
}

/** Assesses the goods at a price in the destination currency (under DDP: without duties and taxes). */
export function assess(context: Context, price: Decimal): Assessment {
  const { request, destination } = context;
  const terms = request.shippingTerms ?? null;
  const valuation = valueGoods(
    { price, freight: context.freight, insurance: context.insurance, terms },
    destination.valueBasis,
  );
  const firstDigits = digitsFor(context, context.match.lines[0] ?? null);
  const query: ThresholdQuery = {
    rows: context.thresholds,
    digits: firstDigits,
    origin: request.originCountry,
    channel: context.channel,
    date: request.entryDate,
    rateOf: context.rateOf,
  };
  const reliefs = reliefsOf(query, request, valuation.intrinsic);
  const dutiable = aboveAllowance(valuation.customsValue, reliefs.giftExcess);
  const { dearest, differ } = dutyOf(context, dutiable);
  const digits = digitsFor(context, dearest?.line ?? null);
  const settled = settle(context, reliefs, dearest, dutiable);
  const added = [...settled.measures, ...settled.remedies];
  const duties = sum([settled.baseDuty, ...added.map(({ amount }) => amount)]);
  const simplified = thresholdOf(query, 'simplified');
  const declared = declarationOf(context, simplified, valuation.intrinsic);
  const sellerTax = thresholdOf(query, 'seller tax');
  const collector = collectorOf(context, sellerTax, valuation.intrinsic);
  const taxBase = {
    rows: context.taxes,
    region: taxRegion(context),
    digits,
    // Of a short code it is open which line it means, and so what its label would say.
    label: dearest && request.hsCode.startsWith(dearest.line.code) ? dearest.line.label : '',
    date: request.entryDate,
    currency: destination.currency,
    customsValue: dutiable,
    delivered: aboveAllowance(valuation.delivered, reliefs.giftExcess),
    // The interim flat duty is paid at the border; a tax charged at the sale is reckoned on the sale.
    duties: collector === 'seller' && settled.rule === 'flat' ? ZERO : duties,
  };
  const exempt = reliefs.dutyExempt && (reliefs.taxExempt || context.taxes.length === 0);
  const feesFor = (taxes: readonly Tax[]): Fee[] =>
    feesOf({
      rows: exempt ? context.fees.filter((row) => !row.conditions.has('entry')) : context.fees,
      date: request.entryDate,
      entry: declared.declaration?.type === 'simplified' ? 'informal' : 'formal',
      mode: request.transportMode,
      channel: context.channel,
      filing: request.filing?.method ?? 'electronic',
      prepared: request.filing?.preparedBy ?? 'declarant',
      audience: request.businessBuyer === true ? 'business' : 'consumer',
      claimed: dearest?.claimed ?? [],
      dutiable: duties.plus(sum(taxes.map(({ amount }) => amount))).gt(ZERO),
      intrinsic: valuation.intrinsic,
      customsValue: valuation.customsValue,
      currency: destination.currency,
      rateOf: context.rateOf,
    });
  const taxed = (fees: readonly Fee[]): Decimal =>
    sum(fees.filter(({ row }) => row.taxed).map(({ amount }) => amount));
  const untaxed = (tax: Tax): Tax => (collector === 'reverse' ? { ...tax, amount: ZERO } : tax);
  const leastTax = thresholdOf(query, 'tax least');
  const waive = (taxes: Tax[]): Tax[] =>
    leastTax && sum(taxes.map(({ amount }) => amount)).lte(leastTax.amount) ? [] : taxes;
  const taxesOn = (taxedFees: Decimal): Tax[] =>
    reliefs.taxExempt && collector !== 'seller' ? [] : waive(taxesOf({ ...taxBase, taxedFees }).map(untaxed));
  const provisional = taxesOn(ZERO);
  const fees = feesFor(provisional);
  const taxes = taxed(fees).gt(ZERO) ? taxesOn(taxed(fees)) : provisional;
  return {
    valuation,
    reliefs,
    digits,
    duties: dearest,
    linesDiffer: differ,
    ...settled,
    ...declared,
    fees,
    taxes,
    collector,
    sellerTax,
    leastTax,
    totals: {
      duties,
      fees: sum(fees.map(({ amount }) => amount)),
      taxes: sum(taxes.map(({ amount }) => amount)),
    },
  };
}

/** US note 16: below this share of the weight the metal does not count (9903.82.03). */
const LIGHT_METAL_PERCENT = 15;

/** Duties of every line that the code may mean, and the dearest of them. */
function dutyOf(context: Context, dutiable: Decimal): { dearest: LineDuties | null; differ: boolean } {
  const { request, destination, edition } = context;
  const basis: DutyBasis = { ...context, customsValue: dutiable, entryDate: request.entryDate };
  const one = (line: Context['match']['lines'][number]): LineDuties =>
    dutiesOf({
      edition,
      schedule: destination.schedule,
      line,
      digits: digitsFor(context, line),
      origin: request.originCountry,
      date: request.entryDate,
      basis,
      currency: destination.currency,
      preference: request.preference,
      columnTwo: context.columnTwo,
      melted: context.melted,
      light: (request.metalWeightPercent ?? LIGHT_METAL_PERCENT) < LIGHT_METAL_PERCENT,
      measures: context.measures,
    });
  if (context.match.lines.length > 0) return dearestOf(context.match.lines.map(one));
  if (destination.schedule !== 'us') return { dearest: null, differ: false };
  // The line is not embedded, but duties on all goods of an origin are known.
  return { dearest: one(bareLine(request.hsCode, null)), differ: false };
}

type Settled = Pick<Assessment, 'rule' | 'baseDuty' | 'measures' | 'remedies'>;

const NONE_ADDED = { measures: [], remedies: [] };

/** Which rule makes the duty: a relief, a flat duty in place of the tariff, or the tariff. */
function settle(context: Context, reliefs: Reliefs, duties: LineDuties | null, dutiable: Decimal): Settled {
  const currency = context.destination.currency;
  if (reliefs.dutyExempt) return { rule: 'exempt', baseDuty: ZERO, ...NONE_ADDED };
  if (reliefs.flatDuty && !leavesFlatDuty(context)) {
    const [amount = '0', unit = currency] = (reliefs.flatDuty.row.effect ?? '').split(' ');
    const flat = decimal(amount).times(context.rateOf(unit) ?? ZERO);
    return { rule: 'flat', baseDuty: roundMoney(flat, currency), ...NONE_ADDED };
  }
  const tariff: Settled = {
    rule: 'tariff',
    baseDuty: duties?.baseAmount ?? ZERO,
    measures: duties?.measures ?? [],
    remedies: duties?.remedies ?? [],
  };
  if (!reliefs.giftFlat) return tariff;
  const flat = roundMoney(
    share(dutiable, decimal((reliefs.giftFlat.row.effect ?? '0').replace('%', ''))),
    currency,
  );
  const lower = duties?.base ? least(flat, tariff.baseDuty) : flat;
  return lower.eq(flat) && !tariff.baseDuty.eq(flat)
    ? { ...tariff, rule: 'gift flat', baseDuty: flat }
    : tariff;
}

/** A preference claimed by name in a full declaration, without IOSS, is charged by the tariff (Reg. (EU) 2026/382). */
const leavesFlatDuty = ({ request }: Context): boolean =>
  request.preference !== 'best' &&
  request.preference !== 'none' &&
  request.declarationType === 'full' &&
  !(request.sellerRegistrations ?? []).includes('IOSS');

/** The declaration the value rules allow; a full one may always be chosen. */
function declarationOf(
  { request }: Context,
  simplified: Threshold | null,
  intrinsic: Decimal,
): Pick<Assessment, 'declaration' | 'simplifiedRefused'> {
  const allowed = simplified !== null && intrinsic.lte(simplified.amount);
  const simplifiedRefused = request.declarationType === 'simplified' && !allowed;
  if (!simplified && request.declarationType === undefined) return { declaration: null, simplifiedRefused };
  const full = request.declarationType === 'full' || !allowed;
  const term = simplified?.row.effect?.split('/') ?? [];
  const declaration = full
    ? { type: 'full' as const, term: term[1] ?? null }
    : { type: 'simplified' as const, term: term[0] ?? null };
  return { declaration, simplifiedRefused };
}

/** A seller registered for the scheme charges the tax at the sale; a British business buyer accounts for it itself. */
function collectorOf({ request }: Context, scheme: Threshold | null, intrinsic: Decimal): Collector {
  if (!scheme || request.purpose !== 'sale' || intrinsic.gt(scheme.amount)) return 'border';
  if (request.businessBuyer === true) return scheme.row.effect === 'GB_VAT' ? 'reverse' : 'border';
  return (request.sellerRegistrations ?? []).includes(scheme.row.effect ?? '') ? 'seller' : 'border';
}

/** A commercial importer is taxed by rows written for one, where there are such rows. */
function taxRegion({ request, taxes, region }: Context): string | null {
  const commercial = request.businessBuyer === true && taxes.some((row) => row.region === 'commercial');
  return commercial ? 'commercial' : region;
}

/** Everything charged beside the price. */
export const chargesOf = ({ totals }: Assessment): Decimal => sum([totals.duties, totals.fees, totals.taxes]);

/** One minor unit of a currency. */
export const minorUnit = (currency: string): Decimal =>
  decimal('1').div(decimal(`1${'0'.repeat(minorDigits(currency))}`));
