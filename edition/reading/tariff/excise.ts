/** Excise duties of the destinations: `excise/*.txt`, format in `data/tariff.md`. */
import { decimal } from '../../../engine/decimal.ts';
import {
  type ExciseBase,
  type ExciseRow,
  parseStrength,
} from '../../../engine/tariff/tax/excise.ts';
import { hasPart, parseExciseRate } from '../../../engine/tariff/tax/exciseAmount.ts';
import { readTable, type Row, sourceOf, tablesIn } from '../table.ts';
import type { ChargeTable } from './charges.ts';

const BASES = [
  'quantity',
  'value',
  'duty-paid',
  'landed',
  'inside',
  'excise',
  'retail',
  'retail-or-duty-paid',
] as const satisfies readonly ExciseBase[];
const CATEGORIES = [
  'excise_alcohol',
  'excise_tobacco',
  'excise_other',
  'social_contribution',
] as const;

/** Excise duties, one row a tax, class of goods and strength. */
export const EXCISES: ChargeTable<ExciseRow> = {
  folder: 'excise',
  columns:
    'country | region | tax | category | scope | strength | rate | base | certainty | from | until | reason | legal basis | source url'.split(
      ' | ',
    ),
  read: (row) => excise(row),
  ruleOf: ({ country, region, tax, scope, strength, claimed }) =>
    [country, region, tax, scope.join(' '), JSON.stringify(strength), claimed].join(' | '),
};

/** Every row of the tables, and the files they were read from. */
export function readExcise(): { rows: ExciseRow[]; files: string[] } {
  const files = tablesIn(EXCISES.folder);
  const fields = { least: EXCISES.columns.length, most: EXCISES.columns.length };
  return { files, rows: files.flatMap((file) => readTable(file, fields).map(EXCISES.read)) };
}

function excise(row: Row): ExciseRow {
  const base = readBase(row, 7);
  return {
    country: row.country(0),
    region: row.optional(1),
    tax: row.text(2, 'tax'),
    category: row.oneOf(3, 'category', CATEGORIES),
    scope: readScope(row, 4),
    strength: readStrength(row, 5),
    rate: readRate(row, 6, base.base),
    ...base,
    certainty: row.oneOf(8, 'certainty', ['sure', 'assumed']),
    ...row.validity(9),
    reason: row.optional(11),
    ...sourceOf(row, 12),
  };
}

function readScope(row: Row, at: number): string[] {
  const words = row.words(at);
  if (words.length === 0) row.fail('scope is missing');
  for (const word of words)
    if (!/^(?:\d{2,10}|all)$/.test(word)) row.fail(`scope "${word}" is no code`);
  return words.filter((word) => word !== 'all');
}

function readStrength(row: Row, at: number): ExciseRow['strength'] {
  const text = row.optional(at);
  return text === null ? null : (parseStrength(text) ?? row.fail(`strength "${text}" is no band`));
}

/** A rate that is not understood, or a per cent of nothing, is refused. */
function readRate(row: Row, at: number, base: ExciseBase): string {
  const rate = row.text(at, 'rate');
  const duty = parseExciseRate(rate);
  if (hasPart(duty, ({ kind }) => kind === 'unparsed' || kind === 'reference'))
    row.fail(`rate "${rate}" is not understood`);
  if (base === 'quantity' && hasPart(duty, ({ kind }) => kind === 'adValorem'))
    row.fail(`rate "${rate}" is a per cent, and its base no value`);
  return rate;
}

/** The base, and words that narrow it: `quantity claimed=draught above=1.15 needs=production`. */
function readBase(
  row: Row,
  at: number,
): Pick<ExciseRow, 'base' | 'claimed' | 'alcoholAbove' | 'needs'> {
  const [name, ...options] = row.words(at);
  const base =
    BASES.find((one) => one === name) ??
    row.fail(`base "${name ?? ''}" is none of ${BASES.join(', ')}`);
  const found = new Map(
    options.map((option) => [option.split('=')[0] ?? '', option.split('=')[1] ?? '']),
  );
  for (const [key, value] of found)
    if (!/^(?:claimed [a-z_]+|above [\d.]+|needs [a-z_,]+)$/.test(`${key} ${value}`))
      row.fail(`base word "${key}=${value}" is not known`);
  const above = found.get('above');
  return {
    base,
    claimed: found.get('claimed') ?? null,
    alcoholAbove: above === undefined ? null : decimal(above),
    needs: (found.get('needs') ?? '').split(',').filter((word) => word !== ''),
  };
}
