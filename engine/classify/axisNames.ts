/** The closed list of axes: what may stand in a condition of the lexicon. */

export type AxisKind =
  /** A value of the material tree. */
  | 'material'
  /** One of few values; nothing said means unknown. */
  | 'choice'
  /** Open list of values declared by the families; nothing said mostly means no. */
  | 'marker'
  /** A number in the unit named. */
  | 'measure';

export interface Axis {
  kind: AxisKind;
  /** Unit of a measure. */
  unit?: 'cm' | 'l' | 'kg' | 'W' | 'V' | '%' | 'USD' | 'g/m2' | 'years' | 'pieces' | 'cm3' | 'g';
  /** The material group its values must lie in, for axes that take a part of the tree. */
  within?: string;
  /** The question put to the customer when this axis decides and is unknown. */
  question: string;
}

/** Every axis by name; `AXES.md` of the lexicon explains each. */
export const AXES: Readonly<Record<string, Axis>> = {
  main: { kind: 'material', question: 'What material is it mainly made of?' },
  outer: { kind: 'material', question: 'What material is the outer surface?' },
  upper: { kind: 'material', question: 'What material is the upper made of?' },
  sole: { kind: 'material', question: 'What material is the outer sole?' },
  lining: { kind: 'material', question: 'What material is the lining?' },
  metal: {
    kind: 'material',
    within: 'any-metal',
    question: 'Which metal is it made of (not the plating)?',
  },
  'main-fibre': {
    kind: 'material',
    within: 'textile',
    question: 'Which textile fibre weighs most?',
  },
  finish: { kind: 'choice', question: 'Is it plated, coated or only coloured?' },
  stone: { kind: 'choice', question: 'Which stones or pearls does it carry, if any?' },
  weave: { kind: 'choice', question: 'Is the fabric knitted or woven?' },
  user: { kind: 'choice', question: 'Who is it for: men, women, boys, girls or babies?' },
  ankle: { kind: 'choice', question: 'Does it cover the ankle?' },
  'toe-cap': { kind: 'choice', question: 'Does it have a metal toe-cap?' },
  build: { kind: 'marker', question: 'How is it built?' },
  waterproof: { kind: 'choice', question: 'Is it waterproof?' },
  print: { kind: 'choice', question: 'Is it printed?' },
  power: {
    kind: 'choice',
    question: 'How is it powered: mains, battery, solar, engine or by hand?',
  },
  chemistry: { kind: 'choice', question: 'Which battery chemistry is it?' },
  source: { kind: 'choice', question: 'Which light source does it use?' },
  state: {
    kind: 'choice',
    question: 'In what state is it: fresh, frozen, dried, roasted or prepared?',
  },
  caffeine: { kind: 'choice', question: 'Is it decaffeinated?' },
  sugar: { kind: 'choice', question: 'Does it contain added sugar?' },
  alcohol: { kind: 'choice', question: 'Does it contain alcohol?' },
  insulation: { kind: 'choice', question: 'Is it vacuum insulated?' },
  pack: { kind: 'choice', question: 'Is it packed for retail sale, in bulk or as a set?' },
  part: { kind: 'choice', question: 'Is it the whole article or a part of it?' },
  kind: { kind: 'marker', question: 'Which kind is it exactly?' },
  form: { kind: 'marker', question: 'Which form does it have?' },
  for: { kind: 'marker', question: 'What is it made for?' },
  'age-label': { kind: 'choice', question: 'Which age is printed on the label?' },
  share: {
    kind: 'measure',
    unit: '%',
    question: 'What share of each fibre or material does it contain?',
  },
  strength: { kind: 'measure', unit: '%', question: 'What is the alcohol strength by volume?' },
  size: { kind: 'measure', unit: 'cm', question: 'What is its largest size?' },
  width: { kind: 'measure', unit: 'cm', question: 'How wide is it?' },
  height: { kind: 'measure', unit: 'cm', question: 'How high is it?' },
  length: { kind: 'measure', unit: 'cm', question: 'How long is it?' },
  diameter: { kind: 'measure', unit: 'cm', question: 'What is its diameter?' },
  thickness: { kind: 'measure', unit: 'cm', question: 'How thick is it?' },
  screen: { kind: 'measure', unit: 'cm', question: 'What is the diagonal of the screen?' },
  capacity: { kind: 'measure', unit: 'l', question: 'What volume does it hold?' },
  weight: { kind: 'measure', unit: 'kg', question: 'What does one piece weigh?' },
  grammage: { kind: 'measure', unit: 'g/m2', question: 'What is the weight per square metre?' },
  cylinder: { kind: 'measure', unit: 'cm3', question: 'What is the cylinder capacity?' },
  watt: { kind: 'measure', unit: 'W', question: 'What is its power in watts?' },
  volt: { kind: 'measure', unit: 'V', question: 'What is its voltage?' },
  age: { kind: 'measure', unit: 'years', question: 'What age is it made for?' },
  count: { kind: 'measure', unit: 'pieces', question: 'How many pieces are in one pack?' },
  price: { kind: 'measure', unit: 'USD', question: 'What is the price of one piece?' },
};

/** The name under which the shared tree of materials declares its values. */
export const MATERIAL = 'material';

/** The axis under which the words of a value are declared: all material axes share one tree. */
export const vocabularyOf = (axis: string): string =>
  AXES[axis]?.kind === 'material' ? MATERIAL : axis;

/** Factors from a printed unit to the unit of the measures. */
export const UNIT_FACTORS: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  inch: 2.54,
  ft: 30.48,
  ml: 0.001,
  cl: 0.01,
  dl: 0.1,
  l: 1,
  oz: 0.0296,
  gal: 3.785,
  mg: 0.000001,
  g: 0.001,
  kg: 1,
  t: 1000,
  lb: 0.4536,
  w: 1,
  kw: 1000,
  v: 1,
  kv: 1000,
  '%': 1,
  usd: 1,
  gsm: 1,
  'g/m2': 1,
  years: 1,
  months: 1 / 12,
  cc: 1,
  cm3: 1,
};
