import { describe, expect, it } from '@jest/globals';
import type { Importer } from '../importer.ts';
import { brNcmDestaques, caCfia, cnCiq } from './agencyCodes.ts';

async function read(importer: Importer, content: string): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of importer.read([{ name: 'f', bytes: Buffer.from(content) }]))
    records.push(record);
  return records;
}

describe('tables of agency codes', () => {
  it('of Canada have extension, end use and miscellaneous; what is empty stands for all', async () => {
    const table =
      'HS Code,OGD Extension,End use,Misc,Description\n0406.10,012345,7,5,Fresh cheese\n040610,012345,,,Fresh cheese\n';
    expect(await read(caCfia, table)).toEqual([
      {
        kind: 'agency_code',
        scheme: 'ca-cfia',
        parts: { hs: '040610', extension: '012345', end_use: '7', miscellaneous: '5' },
        description: 'Fresh cheese',
        hsCodes: ['040610'],
      },
      expect.objectContaining({
        parts: { hs: '040610', extension: '012345', end_use: null, miscellaneous: null },
      }),
    ]);
  });

  it('of China are 13 digits, in one column or two', async () => {
    const expected = [
      { scheme: 'cn-ciq', parts: { hs: '0307880000', ciq: '101' }, hsCodes: ['0307880000'] },
    ];
    expect(
      await read(cnCiq, 'ciq_code,description\n0307880000101,"Abalone, dried, farmed"\n'),
    ).toMatchObject(expected);
    expect(await read(cnCiq, 'hs_code,ciq,name\n0307.88.0000,101,Abalone\n')).toMatchObject(
      expected,
    );
  });

  it('of Brazil are NCM and destaque', async () => {
    expect(
      await read(brNcmDestaques, 'NCM,Destaque,Descricao\n3004.90.99,012,Uso humano\n'),
    ).toMatchObject([
      { scheme: 'br-ncm', parts: { ncm: '30049099', destaque: '012' }, hsCodes: ['30049099'] },
    ]);
  });
});

describe('a table of agency codes is refused', () => {
  it.each([
    [
      'without a description',
      caCfia,
      'hs,extension,description\n040610,012345,\n',
      'the description is missing',
    ],
    [
      'with a code of letters',
      cnCiq,
      'hs,ciq,description\nABC,101,x\n',
      'f, row 2: "ABC" is no hs',
    ],
    ['without an extension', caCfia, 'hs,description\n040610,x\n', 'f, row 2: "" is no extension'],
    [
      'with an NCM of six digits',
      brNcmDestaques,
      'ncm,destaque,description\n300490,1,x\n',
      '"300490" is no ncm',
    ],
    ['when it is empty', brNcmDestaques, '', 'the file is empty'],
  ])('%s', async (_, importer, content, message) => {
    await expect(read(importer, content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
