/** The residual heading of a material: where goods of it go that no article and no label names. */
import { AXES, MATERIAL } from './axisNames.ts';
import type { Facts } from './facts.ts';
import type { Article, RuleCondition } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
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
  const wider = widened(stated.value, names);
  return RESIDUALS.find(([material]) => wider.has(material))?.[1] ?? null;
}

/** A material and all that are wider. */
const widened = (value: string, names: NameIndex): ReadonlySet<string> =>
  names.widened.get(`${MATERIAL}=${value}`) ?? new Set([value]);

const MATERIAL_OF: ReadonlyMap<string, string> = new Map(
  RESIDUALS.map(([material, code]) => [code, material]),
);

/** By name, goods of textile are seldom the same as others: a nylon screw is of plastics. */
const NEVER_INSTEAD: ReadonlySet<string> = new Set(['630790']);

/**
 * The code to which the rules of an article lead; of goods that go by their material, and for whose
 * stated material no rule is written, its residual in place of that of the usual material.
 */
export function byMaterial(
  code: string,
  { article, held }: { article: Article; held: readonly RuleCondition[] },
  { facts, names, residual }: { facts: Facts; names: NameIndex; residual: string | null },
): string {
  const usual = MATERIAL_OF.get(code);
  if (usual === undefined || held.some(isOnMaterial)) return code;
  if (!conditionsIn(article.rules).some(isOnMaterial)) return code;
  const stated = facts.values.get('main') ?? [];
  if (stated.some(({ value }) => widened(value, names).has(usual))) return code;
  return residual === null || NEVER_INSTEAD.has(residual) ? code : residual;
}

const isOnMaterial = (one: RuleCondition): boolean =>
  'axis' in one && AXES[one.axis]?.kind === 'material';
