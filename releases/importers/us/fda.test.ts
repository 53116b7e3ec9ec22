import { describe, expect, it } from '@jest/globals';
import type { SourceFile } from '../importer.ts';
import { usFdaProducts } from './fda.ts';

const file = (content: string | Uint8Array): SourceFile => ({
  name: 'f',
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});
async function read(content: string | Uint8Array): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of usFdaProducts.read([file(content)])) records.push(record);
  return records;
}
const HEADER =
  'REVIEW_PANEL|MEDICALSPECIALTY|PRODUCTCODE|DEVICENAME|DEVICECLASS|UNCLASSIFIED_REASON|GMPEXEMPTFLAG|THIRDPARTYFLAG|REVIEWCODE|REGULATIONNUMBER|SUBMISSION_TYPE_ID|DEFINITION|PHYSICALSTATE|TECHNICALMETHOD|TARGETAREA|Implant_Flag|Life_Sustain_support_flag|SummaryMalfunctionReporting';
const device = (
  panel: string,
  specialty: string,
  code: string,
  name: string,
  definition = '',
): string =>
  [
    panel,
    specialty,
    code,
    name,
    '1',
    '',
    'N',
    'N',
    '',
    '886.5850',
    '4',
    definition,
    '',
    '',
    '',
    'N',
    'N',
    'Eligible',
  ].join('|');
const parts = (industry: string, letter: string, product: string): object => ({
  kind: 'agency_code',
  scheme: 'us-fda',
  parts: { industry, class: letter, subclass: null, process: null, product },
});

describe('the device file', () => {
  it('gives each device the industry of its specialty', async () => {
    expect(await read([HEADER, device('SU', 'HO', 'KGX', 'Tape'), ''].join('\n'))).toEqual([
      expect.objectContaining({ ...parts('80', 'K', 'GX'), description: 'Tape', hsCodes: [] }),
    ]);
  });

  it('takes the panel where no specialty is printed', async () => {
    expect(await read(`${HEADER}\n${device('CV', '', 'DXN', 'Cuff')}`)).toMatchObject([
      parts('74', 'D', 'XN'),
    ]);
  });

  it('gives electronic products every industry of radiation, and leaves devices without a panel out', async () => {
    const records = await read(
      `${HEADER}\n${device('', '', 'RES', 'Laser Pointer')}\n${device('', '', 'ABC', 'Kit')}`,
    );
    expect(records).toMatchObject(
      ['94', '95', '96', '97'].map((industry) => parts(industry, 'R', 'ES')),
    );
  });

  it('puts a row together that a line break has cut', async () => {
    const broken = device('OP', 'OP', 'HQY', 'Sunglasses', 'first line\nsecond line');
    expect(await read(`${HEADER}\n${broken}\n`)).toMatchObject([parts('86', 'H', 'QY')]);
  });

  it('is read as windows-1252', async () => {
    const bytes = Buffer.from(`${HEADER}\n${device('OP', 'OP', 'HQY', 'Lunettes é')}\n`, 'latin1');
    expect(await read(bytes)).toMatchObject([{ description: 'Lunettes é' }]);
  });
});

describe('tables of the product code builder', () => {
  it('hold products, and letters of an industry', async () => {
    const table =
      'Industry,Class,Sub Class,PIC,Product Group,Description\n20,A,,,13,Raspberries\n2,,G,,,Bag\n20,,,D,,Frozen\n';
    expect(await read(table)).toMatchObject([
      { parts: { industry: '20', class: 'A', product: '13' }, description: 'Raspberries' },
      { parts: { industry: '02', class: null, subclass: 'G', product: null } },
      { parts: { industry: '20', process: 'D', product: null } },
    ]);
  });
});

describe('a file is refused', () => {
  it.each([
    ['when it is empty', '', 'the file is empty'],
    ['without an industry column', 'class,description\nA,x\n', 'the column "industry" is missing'],
    [
      'with a class of two letters',
      'industry,class,description\n20,AB,x\n',
      'f, row 2: "AB" is no class',
    ],
    [
      'with a product without a class',
      'industry,product,description\n20,13,x\n',
      'f, row 2: a product needs its class',
    ],
    [
      'without an industry',
      'industry,class,description\n,A,x\n',
      'f, row 2: the industry is missing',
    ],
    [
      'with a device code of digits',
      `${HEADER}\n${device('OP', 'OP', '123', 'x')}`,
      'f, row 2: "123" is no device code',
    ],
    ['cut off inside a row', `${HEADER}\nOP|OP|HQY|Sungl`, 'the file ends inside a row'],
    [
      'with too many fields',
      `${HEADER}\n${device('OP', 'OP', 'HQY', 'x')}|y`,
      'the row has 19 fields',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
