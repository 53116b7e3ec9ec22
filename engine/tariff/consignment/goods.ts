/** One line of goods made ready: its tariff lines, the measures of its origin, its quantities. */
import { type KeptDuties, keptOf } from './keptDuties.ts';
import { holdsOn } from '../../calendar.ts';
import { type Decimal, decimal, fromNumber, sum } from '../../decimal.ts';
import { formatCode, type ScheduleName } from '../../hscode.ts';
import { invoiceMoney, minorUnit, type Money } from '../../money.ts';
import type { Issue } from '../../refusal.ts';
import { rememberedOf } from '../../remembered.ts';
import { type Contents, contentsOf, isWork } from '../measure/contents.ts';
import { withMeasures } from '../measure/measured.ts';
import { measuresInForce } from '../measure/measures.ts';
import type { DutyBasis } from '../rate/evaluate.ts';
import { claimedMeursingCode } from '../rate/meursing.ts';
import { UNPROVEN } from '../rate/preference.ts';
import { type AskedPreference, preferenceIssue, symbolsCalled } from '../rate/programmeNames.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import { provisionOf } from '../relief/provisions.ts';
import { findLines, linesOfSuccessors, type ScheduleMatch } from '../schedule/schedule.ts';
import { type UnknownCode, unknownCode } from '../schedule/unknownCode.ts';
import { wholeCode, withLeadingZero } from '../schedule/wholeCode.ts';
import type { GeneralDutyRow, MeasureRow, TariffLine } from '../types.ts';
import type { Entry, PathOf } from './entry.ts';
import { converted } from './exchange.ts';
import { type GeneralDuty, generalDutyOf } from './generalDuty.ts';
import type { ShipmentItem } from './request.ts';

export interface EnteredGoods {
  index: number;
  /** With the code as it is read. */
  item: ShipmentItem;
  /** The code as it was written, where that is another. */
  written: string | null;
  /** The line's own, else those of the whole request. */
  claims: readonly string[];
  conditions: readonly string[];
  preference: string;
  /** Symbols of the programmes that it means, where it names one. */
  preferred: readonly string[];
  /** Where the goods were sent from: by the request, else the origin. */
  exportCountry: string;
  match: ScheduleMatch;
  /** The general duty that takes the place of a schedule, where one is known. */
  generalDuty: GeneralDuty | null;
  columnTwo: boolean;
  /** Additional duties in force for the origin. */
  measures: readonly MeasureRow[];
  contents: Contents;
  /** A simplified regime takes the place of the base duty. */
  withoutBase?: boolean;
  /** US note 16: metal under 15 % of the weight, as declared. */
  light: boolean;
  /** The special entry provision that is claimed. */
  provision: ProvisionRow | null;
  price: Money;
  /**
   * Quantities, and what the duty is calculated from; the customs value is put in for each price
   * tried.
   */
  basis: Omit<DutyBasis, 'customsValue'>;
  /** What was calculated of these goods, and of others of which all is the same. */
  kept: KeptDuties;
  /** Of goods without the proof of a preference what was calculated of them with it. */
  keptProven: KeptDuties | null;
}

type PreparedGoods =
  | { ok: true; goods: EnteredGoods }
  | { ok: false; issues: Issue[]; details?: Record<string, unknown> };

const KG_PER_LB = decimal('0.45359237');
/** US note 16: below this share of the weight the metal does not count (9903.82.03). */
const LIGHT_METAL_PERCENT = 15;

/**
 * The goods, or the issues with its code and its materials. Goods of one `key` are the same for
 * duties.
 */
