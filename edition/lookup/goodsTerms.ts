/** Words that tell goods apart, as people are offered them. */
import { AXES } from '../../engine/classify/axisNames.ts';
import { MATERIAL_WORDS } from '../../engine/classify/axisWords.ts';
import { factOf, isStatable, OTHER } from '../../engine/classify/statedFacts.ts';

interface Term {
  value: string;
  label: string;
}

/** Materials that classification tells apart, as their names are printed. */
export const MATERIAL_TERMS: readonly Term[] = Object.entries(MATERIAL_WORDS)
  .flatMap(([value, label = '']) => (value === OTHER ? [] : [{ value, label }]))
  .toSorted((left, right) => (left.label < right.label ? -1 : 1));

/** Facts of goods that classification asks for, each with its question. */
export const FACT_TERMS: readonly Term[] = Object.entries(AXES)
  .filter(([axis]) => isStatable(axis))
  .map(([axis, { question }]) => ({ value: factOf(axis), label: question }))
  .toSorted((left, right) => (left.value < right.value ? -1 : 1));
