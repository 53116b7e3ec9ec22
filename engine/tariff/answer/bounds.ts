/**
 * What one missing fact is worth: the landed cost at the lowest and the highest that the fact can
 * make it.
 */
import { type Steps } from '../../steps.ts';
import { sum, toNumber } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import { rememberedOf } from '../../remembered.ts';
import { type Calculated, chargeGoods, type Charged } from '../calculate.ts';
import type { KeptByGoods } from '../consignment/keptDuties.ts';
import type {
  Component,
  SharedRequest,
  ShipmentItem,
  ShipmentRequest,
} from '../consignment/request.ts';
import { ELSEWHERE } from '../relief/thresholds.ts';
import type { TariffEdition } from '../types.ts';
import { CHARGE_KINDS, type ChargeKind, type NeedWorth } from './answer.ts';
import type { WeighedNeed } from './missing.ts';
import { isOpenLine } from './reportCode.ts';

type Asked = SharedRequest & (ShipmentItem | Pick<ShipmentRequest, 'items'>);
type Whole = SharedRequest & { items: ShipmentItem[] };
/**
 * Requests with one fact put in, one of which is that end of it; none where nothing bounds the fact
 * on that side.
 */
type Extreme = readonly ((whole: Whole) => Whole)[];

const perItem =
  (change: (item: ShipmentItem) => Partial<ShipmentItem>) =>
  (whole: Whole): Whole => ({
    ...whole,
    items: whole.items.map((item) => ({ ...item, ...change(item) })),
  });

const METALS = ['steel', 'aluminum', 'copper'] as const;
/** Spirits stay below this strength: above it they are no drink. */
const STRENGTH_MOST = 96;

const madeOf = (material: string, { value }: ShipmentItem, work: number): Component[] => [
  { material, value },
  { material: 'repair', value: work },
];

/** Limits by country of export are those of a few countries; any other is like the rest. */
const EXPORTED: Extreme = ['US', 'MX', 'KR', ELSEWHERE].map((exportCountry) => (whole) => ({
  ...whole,
  exportCountry,
}));

/** For each need that can be bounded the two ends of it. */
const EXTREMES: Readonly<Record<string, readonly [Extreme, Extreme]>> = {
  sender: [
    [(whole) => ({ ...whole, sender: 'person' })],
    [(whole) => ({ ...whole, sender: 'business' })],
  ],
  export_country: [EXPORTED, EXPORTED],
  // freight is never negative, and has no highest
  shipping_cost: [[(whole) => ({ ...whole, shippingCost: 0 })], []],
  // nothing of it is metal and no work was done, or all of it is the metal that costs most
  components: [
    [perItem((item) => ({ components: madeOf('other', item, 0) }))],
    METALS.map((metal) => perItem((item) => ({ components: madeOf(metal, item, item.value) }))),
  ],
  // without evidence of the export nothing is relieved; with it the goods may come back free
  export_evidence: [
    [(whole) => whole, (whole) => ({ ...whole, purpose: 'return' })],
    [(whole) => ({ ...whole, purpose: 'sale' })],
  ],
  // with the proof as it was charged; without it at the best rate that asks for none
  origin_proof: [[(whole) => whole], [(whole) => ({ ...whole, isUnproven: true })]],
  // announced, and not known to be law
  fee_rate: [[(whole) => whole], [(whole) => ({ ...whole, withUndecided: true })]],
  // a trader that is authorised declares that they are not, or none is
  not_at_risk: [[(whole) => ({ ...whole, sellerRegistrations: ['UKIMS'] })], [(whole) => whole]],
  alcohol_strength: [
    [perItem(() => ({ alcoholPercent: 0 }))],
    [perItem(() => ({ alcoholPercent: STRENGTH_MOST }))],
  ],
};

