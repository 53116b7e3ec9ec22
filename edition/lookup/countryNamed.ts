import { nearest } from '../../engine/nearest.ts';
import { countryNamed as named } from '../../engine/origin/places.ts';
import type { Edition } from '../edition.ts';

/**
 * ISO 3166-1 alpha-2 code of the country that a text names: by its name in the languages of labels,
 * or by its alpha-3 code. Null where it names none.
 */
export const countryNamed = (
  text: string,
  { gazetteer }: Pick<Edition, 'gazetteer'>,
): string | null => named(text, gazetteer);

/** `VN (Vietnam)`: the country whose English name a text comes nearest to; null where none is near. */
export function countryLike(
  text: string,
  { countries }: Pick<Edition, 'countries'>,
): string | null {
  const known = [...countries.values()];
  const name = nearest(
    text,
    known.map((country) => country.name),
  );
  const found = known.find((country) => country.name === name);
  return found ? `${found.code} (${found.name})` : null;
}
