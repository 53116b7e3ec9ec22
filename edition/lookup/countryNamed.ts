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
