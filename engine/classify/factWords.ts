/** Facts of the goods in plain words: «the main fibre is cotton», «it is for men». */
import { AXES } from './axisNames.ts';
import type { RuleCondition } from './lexicon.ts';
import { inWords } from './phrases.ts';

/** A value as a reader says it. */
export const valueInWords = (value: string): string => VALUES.get(value) ?? plain(value);

const plain = (value: string): string => value.replaceAll('-', ' ');

const VALUES: ReadonlyMap<string, string> = new Map([
  ['flax', 'linen'],
  ['any-metal', 'metal'],
  ['synthetic', 'synthetic fibre'],
  ['artificial', 'artificial fibre'],
  ['acrylic-fibre', 'acrylic'],
  ['knit', 'knitted'],
  ['nonwoven', 'nonwoven'],
  ['colour', 'only coloured'],
  ['clad', 'clad with precious metal'],
  ['nonstick', 'coated against sticking'],
  ['gem', 'gemstones'],
  ['pearl', 'pearls'],
  ['imitation', 'imitation stones'],
  ['male', 'men or boys'],
  ['female', 'women or girls'],
  ['child', 'children'],
  ['baby', 'babies'],
  ['adult', 'adults'],
  ['unisex', 'everybody'],
  ['pet', 'pets'],
  ['horse', 'horses'],
  ['under3', 'under 3 years'],
  ['3to12', '3 to 12 years'],
  ['over12', 'over 12 years'],
  ['other', 'another one'],
  ['mains', 'mains current'],
  ['engine', 'an engine'],
  ['manual', 'hand'],
  ['electric', 'electricity'],
  ['led', 'LED'],
]);

type Say = (values: string) => string;
const is: Say = (values) => `it is ${values}`;

/** Axes of which the value alone makes no sentence. */
const SAID: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['user', (values) => `it is for ${values}`],
  ['for', (values) => `it is made for ${values}`],
  ['weave', is],
  ['finish', is],
  ['build', is],
  ['kind', (values) => `its kind is ${values}`],
  ['form', (values) => `its form is ${values}`],
  ['state', is],
  ['stone', (values) => `it carries ${values}`],
  ['power', (values) => `it is powered by ${values}`],
  ['age-label', (values) => `it is labelled for ${values}`],
]);

/** Facts that a value only affirms or denies. */
const AFFIRMED: ReadonlyMap<string, string> = new Map([
  ['waterproof=yes', 'it is waterproof'],
  ['print=yes', 'it is printed'],
  ['print=no', 'it is not printed'],
  ['alcohol=yes', 'it contains alcohol'],
  ['alcohol=no', 'it contains no alcohol'],
  ['sugar=added', 'it contains added sugar'],
  ['sugar=none', 'it contains no added sugar'],
  ['caffeine=removed', 'it is decaffeinated'],
  ['insulation=vacuum', 'it is vacuum insulated'],
  ['insulation=yes', 'it is insulated'],
  ['toe-cap=metal', 'it has a metal toe-cap'],
  ['ankle=covered', 'it covers the ankle'],
  ['ankle=open', 'it leaves the ankle free'],
  ['pack=retail', 'it is put up for retail sale'],
  ['pack=bulk', 'it is packed in bulk'],
  ['pack=set', 'it is put up as a set'],
  ['part=part', 'it is a part and not the whole article'],
  ['part=accessory', 'it is an accessory and not the article itself'],
  ['user=unisex', 'it is for everybody'],
]);

/** That one of the values of an axis is true of the goods; with `negated` that none is. */
export function factInWords(axis: string, values: readonly string[], negated = false): string {
  const [only = ''] = values;
  const affirmed = values.length === 1 ? AFFIRMED.get(`${axis}=${only}`) : undefined;
  if (affirmed !== undefined) return negated ? `it is not so that ${affirmed}` : affirmed;
  const listed = values.slice(0, VALUES_MAX).map(valueInWords).join(' or ');
  const named = negated ? `not ${listed}` : listed;
  return SAID.get(axis)?.(named) ?? `the ${inWords(axis)} is ${named}`;
}

const VALUES_MAX = 4;

/** A condition as a fact of the goods; null where it is none. */
export function conditionAsFact(condition: RuleCondition): string | null {
  switch (condition.test) {
    case 'axis':
      return factInWords(condition.axis, condition.values, condition.negated);
    case 'measure': {
      const { axis, of, compare, amount } = condition;
      const unit = AXES[axis]?.unit ?? '';
      const bound = `${BOUNDS[compare]} ${Number(amount.toFixed(4))}${unit === '%' ? ' %' : ` ${unit}`}`;
      return of === null
        ? `the ${inWords(axis)} is ${bound}`
        : `it contains ${bound} of ${valueInWords(of)}`;
    }
    case 'word':
    case 'destination':
      return null;
  }
}

const BOUNDS = { '<': 'below', '<=': 'at most', '>': 'over', '>=': 'at least' } as const;
