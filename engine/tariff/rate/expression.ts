/**
 * Duty expressions: what a printed rate means. `parseDuty` reads, `printDuty` writes;
 * parse(print(e)) is e.
 */
import { type Decimal, decimal } from '../../decimal.ts';
import { remembered } from '../../remembered.ts';
import { type Dollar, parseSimple } from './rateTerm.ts';
import { APPLICABLE_WORDS, COMPONENT_WORDS } from './wordedRate.ts';

/** What a specific duty is charged on. `kg net` and the like are in `of`. */
export type DutyUnit =
  | 'kg'
  | 'item'
  | 'pair'
  | 'm'
  | 'm2'
  | 'm3'
  | 'l'
  | 'l alc. 100%'
  | 'proof l'
  | '% vol/hl'
  | 'bbl'
  | 'carat'
  | 'W'
  | 'jewel'
  | 'piece'
  | 'line gross'
  | 'kg %';

/**
 * `each`: every article of the set as if it were entered alone; `highest`: the whole at the rate of
 * the dearest article.
 */
export type ComponentRule = 'each' | 'highest';

/** A rate as a tree. `+` binds tighter than MIN and MAX; of those the last one is the root. */
export type DutyExpression =
  | { kind: 'free' }
  /** Per cent of the customs value, or of the value of one part of the article. */
  | { kind: 'adValorem'; percent: Decimal; of: string | null }
  /**
   * An amount for every `per` units; `of` narrows what is counted: `net drained weight`, `lead
   * content`.
   */
  | {
      kind: 'specific';
      amount: Decimal;
      currency: string;
      per: Decimal;
      unit: DutyUnit;
      of: string | null;
    }
  | { kind: 'sum'; parts: readonly DutyExpression[] }
  /** MIN: at least the limit. MAX: at most the limit. */
  | { kind: 'bounded'; base: DutyExpression; bound: 'MIN' | 'MAX'; limit: DutyExpression }
  /** Raw sugar: `full` less `step` for each degree under 100, but not less than `floor`. */
  | { kind: 'polarised'; full: DutyExpression; step: DutyExpression; floor: DutyExpression }
  /** A rate that changes with the season; days are `MM-DD`, both included. */
  | { kind: 'seasonal'; seasons: readonly { from: string; to: string; rate: DutyExpression }[] }
  /** An amount that depends on the Meursing composition: EA, ADSZ, ADFM. */
  | { kind: 'agricultural'; component: string }
  /** Sets and ensembles: every article at its own rate, or all of them at the highest of these. */
  | { kind: 'ofComponents'; rule: ComponentRule }
  /**
   * Chapter 99: what the subheading of the goods prints in this column, which a surcharge adds to.
   * Also `No change`.
   */
  | { kind: 'applicable' }
  /**
   * The rate stands elsewhere, in a note or under another heading, or hangs on its terms. Never
   * free.
   */
  | { kind: 'reference'; text: string }
  /** Text that is not understood. Never free. */
  | { kind: 'unparsed'; text: string };

/**
 * The expression of a printed rate; `unparsed` (never an exception, never free) when it is not
 * understood.
 */
export const parseDuty = (printed: string, dollar: Dollar = 'USD'): DutyExpression =>
  READ[dollar](printed);

function readDuty(printed: string, dollar: Dollar): DutyExpression {
  const text = tidy(printed);
  return (
    parseSeasonal(text, dollar) ??
    parsePolarised(text, dollar) ??
    parseBounded(text, dollar) ?? { kind: 'unparsed', text }
  );
}

// few rates, many lines: each is read once, and the same object is given for the same text
const READ: Readonly<Record<Dollar, (printed: string) => DutyExpression>> = {
  USD: remembered((printed) => readDuty(printed, 'USD')),
  CAD: remembered((printed) => readDuty(printed, 'CAD')),
  AUD: remembered((printed) => readDuty(printed, 'AUD')),
};

/** Canonical text of an expression, which `parseDuty` reads back. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
export function printDuty(duty: DutyExpression): string {
  switch (duty.kind) {
    case 'free':
      return 'Free';
    case 'adValorem':
      return `${duty.percent.toFixed()}%${duty.of ? ` on the ${duty.of}` : ''}`;
    case 'specific':
      return printSpecific(duty);
    case 'sum':
      return duty.parts.map(printDuty).join(' + ');
    case 'bounded':
      return `${printDuty(duty.base)} ${duty.bound} ${printDuty(duty.limit)}`;
    case 'polarised':
      return `${printDuty(duty.full)} less ${printDuty(duty.step)} for each degree under 100 degrees but not less than ${printDuty(duty.floor)}`;
    case 'seasonal':
      return duty.seasons
        .map(({ from, to, rate }) => `${printDuty(rate)} (${printDay(from)} - ${printDay(to)})`)
        .join(', ');
    case 'agricultural':
      return duty.component;
    case 'ofComponents':
      return COMPONENT_WORDS[duty.rule];
    case 'applicable':
      return APPLICABLE_WORDS;
    case 'reference':
    case 'unparsed':
      return duty.text;
  }
}

function printSpecific({
  amount,
  currency,
  per,
  unit,
  of,
}: Extract<DutyExpression, { kind: 'specific' }>): string {
  const count = per.eq(ONE) ? '' : `${per.toFixed()} `;
  return `${amount.toFixed()} ${currency}/${count}${unit}${of ? ` on ${of}` : ''}`;
}

/** Publishers differ in blanks, markup and quotation; a rate never depends on them. */
const tidy = (printed: string): string =>
  printed
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll('internal- revenue', 'internal-revenue')
    // a word broken at the end of a printed line: `appli- cable`
    .replaceAll(/([a-z])- (?=[a-z])/g, '$1')
    .replaceAll(/ plus (?=\d)/g, ' + ')
    .trim()
    .replace(/[.,;]$/, '');

