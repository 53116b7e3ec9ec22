/** A request made ready: destination, currency, codes and tables found once, before any price is tried. */
import { holdsOn } from '../calendar.ts';
import { type Decimal, decimal, fromNumber } from '../decimal.ts';
import { isCoveredBy } from '../hscode.ts';
import { roundMoney } from '../money.ts';
import { type Exchange, exchangeOn } from './exchange.ts';
import { withMeasures } from './measured.ts';
import { measuresInForce } from './measures.ts';
import { findLines, type Match } from './schedule.ts';
import type {
  Channel,
  Destination,
  FeeRow,
  GeneralDutyRow,
  Issue,
  LandedCostRequest,
  MeasureRow,
  Schedule,
  TariffEdition,
  TariffLine,
  TaxRow,
  ThresholdRow,
} from './types.ts';

export interface Context {
  request: LandedCostRequest;
  edition: TariffEdition;
  destination: Destination;
  /** Under which names tables may be written: the country, its union, its territory. */
  keys: readonly string[];
  schedule: Schedule | null;
  match: Match;
  /** The general duty that takes the place of a schedule, where one is known. */
  generalDuty: GeneralDutyRow | null;
  exchange: Exchange;
  /** Units of the destination currency for one of another, on the entry date. */
  rateOf: (currency: string) => Decimal | null;
  channel: Channel;
  region: string | null;
  columnTwo: boolean;
  /** Additional duties in force for the origin; only the United States have them in the tables. */
  measures: readonly MeasureRow[];
  melted: readonly string[];
  /** In the destination currency. */
  price: Decimal;
  freight: Decimal | null;
  insurance: Decimal | null;
  weightKg: Decimal | null;
  quantity: Decimal | null;
  liters: Decimal | null;
  alcoholPercent: Decimal | null;
  components: readonly { material: string; value: Decimal }[];
  thresholds: readonly ThresholdRow[];
  fees: readonly FeeRow[];
  taxes: readonly TaxRow[];
}

export type Prepared =
  | { ok: true; context: Context }
  | { ok: false; refused: 'unsupported_country' | 'invalid_input'; message: string; issues: Issue[] };

const KG_PER_LB = decimal('0.45359237');

/** The context, or why the request cannot be priced: no such destination, no rate for the currency, no region. */
export function prepare(request: LandedCostRequest, edition: TariffEdition): Prepared {
  const periods = edition.destinations.get(request.destinationCountry);
  const destination = periods?.find((row) => holdsOn(row, request.entryDate)) ?? periods?.[0];
  if (!destination) return unsupported(request.destinationCountry);
  const exchange = exchangeOn(edition, request.currency, destination.currency, request.entryDate);
  const regions = regionsOf(edition, destination.country);
  const region = regionOf(request.region, destination.country);
  const issues: Issue[] = [
    ...(exchange ? [] : [unknownCurrency(request.currency, edition)]),
    ...(regions.length > 0 && (region === null || !regions.includes(region))
      ? [
          {
            path: 'region',
            message: `is required for ${destination.country}: one of ${regions.join(', ')}`,
            allowed: regions,
          },
        ]
      : []),
  ];
  if (!exchange || issues.length > 0)
    return {
      ok: false,
      refused: 'invalid_input',
      message: 'The calculation cannot be made as asked.',
      issues,
    };
  return { ok: true, context: contextOf(request, edition, destination, exchange, region) };
}

const unsupported = (country: string): Prepared => ({
  ok: false,
  refused: 'unsupported_country',
  message: `Landed cost is not available for destination ${country}.`,
  issues: [],
});

const unknownCurrency = (currency: string, edition: TariffEdition): Issue => ({
  path: 'currency',
  message: `no exchange rate is known for ${currency}`,
  allowed: [...edition.exchangeRates.keys()].sort(),
});

/** Regions in which taxes differ; empty where they do not. */
function regionsOf(edition: TariffEdition, country: string): string[] {
  const regions = (edition.taxes.get(country) ?? []).map((row) => row.region);
  const named = regions.filter((region): region is string => region !== null && /^[A-Z]{2}$/.test(region));
  return [...new Set(named)].sort();
}

/** `ON` and `CA-ON` are the same. */
const regionOf = (region: string | undefined, country: string): string | null =>
  region === undefined ? null : region.startsWith(`${country}-`) ? region.slice(country.length + 1) : region;

