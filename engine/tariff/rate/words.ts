/** What a duty expression says, in plain English. */
import { type Decimal, decimal, HUNDRED } from '../../decimal.ts';
import type { DutyExpression, DutyUnit } from './expression.ts';

/**
 * The expression in words: `6.8 % of the customs value`, `4.4 cents per kilogram plus 10 % of the
 * customs value`. Null for a text that is not understood: nobody can say what it means.
 */
export const wordsOfDuty = (duty: DutyExpression): string | null =>
  duty.kind === 'unparsed' ? null : say(duty);

// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function say(duty: DutyExpression): string {
  switch (duty.kind) {
    case 'free':
      return 'free of duty';
    case 'adValorem':
      return `${roundedPercent(duty.percent)} % ${duty.of === null ? 'of the customs value' : `on the ${duty.of}`}`;
    case 'specific':
      return saySpecific(duty);
    case 'sum':
      return duty.parts.map(say).join(' plus ');
    case 'bounded':
      return `${say(duty.base)}, but not ${duty.bound === 'MIN' ? 'less' : 'more'} than ${say(duty.limit)}`;
    case 'polarised':
      return `${say(duty.full)}, less ${say(duty.step)} for each degree of polarisation under 100, but not less than ${say(duty.floor)}`;
    case 'seasonal':
      return duty.seasons
        .map(({ from, to, rate }) => `${say(rate)} from ${dayInWords(from)} to ${dayInWords(to)}`)
        .join('; ');
    case 'agricultural':
      return AGRICULTURAL[duty.component.replace(/R$/, '')] ?? `the component ${duty.component}`;
    case 'ofComponents':
      return duty.rule === 'each'
        ? 'the rate of each article of the set, as if it were entered alone'
        : 'the rate of the article of the set that has the highest one';
    case 'applicable':
      return 'the duty of the subheading in which the goods belong';
    case 'reference':
    case 'unparsed':
      return `as the tariff says elsewhere: ${duty.text}`;
  }
}

// 33 1/3 %, as the statutory column prints it, is kept with twenty places
const roundedPercent = (percent: Decimal): string => decimal(percent.toFixed(4)).toFixed();

function saySpecific({
  amount,
  currency,
  per,
  unit,
  of,
}: Extract<DutyExpression, { kind: 'specific' }>): string {
  return `${sayMoney(amount, currency)} per ${sayUnit(per, unit)}${of === null ? '' : ` (${of})`}`;
}

const DOLLARS: Readonly<Record<string, string>> = {
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
};
const NAMES: Readonly<Record<string, string>> = {
  ...DOLLARS,
  EUR: 'euros',
  GBP: 'pounds sterling',
  NOK: 'Norwegian kroner',
  SGD: 'Singapore dollars',
};

function sayMoney(amount: Decimal, currency: string): string {
  const inCents = currency in DOLLARS && amount.lt(ONE);
  return inCents
    ? `${amount.times(HUNDRED).toFixed()} cents`
    : `${amount.toFixed()} ${NAMES[currency] ?? currency}`;
}

function sayUnit(per: Decimal, unit: DutyUnit): string {
  const known = MULTIPLES[`${per.toFixed()} ${unit}`];
  if (known) return known;
  const [one, many] = UNITS[unit];
  return per.eq(ONE) ? one : `${per.toFixed()} ${many}`;
}

const ONE = decimal('1');

const MULTIPLES: Readonly<Record<string, string>> = {
  '0.001 kg': 'gram',
  '1000 kg': 'tonne',
  '12 item': 'dozen',
  '12 pair': 'dozen pairs',
  '100 l': 'hectolitre',
};

const UNITS: Readonly<Record<DutyUnit, readonly [one: string, many: string]>> = {
  kg: ['kilogram', 'kilograms'],
  item: ['item', 'items'],
  pair: ['pair', 'pairs'],
  m: ['metre', 'metres'],
  m2: ['square metre', 'square metres'],
  m3: ['cubic metre', 'cubic metres'],
  l: ['litre', 'litres'],
  'l alc. 100%': ['litre of pure alcohol', 'litres of pure alcohol'],
  'proof l': ['proof litre', 'proof litres'],
  '% vol/hl': [
    'per cent of alcohol by volume in each hectolitre',
    'per cent of alcohol by volume in each hectolitre',
  ],
  bbl: ['barrel', 'barrels'],
  carat: ['carat', 'carats'],
  W: ['watt', 'watts'],
  jewel: ['jewel', 'jewels'],
  piece: ['other piece or part', 'other pieces or parts'],
  'line gross': ['line gross', 'line gross'],
  'kg %': ['kilogram and per cent of content', 'kilograms and per cent of content'],
};

// Reg. (EU) 2658/87, annex I, section I, and the Meursing table of annex 1
const AGRICULTURAL: Readonly<Record<string, string>> = {
  EA: 'the agricultural component (EA) of the goods',
  ADSZ: 'the additional duty on sugar (ADSZ)',
  ADFM: 'the additional duty on flour (ADFM)',
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dayInWords = (day: string): string =>
  `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1] ?? ''}`;
