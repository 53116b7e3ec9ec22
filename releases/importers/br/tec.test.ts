/** Rates of Brazil: what is read of the common tariff, and the files that are refused. */
import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type SourceFile } from '../importer.ts';
import { brTec } from './tec.ts';

const HEAD = '\ufeffNCM,DESCRICAO,TEC\n';
const file = (text: string): SourceFile => ({
  name: 'tec.csv',
  bytes: new TextEncoder().encode(text),
});
const read = async (text: string): Promise<LineRecord[]> => {
  const lines: LineRecord[] = [];
  for await (const record of brTec.read([file(text)])) lines.push(record as LineRecord);
  return lines;
};

describe('the common tariff', () => {
  it('gives each line its rate, in the tree of its codes', async () => {
    const lines = await read(
      `${HEAD}61.09,"Camisetas, de malha.",\n6109.10.00,- De algodão,35\n0101.21.00,-- Reprodutores,0\n3304.99.10,Cremes,"16,2"\n`,
    );
    expect(lines.map(({ code, general, indent, text }) => [code, general, indent, text])).toEqual([
      ['01012100', 'Free', 0, 'Reprodutores'],
      ['33049910', '16.2%', 0, 'Cremes'],
      ['6109', null, 0, 'Camisetas, de malha.'],
      ['61091000', '35%', 1, 'De algodão'],
    ]);
  });

  it.each([
    ['14BK', '14%', ['TEC 14% BK']],
    ['2BIT§', '2%', ['TEC 2% BIT§']],
    ['30(*)', null, ['TEC 30% (*)']],
    ['16**', null, ['TEC 16% **']],
    ['5BK#', null, ['TEC 5% BK#']],
  ])('%s: %p', async (printed, general, notes) => {
    expect(await read(`${HEAD}9503.00.10,x,${printed}\n`)).toMatchObject([{ general, notes }]);
  });

  it('reads a code that stands twice with one rate once', async () => {
    const lines = await read(`${HEAD}2918.14.00,Ácido,12\n2918.14.00,Sais,12\n`);
    expect(lines.map(({ text }) => text)).toEqual(['Ácido']);
  });
});

describe('a file is refused', () => {
  it.each([
    ['when it is empty', '', 'tec.csv: the file is empty'],
    ['without its column', 'NCM,DESCRICAO\n6109.10.00,x\n', 'the column "tec" is missing'],
    ['with letters in a code', `${HEAD}61O9.10.00,x,35\n`, 'row 2: the code "61O9.10.00"'],
    [
      'with words for a rate',
      `${HEAD}6109.10.00,x,livre\n`,
      'row 2: "livre" is no rate in per cent',
    ],
    [
      'with a line without a rate',
      `${HEAD}6109.10.00,x,\n`,
      'row 2: the code 61091000 has no rate',
    ],
    [
      'with another rate for a code',
      `${HEAD}6109.10.00,x,35\n6109.10.00,x,20\n`,
      'row 3: the code 61091000 stands in row 2 already',
    ],
    ['when it breaks off', `${HEAD}6109.10.00,"x,35\n`, 'the file ends inside a quoted cell'],
    ['without any rate', `${HEAD}61.09,x,\n`, 'no row of the file has a rate'],
  ])('%s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toThrow(BrokenFile);
  });
});