export function prepareGoods(
  entry: Entry,
  asked: ShipmentItem,
  { index, key }: { index: number; key: string },
  pathOf: PathOf,
): PreparedGoods {
  const { edition, destination, schedule, request } = entry;
  const item = asRead(asked, destination.schedule);
  const claims = item.claims ?? request.claims ?? [];
  const conditions = conditionsOf(entry, item);
  const found = linesFound(entry, item, [...claims, ...conditions]);
  const preference = askedPreference(entry, item);
  const unknown = unknownCode(schedule, edition, item.hsCode, found, request.entryDate);
  const issues = [
    ...(unknown ? [codeIssue(entry, asked.hsCode, unknown, pathOf(index, 'hsCode'))] : []),
    ...preferenceIssue(
      edition,
      preference,
      found?.lines.flatMap(({ claimable = [] }) => claimable) ?? [],
      item.preference === undefined ? 'preference' : pathOf(index, 'preference'),
    ),
    ...componentIssues(entry, item, index, pathOf),
  ];
  if (issues.length > 0)
    return { ok: false, issues, ...(unknown ? { details: { nearest: unknown.nearest } } : {}) };
  const isRated = found?.lines.some(({ general }) => general !== null) ?? false;
  const generalDuty = isRated ? null : generalDutyOf(entry, item, preference.asked);
  const convert = (amount: number): Money =>
    converted(invoiceMoney(amount), entry.exchange, destination.currency);
  const columnTwo = columnTwoOf(entry, item);
  const claimed = isUnproven(entry, preference) ? UNPROVEN : preference.asked;
  const contents = contentsOf(item.components ?? [], item.value, convert);
  return {
    ok: true,
    goods: {
      index,
      item,
      written: item.hsCode === asked.hsCode ? null : asked.hsCode,
      claims,
      conditions,
      preference: claimed,
      preferred: symbolsCalled(edition, preference),
      exportCountry: request.exportCountry ?? item.originCountry,
      match: withStatutoryRate(
        withGeneralDuty(found, generalDuty, item.hsCode),
        columnTwo?.rate ?? null,
      ),
      generalDuty,
      columnTwo: columnTwo !== undefined,
      measures: measuresOf(entry, item.originCountry),
      contents,
      light: (item.metalWeightPercent ?? LIGHT_METAL_PERCENT) < LIGHT_METAL_PERCENT,
      provision: entry.isWithin ? null : provisionOf(entry, claims, item),
      price: convert(item.value),
      basis: basisOf(entry, item, convert),
      kept: keptOf(entry.kept, `${claimed} ${key}`),
      keptProven: claimed === UNPROVEN ? keptOf(entry.kept, `${preference.asked} ${key}`) : null,
    },
  };
}

/** The rates of column 2, for the origins that get no others. */
const columnTwoOf = ({ edition, destination, request }: Entry, item: ShipmentItem) =>
  edition.columnTwo.find(
    (row) =>
      row.schedule === destination.schedule &&
      row.country === item.originCountry &&
      holdsOn(row, request.entryDate),
  );

/** Goods of a consumer are not imported for commercial use: `casual` in the orders of Canada. */
const conditionsOf = ({ request }: Entry, item: ShipmentItem): string[] => [
  ...(item.conditions ?? []),
  ...(request.businessBuyer === true ? [] : ['casual']),
];

/** A preference that is asked for by its name is claimed; of the best one the proof may be lacking. */
const isUnproven = ({ request }: Entry, { asked }: AskedPreference): boolean =>
  request.isUnproven === true && asked === 'best';

const askedPreference = ({ request, destination }: Entry, item: ShipmentItem): AskedPreference => ({
  asked: item.preference ?? request.preference,
  schedule: destination.schedule,
  origin: item.originCountry,
  date: request.entryDate,
});

/** A line of goods with its code as it is read: an odd digit says nothing. */
export function asRead(item: ShipmentItem, schedule: ScheduleName | null): ShipmentItem {
  const hsCode = wholeCode(item.hsCode, schedule);
  return hsCode === item.hsCode ? item : { ...item, hsCode };
}

/** What is wrong with a code; a zero that was lost in front of it may be the reason. */
function codeIssue(
  { edition, schedule }: Entry,
  written: string,
  { message }: UnknownCode,
  path: string,
): Issue {
  const filled = withLeadingZero(edition, written);
  const lost =
    filled === null
      ? ''
      : `; with a leading zero it is ${formatCode(filled, schedule?.name ?? 'us')}`;
  return { path, message: `${message}${lost}` };
}

/**
 * The lines that the code may mean, with the rates open to what is claimed; null where there is no
 * tariff.
 */
