/** Loads the tables of the Food and Drug Administration's product codes from `data/fda/`. */
import { LANGUAGES } from '../../engine/classify/stem.ts';
import {
  type ActiveRow,
  type CodeBase,
  type ClaimRow,
  type FdaTables,
  type FormRow,
  type HeadingRow,
  INDUSTRY_KINDS,
  type OutsideRow,
  type ProductName,
  type ProductRow,
} from '../../engine/regulator/types.ts';
import { readTable, type Row, tablesIn } from './table.ts';

const FOLDER = 'fda';
const PRODUCT_FILES = ['food', 'care', 'devices', 'radiation', 'other'];

/** All tables. A broken row is an error that names its file and line. */
export const loadFda = (): FdaTables => ({
  industries: new Map(
    rowsOf('industries', 3).map((row) => {
      const code = row.shaped(0, 'code', /^\d{2}$/, 'industry');
      return [
        code,
        { code, name: row.text(1, 'name'), kind: row.oneOf(2, 'kind', INDUSTRY_KINDS) },
      ];
    }),
  ),
  classes: new Map(
    rowsOf('classes', 3).map((row) => [
      row.shaped(0, 'class', /^\d{2}[A-Z]$/, 'industry and class'),
      { name: row.text(1, 'name'), certainty: row.oneOf(2, 'certainty', ['V', 'K']) },
    ]),
  ),
  products: PRODUCT_FILES.flatMap((file) => rowsOf(file, 5).map(productOf)),
  outside: rowsOf('outside', 4).map(outsideOf),
  headings: new Map(rowsOf('headings', 3).map((row) => [row.text(0, 'prefix'), headingOf(row)])),
  claims: rowsOf('claims', 5).map(claimOf),
  actives: rowsOf('actives', 3).map(activeOf),
  forms: rowsOf('forms', 5).map(formOf),
  agencies: new Map(
    rowsOf('agencies', 2).map((row) => [row.text(0, 'name'), row.text(1, 'words')]),
  ),
});

/** The files behind `loadFda`, relative to `data/`. */
export const fdaFiles = (): string[] => tablesIn(FOLDER);

const rowsOf = (file: string, fields: number): Row[] =>
  readTable(`${FOLDER}/${file}.txt`, { least: fields, most: fields });

const productOf = (row: Row): ProductRow => ({
  ...baseOf(row, row.text(0, 'code')),
  description: row.text(1, 'description'),
  certainty: row.oneOf(2, 'certainty', ['V', 'K']),
  hsCodes: row.words(3),
  names: namesOf(row, 4),
});

function activeOf(row: Row): ActiveRow {
  const bounds = row.optional(0) === null ? null : row.shaped(0, 'per cent', BOUNDS, 'two numbers');
  const [least, most] = (bounds ?? '').split(' ').map(Number);
  return {
    percent: bounds === null ? null : { least: least ?? 0, most: most ?? 100 },
    isDosed: row.oneOf(1, 'dose', ['yes', 'no']) === 'yes',
    names: namesOf(row, 2),
  };
}

const BOUNDS = /^\d{1,3}(?:\.\d{1,3})? \d{1,3}(?:\.\d{1,3})?$/;

const outsideOf = (row: Row): OutsideRow => ({
  agency: row.optional(0),
  description: row.text(1, 'description'),
  hsCodes: row.words(2),
  names: namesOf(row, 3),
});

/**
 * Codes are given in order; `no` and an agency, or `no` after codes, says that goods of the heading
 * may be outside.
 */
function headingOf(row: Row): HeadingRow {
  const words = row.words(1);
  const isOutside = words[0] === 'no';
  return {
    prefix: row.shaped(0, 'prefix', /^\d{2,6}$/, 'heading'),
    bases: isOutside ? [] : words.filter((word) => word !== 'no').map((word) => baseOf(row, word)),
    mayBeOutside: words.includes('no'),
    agency: isOutside && words[1] !== '-' ? (words[1] ?? null) : null,
    description: row.text(2, 'description'),
  };
}

const claimOf = (row: Row): ClaimRow => ({
  from: row.words(0),
  to: baseOf(row, row.text(1, 'code')),
  description: row.text(2, 'description'),
  why: row.text(3, 'reason'),
  names: namesOf(row, 4),
});

const formOf = (row: Row): FormRow => ({
  position: row.oneOf(0, 'position', ['subclass', 'process']),
  kinds: [row.oneOf(1, 'kind', INDUSTRY_KINDS)],
  code: row.shaped(2, 'code', /^[A-Z]$/, 'letter'),
  description: row.text(3, 'description'),
  names: namesOf(row, 4),
});

/** `20A13`: industry, class, product. */
function baseOf(row: Row, code: string): CodeBase {
  const [, industry, letter, product] = /^(\d{2})([A-Z])([A-Z0-9]{2})$/.exec(code) ?? [];
  if (!industry || !letter || !product)
    return row.fail(`"${code}" is no industry, class and product`);
  return { industry, class: letter, product };
}

/** `en name; name / de Name`. */
function namesOf(row: Row, at: number): ProductName[] {
  return row
    .text(at, 'names')
    .split(' / ')
    .flatMap((part) => {
      const [language = '', ...rest] = part.trim().split(' ');
      if (!LANGUAGES.some((known) => known === language))
        row.fail(`"${language}" is no language of names`);
      return rest
        .join(' ')
        .split(';')
        .map((words) => ({ language, words: words.trim() }))
        .filter(({ words }) => words !== '');
    });
}