/** The worth of every need, in the pieces of its calculations; an end that is not known is null. */
export function* worthOf(
  asked: Asked,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<WeighedNeed[]> {
  const { needs } = calculated.report.whole;
  if (needs.length === 0) return [];
  const whole: Whole = 'items' in asked ? asked : { ...asked, items: [asked] };
  const worth: WeighedNeed[] = [];
  for (const need of needs)
    worth.push(
      need === 'hs_code'
        ? { need, ...(yield* byLine(whole, calculated, edition)) }
        : need === 'duty_rate'
          ? { need, ...(yield* byGeneralDuty(whole, calculated, edition)) }
          : need === 'tax_rate'
            ? { need, ...(yield* byTaxRate(whole, calculated, edition)) }
            : { need, ...(yield* byExtremes(need, whole, calculated, edition)) },
    );
  return worth;
}

/** The ends of one fact, and which kinds of charges are others at them. */
function* byExtremes(
  need: string,
  whole: Whole,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<Omit<WeighedNeed, 'need'>> {
  const [low, high] = isUnbounded(need, whole) ? [[], []] : (EXTREMES[need] ?? [[], []]);
  const moves = new Set<ChargeKind>();
  const { kept } = calculated.entry;
  const costs = function* (extreme: Extreme): Steps<number[]> {
    const found: number[] = [];
    for (const put of extreme) {
      const end = put(whole);
      const charged = isSame(end, whole) ? calculated : yield* chargedFor(end, edition, kept);
      if (charged === null) continue;
      found.push(costOf(charged));
      for (const kind of movedBetween(calculated, charged)) moves.add(kind);
    }
    return found;
  };
  const [lowest, highest] = [yield* costs(low), yield* costs(high)];
  return {
    lowest: lowest.length === 0 ? null : Math.min(...lowest),
    highest: highest.length === 0 ? null : Math.max(...highest),
    moves: [...moves],
  };
}

/** The kinds of charges that come to another amount. */
const movedBetween = (one: Charged, other: Charged): ChargeKind[] =>
  CHARGE_KINDS.filter((kind) => !AMOUNTS[kind](one).eq(AMOUNTS[kind](other)));

const addedTo = ({ assessment }: Charged): Money =>
  sum(
    assessment.goods
      .flatMap(({ measures, remedies, levies }) => [...measures, ...remedies, ...levies])
      .map(({ amount }) => amount),
  );

const AMOUNTS: Readonly<Record<ChargeKind, (charged: Charged) => Money>> = {
  duty: (charged) => charged.assessment.totals.duties.minus(addedTo(charged)),
  additional_duty: addedTo,
  tax: ({ assessment }) => assessment.totals.taxes,
  fee: ({ assessment }) => assessment.totals.fees,
};

/** An end of a fact may be what was asked: that is calculated already. */
const isSame = (end: Whole, whole: Whole): boolean =>
  Object.entries(end).every(([name, value]) => value === whole[name as keyof Whole]);

/** A strength says nothing of a duty as long as nobody knows of how much drink. */
const isUnbounded = (need: string, { items }: Whole): boolean =>
  need === 'alcohol_strength' && items.some(({ volumeLiters }) => volumeLiters === undefined);

/**
 * A short code may mean any of the lines below it: the cheapest and the dearest of them, one line
 * of goods at a time. What was calculated lies between, for it charges what may hold of a part of a
 * line.
 */
function* byLine(
  whole: Whole,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<Pick<NeedWorth, 'lowest' | 'highest'>> {
  const candidates = calculated.assessment.goods.map((one) => one.candidates);
  // lines that are alike in their rates may differ in what is charged beside them: that is not
  // bounded
  if (candidates.every((lines) => lines.length < 2)) return { lowest: null, highest: null };
  const chosen = (pick: (totals: readonly number[]) => number): Whole => ({
    ...whole,
    items: whole.items.map((item, at) => {
      const lines = candidates[at] ?? [];
      if (lines.length < 2) return item;
      const totals = lines.map(({ total }) => toNumber(total));
      const found = lines[totals.indexOf(pick(totals))]?.line;
      // common digits may be those that were asked for, which would mean every line again
      return { ...item, hsCode: found?.joins ?? found?.code ?? item.hsCode };
    }),
  });
  const own = costOf(calculated);
  const { kept } = calculated.entry;
  const lowest = yield* landedOf(
    chosen((totals) => Math.min(...totals)),
    edition,
    kept,
  );
  const highest = yield* landedOf(
    chosen((totals) => Math.max(...totals)),
    edition,
    kept,
  );
  const isOpen = candidates.some((lines) => lines.length > 1 && lines.some(isOpenLine));
  return {
    lowest: lowest === null ? null : Math.min(own, lowest),
    // a rate that is not known has no highest
    highest: highest === null || isOpen ? null : Math.max(own, highest),
  };
}

/**
 * The lowest of the rates that a country has for the goods, where it is known between which they
 * lie: the highest was charged. Beside goods of which no rate is known there is no highest.
 */
function* byGeneralDuty(
  whole: Whole,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<Pick<NeedWorth, 'lowest' | 'highest'>> {
  const { goods: all } = calculated.assessment;
  const isRange = all.some(
    ({ goods, levies }) => goods.generalDuty?.lowest || levies.some(({ row }) => row.lowest),
  );
  if (!isRange) return { lowest: null, highest: null };
  const isOpen = all.some(
    ({ candidates }) => candidates.length === 0 || candidates.some(isOpenLine),
  );
  const lowest = yield* landedOf(whole, atLowestDuty(edition));
  return { lowest, highest: isOpen ? null : costOf(calculated) };
}

/** The lowest of the rates that a tax may have: the highest was charged. */
function* byTaxRate(
  whole: Whole,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<Pick<NeedWorth, 'lowest' | 'highest'>> {
  const taxes = calculated.assessment.goods.flatMap((one) => one.taxes);
  if (!taxes.some(({ row }) => row.lowest)) return { lowest: null, highest: null };
  const lowest = yield* landedOf(whole, atLowestTax(edition));
  const isOpen = taxes.some((tax) => tax.isOpen === true);
  return { lowest, highest: isOpen ? null : costOf(calculated) };
}

const atLowest = <T extends { rate: string; lowest?: string | null }>(
  rows: ReadonlyMap<string, readonly T[]>,
  isMeant: (row: T) => boolean = () => true,
): ReadonlyMap<string, readonly T[]> =>
  new Map(
    [...rows].map(([country, all]) => [
      country,
      all.map((row) => (row.lowest && isMeant(row) ? { ...row, rate: row.lowest } : row)),
    ]),
  );

const atLowestTax = rememberedOf((edition: TariffEdition): TariffEdition => ({
  ...edition,
  taxes: atLowest(edition.taxes),
  levies: atLowest(edition.levies, ({ kind }) => kind === 'tax'),
}));

/** The edition whose general duties are the lowest that lines have, or nothing under agreements. */
const atLowestDuty = rememberedOf((edition: TariffEdition): TariffEdition => ({
  ...edition,
  generalDuties: new Map(
    [...edition.generalDuties].map(([country, rows]) => [
      country,
      rows.map((row) => ({ ...row, rate: row.lowest ?? row.rate, lowest: null })),
    ]),
  ),
  agreements: new Map(
    [...edition.agreements].map(([country, rows]) => [
      country,
      rows.map((row) => ({ ...row, isClaimed: true })),
    ]),
  ),
  levies: atLowest(edition.levies, ({ kind }) => kind === 'duty'),
}));

function* landedOf(whole: Whole, edition: TariffEdition, kept?: KeptByGoods): Steps<number | null> {
  const charged = yield* chargedFor(whole, edition, kept);
  return charged && costOf(charged);
}

/** With what was kept of the same edition, what a fact does not concern is not calculated again. */
function* chargedFor(
  { items, ...request }: Whole,
  edition: TariffEdition,
  kept?: KeptByGoods,
): Steps<Charged | null> {
  const charged = yield* chargeGoods(request, items, edition, (_index, field) => field, kept);
  return charged.ok ? charged : null;
}

/** The landed cost with all that is known. */
export function costOf({ assessment, price }: Charged): number {
  const beside = assessment.goods.flatMap(({ valuation }) =>
    [valuation.shipping, valuation.insurance].filter((amount) => amount !== null),
  );
  const { duties, fees, taxes } = assessment.totals;
  return toNumber(sum([price, ...beside, duties, fees, taxes]));
}