function linesFound(
  { schedule, edition, request }: Entry,
  item: ShipmentItem,
  claimed: readonly string[],
): ScheduleMatch | null {
  if (!schedule) return null;
  const resolve = (line: TariffLine): TariffLine | null =>
    withMeasures(schedule, line, {
      origin: item.originCountry,
      date: request.entryDate,
      claimed,
      composition: claimedMeursingCode(edition.meursing, claimed) ?? undefined,
    });
  const found = findLines(schedule, item.hsCode, request.entryDate, resolve);
  const successors = edition.subheadings.earlier.get(item.hsCode.slice(0, 6));
  return found.lines.length > 0 || successors === undefined
    ? found
    : linesOfSuccessors(schedule, successors, request.entryDate, resolve);
}

/**
 * Materials are together worth no more than the goods that they are in; work done on them may be. A
 * unit of rounding is let pass.
 */
function componentIssues(
  { request }: Entry,
  { components = [], value }: ShipmentItem,
  index: number,
  pathOf: PathOf,
): Issue[] {
  const most = invoiceMoney(value).plus(minorUnit(request.currency));
  const materials = components.filter(({ material }) => !isWork(material));
  if (!sum(materials.map((one) => invoiceMoney(one.value))).gt(most)) return [];
  const message = `materials are together worth more than the goods, which are worth ${value}`;
  return [{ path: pathOf(index, 'components'), message }];
}

/**
 * Additional duties of the tables; a tariff that publishes its trade remedies is believed instead
 * of them.
 */
function measuresOf(
  { edition, destination, schedule, request }: Entry,
  origin: string,
): readonly MeasureRow[] {
  const name = destination.schedule === 'xi' ? 'eu' : destination.schedule;
  if (name === null) return [];
  const rows = measuresInForce(edition, origin, request.entryDate, name);
  return schedule?.publishesRemedies ? withoutPublished(rows) : rows;
}
const withoutPublished = rememberedOf((rows: readonly MeasureRow[]) =>
  rows.filter(({ kind }) => !PUBLISHED.has(kind)),
);
const PUBLISHED: ReadonlySet<string> = new Set([
  'anti_dumping',
  'countervailing',
  'safeguard',
  'additional',
]);

function basisOf(
  entry: Entry,
  item: ShipmentItem,
  convert: (amount: number) => Money,
): EnteredGoods['basis'] {
  const measured = (amount: number | undefined): Decimal | null =>
    amount === undefined ? null : fromNumber(amount);
  const inKg = (amount: number | undefined): Decimal | null => {
    const weight = measured(amount);
    return item.weightUnit === 'lb' ? (weight?.times(KG_PER_LB) ?? null) : weight;
  };
  return {
    quantity: measured(item.quantity),
    weightKg: inKg(item.weight),
    netWeightKg: inKg(item.netWeight),
    liters: measured(item.volumeLiters),
    alcoholPercent: measured(item.alcoholPercent),
    components: (item.components ?? []).map(({ material, value }) => ({
      material,
      value: convert(value),
    })),
    entryDate: entry.request.entryDate,
    rateOf: entry.rateOf,
  };
}

/**
 * Where no schedule prints a rate, the general duty is that of the lines found, or of the code
 * alone.
 */
function withGeneralDuty(
  found: ScheduleMatch | null,
  generalDuty: GeneralDutyRow | null,
  hsCode: string,
): ScheduleMatch {
  const rate = generalDuty?.rate ?? null;
  if (found && (rate === null || found.lines.length > 0))
    return rate === null
      ? found
      : {
          ...found,
          lines: found.lines.map((line) => ({ ...line, general: line.general ?? rate })),
        };
  return { lines: rate === null ? [] : [bareLine(hsCode, rate)], shortenedTo: null };
}

/**
 * The rate for origins without most-favoured-nation treatment, where the law sets one for all
 * lines.
 */
const withStatutoryRate = (match: ScheduleMatch, rate: string | null): ScheduleMatch =>
  rate === null
    ? match
    : { ...match, lines: match.lines.map((line) => ({ ...line, column2: rate })) };

/** A line that says nothing but its rate. */
export const bareLine = (code: string, general: string | null): TariffLine => ({
  code,
  label: '',
  general,
  preferences: null,
  column2: null,
  units: null,
  chapter99: [],
});

/**
 * The digits by which measures and taxes are found for a line: the request's own unless the line
 * knows better.
 */
export const digitsFor = ({ item }: EnteredGoods, line: TariffLine | null): string =>
  line === null || item.hsCode.startsWith(line.code) ? item.hsCode : line.code;
