import { describe, expect, it } from '@jest/globals';
import { bisDpl } from './bisDpl.ts';

async function read(content: string | Uint8Array): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of bisDpl.read([{ name: 'f', bytes: Buffer.from(content) }]))
    records.push(record);
  return records;
}

const HEADER =
  'Name Street_Address City State Country Postal_Code Effective_Date Expiration_Date Standard_Order Last_Update Action FR_Citation';
const table = (...rows: readonly string[][]): string =>
  [HEADER.split(' '), ...rows].map((row) => row.map((cell) => `"${cell}"`).join('\t')).join('\n');
const ROW = [
  ' A. TRADER',
  '1 LONG ROAD',
  'SPRINGFIELD',
  'OH',
  'US',
  '44000',
  '06/19/2003',
  '06/29/2056',
  'Y',
  '2007-01-31',
  'FR NOTICE ADDED',
  '68 F.R. 1',
];
const changed = (at: number, cell: string): string[] => ROW.with(at, cell);

describe('the denied persons list', () => {
  it('has name, address, days and order of a person', async () => {
    expect(await read(table(ROW))).toEqual([
      expect.objectContaining({
        kind: 'party',
        id: expect.stringMatching(/^DPL-[0-9a-f]{12}$/),
        list: 'DPL',
        type: 'unknown',
        name: 'A. TRADER',
        addresses: [
          {
            text: '1 LONG ROAD, SPRINGFIELD, OH, 44000, US',
            country: 'US',
            street: '1 LONG ROAD',
            city: 'SPRINGFIELD',
            state: 'OH',
            postalCode: '44000',
          },
        ],
        remarks: 'FR NOTICE ADDED',
        details: { federalRegisterNotice: '68 F.R. 1', standardOrder: 'Y' },
        from: '2003-06-19',
        until: '2056-06-30',
      }),
    ]);
  });

  it('does not take a state for a country', async () => {
    expect(await read(table(changed(4, '')))).toMatchObject([{ addresses: [{ country: null }] }]);
    expect(await read(table(changed(4, 'NM')))).toMatchObject([{ addresses: [{ country: null }] }]);
  });

  it('keeps a day that cannot be as text', async () => {
    expect(
      await read(table(changed(9, '3017-08-22'), changed(6, '02/30/2003'), changed(7, ''))),
    ).toMatchObject([
      { remarks: 'FR NOTICE ADDED; last update 3017-08-22' },
      { remarks: 'FR NOTICE ADDED; effective 02/30/2003', from: null },
      { remarks: 'FR NOTICE ADDED', until: null },
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'f: the file is empty'],
    ['without a person', table(), 'f: the file holds no row below its header'],
    [
      'with commas',
      table(ROW).replaceAll('"', '').replaceAll('\t', ','),
      'f, row 1: the column "name" is missing',
    ],
    [
      'without a column',
      table(ROW).replace('Country', 'Land'),
      'f, row 1: the column "country" is missing',
    ],
    ['cut off in a cell', table(ROW).slice(0, -4), 'f, row 2: the file ends inside a quoted cell'],
    [
      'cut off in a row',
      table(ROW, ROW.slice(0, 7)),
      'f, row 3: the row has 7 cells, the header 12',
    ],
    ['without a name', table(changed(0, ' ')), 'f, row 2: the name is missing'],
    [
      'in windows-1252',
      Buffer.from(table(changed(0, 'JOS\xc9')), 'latin1'),
      'f, row 2: the file is not UTF-8',
    ],
  ])('is refused %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
