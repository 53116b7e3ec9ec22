/** The weight that air freight is charged by: the greater of gross weight and volume weight. */
import { type Decimal, decimal, fromNumber, greatest, roundHalfUp, sum } from '../decimal.ts';

export interface Dimensions {
  length: number;
  width: number;
  height: number;
  unit: 'cm' | 'in';
  /** Pieces of this size. */
  pieces: number;
}

export interface Weighed {
  grossWeight: number;
  /** Kilograms or pounds. */
  weightUnit: 'K' | 'L';
  dimensions?: readonly Dimensions[] | undefined;
}

// one kilogram for 6,000 cubic centimetres: the airlines' general rule (IATA TACT rule 3.9.4)
const CM3_PER_KG = decimal('6000');
const CM3_PER_CUBIC_INCH = decimal('16.387064'); // 2.54 to the third, exactly
export const KG_PER_POUND = decimal('0.45359237'); // international pound, exactly
const TWO = decimal('2');

/** In the line's unit, rounded up to the next half kilogram or whole pound. */
export function chargeableWeight({ grossWeight, weightUnit, dimensions = [] }: Weighed): Decimal {
  const kilograms = sum(dimensions.map(volumeOf)).div(CM3_PER_KG);
  // quotients have twenty places: what is a whole number must not be rounded up for the last of
  // them
  const volume = roundHalfUp(weightUnit === 'K' ? kilograms : kilograms.div(KG_PER_POUND), 9);
  const weight = greatest(fromNumber(grossWeight), volume);
  return weightUnit === 'K' ? weight.times(TWO).round(0, UP).div(TWO) : weight.round(0, UP);
}

const UP = 3; // away from zero

/** Cubic centimetres of all pieces of a size. */
function volumeOf({ length, width, height, unit, pieces }: Dimensions): Decimal {
  const each = [length, width, height, pieces].map(fromNumber).reduce((a, b) => a.times(b));
  return unit === 'cm' ? each : each.times(CM3_PER_CUBIC_INCH);
}
