/** Parts of countries apart, and customs unions: formats in `data/tariff.md`. */
import type { CustomsUnionRow, TerritoryRow } from '../../../engine/tariff/types.ts';
import { readCountries, readTable, sourceOf } from '../table.ts';
import { readScope } from './charges.ts';

/** Parts of countries that are other destinations: `taxes/territories.txt`. */
export const readTerritories = (): TerritoryRow[] =>
  readTable('taxes/territories.txt', { least: 6, most: 6 }).map((row) => ({
    country: row.country(0),
    regions: row.words(1),
    postcodes: row.words(2),
    destination: row.country(3),
    region: row.optional(4),
    name: row.text(5, 'name'),
  }));

/** Customs unions: `taxes/customs-unions.txt`; a row of several countries is one of each. */
export const readCustomsUnions = (): CustomsUnionRow[] =>
  readTable('taxes/customs-unions.txt', { least: 8, most: 8 }).flatMap((row) =>
    readCountries(row, 0).map((country) => ({
      country,
      sentFrom: readCountries(row, 1).filter((one) => one !== country),
      scope: readScope(row, 2),
      name: row.text(3, 'name'),
      ...row.validity(4),
      ...sourceOf(row, 6),
    })),
  );
