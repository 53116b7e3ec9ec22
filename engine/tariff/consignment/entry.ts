/**
 * A consignment made ready: destination, currency, tables and goods found once, before any price is
 * tried.
 */
import { type Steps } from '../../steps.ts';
import { holdsOn } from '../../calendar.ts';
import type { Decimal } from '../../decimal.ts';
import { invoiceMoney, type Money } from '../../money.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import { type Issue, refusedInput } from '../../refusal.ts';
import type { NotCalculated } from '../answer/answer.ts';
import type { SimplifiedRow } from '../relief/simplified.ts';
import type { ExciseRow } from '../tax/excise.ts';
import type { LevyRow } from '../tax/levies.ts';
import { schemeNamed } from '../tax/sellerSchemes.ts';
import type {
  Destination,
  FeeRow,
  Schedule,
  TariffEdition,
  TaxRow,
  ThresholdKind,
  ThresholdRow,
} from '../types.ts';
import { destinationKeys } from './destinationKeys.ts';
import { converted, type Exchange, exchangeOn } from './exchange.ts';
import { asRead, type EnteredGoods, prepareGoods } from './goods.ts';
import { type InternalMovement, internalMovementOf } from './internalMovement.ts';
import type { KeptByGoods } from './keptDuties.ts';
import type { Channel, SharedRequest, ShipmentItem } from './request.ts';

export interface Entry {
  request: SharedRequest;
  edition: TariffEdition;
  destination: Destination;
  /** Under which names tables may be written: the country, its union, its territory. */
  keys: readonly string[];
  schedule: Schedule | null;
  exchange: Exchange;
  /** Units of the destination currency for one of another, on the entry date. */
  rateOf: (currency: string) => Decimal | null;
  /** The same for a limit of value, which no amount rests on. */
  limitRateOf: (currency: string) => Decimal | null;
  /**
   * Exchanges that were asked for by `rateOf` so far, by currency: what a duty, tax or fee in it
   * rests on.
   */
  exchangesUsed: () => ReadonlyMap<string, Exchange>;
  channel: Channel;
  region: string | null;
  /** Sent from within the customs territory of the destination: nothing is imported. */
  isWithin: boolean;
  /** The scheme under which goods move within the United Kingdom as if nothing were imported. */
  internalMovement: InternalMovement | null;
  /** Null where the request does not say. */
  freight: Money | null;
  insurance: Money | null;
  thresholds: readonly ThresholdRow[];
  fees: readonly FeeRow[];
  taxes: readonly TaxRow[];
  excises: readonly ExciseRow[];
  levies: readonly LevyRow[];
  simplified: readonly SimplifiedRow[];
  goods: readonly EnteredGoods[];
  /** What was calculated of the goods so far. */
  kept: KeptByGoods;
}

export type Prepared = { ok: true; entry: Entry } | NotCalculated;

/** How a refusal names a field of the goods: `hsCode`, or `items.3.hsCode`. */
export type PathOf = (index: number, field: string) => string;

/**
 * The entry, or why the request cannot be priced: no such destination, no rate for a currency, no
 * region, no such code or claim.
 */
export function* prepare(
  asked: SharedRequest,
  items: readonly ShipmentItem[],
  edition: TariffEdition,
  pathOf: PathOf,
  kept: KeptByGoods = new Map(),
): Steps<Prepared> {
  const request = withSchemes(asSold(placed(asked, edition)));
  const periods = edition.destinations.get(request.destinationCountry);
  const destination = periods?.find((row) => holdsOn(row, request.entryDate)) ?? periods?.[0];
  if (!destination) return unsupported(request.destinationCountry);
  const exchange = exchangeOn(edition, request.currency, destination.currency, request.entryDate);
  const region = regionOf(request.region, destination.country);
  const issues = [
    ...(exchange ? [] : [unknownCurrency(request.currency, edition)]),
    ...regionIssues(edition, destination.country, region),
  ];
  if (!exchange || issues.length > 0) return refusedInput(issues);
  const entry = {
    ...withoutGoods({
      request: { ...request, destinationCountry: asked.destinationCountry },
      edition,
      destination,
      exchange,
      region,
      internalMovement: internalMovementOf(request, items, destination),
    }),
    kept,
  };
  const prepared = yield* prepareAll(entry, items, pathOf);
  const refused = prepared.flatMap((one) => (one.ok ? [] : [one]));
  if (refused.length > 0)
    return refusedInput(
      refused.flatMap((one) => one.issues),
      refused[0]?.details,
    );
  return {
    ok: true,
    entry: { ...entry, goods: prepared.flatMap((one) => (one.ok ? [one.goods] : [])) },
  };
}

