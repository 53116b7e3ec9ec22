/** Weights with their units, as cells and column names print them. */
import { type Decimal, decimal } from '../../decimal.ts';

export type WeightUnit = 'g' | 'kg' | 'oz' | 'lb';

const NAMES: Readonly<Record<WeightUnit | 'mg', string>> = {
  mg: 'mg milligram milligrams',
  g: 'g gr gm gms gram grams gramm grammes gramme grammi gramos г gr. g.',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos кг kg.',
  oz: 'oz ounce ounces onzas onces oz.',
  lb: 'lb lbs pound pounds livres libras lb. lbs.',
};

const UNITS: ReadonlyMap<string, WeightUnit | 'mg'> = new Map(
  // the keys are those of the table
  (Object.entries(NAMES) as [WeightUnit | 'mg', string][]).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit] as const),
  ),
);

const unitNamed = (written: string): WeightUnit | 'mg' | null =>
  UNITS.get(written.trim().toLowerCase()) ?? null;

/** The unit that a cell or a column name prints; null where it is none of weight. */
export function weightUnitOf(written: string): WeightUnit | null {
  const unit = unitNamed(written);
  return unit === 'mg' ? null : unit;
}

/** A weight in a unit of the catalogue: milligrams become grams. Null where the unit is unknown. */
export function weightIn(
  figure: string,
  written: string,
): { amount: string; unit: WeightUnit } | null {
  const unit = unitNamed(written);
  if (unit === null) return null;
  if (unit !== 'mg') return { amount: figure, unit };
  const grams: Decimal = decimal(figure).div(decimal('1000'));
  return { amount: grams.toFixed(), unit: 'g' };
}

/** `2 lb 3 oz` in ounces; null where a text is not written so. */
export function poundsAndOunces(written: string): string | null {
  const [, pounds, ounces] =
    /^(\d{1,4})\s?(?:lbs?|pounds?)\.?,?\s?(\d{1,2}(?:\.\d{1,3})?)\s?(?:oz|ounces?)\.?$/i.exec(
      written.trim(),
    ) ?? [];
  if (pounds === undefined || ounces === undefined) return null;
  return decimal(pounds).times(decimal('16')).plus(decimal(ounces)).toFixed();
}
