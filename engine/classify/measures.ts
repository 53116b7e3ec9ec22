/** Numbers with units in a text. */
import { UNIT_FACTORS } from './axisNames.ts';
import { unitBehind, unitOf } from './foreignUnits.ts';
import { areFluid, FLUID_OUNCE_L, OUNCE_KG } from './ounces.ts';
import type { GoodsText } from './text.ts';

export interface Measure {
  axis: string;
  /** In the unit of the axis. */
  amount: number;
  /** Whether the text gives the amount itself, or only what it stays below or goes above. */
  bound: 'exact' | 'below' | 'above';
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
  ...'breit largeur ancho anchura largura larghezza larga breedte breed szerokosc szer 宽 幅 폭 ширина'
    .split(' ')
    .map((word): [string, string] => [word, 'width']),
  ...'hohe hoch hauteur alto altura altezza hoogte hoog wysokosc wys 高 высота'
    .split(' ')
    .map((word): [string, string] => [word, 'height']),
  ...'lange lang longueur largo longitud comprimento lunghezza lengte dlugosc dl 长 長 длина'
    .split(' ')
    .map((word): [string, string] => [word, 'length']),
  ...'durchmesser diametre diametro srednica fi 径 диаметр'
    .split(' ')
    .map((word): [string, string] => [word, 'diameter']),
  ...'dick dicke stark starke epaisseur epais espesor grosor espessura spessore dikte dik grubosc gr 厚 толщина'
    .split(' ')
    .map((word): [string, string] => [word, 'thickness']),
  ['screen', 'screen'],
  ['display', 'screen'],
  ['monitor', 'screen'],
  ['tv', 'screen'],
  ['smart', 'screen'],
  ['tablet', 'screen'],
  ['laptop', 'screen'],
]);

/**
 * Every number with a unit, in text order; the price of the request, if above nothing, comes last.
 */
export function readMeasures(text: GoodsText, price: number | undefined): Measure[] {
  const found: Measure[] = [];
  text.words.forEach((word, at) => {
    const across = ACROSS.exec(word);
    if (across?.groups) {
      const { first = '', second = '', third, unit: own = '' } = across.groups;
      const unit = own === '' ? unitBehind(text, at) : unitOf(own);
      if (LENGTHS.has(unit))
        for (const size of [first, second, third].filter((one) => one !== undefined))
          found.push({ axis: 'size', amount: amountOf(size) * factorOf(unit), ...EXACT, at });
      return;
    }
    const parts = NUMBER.exec(word);
    if (!parts?.[1]) return;
    const unit = unitAt(text, at, parts[2] ?? '');
    const measure = measureOf(amountOf(parts[1]), unit, text, at);
    const last = found.at(-1);
    if (
      !measure ||
      (last && measure.axis === 'age' && last.axis === 'age' && last.amount === measure.amount)
    )
      return;
    found.push({ ...measure, bound: boundBefore(text, at) });
  });
  if (price !== undefined && price > 0)
    found.push({ axis: 'price', amount: price, bound: 'exact', of: null, at: -1 });
  return found;
}

/** A number with or without its unit. */
const NUMBER = /^(\d+(?:[.,]\d+)?)([a-zа-я%]*)$/;
/** "120x120x25mm". */
const ACROSS =
  /^(?<first>\d+(?:[.,]\d+)?)[xх](?<second>\d+(?:[.,]\d+)?)(?:[xх](?<third>\d+(?:[.,]\d+)?))?(?<unit>[a-zа-я]*)$/;

const EXACT = { bound: 'exact', of: null } as const;
const factorOf = (unit: string): number => UNIT_FACTORS[UNIT_NAMES.get(unit) ?? unit] ?? 1;
const amountOf = (printed: string): number => Number(printed.replace(',', '.'));

/** The unit of a number: its own, the next word, or that of "25 x 52 x 15 mm" as a whole. */
function unitAt(text: GoodsText, at: number, own: string): string {
  const { words, ends } = text;
  if (own !== '') return unitOf(own);
  if (ends[at] === true) return '';
  const next = unitBehind(text, at);
  if (next !== 'x' && next !== 'х') return next;
  const last = words[at + 3] === words[at + 1] ? at + 4 : at + 2;
  const unit = NUMBER.exec(words[last] ?? '')?.[2];
  const behind = unit === '' && ends[last] !== true ? unitBehind(text, last) : unitOf(unit ?? '');
  return LENGTHS.has(behind) ? behind : next;
}

