/** Numbers with units in a text. */
import { UNIT_FACTORS } from './axisNames.ts';
import type { GoodsText } from './text.ts';

export interface Measure {
  axis: string;
  /** In the unit of the axis. */
  amount: number;
  /** For a share: the material, once known. */
  of: string | null;
  /** Word it stands at; -1 for the price of the request. */
  at: number;
}

const LENGTHS = new Set(['mm', 'cm', 'm', 'in', 'inch', 'inches', 'ft', 'zoll']);
const VOLUMES = new Set(['ml', 'cl', 'dl', 'l', 'liter', 'litre', 'liters', 'litres', 'gal']);
const WEIGHTS = new Set(['g', 'kg', 'mg', 'lb', 'lbs', 'gram', 'grams', 'kilogram']);
const DIMENSIONS: ReadonlyMap<string, string> = new Map([
  ['wide', 'width'],
  ['width', 'width'],
  ['breite', 'width'],
  ['high', 'height'],
  ['height', 'height'],
  ['tall', 'height'],
  ['long', 'length'],
  ['length', 'length'],
  ['diameter', 'diameter'],
  ['dia', 'diameter'],
  ['thick', 'thickness'],
  ['thickness', 'thickness'],
  ['screen', 'screen'],
  ['display', 'screen'],
  ['monitor', 'screen'],
  ['tv', 'screen'],
  ['smart', 'screen'],
  ['tablet', 'screen'],
  ['laptop', 'screen'],
]);

/** Every number with a unit, in text order; the price of the request, if above nothing, comes last. */
export function readMeasures(text: GoodsText, price: number | undefined): Measure[] {
  const found: Measure[] = [];
  text.words.forEach((word, at) => {
    const parts = /^(\d+(?:[.,]\d+)?)([a-z%]*)$/.exec(word);
    if (!parts?.[1]) return;
    const next = text.ends[at] === true && parts[2] === '' ? '' : (text.words[at + 1] ?? '');
    const unit = parts[2] === '' || parts[2] === undefined ? next : parts[2];
    const measure = measureOf(Number(parts[1].replace(',', '.')), unit, text, at);
    if (measure) found.push(measure);
  });
  if (price !== undefined && price > 0) found.push({ axis: 'price', amount: price, of: null, at: -1 });
  return found;
}

function measureOf(amount: number, unit: string, text: GoodsText, at: number): Measure | null {
  const factor = UNIT_FACTORS[UNIT_NAMES.get(unit) ?? unit];
  if (unit === '%') {
    const alcohol = ['vol', 'abv', 'alcohol', 'alc'].some((word) =>
      text.words.slice(Math.max(0, at - 1), at + 3).includes(word),
    );
    return { axis: alcohol ? 'strength' : 'share', amount, of: null, at };
  }
  if (/^(?:years?|yrs?|months?|jahre|ans|anos)$/.test(unit)) {
    const child = /month/.test(unit) ? amount / 12 : amount;
    return AGE_WORDS.has(text.words[at - 1] ?? '') || AGE_WORDS.has(text.words[at + 2] ?? '')
      ? { axis: 'age', amount: child, of: null, at }
      : null;
  }
  if ((text.words[at - 1] === 'ages' || text.words[at - 1] === 'age') && unit !== 'g')
    return { axis: 'age', amount, of: null, at };
  if (/^(?:gsm|gm2)$/.test(unit)) return { axis: 'grammage', amount, of: null, at };
  if (unit === 'cc' || unit === 'cm3') return { axis: 'cylinder', amount, of: null, at };
  if (unit === 'pcs' || unit === 'pieces' || unit === 'pack' || unit === 'pc')
    return { axis: 'count', amount, of: null, at };
  if (factor === undefined) return null;
  const scaled = amount * factor;
  if (LENGTHS.has(unit)) return { axis: dimensionOf(text, at), amount: scaled, of: null, at };
  if (VOLUMES.has(unit)) return { axis: 'capacity', amount: scaled, of: null, at };
  if (unit === 'oz')
    return {
      axis: text.words.includes('fl') ? 'capacity' : 'weight',
      amount: text.words.includes('fl') ? scaled : amount * 0.02835,
      of: null,
      at,
    };
  if (WEIGHTS.has(unit)) return { axis: 'weight', amount: scaled, of: null, at };
  if (unit === 'w' || unit === 'kw' || unit === 'watt') return { axis: 'watt', amount: scaled, of: null, at };
  if (unit === 'v' || unit === 'volt') return { axis: 'volt', amount: scaled, of: null, at };
  return null;
}

const AGE_WORDS = new Set(['age', 'ages', 'aged', 'from', 'up', 'old', 'ab', 'over', 'above', 'under']);
const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['inches', 'inch'],
  ['zoll', 'inch'],
  ['liter', 'l'],
  ['litre', 'l'],
  ['liters', 'l'],
  ['litres', 'l'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['kilogram', 'kg'],
  ['lbs', 'lb'],
  ['watt', 'w'],
  ['watts', 'w'],
  ['volt', 'v'],
  ['volts', 'v'],
]);

function dimensionOf(text: GoodsText, at: number): string {
  const near = [...text.words.slice(at + 1, at + 4), ...text.words.slice(Math.max(0, at - 2), at)];
  const key = text.fields[text.fieldOf[at] ?? 0]?.key;
  const named = [...(key ? key.split(' ') : []), ...near]
    .map((word) => DIMENSIONS.get(word))
    .find((one) => one !== undefined);
  return named ?? 'size';
}