/** Goods of which all is the same but how the caller calls them are made ready once. */
function* prepareAll(
  entry: Entry,
  items: readonly ShipmentItem[],
  pathOf: PathOf,
): Steps<ReturnType<typeof prepareGoods>[]> {
  const known = new Map<string, EnteredGoods>();
  const all: ReturnType<typeof prepareGoods>[] = [];
  for (const [index, item] of items.entries()) {
    const key = JSON.stringify({ ...item, reference: undefined, description: undefined });
    const same = known.get(key);
    const one = same
      ? {
          ok: true as const,
          goods: { ...same, index, item: asRead(item, entry.destination.schedule) },
        }
      : prepareGoods(entry, item, { index, key }, pathOf);
    if (one.ok && !same) known.set(key, one.goods);
    all.push(one);
    yield;
  }
  return all;
}

const unsupported = (country: string): NotCalculated => ({
  ok: false,
  code: 'unsupported_country',
  message: `Landed cost is not available for destination ${country}.`,
  details: { issues: [] },
});

const unknownCurrency = (currency: string, edition: TariffEdition): Issue => ({
  path: 'currency',
  message: `no exchange rate is known for ${currency}`,
  allowed: [...edition.exchangeRates.keys()].sort(),
});

/**
 * The request with the part of the country that its region or its postcode names, where goods are
 * cleared or taxed there in another way: Northern Ireland, the Canary Islands, the provinces of
 * Canada. A region that is stated is not changed by a postcode.
 */
function placed(request: SharedRequest, { territories }: TariffEdition): SharedRequest {
  const { destinationCountry, region, postcode } = request;
  const rows = territories.get(destinationCountry) ?? [];
  if (rows.length === 0) return request;
  const code = regionOf(region, destinationCountry);
  const written = (postcode ?? '').replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const found =
    rows.find(({ regions }) => code !== null && regions.includes(code)) ??
    rows.find(
      ({ postcodes, destination }) =>
        (code === null || destination !== destinationCountry) &&
        postcodes.some((beginning) => written.startsWith(beginning)),
    );
  if (!found) return request;
  return { ...request, destinationCountry: found.destination, region: found.region ?? region };
}

/** Registrations of the seller by the names of the tables. */
const withSchemes = (request: SharedRequest): SharedRequest =>
  request.sellerRegistrations === undefined
    ? request
    : {
        ...request,
        sellerRegistrations: [...new Set(request.sellerRegistrations.map(schemeNamed))],
      };

/** A gift that comes with a purchase is treated as sold. */
const asSold = (request: SharedRequest): SharedRequest =>
  request.purpose === 'gift' && request.giftInConjunctionWithPurchase === true
    ? { ...request, purpose: 'sale' }
    : request;

/** `ON` and `CA-ON` are the same. */
const regionOf = (region: string | undefined, country: string): string | null =>
  region === undefined
    ? null
    : region.startsWith(`${country}-`)
      ? region.slice(country.length + 1)
      : region;

/** Regions in which taxes differ, in order; empty where they do not. */
export function regionsOf({ taxes }: TariffEdition, country: string): string[] {
  const named = (taxes.get(country) ?? []).flatMap(({ region }) =>
    region !== null && /^[A-Z]{2,3}$/.test(region) ? [region] : [],
  );
  return [...new Set(named)].sort();
}

/**
 * A region is needed where every tax is that of a region; where it is given, it must be one of
 * them.
 */
function regionIssues(edition: TariffEdition, country: string, region: string | null): Issue[] {
  const rows = edition.taxes.get(country) ?? [];
  const allowed = regionsOf(edition, country);
  if (allowed.length === 0 || (region !== null && allowed.includes(region))) return [];
  const isNeeded = rows.every((row) => row.region !== null);
  if (region === null && !isNeeded) return [];
  const verb = region === null ? 'is required' : `${region} is not known`;
  return [
    { path: 'region', message: `${verb} for ${country}: one of ${allowed.join(', ')}`, allowed },
  ];
}

interface Consigned {
  request: SharedRequest;
  edition: TariffEdition;
  destination: Destination;
  exchange: Exchange;
  region: string | null;
  internalMovement: InternalMovement | null;
}

/** Whether goods do not cross the border of a customs territory that taxes them as imports. */
function movesWithin({ request, edition, destination, internalMovement }: Consigned): boolean {
  const { exportCountry } = request;
  if (internalMovement !== null) return true;
  if (exportCountry === undefined || !liesWithin(edition, destination, exportCountry)) return false;
  return (
    exportCountry === destination.country || !areTaxedApart(edition, destination, exportCountry)
  );
}

