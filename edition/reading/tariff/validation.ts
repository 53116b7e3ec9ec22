/** Rules on what may be sent, and how: `data/validation/rules.txt`, format in `data/tariff.md`. */
import { decimal } from '../../../engine/decimal.ts';
import { printedMoney } from '../../../engine/money.ts';
import {
  AMOUNT_FACTS,
  COMPARISONS,
  type Condition,
  WORD_FACTS,
} from '../../../engine/tariff/consignment/conditions.ts';
import type { ValidationRow } from '../../../engine/tariff/consignment/validation.ts';
import { readCountries, readTable, type Row, sourceOf } from '../table.ts';

export const VALIDATION_FILE = 'validation/rules.txt';

/**
 * Every rule, in the order of the table. Throws naming the line on a condition, a code or an origin
 * that cannot be read.
 */
export const readValidationRules = (): ValidationRow[] =>
  readTable(VALIDATION_FILE, { least: 12, most: 12 }).map(validationRow);

/** One row; throws `BrokenRow` when the table cannot hold it. */
export function validationRow(row: Row): ValidationRow {
  return {
    destination: row.shaped(0, 'destination', /^(?:[A-Z]{2}|all)$/, 'country, union or all'),
    rule: row.shaped(1, 'rule', /^[a-z0-9_]+$/, 'name of small letters'),
    action: row.oneOf(2, 'action', ['reject', 'warn', 'relief']),
    code: row.optional(3),
    scope: readGoods(row, 4),
    origins: readCountries(row, 5),
    when: readConditions(row, 6),
    message: row.text(7, 'message'),
    ...row.validity(8),
    ...sourceOf(row, 10),
  };
}

/** Prefixes of goods, those left out with a minus; `all` alone is no limit. */
export function readGoods(row: Row, at: number): string[] {
  const words = row.words(at);
  if (words.length === 0) row.fail('scope is missing');
  for (const word of words)
    if (!/^(?:all|-?\d{2,10})$/.test(word)) row.fail(`scope "${word}" is no code`);
  return words.filter((word) => word !== 'all');
}

/** Conditions separated by `;`; none for `-`. */
export const readConditions = (row: Row, at: number): Condition[] =>
  (row.optional(at) ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => condition(row, part));

const WORDS = /^([a-z-]+)(!?=)([A-Za-z_ ]+)$/;
const AMOUNT = /^([a-z]+)(<=|>=|<|>)(\d+(?:\.\d+)?)(?: (kg|[A-Z]{3}))?$/;

function condition(row: Row, part: string): Condition {
  const [, word, sign, words] = WORDS.exec(part) ?? [];
  const wordFact = WORD_FACTS.find((fact) => fact === word);
  if (wordFact && words) return { fact: wordFact, is: sign === '=', words: words.split(' ') };
  const [, name, how, amount, unit] = AMOUNT.exec(part) ?? [];
  const fact = AMOUNT_FACTS.find((one) => one === name);
  const compare = COMPARISONS.find((one) => one === how);
  if (!fact || !compare || amount === undefined)
    return row.fail(`condition "${part}" is not known`);
  const expected = { intrinsic: /^[A-Z]{3}$/, item: /^[A-Z]{3}$/, weight: /^kg$/, quantity: /^$/ }[
    fact
  ];
  if (!expected.test(unit ?? '')) row.fail(`condition "${part}" has another unit`);
  const figure = decimal(amount);
  return fact === 'intrinsic' || fact === 'item'
    ? { fact, compare, amount: printedMoney(figure), unit: unit ?? '' }
    : { fact, compare, amount: figure, unit: null };
}
