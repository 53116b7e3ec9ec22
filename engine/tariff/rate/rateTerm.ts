/**
 * One term of a printed rate: `Free`, `12%`, `6.25% on the case`, `51¢ each`, `22.4 EUR/100 kg`,
 * `EA`.
 */
import { type Decimal, decimal, HUNDRED } from '../../decimal.ts';
import type { ScheduleName } from '../../hscode.ts';
import type { DutyExpression, DutyUnit } from './expression.ts';
import { parseWorded } from './wordedRate.ts';

/** Whose dollars and cents `$` and `¢` are: the schedule's. */
export type Dollar = 'USD' | 'CAD' | 'AUD';

/** The dollar of a schedule. */
export const dollarOf = (schedule: ScheduleName | null): Dollar =>
  schedule === 'ca' ? 'CAD' : schedule === 'au' ? 'AUD' : 'USD';

/** The term, or null when the text is none. */
export function parseSimple(text: string, dollar: Dollar): DutyExpression | null {
  if (
    /^free(?:, under bond(?:, as prescribed in U\.S\. note \d+ to this subchapter)?)?$/i.test(text)
  )
    return { kind: 'free' };
  if (/^(?:EAR?|ADSZR?|ADFMR?)$/.test(text)) return { kind: 'agricultural', component: text };
  return parseAdValorem(text) ?? parseSpecific(text, dollar) ?? parseWorded(text);
}

const THIRD = decimal('1').div(decimal('3')); // the statutory column prints `33 1/3%`
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const AD_VALOREM = new RegExp(
  String.raw`^(?:a duty of )?(${NUMBER})( 1/3)? ?(?:%|percent)(?: (?:on|of|upon)(?: the)? ?(.+))?$`,
);

function parseAdValorem(text: string): DutyExpression | null {
  const match = AD_VALOREM.exec(text.replace('on thebattery', 'on the battery'));
  if (!match) return null;
  const of = match[3]?.trim() ?? null;
  // A set or the customs value is the whole article, no part of it.
  const whole =
    of === null ||
    /^(?:entire set|customs value|value|full value of the imported article)$/.test(of);
  const percent = match[2] ? number(match[1]).plus(THIRD) : number(match[1]);
  return { kind: 'adValorem', percent, of: whole ? null : of };
}

// `51¢ each`, `$1.13/m3`, `0.86 ¢each`, `22.4 EUR / 100 kg / net`, `41.2 EUR DTN`, `2.04/pf. liter`
const AMOUNT = new RegExp(
  String.raw`^(\$|€|£)? ?(${NUMBER}) ?(¢|USD|EUR|GBP|CAD|AUD|NOK|SGD|JPY|€|£)?([^]*)`,
);

function parseSpecific(text: string, dollar: Dollar): DutyExpression | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, sign = '', amount, mark = '', tail = ''] = match;
  const unit = parseUnit(tail);
  const currency =
    mark === '¢' || sign === '$'
      ? dollar
      : (CURRENCIES.get(sign || mark) ?? (/pf\.? ?liter/.test(tail) ? dollar : null));
  if (!unit || !currency) return null;
  const value = number(amount);
  return {
    kind: 'specific',
    amount: mark === '¢' ? value.div(HUNDRED) : value,
    currency,
    ...unit,
  };
}

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ...['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NOK', 'SGD', 'JPY'].map((code) => [code, code] as const),
]);

const number = (printed: string | undefined): Decimal => {
  const digits = (printed ?? '').replaceAll(',', '');
  return decimal(digits.startsWith('.') ? `0${digits}` : digits);
};