function withoutGoods(consigned: Consigned): Omit<Entry, 'kept'> {
  const { request, edition, destination, exchange, region, internalMovement } = consigned;
  const keys = destinationKeys(destination);
  const convert = (amount: number | undefined): Money | null =>
    amount === undefined ? null : converted(invoiceMoney(amount), exchange, destination.currency);
  const isWithin = movesWithin(consigned);
  const taxKeys = destination.isTaxedApart === true ? [destination.country] : keys;
  const imported = <T>(rows: ReadonlyMap<string, readonly T[]>): readonly T[] =>
    isWithin ? [] : tableOf(rows, keys);
  return {
    request,
    edition,
    destination,
    keys,
    schedule:
      destination.schedule === null ? null : (edition.schedules[destination.schedule] ?? null),
    exchange,
    ...ratesOf((currency) =>
      exchangeOn(edition, currency, destination.currency, request.entryDate),
    ),
    channel: channelOf(request),
    region,
    isWithin,
    internalMovement,
    freight: convert(request.shippingCost),
    insurance: convert(request.insuranceCost),
    thresholds: withoutTaxesOf(imported(edition.thresholds), destination),
    fees: imported(edition.fees),
    taxes: tableOf(edition.taxes, taxKeys),
    excises: tableOf(edition.excises, taxKeys),
    levies: imported(edition.levies),
    simplified: imported(edition.simplified),
    goods: [],
  };
}

/** Rates of exchange, with those that amounts were converted by. */
function ratesOf(
  exchangeFrom: (currency: string) => Exchange | null,
): Pick<Entry, 'rateOf' | 'limitRateOf' | 'exchangesUsed'> {
  const used = new Map<string, Exchange | null>();
  return {
    rateOf: (currency) => {
      const known = used.get(currency);
      const found = known === undefined ? exchangeFrom(currency) : known;
      used.set(currency, found);
      return found && found.rate;
    },
    limitRateOf: (currency) => exchangeFrom(currency)?.rate ?? null,
    exchangesUsed: () =>
      new Map([...used].flatMap(([currency, one]) => (one ? [[currency, one]] : []))),
  };
}

/** Limits without those of taxes that do not hold at the destination. */
const withoutTaxesOf = (
  rows: readonly ThresholdRow[],
  { country, isTaxedApart: isApart }: Destination,
): readonly ThresholdRow[] =>
  isApart === true
    ? rows.filter((row) => row.country === country || !OF_TAXES.has(row.kind))
    : rows;

const OF_TAXES: ReadonlySet<ThresholdKind> = new Set(['tax', 'seller tax', 'tax least']);

/** Whether a destination, or where goods are sent from, is taxed apart from its customs territory. */
export const areTaxedApart = (
  { destinations }: TariffEdition,
  destination: Destination,
  exportCountry: string,
): boolean =>
  [destination, ...(destinations.get(exportCountry) ?? [])].some(
    (row) => row.isTaxedApart === true,
  );

/**
 * A country lies in the customs territory of the destination: it is the same, or another member of
 * the union. Goods move between the Union and Northern Ireland as within it.
 */
export function liesWithin(
  { destinations }: TariffEdition,
  { country, territory }: Pick<Destination, 'country' | 'territory'>,
  other: string,
): boolean {
  const union = (name: string): string => (name === 'XI' ? 'EU' : name);
  return (
    other === country ||
    (destinations.get(other) ?? []).some((row) => union(row.territory) === union(territory))
  );
}

/**
 * Rows of all names of a destination; the same list each time, so that what is made of it can be
 * kept with it.
 */
function tableOf<T>(
  rows: ReadonlyMap<string, readonly T[]>,
  keys: readonly string[],
): readonly T[] {
  if (keys.length === 1) return rows.get(keys[0] ?? '') ?? [];
  return tablesOf(rows)(keys.join(' ')) as readonly T[]; // kept under the very table it was made of
}
const tablesOf = rememberedOf((rows: ReadonlyMap<string, readonly unknown[]>) =>
  remembered((keys): readonly unknown[] => keys.split(' ').flatMap((key) => rows.get(key) ?? [])),
);

/**
 * The channel priced: the request's, else what the mode implies; a courier by sea is priced as
 * freight.
 */
function channelOf({ shipmentChannel, transportMode }: SharedRequest): Channel {
  if (shipmentChannel === undefined) return transportMode === 'air' ? 'courier' : 'freight';
  return shipmentChannel === 'courier' && transportMode === 'sea' ? 'freight' : shipmentChannel;
}
