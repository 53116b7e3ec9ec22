/** Rates that stand as measures (TARIC, United Kingdom): which hold for a line, an origin and a day. */
import { type Decimal, sum, ZERO } from '../decimal.ts';
import { type DutyExpression, parseDuty } from './expression.ts';
import { printedPreferences } from './preference.ts';
import type { MeasureRecord } from './records.ts';
import type { AdditionalDuty, ClaimableRate, ProgrammeRow, Schedule, TariffLine } from './types.ts';

/** Every country: the area `erga omnes`. */
const EVERY_COUNTRY = '1011';
/** 103 third country duty; 105 the same under end use, which must be claimed. */
const THIRD_COUNTRY = '103';
/** 106 customs union, 141 preferential suspension, 142 tariff preference, 112 autonomous suspension. */
const CLAIMABLE = new Set(['106', '112', '141', '142']);
const ADDITIONAL: ReadonlyMap<string, string> = new Map([
  ['551', 'anti_dumping'], // provisional
  ['552', 'anti_dumping'], // definitive
  ['553', 'countervailing'], // provisional
  ['554', 'countervailing'], // definitive
  ['695', 'additional'],
  ['696', 'safeguard'],
]);

/** The line with the duties of its measures; itself where the schedule prints rates in columns; null on a day without the code. */
export function withMeasures(
  schedule: Schedule,
  line: TariffLine,
  query: { origin: string; date: string },
): TariffLine | null {
  if (!existsOn(line, query.date)) return null;
  if (!schedule.measures || !line.measuredAt) return withGroups(schedule, line, query);
  const held = measuresFor(schedule, line, query);
  const general = nearest(held.filter(({ type }) => type === THIRD_COUNTRY));
  return {
    ...line,
    general: general?.duty ?? line.general,
    claimable: held.flatMap((measure) => claimableOf(schedule, measure, query.origin)),
    additional: additionalOf(held),
  };
}

const existsOn = ({ validity }: TariffLine, date: string): boolean =>
  !validity ||
  ((validity.from === null || validity.from <= date) && (validity.until === null || date < validity.until));

/** Preferences printed for a group of countries (Norway), where the origin is a member on the day. */
function withGroups(
  schedule: Schedule,
  line: TariffLine,
  { origin, date }: { origin: string; date: string },
): TariffLine {
  if (!schedule.areas || schedule.areas.size === 0 || line.preferences === null) return line;
  const claimable = printedPreferences(schedule.name, line.preferences).flatMap(({ symbol, printed }) => {
    const area = symbol === null ? undefined : schedule.areas?.get(symbol);
    if (symbol === null || !area || !isIn(schedule, symbol, origin, date)) return [];
    const programme: ProgrammeRow = {
      schedule: schedule.name,
      symbols: [symbol],
      name: area.name,
      origins: [origin],
      certainty: 'sure',
      from: date,
      until: null,
      proof: 'proof of origin',
      legalBasis: `preference for ${area.name} in the tariff`,
      sourceUrl: '',
    };
    return [{ programme, symbol, printed }];
  });
  return { ...line, claimable };
}

/** Measures that hold for a line, nearest code first: in force on the day, for the origin. */
export function measuresFor(
  schedule: Pick<Schedule, 'measures' | 'areas'>,
  line: Pick<TariffLine, 'measuredAt'>,
  { origin, date }: { origin: string; date: string },
): MeasureRecord[] {
  const set = (line.measuredAt ?? []).flatMap((code) => schedule.measures?.get(code) ?? []);
  return set.filter(
    (measure) =>
      measure.from <= date &&
      (measure.until === null || date < measure.until) &&
      isIn(schedule, measure.area, origin, date) &&
      !measure.excluded.some((area) => isIn(schedule, area, origin, date)),
  );
}

function isIn({ areas }: Pick<Schedule, 'areas'>, area: string, origin: string, date: string): boolean {
  if (area === EVERY_COUNTRY || isCountry(area, origin)) return true;
  return (areas?.get(area)?.members ?? []).some(
    ({ country, from, until }) =>
      isCountry(country, origin) && (from === null || from <= date) && (until === null || date < until),
  );
}

