import { describe, expect, it } from '@jest/globals';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { type Cell, workbookFile } from '../../../test/support/workbookFile.ts';
import type { SourceFile } from '../importer.ts';
import { euTaric } from './taric.ts';

const text = (name: string, content: string): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(content),
});
async function read(...files: SourceFile[]): Promise<ReleaseRecord[]> {
  const records = [];
  for await (const record of euTaric.read(files)) records.push(record);
  return records;
}

describe('files of TARIC', () => {
  it('that nothing is needed from are passed over, whatever they stand beside', async () => {
    const leaves = workbookFile('Declarable codes.xlsx', [
      ['Goods code', 'IS_LEAF'],
      ['0101210000 80', 1],
    ]);
    const table =
      'goods_nomenclature_item_id,productline_suffix,description\n0100000000,80,BEASTS\n';
    expect(await read(leaves, text('codes.csv', table))).toHaveLength(1);
  });

  it.each([
    ['that are empty', [text('a.csv', '')], 'a.csv: the file is empty'],
    [
      'of something else',
      [text('a.csv', 'name,price\nhorse,5\n')],
      'a.csv, row 1: no file of TARIC has these columns: name, price',
    ],
    ['that are none', [], 'the files hold no line, no area and no measure'],
  ])('%s are refused', async (_what, files, why) => {
    await expect(read(...files)).rejects.toThrow(why);
    await expect(read(...files)).rejects.toMatchObject({ name: 'BrokenFile' });
  });

  it('name the month of their edition, or none', () => {
    expect(euTaric.versionOf?.([text('nomenclature_2026-08.csv', '')])).toBe('TARIC 2026-08');
    expect(euTaric.versionOf?.([text('Duties Import 01-99.xlsx', '')])).toBeNull();
  });
});

describe('the composition of geographical areas', () => {
  const HEADER: Cell[] = [
    'Country group',
    'Start date',
    'Language',
    'Abbrev.',
    'Country group descr.',
    'Member country',
    'Abbrev.',
    'Description',
    'Mbship start date',
    'Mbship end date',
    'End date',
  ];

  it('is groups with dated members', async () => {
    const file = workbookFile('Geographical areas composition.xlsx', [
      HEADER,
      ['2020', '01-01-2014', 'EN', null, 'GSP', 'IN', null, 'India', '01-01-2014', null, null],
      [
        '2020',
        '01-01-2014',
        'EN',
        null,
        'GSP',
        'VN',
        null,
        'Viet Nam',
        '01-01-2014',
        '31-12-2022',
        null,
      ],
      [
        '1033',
        '01-01-2008',
        'EN',
        null,
        'CARIFORUM',
        'BB',
        null,
        'Barbados',
        '29-12-2008',
        null,
        '31-12-2030',
      ],
    ]);
    expect(await read(file)).toEqual([
      {
        kind: 'area',
        id: '2020',
        name: 'GSP',
        members: [
          { country: 'IN', from: '2014-01-01', until: null },
          { country: 'VN', from: '2014-01-01', until: '2023-01-01' },
        ],
      },
      {
        kind: 'area',
        id: '1033',
        name: 'CARIFORUM',
        members: [{ country: 'BB', from: '2008-12-29', until: '2031-01-01' }],
      },
    ]);
  });

  it('is refused with a row that has no member', async () => {
    const file = workbookFile('areas.xlsx', [
      HEADER,
      ['2020', null, 'EN', null, 'GSP', null, null, null, null, null, null],
    ]);
    await expect(read(file)).rejects.toThrow(
      'areas.xlsx, row 2: the row has no country group or no member country',
    );
  });
});
