/**
 * The duty stack of a code: base duty, every additional measure, what keeps which off, without a
 * shipment.
 */
import { atOnce, type Steps } from '../steps.ts';
import { type Decimal, toNumber } from '../decimal.ts';
import { formatCode } from '../hscode.ts';
import type { StackedMeasure, StackingResult } from './answer/answer.ts';
import { claimsOf } from './answer/claims.ts';
import { typeOf } from './answer/dutyLines.ts';
import { baseOf, effectiveOf, levyPercent } from './answer/effective.ts';
import { entryCodeOrder, entryCodesOf } from './answer/entryCodes.ts';
import { optionsOf } from './answer/options.ts';
import { onClaims } from './answer/reportUnknownClaims.ts';
import { onWriting } from './answer/reportCode.ts';
import { exemptionsOf } from './answer/stackedExemptions.ts';
import { calculate, type Calculated } from './calculate.ts';
import type { GoodsAssessment } from './consignment/assess.ts';
import { regionsOf } from './consignment/entry.ts';
import type { SharedRequest, StackingItem } from './consignment/request.ts';
import { type Charged, headingsOf } from './measure/charge.ts';
import { isOfKind } from './measure/interplay.ts';
import { rateOf } from './measure/measureRate.ts';
import { wholeCode } from './schedule/wholeCode.ts';
import type { Levy } from './tax/levies.ts';
import type { TariffEdition } from './types.ts';

/**
 * A value to calculate with where the question has none, above every relief in every currency; only
 * rates leave the answer.
 */
const NOMINAL_VALUE = 1_000_000_000;

/** One result an item, in order; what cannot be answered says why in `error`. */
export const stackDuties = (
  items: readonly StackingItem[],
  edition: TariffEdition,
): StackingResult[] => atOnce(stackDutiesInSteps(items, edition));

/** The same in pieces. */
export function* stackDutiesInSteps(
  items: readonly StackingItem[],
  edition: TariffEdition,
): Steps<StackingResult[]> {
  const results: StackingResult[] = [];
  for (const [index, item] of items.entries()) {
    results.push(yield* stackOf(item, index, edition));
    yield;
  }
  return results;
}

function* stackOf(
  item: StackingItem,
  index: number,
  edition: TariffEdition,
): Steps<StackingResult> {
  const goods = { ...item, value: valueOf(item) };
  const answer = yield* calculate(
    requestOf(item, edition),
    [goods],
    edition,
    (_index, field) => field,
  );
  if (!answer.ok) {
    const { ok: _, ...refusal } = answer;
    return refusedLine(item, index, refusal);
  }
  return { ...headOf(item, index), ok: true, ...stacked(answer.calculated) };
}

const headOf = (item: StackingItem, index: number) => ({
  index,
  reference: item.reference ?? null,
  hsCode: wholeCode(item.hsCode),
  hsCodeFormatted: formatCode(wholeCode(item.hsCode)),
  originCountry: item.originCountry,
  destinationCountry: item.destinationCountry,
  date: item.date,
});

/** The result of an item that cannot be answered. */
export const refusedLine = (
  item: StackingItem,
  index: number,
  error: NonNullable<StackingResult['error']>,
): StackingResult => ({ ...headOf(item, index), ok: false, error });

const valueOf = ({ components = [] }: StackingItem): number =>
  Math.max(
    NOMINAL_VALUE,
    components.reduce((sum, { value }) => sum + value, 0),
  );

/**
 * Duties do not hang on region, channel or value: any of them serves, as long as no relief of value
 * is near.
 */
function requestOf(item: StackingItem, edition: TariffEdition): SharedRequest {
  const [destination] = edition.destinations.get(item.destinationCountry) ?? [];
  // the value is stated in the destination's own
  const currency: string | undefined = destination?.currency;
  const [region] = regionsOf(edition, item.destinationCountry);
  return {
    destinationCountry: item.destinationCountry,
    currency: currency ?? 'USD',
    transportMode: item.transportMode ?? 'sea',
    shipmentChannel: 'freight',
    shippingCost: 0,
    entryDate: item.date,
    purpose: 'sale',
    businessBuyer: true,
    preference: 'best',
    ...(item.claims ? { claims: item.claims } : {}),
    ...(item.showClaims ? { showClaims: item.showClaims } : {}),
    ...(item.exportCountry ? { exportCountry: item.exportCountry } : {}),
    ...(region === undefined ? {} : { region }),
  };
}

function stacked({
  entry,
  assessment,
  regulatory,
  report,
}: Calculated): Omit<
  StackingResult,
  | 'index'
  | 'ok'
  | 'reference'
  | 'hsCode'
  | 'hsCodeFormatted'
  | 'originCountry'
  | 'destinationCountry'
  | 'date'