/** "Not more than 200 g" and "over 200 g": what the words before a number make of it. */
function boundBefore({ words, ends }: GoodsText, at: number): Measure['bound'] {
  const before: string[] = [];
  for (let place = at - 1; place >= Math.max(0, at - 3) && ends[place] !== true; place -= 1)
    before.unshift(words[place] ?? '');
  const phrase = before.join(' ');
  if (BELOW.test(phrase)) return 'below';
  return ABOVE.test(phrase) ? 'above' : 'exact';
}

const BELOW =
  /(?:not (?:over|exceeding|more than|above)|no more than|less than|lower than|smaller than|under|below|up to|at most|max|maximum|bis|weniger als|unter|jusqu a|moins de|hasta|menos de|fino a|meno di|tot|minder dan|do|ponizej|ate)$/;
const ABOVE =
  /(?:over|more than|exceeding|above|greater than|at least|min|minimum|not less than|uber|mehr als|mindestens|plus de|mas de|oltre|piu di|meer dan|minstens|powyzej|mais de)$/;

type Read = Omit<Measure, 'bound'>;

function measureOf(amount: number, unit: string, text: GoodsText, at: number): Read | null {
  const factor = UNIT_FACTORS[UNIT_NAMES.get(unit) ?? unit];
  if (unit === '%') {
    const alcohol = ['vol', 'abv', 'alcohol', 'alc'].some((word) =>
      text.words.slice(Math.max(0, at - 1), at + 3).includes(word),
    );
    return { axis: alcohol ? 'strength' : 'share', amount, of: null, at };
  }
  if (isAge(text, at, unit)) {
    const youngest = numberBefore(text, at) ?? amount; // "6-12 years" begins at six
    return { axis: 'age', amount: /month/.test(unit) ? youngest / 12 : youngest, of: null, at };
  }
  if (YEARS.test(unit)) return null;
  if (/^(?:gsm|gm2)$/.test(unit)) return { axis: 'grammage', amount, of: null, at };
  if (unit === 'cc' || unit === 'cm3') return { axis: 'cylinder', amount, of: null, at };
  if (unit === 'pcs' || unit === 'pieces' || unit === 'pack' || unit === 'pc')
    return { axis: 'count', amount, of: null, at };
  if (OUNCES.has(unit))
    return areFluid(text, at)
      ? { axis: 'capacity', amount: amount * FLUID_OUNCE_L, of: null, at }
      : { axis: 'weight', amount: amount * OUNCE_KG, of: null, at };
  if (factor === undefined) return null;
  const scaled = amount * factor;
  if (LENGTHS.has(unit)) return { axis: dimensionOf(text, at), amount: scaled, of: null, at };
  if (VOLUMES.has(unit)) return { axis: 'capacity', amount: scaled, of: null, at };
  if (WEIGHTS.has(unit)) return { axis: 'weight', amount: scaled, of: null, at };
  if (unit === 'w' || unit === 'kw' || unit === 'watt')
    return { axis: 'watt', amount: scaled, of: null, at };
  if (unit === 'v' || unit === 'kv' || unit === 'volt')
    return { axis: 'volt', amount: scaled, of: null, at };
  return null;
}

const OUNCES = new Set(['oz', 'ounce', 'ounces', 'onzas', 'fl']);

/** Of persons alone: "3岁以上". */
const AGE_SIGNS = /^[岁歲歳才세]$/;
const YEARS = /^(?:years?|yrs?|y|months?|jahren?|ans|anos|anni|jaar|lat)$/;

/** "Ages 3+", "aged 6-12", "from 3 years", an attribute that asks for the age. */
function isAge(text: GoodsText, at: number, unit: string): boolean {
  const key = text.fields[text.fieldOf[at] ?? 0]?.key ?? '';
  const begins = numberBefore(text, at) === null ? at : at - 1;
  const before = text.words[begins - 1] ?? '';
  if (
    /\bage\b|\bages\b|\balter\b/.test(key) &&
    (unit === '' || !(unit in UNIT_FACTORS) || YEARS.test(unit))
  )
    return true;
  if (/^age[sd]?$/.test(before) && unit !== 'g') return true;
  if (unit === 'years' && AGE_SIGNS.test(text.words[at + 1] ?? '')) return true;
  return YEARS.test(unit) && (AGE_WORDS.has(before) || AGE_WORDS.has(text.words[at + 2] ?? ''));
}

function numberBefore({ words, ends }: GoodsText, at: number): number | null {
  const before = words[at - 1] ?? '';
  return /^\d{1,2}$/.test(before) && ends[at - 1] !== true ? Number(before) : null;
}

const AGE_WORDS = new Set([
  'age',
  'ages',
  'aged',
  'from',
  'up',
  'old',
  'ab',
  'over',
  'above',
  'under',
  'от',
  'до',
]);
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