/** Words by which publishers name a unit, with how many of ours one of theirs is. */
const UNITS: readonly (readonly [RegExp, DutyUnit, string])[] = [
  [/^% ?vol ?\/ ?hl/, '% vol/hl', '1'],
  [/^(?:l|litre|ltr) ?alc\.? ?100 ?%/, 'l alc. 100%', '1'],
  [/^(?:litre of (?:absolute ethyl|pure) alcohol|L of alcohol$)/, 'l alc. 100%', '1'],
  [/^(?:proof l\b|(?:pf|proof)\.? ?lit(?:er|re)s?)/, 'proof l', '1'],
  [/^kg ?%/, 'kg %', '1'],
  [/^(?:kg|kilogram|KGM)\b/, 'kg', '1'],
  [/^(?=clean kg)/, 'kg', '1'],
  [/^DTN\b/, 'kg', '100'],
  [/^(?:tonnes?|TNE|t)\b/, 'kg', '1000'],
  [/^g\b/, 'kg', '0.001'],
  [/^(?:hl|HLT|hectolitres?)\b/, 'l', '100'],
  [/^(?:lit(?:er|re)s?|LTR|l|L(?! of alcohol))\b/, 'l', '1'],
  [/^(?:m3|m³|MTQ)/, 'm3', '1'],
  [/^(?:m2|m²|MTK)/, 'm2', '1'],
  [/^(?:lin\. ?m|m)\b/, 'm', '1'],
  [/^doz\.? ?(?:pr|pairs)/, 'pair', '12'],
  [/^(?:doz|dozen)\b/, 'item', '12'],
  [/^(?:pr|prs|pairs?|NPR|pa)\b/, 'pair', '1'],
  [/^line\/? ?gross/, 'line gross', '1'],
  [/^gross\b/, 'item', '144'],
  [/^thousands?\b/, 'item', '1000'],
  [/^jewel\b/, 'jewel', '1'],
  [/^(?:other piece or part|piece)\b/, 'piece', '1'], // of a movement, beside its jewels
  [/^bbl\b/, 'bbl', '1'],
  [/^carat\b/, 'carat', '1'],
  [/^W\b/, 'W', '1'],
  [/^(?:each|items?|p\/st|NAR|head|article|pack|pins|rod|unit|stick)\b/, 'item', '1'],
];

/**
 * ` / 100 kg / net`, `/kg on drained weight`, ` each`, ` DTN`: the unit, how many of it, and what
 * narrows it.
 */
function parseUnit(tail: string): { per: Decimal; unit: DutyUnit; of: string | null } | null {
  const match = /^ ?(?:\/|per |for each )? ?(\d[\d,]*(?:\.\d+)?)? ?([^]*)/.exec(tail);
  const words = (match?.[2] ?? '').trim();
  const count = match?.[1] === undefined ? decimal('1') : number(match[1]);
  if (words === '')
    return match?.[1] !== undefined && tail.includes('/')
      ? { per: count, unit: 'item', of: null }
      : null;
  const known = UNITS.find(([pattern]) => pattern.test(words));
  if (!known) return null;
  const [pattern, unit, ours] = known;
  const narrower = words
    .replace('clean kg', 'clean weight')
    .replace(pattern, '')
    .replace(/^[./ ,]+/, '')
    .replace(/^(?:on|of) (?:the )?/, '')
    .trim();
  const per = count.times(decimal(ours));
  if (narrower === '' || narrower === 'net') return { per, unit, of: null };
  if (unit === 'kg' && PER_CENT_OF_SUGAR.test(narrower)) return { per, unit: 'kg %', of: null };
  return NARROWER.test(narrower) ? { per, unit, of: narrower } : null;
}

/** For each per cent of sucrose in the weight: `/% sacchar.`, in TARIC `DTN Z`. */
const PER_CENT_OF_SUGAR = /^(?:(?:net ?\/? ?)?% ?sacchar|Z)$/i;

/**
 * What publishers count of a quantity: the metal in an ore, the drained weight, the container too.
 * Any other words (a minus, a second amount) would change the duty and are not understood.
 */
const NARROWER = new RegExp(
  [
    '(?:[a-z]+ ){1,3}content', // copper, anhydrous morphine, ethyl alcohol
    'contents? and container',
    'entire contents? of container',
    'including weight of container',
    'immediate containers',
    'recording surface',
    'total sugars',
    'over \\d+', // jewels of a movement
    'clean weight',
    '(?:net )?drained (?:weight|wt)',
    '(?:net )?dry(?: matter)?',
    '(?:dry )?lactic matter',
    '(?:of )?biodiesel(?: content)?|raw sugar', // TARIC's qualifiers I and S
    'eda|std qual|mas|tot\\.? ?alc|TSS|gross|br', // as the United Kingdom and Australia abridge them
  ]
    .map((words) => `^(?:${words})$`)
    .join('|'),
  'i',
);
