/**
 * What usual requests are answered with: how many totals are complete, how many are estimates and
 * why, and how large answers are. Counted, not timed: the same at every run.
 */
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { shipmentCost } from '../../engine/tariff/shipment.ts';
import { stackDuties } from '../../engine/tariff/stacking.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';

/** Shares of the answers, from 0 to 1. */
export interface Answers {
  asked: number;
  /** Of the requests; the others were refused. */
  answered: number;
  /** `totals.complete` is true. */
  complete: number;
  /** Estimates for any reason but the age of a rate and the proof of origin alone. */
  estimated: number;
  /** Estimates that only a proof of origin is missing for. */
  originProof: number;
  /** By reason of `estimatedBecause`; an answer may have several. */
  because: Record<string, number>;
  /** Bytes of JSON. */
  sizes: Record<string, number>;
}

/**
 * Goods that parcels hold, with a usual weight of one in kilograms. Where the destination has lines
 * of its own, the last one of the subheading is asked for, which is the one for other goods.
 */
const GOODS: readonly (readonly [hsCode: string, weight: number])[] = [
  ['610910', 0.2],
  ['640399', 1],
  ['420222', 0.7],
  ['851830', 0.3],
  ['711719', 0.05],
  ['950300', 0.6],
  ['330499', 0.2],
  ['691110', 0.5],
  ['392410', 0.3],
  ['940521', 1.2],
  ['180632', 0.2],
  ['490199', 0.6],
];
const ORIGINS = ['CN', 'VN', 'IT', 'US', 'GB'];
const DESTINATIONS = ['US', 'DE', 'FR', 'PL', 'GB', 'CA', 'AU', 'JP', 'CH', 'NO'];
const VALUES = [20, 90, 480];

function codeFor(
  { schedules, destinations }: TariffEdition,
  country: string,
  subheading: string,
): string {
  const name = destinations.get(country)?.[0]?.schedule;
  const lines = name ? (schedules[name]?.codes ?? []) : [];
  return lines.findLast((code) => code.startsWith(subheading)) ?? subheading;
}

const request = (
  hsCode: string,
  weight: number,
  originCountry: string,
  destinationCountry: string,
  value: number,
) => ({
  hsCode,
  weight,
  weightUnit: 'kg' as const,
  originCountry,
  destinationCountry,
  value,
  currency: 'USD',
  shippingCost: 12.5,
  quantity: 1,
  transportMode: 'air' as const,
  purpose: 'sale' as const,
  preference: 'best' as const,
  ...(destinationCountry === 'CA' ? { region: 'ON' } : {}),
});

/** Answers to the grid of usual requests on one day. */
export function countAnswers(edition: TariffEdition, entryDate: string): Answers {
  const requests = GOODS.flatMap(([code, weight]) =>
    ORIGINS.flatMap((origin) =>
      DESTINATIONS.filter((destination) => destination !== origin).flatMap((destination) =>
        VALUES.map((value) =>
          request(codeFor(edition, destination, code), weight, origin, destination, value),
        ),
      ),
    ),
  );
  const answers = requests.flatMap((one) => {
    const answer = landedCost({ ...one, entryDate }, edition);
    return answer.ok ? [answer.result] : [];
  });
  const share = (has: (because: readonly string[]) => boolean): number =>
    answers.filter(({ estimatedBecause = [] }) => has(estimatedBecause)).length / answers.length;
  const asks = (because: readonly string[]): string[] =>
    because.filter((reason) => reason !== 'old_rate');
  const isProofAlone = (because: readonly string[]): boolean =>
    asks(because).every((reason) => reason === 'unproven_origin');
  const reasons = new Set(answers.flatMap(({ estimatedBecause = [] }) => estimatedBecause));
  return {
    asked: requests.length,
    answered: answers.length / requests.length,
    complete: answers.filter(({ totals }) => totals.complete).length / answers.length,
    estimated: share((because) => !isProofAlone(because)),
    originProof: share((because) => asks(because).length > 0 && isProofAlone(because)),
    because: Object.fromEntries(
      [...reasons].map((reason) => [reason, share((because) => because.includes(reason))]),
    ),
    sizes: sizesOf(edition, entryDate),
  };
}

/** Sizes of answers that the service sends most, without what the envelope adds. */
function sizesOf(edition: TariffEdition, entryDate: string): Record<string, number> {
  const shirt = { ...request('6109100012', 0.2, 'VN', 'US', 480), entryDate };
  const { hsCode, originCountry, value, weight, weightUnit, ...shared } = shirt;
  const line = { hsCode, originCountry, value, weight, weightUnit };
  const question = { hsCode, originCountry, destinationCountry: 'US', date: entryDate };
  return {
    'US, T-shirt': bytes(landedCost(shirt, edition)),
    'DE, T-shirt': bytes(
      landedCost({ ...shirt, hsCode: '61091000', destinationCountry: 'DE' }, edition),
    ),
    'US, shipment of 10 lines': bytes(
      shipmentCost({ ...shared, items: Array.from({ length: 10 }, () => line) }, edition),
    ),
    'US, stack of 100 codes': bytes(
      stackDuties(
        Array.from({ length: 100 }, () => question),
        edition,
      ),
    ),
  };
}

const bytes = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));
