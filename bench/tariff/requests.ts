/**
 * Requests to measure with: drawn from the lines of an edition by a fixed seed, so that every run
 * asks the same.
 */
import type {
  LandedCostRequest,
  ShipmentRequest,
  StackingItem,
} from '../../engine/tariff/consignment/request.ts';

const ORIGINS = ['CN', 'CN', 'VN', 'DE', 'JP', 'MX', 'CA', 'IN', 'BD', 'GB', 'KR', 'BR'];
const DATES = ['2026-05-01', '2026-11-21'];
const CURRENCIES = ['USD', 'EUR', 'GBP'];

/** Draws numbers below a bound; the same ones for the same seed. */
export type Draw = (below: number) => number;

const MODULUS = 2 ** 31;
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % MODULUS;
    return Math.floor((state / MODULUS) * below);
  };
}

const pick = <T>(draw: Draw, from: readonly T[]): T => {
  const chosen = from[draw(from.length)];
  if (chosen === undefined) throw new Error('nothing to draw from');
  return chosen;
};

const CENTS_MOST = 200_000;

/** A sale to a country, of a code among those given. */
export const saleTo = (
  destinationCountry: string,
  codes: readonly string[],
  draw: Draw,
  given: Partial<LandedCostRequest> = {},
): LandedCostRequest => ({
  hsCode: pick(draw, codes),
  originCountry: pick(draw, ORIGINS),
  destinationCountry,
  currency: pick(draw, CURRENCIES),
  value: (draw(CENTS_MOST) + 1) / 100,
  shippingCost: 12.5,
  weight: 2,
  weightUnit: 'kg',
  quantity: 3,
  transportMode: 'air',
  entryDate: pick(draw, DATES),
  purpose: 'sale',
  preference: 'best',
  ...(destinationCountry === 'CA' ? { region: 'ON' } : {}),
  ...given,
});

/** A shipment of so many lines. */
export function shipmentTo(
  country: string,
  codes: readonly string[],
  lines: number,
  draw: Draw,
): ShipmentRequest {
  const {
    hsCode: _code,
    originCountry: _origin,
    value: _value,
    ...shared
  } = saleTo(country, codes, draw);
  const items = Array.from({ length: lines }, () => {
    const { hsCode, originCountry, value, weight, weightUnit, quantity } = saleTo(
      country,
      codes,
      draw,
    );
    return { hsCode, originCountry, value, weight, weightUnit, quantity };
  });
  return { ...shared, items };
}

/** A question for the duty stack. */
export function stackTo(country: string, codes: readonly string[], draw: Draw): StackingItem {
  const { hsCode, originCountry, destinationCountry, entryDate } = saleTo(country, codes, draw);
  return { hsCode, originCountry, destinationCountry, date: entryDate };
}
