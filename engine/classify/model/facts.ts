/** Values that a language model states or a photo shows, put among the facts of a text. */
import type { Facts, Stated } from '../facts.ts';
import type { ToldValue } from './types.ts';

/**
 * Less than the text's own title and attributes: what a seller wrote goes before what a model
 * supposes or a photo shows.
 */
const TOLD_WEIGHT = 0.5;

/** The facts with the told values behind those that the text states itself. */
export function withTold(
  facts: Facts,
  told: readonly ToldValue[],
  source: NonNullable<Stated['source']>,
): Facts {
  if (told.length === 0) return facts;
  const values = new Map(facts.values);
  for (const { axis, value } of told) {
    const before = values.get(axis) ?? [];
    const stated: Stated = {
      value,
      weight: TOLD_WEIGHT,
      at: -1,
      length: 0,
      source,
    };
    values.set(
      axis,
      [...before, stated].sort((left, right) => right.weight - left.weight),
    );
  }
  return { ...facts, values };
}
