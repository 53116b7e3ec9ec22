/**
 * Requests of every sort with their answers, for what must hold of all of them. Seeded: a failure
 * can be repeated.
 */
import fc from 'fast-check';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type {
  LandedCostLine,
  LandedCostResult,
  ShipmentResult,
} from '../../engine/tariff/answer/answer.ts';
import type {
  LandedCostRequest,
  ShipmentRequest,
} from '../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { shipmentCost } from '../../engine/tariff/shipment.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';

export const edition = loadTariff();
const SEED = 20261122;
const RUNS = 150;
export const check = <T>(
  values: fc.Arbitrary<T>,
  holds: (value: T) => void,
  numRuns = RUNS,
): void =>
  fc.assert(
    fc.property(values, (value) => holds(value)),
    { seed: SEED, numRuns },
  );

/**
 * Destinations with a schedule, and some without; their currencies have none, two and three minor
 * digits.
 */
const HOME: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  DE: 'EUR',
  PL: 'PLN',
  CA: 'CAD',
  JP: 'JPY',
  AU: 'AUD',
  CH: 'CHF',
  NO: 'NOK',
  KW: 'KWD',
};
const MINOR_DIGITS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };
export const REGIONS: Readonly<Record<string, string>> = { CA: 'ON' };
/**
 * Before the surcharges, under the emergency duties, after them, under section 122, under the flat
 * duty of the Union.
 */
export const DAYS = [
  '2025-01-20',
  '2025-04-20',
  '2025-10-01',
  '2026-01-15',
  '2026-03-01',
  '2026-07-10',
  '2026-11-21',
];
export const ORIGINS = ['CN', 'BD', 'DE', 'JP', 'MX', 'RU', 'VN', 'GB', 'CA', 'CH', 'BR'];
/**
 * Ad valorem, specific, compound, free and short ones, one without a rate, one of an earlier
 * edition.
 */
const CODES = [
  '6109100012',
  '610910',
  '6403',
  '04090000',
  '220421',
  '220830',
  '49019900',
  '731815',
  '7616995160',
  '910211',
  '8517130000',
  '87032301',
  '851713',
  '260300',
  '851712',
];

export const home = (country: string): string => HOME[country] ?? 'USD';
export const money = fc
  .oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000_000 }))
  .map((cents) => cents / 100);
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });
const goods = fc.record({
  hsCode: fc.constantFrom(...CODES),
  originCountry: fc.constantFrom(...ORIGINS),
  value: money,
  quantity: optional(fc.integer({ min: 1, max: 500 })),
  weight: optional(fc.integer({ min: 1, max: 9000 })),
});
const shared = fc
  .record({
    destinationCountry: fc.constantFrom(...Object.keys(HOME)),
    transportMode: fc.constantFrom('air', 'sea', 'road'),
    shipmentChannel: fc.constantFrom('courier', 'postal', 'freight', undefined),
    entryDate: fc.constantFrom(...DAYS),
    purpose: fc.constantFrom('sale', 'sale', 'gift', 'sample'),
    shippingTerms: fc.constantFrom(undefined, 'EXW', 'FOB', 'CFR', 'CIF', 'DAP'),
    shippingCost: optional(money),
    insuranceCost: optional(money),
    businessBuyer: fc.constantFrom(true, false, undefined),
    preference: fc.constantFrom('best', 'none'),
  })
  .map((request) => {
    const region = REGIONS[request.destinationCountry];
    return {
      ...request,
      currency: home(request.destinationCountry),
      ...(region ? { region } : {}),
    };
  });
export const requests = fc
  .tuple(shared, goods)
  .map(([request, one]): LandedCostRequest => ({ ...request, ...one }));
export const shipments = fc
  .tuple(shared, fc.array(goods, { minLength: 1, maxLength: 5 }))
  .map(([request, items]): ShipmentRequest => ({ ...request, items }));

export function price(request: LandedCostRequest, from: TariffEdition = edition): LandedCostResult {
  const answer = landedCost(request, from);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}
export function ship(request: ShipmentRequest): ShipmentResult {
  const answer = shipmentCost(request, edition);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

/** In thousandths, the smallest unit of any currency, since binary floats do not add up. */
export const thousandths = (amount: number | null): number => Math.round((amount ?? 0) * 1000);
export const total = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + thousandths(amount), 0);
export const unitOf = (currency: string): number => 1000 / 10 ** (MINOR_DIGITS[currency] ?? 2);
export const amountsOf = (lines: readonly LandedCostLine[], kind: LandedCostLine['kind']): number =>
  total(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