function contextOf(
  request: LandedCostRequest,
  edition: TariffEdition,
  destination: Destination,
  exchange: Exchange,
  region: string | null,
): Context {
  // Rounded on conversion: every figure of the answer can be reckoned again from those shown.
  const convert = (amount: number): Decimal =>
    roundMoney(fromNumber(amount).times(exchange.rate), destination.currency);
  const optional = (amount: number | undefined): Decimal | null =>
    amount === undefined ? null : convert(amount);
  const measured = (amount: number | undefined): Decimal | null =>
    amount === undefined ? null : fromNumber(amount);
  const keys = [
    ...new Set([destination.country, destination.union ?? destination.country, destination.territory]),
  ];
  const schedule = destination.schedule === null ? null : (edition.schedules[destination.schedule] ?? null);
  const weight = measured(request.weight);
  const found = schedule && matchOf(schedule, request);
  const isRated = found?.lines.some(({ general }) => general !== null) ?? false;
  const generalDuty = isRated ? null : generalDutyOf(edition, destination.country, request);
  return {
    request,
    edition,
    destination,
    keys,
    schedule,
    generalDuty,
    match: withGeneralDuty(found, generalDuty, request.hsCode),
    exchange,
    rateOf: (currency) =>
      exchangeOn(edition, currency, destination.currency, request.entryDate)?.rate ?? null,
    channel: channelOf(request),
    region,
    columnTwo: edition.columnTwo.some(
      (row) =>
        row.schedule === destination.schedule &&
        row.country === request.originCountry &&
        holdsOn(row, request.entryDate),
    ),
    measures:
      destination.schedule === 'us' ? measuresInForce(edition, request.originCountry, request.entryDate) : [],
    melted: (request.components ?? []).flatMap(({ countryOfMelt }) => (countryOfMelt ? [countryOfMelt] : [])),
    price: convert(request.value),
    freight: optional(request.shippingCost),
    insurance: optional(request.insuranceCost),
    weightKg: request.weightUnit === 'lb' ? (weight?.times(KG_PER_LB) ?? null) : weight,
    quantity: measured(request.quantity),
    liters: measured(request.volumeLiters),
    alcoholPercent: measured(request.alcoholPercent),
    components: (request.components ?? []).map(({ material, value }) => ({
      material,
      value: convert(value),
    })),
    thresholds: tableOf(edition.thresholds, keys),
    fees: tableOf(edition.fees, keys),
    taxes: tableOf(edition.taxes, keys),
  };
}

const matchOf = (schedule: Schedule, { hsCode, originCountry, entryDate }: LandedCostRequest): Match =>
  findLines(schedule, hsCode, (line) =>
    withMeasures(schedule, line, { origin: originCountry, date: entryDate }),
  );

/** Where no schedule prints a rate, the general duty is that of the lines found, or of the code alone. */
function withGeneralDuty(found: Match | null, generalDuty: GeneralDutyRow | null, hsCode: string): Match {
  const rate = generalDuty?.rate ?? null;
  if (found && (rate === null || found.lines.length > 0))
    return rate === null
      ? found
      : { ...found, lines: found.lines.map((line) => ({ ...line, general: line.general ?? rate })) };
  return { lines: rate === null ? [] : [bareLine(hsCode, rate)], shortenedTo: null };
}

/** The general duty with the longest covering prefix. */
function generalDutyOf(
  edition: TariffEdition,
  country: string,
  request: LandedCostRequest,
): GeneralDutyRow | null {
  const rows = (edition.generalDuties.get(country) ?? []).filter((row) => holdsOn(row, request.entryDate));
  const named = rows.find((row) => isCoveredBy(request.hsCode, row.scope));
  return named ?? rows.find((row) => row.scope.length === 0) ?? null;
}

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

const tableOf = <T>(rows: ReadonlyMap<string, readonly T[]>, keys: readonly string[]): readonly T[] =>
  keys.length === 1 ? (rows.get(keys[0] ?? '') ?? []) : keys.flatMap((key) => rows.get(key) ?? []);

/** The channel priced: the request's, else what the mode implies; a courier by sea is priced as freight. */
function channelOf({ shipmentChannel, transportMode }: LandedCostRequest): Channel {
  if (shipmentChannel === undefined) return transportMode === 'air' ? 'courier' : 'freight';
  return shipmentChannel === 'courier' && transportMode === 'sea' ? 'freight' : shipmentChannel;
}

/** The digits by which measures and taxes are found for a line: the request's own unless the line knows better. */
export const digitsFor = (context: Context, line: TariffLine | null): string => {
  const asked = context.request.hsCode;
  return line === null || asked.startsWith(line.code) ? asked : line.code;
};
