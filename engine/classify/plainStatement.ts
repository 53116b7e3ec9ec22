/**
 * A material that the text states in so many words: an attribute "Material: glass", or a clause of
 * its own, "…, made of glass". It silences what the name of the goods says otherwise.
 */
import { foldMarks } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import type { Stated } from './facts.ts';
import type { AxisValue } from './lexicon.ts';
import { MATERIAL } from './axisNames.ts';
import { roleOfKey } from './materialRole.ts';
import type { Hit } from './match.ts';
import type { Field, GoodsText } from './text.ts';

/** Whether a mention stands in an attribute or a clause that says of what the goods are made. */
export function isMadeOfClause(text: GoodsText, hit: Hit, field: Field): boolean {
  if (field.kind === 'attribute') return roleOfKey(field.key ?? '')?.axis === 'main';
  let from = hit.at;
  while (from > field.start && text.ends[from - 1] !== true) from -= 1;
  return (
    from > field.start &&
    from < hit.at &&
    text.words.slice(from, hit.at).every((word) => MADE_OF.has(word))
  );
}

/** All that may stand before the material in such a clause. */
const MADE_OF: ReadonlySet<string> = new Set(
  foldMarks(
    'made of from out aus hergestellt gefertigt besteht en de fabriqué fabriquée hecho hecha di fatto fatta realizzato realizzata van gemaakt ' +
      'z ze wykonany wykonana wykonane feito feita из сделано изготовлен изготовлена material materiał materiale matière материал',
  ).split(' '),
);

/** Of what a plain statement contradicts this is left. */
const CONTRADICTED = 0.5;

/** The materials, those less sure that a plain statement contradicts. */
export function withoutContradicted(
  main: readonly Stated[],
  vocabulary: readonly AxisValue[],
): Stated[] {
  const plain = main.filter(({ isPlain }) => isPlain === true);
  const wider = widerOf(vocabulary);
  const isKin = (one: string, other: string): boolean =>
    one === other || (wider.get(one)?.has(other) ?? false) || (wider.get(other)?.has(one) ?? false);
  const isLeft = (one: Stated): boolean =>
    one.isPlain === true || plain.some(({ value }) => isKin(value, one.value));
  return plain.length === 0
    ? [...main]
    : main.map((one) => (isLeft(one) ? one : { ...one, weight: one.weight * CONTRADICTED }));
}

/** All wider materials of each. */
const widerOf = rememberedOf(
  (vocabulary: readonly AxisValue[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const direct = new Map<string, Set<string>>();
    for (const { axis, value, within } of vocabulary)
      if (axis === MATERIAL) direct.set(value, new Set([...(direct.get(value) ?? []), ...within]));
    const all = new Map<string, Set<string>>();
    const widen = (value: string): Set<string> => {
      const known = all.get(value);
      if (known) return known;
      const found = new Set<string>();
      all.set(value, found);
      for (const wider of direct.get(value) ?? [])
        for (const one of [wider, ...widen(wider)]) found.add(one);
      return found;
    };
    for (const value of direct.keys()) widen(value);
    return all;
  },
);
