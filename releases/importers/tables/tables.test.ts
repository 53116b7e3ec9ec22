import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DATA_FOLDER } from '../../../edition/reading/dataFolder.ts';
import type { Importer, SourceFile } from '../importer.ts';
import { fees, thresholds, vatRates } from './tables.ts';

const file = (content: string | Uint8Array, name = 'f'): SourceFile => ({
  name,
  bytes: Buffer.from(content),
});
async function read(importer: Importer, ...files: SourceFile[]): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of importer.read(files)) records.push(record);
  return records;
}
const embedded = (path: string): SourceFile => file(readFileSync(join(DATA_FOLDER, path)), path);

const TAX =
  'CH | - | MWST | vat_gst | all | 8.1% | landed | sure | 2024-01-01 | - | - | MWSTG art. 25 | https://example.org/';
const TAX_FIELDS = TAX.split(' | ');

describe('a correction', () => {
  it('keeps the fields of its row as they stand', async () => {
    expect(await read(vatRates, file(`# Switzerland\n\n${TAX}\n`))).toEqual([
      { kind: 'row', table: 'taxes', fields: TAX_FIELDS },
    ]);
  });

  it('may be a CSV that names the columns, in any order', async () => {
    const csv =
      '# ours\nCountry,Region,Tax,Category,Rate,Scope,Base,Certainty,From,Until,Reason,Legal Basis,Source URL\n' +
      'CH,,MWST,vat_gst,8.1%,all,landed,sure,2024-01-01,,,"MWSTG art. 25",https://example.org/\n';
    const fields = TAX_FIELDS.map((field) => (field === '-' ? '' : field));
    expect(await read(vatRates, file(csv))).toEqual([{ kind: 'row', table: 'taxes', fields }]);
  });

  it.each<[string, Importer, string, number]>([
    ['taxes', vatRates, 'taxes/world.txt', 50],
    ['thresholds', thresholds, 'thresholds/thresholds.txt', 20],
    ['fees', fees, 'fees/fees.txt', 20],
  ])('may be a file of the embedded %s', async (table, importer, path, least) => {
    const rows = await read(importer, embedded(path));
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows[0]).toMatchObject({ kind: 'row', table });
  });

  it('may change a rate from a day on', async () => {
    const before = TAX.replace('2024-01-01 | -', '2018-01-01 | 2024-01-01').replace('8.1%', '7.7%');
    expect(await read(vatRates, file(`${before}\n${TAX}`))).toHaveLength(2);
  });
});

describe('a correction is refused', () => {
  const changed = (from: string, to: string): string => `# head\n${TAX.replace(from, to)}\n`;
  it.each<[string, string | Uint8Array, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    ['with comments alone', '# nothing\n', 'f: the file holds no row'],
    ['in windows-1252', Buffer.from(`${TAX}\xe9`, 'latin1'), 'f: the file is not UTF-8 text'],
    ['cut off', TAX.slice(0, -30), 'f, row 1: 12 fields instead of 13'],
    [
      'with a country in words',
      changed('CH', 'Switzerland'),
      'f, row 2: country "Switzerland" is no country of two',
    ],
    ['with a rate as a share', changed('8.1%', '0.081'), 'f, row 2: rate "0.081" is no per cent'],
    ['with a base not known', changed('landed', 'CIF'), 'f, row 2: base "CIF" is none of landed'],
    ['with a scope in words', changed('all', 'books'), 'f, row 2: scope "books" is no code'],
    [
      'with a day no calendar has',
      changed('2024-01-01', '2024-02-30'),
      'f, row 2: from "2024-02-30" is no date',
    ],
    ['without a legal basis', changed('MWSTG art. 25', ''), 'f, row 2: legal basis is missing'],
    [
      'with two rates of one day',
      `${TAX}\n${TAX.replace('8.1%', '7.7%')}`,
      'f, row 2: the row holds on the same days',
    ],
    [
      'as CSV without a column',
      'country,tax,rate\nCH,MWST,8.1%\n',
      'f, row 1: the column "region" is missing',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(vatRates, file(content))).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });

  it.each<[string, Importer, string, string]>([
    [
      'with an unknown kind of threshold',
      thresholds,
      'CH | free | 5 | CHF | - | all | - | - | 2024-01-01 | - | law | https://example.org/',
      'f, row 1: kind "free" is none of duty',
    ],
    [
      'with a fee without currency',
      fees,
      'CH | X | Fee | handling | 2 | - | - | CHF | - | no | 2024-01-01 | - | law | https://example.org/',
      'f, row 1: rate "2" is no per cent or amount',
    ],
    [
      'with a condition not known',
      fees,
      'CH | X | Fee | handling | 2 CHF | - | - | CHF | weather=fine | no | 2024-01-01 | - | law | https://example.org/',
      'f, row 1: condition "weather=fine" is not known',
    ],
  ])('%s', async (_, importer, content, message) => {
    await expect(read(importer, file(content))).rejects.toThrow(message);
  });

  it('when two files of it contradict each other', async () => {
    await expect(read(vatRates, file(TAX, 'a'), file(TAX, 'b'))).rejects.toThrow(
      'b, row 1: the row holds on the same days as row 1 of a',
    );
  });
});
