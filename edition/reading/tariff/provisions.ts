/** Special entry provisions: `data/measures/provisions.txt`, format in `data/tariff.md`. */
import type { ProvisionRelief, ProvisionRow } from '../../../engine/tariff/relief/provisionRow.ts';
import { readCountries, readTable, type Row, sourceOf } from '../table.ts';

export const PROVISIONS_FILE = 'measures/provisions.txt';

const PURPOSES = ['sale', 'gift', 'sample', 'return', 'person'];
const RELIEFS: readonly ProvisionRelief[] = [
  'duty',
  'additional',
  'mpf',
  'tax',
  'tax-but-work',
  'fees',
];
const BASES = ['none', 'repair', 'less_us_components'] as const;

/** The provisions in the order of the file. Throws naming file and line on a broken row. */
export const readProvisions = (): ProvisionRow[] =>
  readTable(PROVISIONS_FILE, { least: 15, most: 17 }).map(readProvision);

function readProvision(row: Row): ProvisionRow {
  return {
    destination: row.country(0),
    code: row.text(1, 'code'),
    name: row.text(2, 'name'),
    kind: row.shaped(3, 'kind', /^[a-z]+(?:_[a-z]+)*$/, 'kind'),
    purposes: row.text(4, 'purposes') === 'any' ? [] : someOf(row, 4, 'purposes', PURPOSES),
    relieves: someOf(row, 5, 'relieves', RELIEFS),
    base: row.oneOf(6, 'base', BASES),
    application: row.oneOf(7, 'application', ['automatic', 'claim']),
    origins: readCountries(row, 8),
    condition: row.optional(9),
    proof: row.optional(10),
    ...row.validity(11),
    ...sourceOf(row, 13),
    goodsLeftOut: row.words(15),
    goodsMeant: row.words(16),
  };
}

/** Words of a field, each once, all of them known. */
function someOf<T extends string>(row: Row, at: number, name: string, known: readonly T[]): T[] {
  const words = row.text(at, name).split(' ');
  const found = known.filter((word) => words.includes(word));
  return found.length === words.length
    ? found
    : row.fail(`${name} "${words.join(' ')}" is not known`);
}
