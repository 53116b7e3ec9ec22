/** Additional codes of the Meursing table: `meursing/codes.txt`, format in `data/tariff.md`. */
import { decimal } from '../../../engine/decimal.ts';
import type { Band, MeursingRow } from '../../../engine/tariff/rate/meursing.ts';
import { readTable, type Row } from '../table.ts';

export const MEURSING_FILES = ['meursing/codes.txt'];

/** Rows of the table of codes. */
export const readMeursing = (): MeursingRow[] =>
  MEURSING_FILES.flatMap((file) => readTable(file, { least: 7, most: 7 })).map((row) => ({
    milkFat: readBand(row, 0, 'milk fat'),
    milkProtein: readBand(row, 1, 'milk protein'),
    first: Number(row.shaped(2, 'first', /^7\d{3}$/, 'additional code')),
    columns: row
      .shaped(3, 'columns', /^[0-5] [0-5] [0-4] [0-3]$/, 'count of four columns')
      .split(' ')
      .map(Number),
    rich: row
      .words(4)
      .filter((word) => /^7\d{3}$/.test(word) || row.fail(`"${word}" is no additional code`)),
    ...row.validity(5),
  }));

function readBand(row: Row, at: number, name: string): Band {
  const [from = '', under = ''] = row.shaped(at, name, /^[\d.]+-[\d.]*$/, 'band').split('-');
  return { from: decimal(from), under: under === '' ? null : decimal(under) };
}
