import { describe, expect, it } from '@jest/globals';
import { workbookFile } from '../../test/support/workbookFile.ts';
import { isWorkbook, sheetOf } from './workbook.ts';

const SAMPLE = workbookFile('sample.xlsx', [
  ['Goods code', '  Meas.  type code ', 'Start date'],
  ['0101210000', 103, 44197],
  [null, null, null],
  ['0102000000', ' ', '01-01-2021'],
]);

describe('a workbook', () => {
  it('gives its rows by column names, blanks around names and texts left out, numbers as their digits', async () => {
    const sheet = await sheetOf(SAMPLE);
    expect(sheet.columns).toEqual(['Goods code', 'Meas. type code', 'Start date']);
    const rows = [];
    for await (const { row, cell } of sheet.rows(['Goods code']))
      rows.push([
        row,
        cell('Goods code'),
        cell('Meas. type code'),
        cell('Start date'),
        cell('none'),
      ]);
    expect(rows).toEqual([
      [2, '0101210000', '103', '44197', null],
      [4, '0102000000', null, '01-01-2021', null],
    ]);
  });

  it('gives days of a date format as YYYY-MM-DD', async () => {
    const sheet = await sheetOf(workbookFile('days.xlsx', [['Start date'], [44197]], [0]));
    const [first] = await collected(sheet.rows([]));
    expect(first?.cell('Start date')).toBe('2021-01-01');
  });

  it('names the column that is missing', async () => {
    const sheet = await sheetOf(SAMPLE);
    await expect(collected(sheet.rows(['Duty']))).rejects.toThrow(
      'sample.xlsx, row 1: the column "Duty" is missing',
    );
  });

  it.each([
    ['cut off', SAMPLE.bytes.subarray(0, SAMPLE.bytes.length - 40), 'no complete workbook'],
    ['a zip of other things', workbookFile('x', []).bytes.subarray(0, 60), 'no complete workbook'],
    ['an old .xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'save it as .xlsx'],
    ['without rows', workbookFile('x', []).bytes, 'names no columns'],
  ])('that is %s is refused', async (_what, bytes, why) => {
    const broken = { name: 'broken.xlsx', bytes };
    expect(isWorkbook(broken)).toBe(true);
    await expect(sheetOf(broken)).rejects.toThrow(why);
    await expect(sheetOf(broken)).rejects.toMatchObject({
      name: 'BrokenFile',
      file: 'broken.xlsx',
    });
  });

  it('with a header alone is refused', async () => {
    const sheet = await sheetOf(workbookFile('header.xlsx', [['Goods code']]));
    await expect(collected(sheet.rows([]))).rejects.toThrow('no rows below its header');
  });
});

async function collected<T>(rows: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