const ONE = decimal('1');
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const printDay = (monthDay: string): string =>
  `${monthDay.slice(3)} ${MONTHS[Number(monthDay.slice(0, 2)) - 1] ?? ''}`;

/**
 * `8% (01 NOV - 14 MAY), 14% (15 MAY - 31 OCT)`; several intervals of one rate are separated by
 * commas.
 */
function parseSeasonal(text: string, dollar: Dollar): DutyExpression | null {
  if (!/\(\s*\d{1,2}\s*(?:-\s*\d{1,2}\s*)?[A-Za-z]{3}/.test(text)) return null;
  const seasons: { from: string; to: string; rate: DutyExpression }[] = [];
  let rest = text;
  while (rest !== '') {
    const group = /^([^()]+)\(([^()]*)\)\s*(?:,\s*|$)/.exec(rest);
    const rate = group?.[1] === undefined ? null : parseBounded(group[1].trim(), dollar);
    if (!group || !rate) return null;
    for (const interval of (group[2] ?? '').split(',')) {
      const days =
        /^\s*(\d{1,2}) ?([A-Za-z]{3})?[A-Za-z]* ?[-–] ?(\d{1,2}) {0,2}([A-Za-z]{3})[A-Za-z]*\s*$/.exec(
          interval,
        );
      // `01-31 DEC` is a season within one month
      const from = day(days?.[1], days?.[2] ?? days?.[4]);
      const to = day(days?.[3], days?.[4]);
      if (!from || !to) return null;
      seasons.push({ from, to, rate });
    }
    rest = rest.slice(group[0].length);
  }
  return { kind: 'seasonal', seasons };
}

function day(number: string | undefined, month: string | undefined): string | null {
  const index = MONTHS.indexOf((month ?? '').toUpperCase());
  if (number === undefined || index < 0 || Number(number) < 1 || Number(number) > 31) return null;
  return `${String(index + 1).padStart(2, '0')}-${number.padStart(2, '0')}`;
}

/**
 * HTS heading 1701: `3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees … but not less
 * than …`.
 */
function parsePolarised(text: string, dollar: Dollar): DutyExpression | null {
  const [reduced = '', bounded = ''] = parted(text, ' for each degree under 100 degrees');
  const [, least = ''] = parted(bounded, ' but not less ');
  const [full, step, floor] = [...parted(reduced, ' less '), least.replace(/^than /, '')].map(
    (part) => (part ? parseSimple(part, dollar) : null),
  );
  return full && step && floor ? { kind: 'polarised', full, step, floor } : null;
}

/** What stands before and behind the first of some words; nothing where they do not stand. */
function parted(text: string, words: string): [before: string, behind: string] | [] {
  const at = text.indexOf(words);
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + words.length)];
}

// Subheading 9114.90: parts of movements are capped when plates are among them.
const PLATES = ', but if consisting in part of ';
const CAPPED = ' the total duty shall not exceed the duty for the complete movement';

function platesAsMaximum(text: string): string {
  const [before, after = ''] = parted(text, PLATES);
  if (before === undefined || !after.endsWith(CAPPED) || after.includes('+')) return text;
  return `${before} MAX the duty for the complete movement, if consisting in part of ${after.slice(0, -CAPPED.length)}`;
}

/**
 * Operators MIN and MAX, also as Canada writes them; the last is the root, so it bounds all that
 * stands left of it.
 */
function parseBounded(text: string, dollar: Dollar): DutyExpression | null {
  const operands = platesAsMaximum(text)
    .replaceAll(/\bbut not less than\b/g, 'MIN')
    .replaceAll(/\b(?:but )?not more than\b|\bbut not to exceed\b|, or, if lower,/g, 'MAX')
    .split(/ ?\b(MIN|MAX)\b ?/);
  let tree = parseSum(operands[0] ?? '', dollar);
  for (let at = 1; at < operands.length && tree; at += 2) {
    const limit = parseSum(operands[at + 1] ?? '', dollar);
    tree = limit && {
      kind: 'bounded',
      base: tree,
      bound: operands[at] === 'MIN' ? 'MIN' : 'MAX',
      limit,
    };
  }
  return tree;
}

function parseSum(text: string, dollar: Dollar): DutyExpression | null {
  const parts = text.split(/\+|, and (?=[$\d])/).map((part) => parseSimple(part.trim(), dollar));
  const [only] = parts;
  if (parts.length === 1) return only ?? null;
  return parts.every((part) => part !== null) ? { kind: 'sum', parts } : null;
}
