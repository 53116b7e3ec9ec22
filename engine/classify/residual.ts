/** The residual heading of a material: where goods of it go that no article and no label names. */
import { MATERIAL } from './axisNames.ts';
import type { Facts } from './facts.ts';
import type { NameIndex } from './nameIndex.ts';

/** "Other articles of ..." by material, narrower before wider. */
const RESIDUALS: readonly (readonly [material: string, code: string])[] = [
  ['bamboo', '442191'],
  ['wood', '442199'],
  ['cork', '450390'],
  ['straw', '460290'],
  ['leather', '420500'],
  ['rubber', '401699'],
  ['plastic', '392690'],
  ['paper', '482390'],
  ['textile', '630790'],
  ['porcelain', '691410'],
  ['ceramic', '691490'],
  ['glass', '702000'],
  ['stone', '681599'],
  ['iron', '732690'],
  ['aluminium', '761699'],
  ['copper', '741980'],
  ['zinc', '790700'],
  ['titanium', '810890'],
];

/** A material must be this surely stated for its residual to count. */
const STATED_MIN = 0.6;

/** The residual code of the main material stated, or null when none is, or none has one. */
export function residualOf(facts: Facts, names: NameIndex): string | null {
  const stated = facts.values.get('main')?.[0];
  if (!stated || stated.weight < STATED_MIN) return null;
  const wider = names.widened.get(`${MATERIAL}=${stated.value}`) ?? new Set([stated.value]);
  return RESIDUALS.find(([material]) => wider.has(material))?.[1] ?? null;
}
