/**
 * Regimes in place of the tariff, and levies that fees cannot express: formats in `data/tariff.md`.
 */
import { money } from '../../../engine/money.ts';
import {
  readSimplifiedRate,
  type SimplifiedRow,
} from '../../../engine/tariff/relief/simplified.ts';
import { LEVY_BASES, type LevyRow } from '../../../engine/tariff/tax/levies.ts';
import { readCountries, readPlaces, readTable, Row, sourceOf } from '../table.ts';
import { CHANNELS, readTaxRate } from './charges.ts';
import { readConditions, readGoods } from './validation.ts';

/** Regimes in place of the tariff: `taxes/simplified.txt`. */
export const readSimplified = (): SimplifiedRow[] =>
  readTable('taxes/simplified.txt', { least: 17, most: 18 }).map(simplifiedRow);

const AUDIENCES = ['consumer', 'business'] as const;

/** One regime; throws `BrokenRow` when the table cannot hold it. */
export function simplifiedRow(row: Row): SimplifiedRow {
  const [unit = '', measure = unit === 'kg' ? 'weight' : 'intrinsic'] = row
    .text(6, 'currency')
    .split(' ');
  if (!/^(?:kg|[A-Z]{3})$/.test(unit)) row.fail(`currency "${unit}" is none`);
  const measures = ['intrinsic', 'customs', 'weight'] as const;
  const rate = row.text(10, 'rate');
  if (!readSimplifiedRate(rate)) row.fail(`rate "${rate}" cannot be read`);
  return {
    country: row.country(0),
    name: row.text(1, 'name'),
    replaces: row.oneOf(2, 'replaces', ['duty', 'tax', 'duty and tax', 'base duty']),
    scope: readGoods(row, 3),
    above: row.optional(4) === null ? null : row.amount(4, 'above'),
    upTo: row.optional(5) === null ? null : row.amount(5, 'up to'),
    unit,
    measure:
      measures.find((one) => one === measure) ?? row.fail(`"${measure}" is no measure of a limit`),
    channels: row
      .words(7)
      .map((word) => CHANNELS.find((one) => one === word) ?? row.fail(`channel "${word}" is none`)),
    audience: row.optional(8) === null ? null : row.oneOf(8, 'audience', AUDIENCES),
    ...readPlaces(row, 9),
    rate,
    on: row.oneOf(11, 'on', ['value', 'excess']),
    ...row.validity(12),
    certainty: row.oneOf(14, 'certainty', ['sure', 'assumed']),
    ...sourceOf(row, 15),
    when: readConditions(row, 17),
  };
}

/** Levies that fees cannot express: `taxes/levies.txt`. */
export const readLevies = (): LevyRow[] =>
  readTable('taxes/levies.txt', { least: 17, most: 17 }).flatMap((row) => {
    const form = /^(?:(?:\d+(?:\.\d+)?% to )?\d+(?:\.\d+)?(?:%| [A-Z]{3})|unknown)$/;
    const { rate, lowest = null } = readTaxRate(row.shaped(8, 'rate', form, 'per cent or amount'));
    const shared = {
      code: row.text(1, 'code'),
      name: row.text(2, 'name'),
      kind: row.oneOf(3, 'kind', ['duty', 'fee', 'tax']),
      category: row.text(4, 'category'),
      scope: readGoods(row, 5),
      origins: readCountries(row, 6),
      when: readConditions(row, 7),
      rate,
      lowest,
      on: rate.endsWith('%') ? row.oneOf(9, 'on', LEVY_BASES) : null,
      waivedBelow: row.optional(10) === null ? null : money(row.amount(10, 'waived below')),
      taxed: row.oneOf(11, 'taxed', ['yes', 'no']) === 'yes',
      certainty: row.oneOf(12, 'certainty', ['sure', 'assumed']),
      ...row.validity(13),
      ...sourceOf(row, 15),
    };
    return readCountries(row, 0).map((country): LevyRow => ({ country, ...shared }));
  });
