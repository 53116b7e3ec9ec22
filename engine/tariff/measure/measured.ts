/**
 * Rates that stand as measures (TARIC, United Kingdom): which hold for a line, an origin and a day.
 */
import { existsOn } from '../../calendar.ts';
import type { AreaRecord, MeasureRecord } from '../../release/records.ts';
import { rememberedOf } from '../../remembered.ts';
import { componentAmounts } from '../rate/meursing.ts';
import { printedPreferences } from '../rate/preference.ts';
import type { ProgrammeRow, Schedule, TariffLine } from '../types.ts';
import { claimableOf } from './measuredOptions.ts';
import { additionalOf } from './measuredRemedies.ts';

/** Every country: the area `erga omnes`. */
const EVERY_COUNTRY = '1011';
/** 103 third country duty; 105 the same under end use, which must be claimed. */
const THIRD_COUNTRY = '103';

/** What a line is asked for. */
export interface LineQuery {
  origin: string;
  date: string;
  /** Conditions that the goods meet and documents claimed: they choose among rates. */
  claimed?: readonly string[];
  /** Additional code 7xxx of the composition of processed agricultural goods. */
  composition?: string | undefined;
}

/**
 * The line with the duties of its measures; itself where the schedule prints rates in columns; null
 * on a day without the code.
 */
export function withMeasures(
  schedule: Schedule,
  line: TariffLine,
  query: LineQuery,
): TariffLine | null {
  if (line.validity && !existsOn(line.validity, query.date)) return null;
  if (!schedule.measures || !line.measuredAt) return withGroups(schedule, line, query);
  const held = holding(schedule, ratesOf(schedule, line), query);
  const general = nearest(
    held.filter(({ type }) => type === THIRD_COUNTRY),
    query.claimed ?? [],
  );
  return {
    ...line,
    general: general?.duty ?? line.general,
    generalConditions: general?.conditions ?? [],
    agricultural:
      query.composition === undefined
        ? null
        : componentAmounts(held, query.composition, query.date),
    claimable: held.flatMap((measure) =>
      claimableOf(schedule.name, measure, query.origin, general),
    ),
    additional: additionalOf(held, query.claimed ?? []),
  };
}

/**
 * Measures that print no duty (licences, inspections) are many in a tariff, and say nothing of
 * rates.
 */
const ratesOf = ({ measures }: Schedule, { measuredAt = [] }: TariffLine): MeasureRecord[] =>
  measuredAt.flatMap((code) => ratesIn(measures?.get(code) ?? NO_MEASURES));
const NO_MEASURES: readonly MeasureRecord[] = [];
const ratesIn = rememberedOf((set: readonly MeasureRecord[]) =>
  set.filter(({ duty }) => duty !== null),
);

/**
 * Preferences printed for a group of countries (Norway), where the origin is a member on the day.
 */
function withGroups(schedule: Schedule, line: TariffLine, { origin, date }: LineQuery): TariffLine {
  if (!schedule.areas || schedule.areas.size === 0 || line.preferences === null) return line;
  const claimable = printedPreferences(schedule.name, line.preferences).flatMap(
    ({ symbol, printed }) => {
      const area = symbol === null ? undefined : schedule.areas?.get(symbol);
      if (symbol === null || !area || !isIn(schedule, symbol, origin, date)) return [];
      const source = { legalBasis: `preference for ${area.name} in the tariff`, sourceUrl: '' };
      const programme: ProgrammeRow = {
        schedule: schedule.name,
        symbols: [symbol],
        name: area.name,
        origins: [origin],
        certainty: 'sure',
        from: date,
        until: null,
        proof: 'proof of origin',
        ...source,
      };
      return [{ programme, symbol, printed, source }];
    },
  );
  return { ...line, claimable };
}

/** Measures that hold for a line, nearest code first: in force on the day, for the origin. */
export const measuresFor = (
  schedule: Pick<Schedule, 'measures' | 'areas'>,
  { measuredAt = [] }: Pick<TariffLine, 'measuredAt'>,
  query: LineQuery,
): MeasureRecord[] =>
  holding(
    schedule,
    measuredAt.flatMap((code) => schedule.measures?.get(code) ?? []),
    query,
  );

const holding = (
  schedule: Pick<Schedule, 'areas'>,
  measures: readonly MeasureRecord[],
  query: LineQuery,
): MeasureRecord[] => measures.filter((measure) => isInForce(schedule, measure, query));

/** Whether a measure is in force on the day, for the origin. */
export const isInForce = (
  schedule: Pick<Schedule, 'areas'>,
  measure: MeasureRecord,
  { origin, date }: LineQuery,
): boolean =>
  measure.from <= date &&
  (measure.until === null || date < measure.until) &&
  isIn(schedule, measure.area, origin, date) &&
  !measure.excluded.some((area) => isIn(schedule, area, origin, date));

function isIn(
  { areas }: Pick<Schedule, 'areas'>,
  area: string,
  origin: string,
  date: string,
): boolean {
  if (area === EVERY_COUNTRY || isCountry(area, origin)) return true;
  const group = areas?.get(area);
  const periods = group && periodsOf(group).get(origin);
  return (
    periods?.some(
      ({ from, until }) => (from === null || from <= date) && (until === null || date < until),
    ) ?? false
  );
}

/** When countries were members of a group: a scheme of preferences has more than sixty. */
const periodsOf = rememberedOf(
  ({ members }: AreaRecord): ReadonlyMap<string, AreaRecord['members']> => {
    const countries = new Set(
      members.flatMap(({ country }) => (country === 'XS' ? [country, 'RS'] : [country])),
    );
    return new Map(
      [...countries].map((origin) => [
        origin,
        members.filter(({ country }) => isCountry(country, origin)),
      ]),
    );
  },
);

/** TARIC writes `XS` for Serbia. */
const isCountry = (code: string, origin: string): boolean =>
  code === origin || (code === 'XS' && origin === 'RS');

/**
 * A duty set on the line itself comes before one that it inherits; one for the origin before one
 * for all. Of rates by additional code the one that is claimed, else the one without a code.
 */
function nearest(
  measures: readonly MeasureRecord[],
  claimed: readonly string[],
): MeasureRecord | undefined {
  const rated = measures.filter(({ duty, quota }) => duty !== null && quota === null);
  const named = rated.find(
    ({ additionalCode }) => additionalCode !== null && claimed.includes(additionalCode),
  );
  const plain = rated.filter(({ additionalCode }) => additionalCode === null);
  const own = plain.filter(({ code }) => code === plain[0]?.code);
  return named ?? own.find(({ area }) => area !== EVERY_COUNTRY) ?? own[0];
}
