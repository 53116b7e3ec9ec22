import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import type { SourceFile } from '../importer.ts';
import { ecbFx } from './fx.ts';

const file = (content: string | Uint8Array, name = 'eurofxref.csv'): SourceFile => ({
  name,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});
async function read(...files: SourceFile[]): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of ecbFx.read(files)) records.push(record);
  return records;
}

const DAILY = 'Date, USD, JPY, \n13 April 2026, 1.1684, 186.75, \n';
const HISTORY = 'Date,USD,BGN,\n2026-04-13,1.1684,N/A,\n2025-12-31,1.175,1.9558,\n';
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='2026-04-13'><Cube currency='USD' rate='1.1684'/><Cube currency='JPY' rate='186.75'/></Cube></Cube>
</gesmes:Envelope>`;
const APRIL = [
  { kind: 'rate', currency: 'USD', perEuro: '1.1684', date: '2026-04-13' },
  { kind: 'rate', currency: 'JPY', perEuro: '186.75', date: '2026-04-13' },
];

describe('ECB reference rates', () => {
  it('of the daily CSV have their day and printed rate, the trailing comma is no currency', async () => {
    expect(await read(file(DAILY))).toEqual(APRIL);
  });

  it('of the daily XML are those of the daily CSV', async () => {
    expect(await read(file(XML))).toEqual(APRIL);
  });

  it('of the history leave out a currency that had ended', async () => {
    expect(await read(file(HISTORY))).toEqual([
      APRIL[0],
      { kind: 'rate', currency: 'USD', perEuro: '1.175', date: '2025-12-31' },
      { kind: 'rate', currency: 'BGN', perEuro: '1.9558', date: '2025-12-31' },
    ]);
  });

  it('are the same inside the zip', async () => {
    const zip = zipSync({ 'eurofxref-hist.csv': strToU8(HISTORY) });
    expect(await read(file(zip, 'eurofxref-hist.zip'))).toEqual(await read(file(HISTORY)));
  });

  it('of one day in two files are taken from the first', async () => {
    const rates = await read(file(DAILY), file(HISTORY));
    expect(rates).toHaveLength(4);
    expect(rates.slice(0, 2)).toEqual(APRIL);
  });

  it('name the newest day as their version, whatever the order', () => {
    expect(ecbFx.versionOf?.([file('Date,USD,\n2025-12-31,1.1,\n2026-01-02,1.2,\n')])).toBe(
      '2026-01-02',
    );
  });
});

describe('a file of rates is refused', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    ['without a day', 'Date,USD,\n', 'f: the file holds no exchange rates'],
    ['with another header', 'Day,USD\n2026-04-13,1\n', 'f, row 1: the column "Date" is missing'],
    [
      'with a column that is no currency',
      'Date,Dollar\n2026-04-13,1\n',
      'f, row 1: "Dollar" in the header',
    ],
    [
      'with a currency twice',
      'Date,USD,USD\n2026-04-13,1,1\n',
      'f, row 1: the currency USD has two columns',
    ],
    ['cut off in a row', HISTORY.slice(0, -8), 'f, row 3: the row has 3 cells, the header 4'],
    [
      'with a rate that is none',
      'Date,USD\n2026-04-13,1;2\n',
      'f, row 2: the rate "1;2" of USD is no number',
    ],
    [
      'with a rate of zero',
      'Date,USD\n2026-04-13,0.0\n',
      'f, row 2: the rate "0.0" of USD is no number',
    ],
    [
      'with a value under no currency',
      'Date,USD,\n2026-04-13,1.2,7\n',
      'f, row 2: the value "7" has no currency',
    ],
    ['with a day that is none', 'Date,USD\n31 Juni 2026,1\n', 'f, row 2: "31 Juni 2026" is no day'],
    [
      'with a day that no calendar has',
      'Date,USD\n2026-02-30,1\n',
      'f, row 2: "2026-02-30" is no day',
    ],
    [
      'with a day twice',
      `${HISTORY}2026-04-13,1,2,\n`,
      'f, row 4: the day 2026-04-13 stands twice',
    ],
    [
      'in windows-1252',
      Buffer.from('Date,USD\n2026-04-13,1\x80\n', 'latin1'),
      'f: the file is not UTF-8',
    ],
    ['as XML that is cut off', XML.slice(0, -30), 'f, row 4: the XML is cut off'],
    ['as XML of another kind', '<html><body/></html>', 'f: the file holds no exchange rates'],
    [
      'as XML with a rate outside a day',
      "<Cube currency='USD' rate='1'/>",
      'f, row 1: the rate of USD stands outside',
    ],
    [
      'as a zip that is cut off',
      zipSync({ 'a.csv': strToU8(HISTORY) }).subarray(0, 60),
      'f: the zip cannot be opened',
    ],
    [
      'as a zip without a CSV',
      zipSync({ 'a.txt': strToU8(HISTORY) }),
      'f: the zip does not hold exactly one',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(file(content, 'f'))).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