> {
  const [one] = assessment.goods;
  if (!one) throw new Error('Bug: a stack without goods');
  const claims = claimsOf(entry, one);
  return {
    description: one.line?.line.label || null,
    schedule: entry.destination.territory,
    base: baseOf(entry, one),
    measures: [...measuresOf(one), ...one.levies.map((levy) => stackedLevy(levy, one))],
    exemptions: exemptionsOf(entry, one, claims.available),
    contentMeasures: [
      ...(one.line?.undeclared ?? []).map(({ id }) => id),
      ...one.measures.filter(({ appliesTo }) => appliesTo === 'content').map(({ row }) => row.id),
    ],
    claimable: claims.available,
    options: optionsOf(one, entry.destination.currency).map((option) => ({
      ...option,
      amount: null,
    })),
    effective: effectiveOf(entry, one),
    entryCodes: entryCodesOf(entry, one),
    entryCodeOrder: entryCodeOrder(entry),
    needs: report.whole.needs.filter((need) => !OF_SHIPMENT.has(need) && !isOfTaxes(need, one)),
    notes: [...onWriting(entry, one), ...onClaims(entry, one)].map(({ note }) => note),
    conditional: (regulatory[0] ?? []).map(({ code, name, condition }) => ({
      code,
      name,
      condition,
    })),
  };
}

/** Facts of a shipment, which a stack does not ask for. */
const OF_SHIPMENT: ReadonlySet<string> = new Set([
  'shipping_cost',
  'export_evidence',
  'export_country',
]);

/** A stack is of duties: what only a tax asks for is left out. */
const isOfTaxes = (need: string, { taxes, line, measures, remedies }: GoodsAssessment): boolean =>
  taxes.some(({ needs = [] }) => needs.includes(need)) &&
  ![line?.base, ...measures, ...remedies].some((duty) => duty?.assessed.needs.includes(need));

function measuresOf(one: GoodsAssessment): StackedMeasure[] {
  return [
    ...one.measures.map((charged) => stackedMeasure(charged, one.measures)),
    ...(one.line?.undeclared ?? []).map((row) => ({
      ...ofRow(row),
      code: headingsOf(row).added,
      adValorem: null,
      appliesTo: 'content' as const,
      applied: false,
      condition: 'charged on the value of the metal, which `components` would declare',
      removedBy: [],
      removes: [],
    })),
    ...one.remedies.map(({ duty }) => ({
      id: `${duty.kind} ${duty.code}`,
      name: duty.name,
      type: duty.kind,
      code: duty.code,
      tier: tierOf(duty.kind),
      rate: duty.printed,
      adValorem: null,
      appliesTo: 'value' as const,
      applied: duty.liftedBy === null,
      condition: duty.doubtful
        ? 'rate of all other producers; name the additional code of the producer'
        : null,
      startsOn: null,
      endsOn: null,
      removedBy: duty.liftedBy === null ? [] : [duty.liftedBy],
      removes: [],
      legalBasis: duty.legalBasis,
      sourceUrl: duty.sourceUrl,
    })),
  ];
}

/** A levy that is a duty: on the value, or on the base duty. */
const stackedLevy = ({ row, printed }: Levy, one: GoodsAssessment): StackedMeasure => ({
  id: `levy ${row.code}`,
  name: row.name,
  type: row.category,
  code: row.code,
  tier: 'surcharge',
  rate: printed,
  adValorem: numberOrNull(levyPercent(row, one)),
  appliesTo: 'value',
  applied: true,
  condition: row.lowest ? `${row.lowest} to ${row.rate} by the goods` : null,
  startsOn: row.from,
  endsOn: row.until,
  removedBy: [],
  removes: [],
  legalBasis: row.legalBasis,
  sourceUrl: row.sourceUrl,
});

const numberOrNull = (percent: Decimal | null): number | null => percent && toNumber(percent);

const ofRow = (row: Charged['row']) => ({
  id: row.id,
  name: row.name,
  type: typeOf(row.kind),
  tier: tierOf(row.kind),
  rate: row.rate,
  startsOn: row.from,
  endsOn: row.until,
  legalBasis: row.legalBasis,
  sourceUrl: row.sourceUrl,
});

function stackedMeasure(charged: Charged, all: readonly Charged[]): StackedMeasure {
  const { row, exemption, heading, appliesTo, doubtful } = charged;
  const rate = rateOf(row);
  return {
    ...ofRow(row),
    code: heading,
    adValorem: rate.duty || rate.total ? null : toNumber(rate.percent),
    appliesTo,
    applied: exemption === null,
    condition: doubtful ? 'some goods of this heading are exempt or fall under another rate' : null,
    removedBy: removersOf(charged, all),
    removes: exemption === null ? removedBy(charged, all) : [],
  };
}

/** The heading filed in its place, and the measures to which it gives way. */
function removersOf({ exemption }: Charged, all: readonly Charged[]): string[] {
  if (!exemption) return [];
  const before =
    exemption.when === 'measure'
      ? all.filter(
          (one) =>
            one.exemption === null &&
            exemption.values.some((value) => isOfKind(one.row.kind, value)),
        )
      : [];
  return [
    ...(exemption.heading === null ? [] : [exemption.heading]),
    ...before.map(({ heading }) => heading),
  ];
}

const removedBy = ({ row }: Charged, all: readonly Charged[]): string[] =>
  all.flatMap(({ exemption, heading }) =>
    exemption?.when === 'measure' && exemption.values.some((value) => isOfKind(row.kind, value))
      ? [heading]
      : [],
  );

function tierOf(kind: string): StackedMeasure['tier'] {
  if (kind === 'anti_dumping') return 'antidumping';
  if (kind === 'countervailing') return 'countervailing';
  if (kind === 'safeguard' || kind.startsWith('section_201')) return 'safeguard';
  if (kind === 'section_122' || kind.startsWith('surtax')) return 'surcharge';
  return /^section_|^ieepa|^additional$|^russia/.test(kind) ? 'punitive' : 'other';
}