/** TARIC writes `XS` for Serbia. */
const isCountry = (code: string, origin: string): boolean =>
  code === origin || (code === 'XS' && origin === 'RS');

/** A duty set on the line itself comes before one that it inherits; one for the origin before one for all. */
function nearest(measures: readonly MeasureRecord[]): MeasureRecord | undefined {
  const plain = measures.filter(
    ({ duty, additionalCode, quota }) => duty !== null && additionalCode === null && quota === null,
  );
  const own = plain.filter(({ code }) => code === plain[0]?.code);
  return own.find(({ area }) => area !== EVERY_COUNTRY) ?? own[0];
}

function claimableOf(schedule: Schedule, measure: MeasureRecord, origin: string): ClaimableRate[] {
  const { type, duty, quota, area, areaName } = measure;
  if (!CLAIMABLE.has(type) || duty === null || quota !== null) return [];
  const name = type === '112' ? 'autonomous tariff suspension' : areaName || `preference for ${area}`;
  const programme: ProgrammeRow = {
    schedule: schedule.name,
    symbols: [area, type],
    name,
    origins: [origin],
    // a condition (a certificate, a use) may be missing: the rate is right only when it is met
    certainty: measure.conditions.length > 0 && type === '112' ? 'assumed' : 'sure',
    from: measure.from,
    until: measure.until,
    proof: proofOf(measure),
    legalBasis: measure.legalBasis ?? `measure type ${type}`,
    sourceUrl: measure.legalUrl ?? '',
  };
  return [{ programme, symbol: area, printed: duty }];
}

const proofOf = ({ conditions }: MeasureRecord): string => {
  const documents = [...new Set(conditions.flatMap(({ document }) => document ?? []))];
  return documents.length > 0 ? `document ${documents.join(' or ')}` : 'proof of origin';
};

/** Of each kind the residual rate of all other producers, else the highest: the producer is not known. */
function additionalOf(measures: readonly MeasureRecord[]): AdditionalDuty[] {
  const kinds = [...new Set(measures.flatMap(({ type }) => (ADDITIONAL.has(type) ? [type] : [])))];
  return kinds.flatMap((type) => {
    const charged = measures.filter(
      (measure) => measure.type === type && measure.duty !== null && measure.quota === null,
    );
    const ofType = charged.filter(({ code }) => code === charged[0]?.code); // set nearest to the line
    const byProducer = ofType.filter(({ additionalCode }) => additionalCode !== null);
    const chosen =
      ofType.find(({ additionalCode }) => additionalCode === null) ??
      byProducer.find(({ additionalCode }) => RESIDUAL.test(additionalCode ?? '')) ??
      byProducer.reduce<MeasureRecord | undefined>(
        (top, one) => (top && percentIn(top).gte(percentIn(one)) ? top : one),
        undefined,
      );
    if (!chosen) return [];
    return [
      {
        code: chosen.additionalCode ?? type,
        name: chosen.typeName,
        kind: ADDITIONAL.get(type) ?? type,
        printed: chosen.duty ?? '',
        doubtful: byProducer.length > 0 || chosen.conditions.length > 0,
        legalBasis: chosen.legalBasis ?? `measure type ${type}`,
        sourceUrl: chosen.legalUrl ?? '',
      },
    ];
  });
}

/** Additional codes of «all other companies». */
const RESIDUAL = /^[A-C]?999$|^8900$/;

const percentIn = ({ duty }: MeasureRecord): Decimal => percentOf(parseDuty(duty ?? ''));

function percentOf(duty: DutyExpression): Decimal {
  if (duty.kind === 'adValorem') return duty.percent;
  if (duty.kind === 'sum') return sum(duty.parts.map(percentOf));
  return duty.kind === 'bounded' ? percentOf(duty.base) : ZERO;
}
