import { describe, expect, it } from '@jest/globals';
import type { SourceFile } from '../importer.ts';
import { usMeasureLists } from './measureLists.ts';

const file = (content: string | Uint8Array, name = 'f'): SourceFile => ({
  name,
  bytes: Buffer.from(content),
});
async function read(...contents: (string | Uint8Array)[]): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of usMeasureLists.read(contents.map((content) => file(content))))
    records.push(record);
  return records;
}

const HEADER = 'code,measure,from,to\n';
const row = {
  kind: 'list',
  code: '74061000',
  measure: '9903.78.01',
  from: '2025-08-01',
  until: null,
  rate: null,
  origins: [],
  name: null,
  legalBasis: null,
  legalUrl: null,
};

describe('a list of goods', () => {
  it('has the code in digits and the heading in dots, however they were written', async () => {
    const written = ['7406.10.00,9903.78.01', '74061000,99037801'];
    for (const line of written)
      expect(await read(`${HEADER}${line},2025-08-01,NA\n`)).toEqual([row]);
  });

  it('ends on the day after `to`, and on `until` itself', async () => {
    expect(await read(`${HEADER}7406,9903.78.01,2025-08-01,2026-02-28\n`)).toMatchObject([
      { until: '2026-03-01' },
    ]);
    expect(
      await read('code,measure,from,until\n7406,9903.78.01,2025-08-01,2026-03-01\n'),
    ).toMatchObject([{ until: '2026-03-01' }]);
  });

  it('may call its columns otherwise, in any order and case', async () => {
    const named =
      '# of a notice\nEffective Date,CH99,"HTS Prefix",note\n2025-08-01,9903.78.01,74061000,ours\n';
    expect(await read(named)).toEqual([row]);
  });

  it('carries what a new measure needs', async () => {
    const text =
      'code,measure,from,to,rate,origins,name,legal_basis,url\n' +
      '7406,232-lead-1,2027-01-01,,total 15%,all -CA,Section 232 duty on lead,Proclamation 1,https://example.org/\n';
    expect(await read(text)).toEqual([
      {
        kind: 'list',
        code: '7406',
        measure: '232-lead-1',
        from: '2027-01-01',
        until: null,
        rate: 'total 15%',
        origins: ['all', '-CA'],
        name: 'Section 232 duty on lead',
        legalBasis: 'Proclamation 1',
        legalUrl: 'https://example.org/',
      },
    ]);
  });

  it('counts a row once that stands twice, also in another file', async () => {
    const text = `${HEADER}74061000,9903.78.01,2025-08-01,\n7406.10.00,9903.78.01,2025-08-01,NA\n`;
    expect(await read(text, text)).toEqual([row]);
  });
});

describe('a list of goods is refused', () => {
  const one = (line: string): string => `${HEADER}${line}\n`;
  it.each<[string, string | Uint8Array, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    ['without a row', HEADER, 'f: the file holds no row below its header'],
    [
      'without a beginning',
      'code,measure\n7406,9903.78.01\n',
      'f, row 1: the column "from" is missing',
    ],
    [
      'with two columns for one thing',
      'code,hts8,measure,from\n',
      'f, row 1: two columns mean "code"',
    ],
    ['cut off in a row', one('7406,9903.78'), 'f, row 2: the row has 2 cells, the header 4'],
    ['cut off in a quote', one('7406,"9903.78.01'), 'f, row 2: the file ends inside a quoted cell'],
    [
      'with quotes that do not fit',
      one('7406,9903"78",2025-08-01,'),
      'f, row 2: the quotes of a cell do not fit',
    ],
    [
      'in windows-1252',
      Buffer.from(`${HEADER}7406,9903.78.01,\x96,\n`, 'latin1'),
      'f, row 2: the file is not UTF-8',
    ],
    [
      'with a lost zero',
      one('4029968,9903.78.01,2025-08-01,'),
      'f, row 2: the code "4029968" has 7 digits: a leading',
    ],
    [
      'with a lost zero of ten',
      one('402996800,9903.78.01,2025-08-01,'),
      'has 9 digits: a leading zero was lost',
    ],
    [
      'with a code of no chapter',
      one('7700.00.00,9903.78.01,2025-08-01,'),
      'f, row 2: "7700.00.00" is of no chapter',
    ],
    [
      'with a code of a calculation',
      one('7.4E+07,9903.78.01,2025-08-01,'),
      'f, row 2: "7.4E+07" is no tariff code',
    ],
    [
      'with a heading of another chapter',
      one('7406,9803.78.01,2025-08-01,'),
      'f, row 2: the measure "9803.78.01"',
    ],
    ['without a day', one('7406,9903.78.01,NA,'), 'f, row 2: the from is missing'],
    [
      'with a day that is none',
      one('7406,9903.78.01,08/01/2025,'),
      'f, row 2: "08/01/2025" is no day',
    ],
    [
      'with an end before it begins',
      one('7406,9903.78.01,2025-08-01,2025-07-30'),
      'f, row 2: the end is before',
    ],
    [
      'with a rate that is none',
      'code,measure,from,rate\n7406,9903.78.01,2025-08-01,0.25\n',
      'f, row 2: the rate "0.25" is neither',
    ],
    [
      'with an origin that is none',
      'code,measure,from,origins\n7406,9903.78.01,2025-08-01,China\n',
      'f, row 2: the origin "China" is no country',
    ],
    [
      'with both kinds of end',
      'code,measure,from,to,until\n7406,9903.78.01,2025-08-01,2025-09-01,2025-09-02\n',
      'f, row 2: the row has both',
    ],
    [
      'with two ends of one row',
      `${HEADER}7406,9903.78.01,2025-08-01,\n7406,9903.78.01,2025-08-01,2026-01-01\n`,
      'f, row 3: 7406 9903.78.01 2025-08-01 stands otherwise in row 2 of f',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
