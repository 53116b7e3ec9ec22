import { describe, expect, it } from '@jest/globals';
import type { SourceFile } from '../importer.ts';
import { gs1Prefixes } from './prefixes.ts';

const file = (content: unknown): SourceFile => ({
  name: 'f',
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
async function read(content: unknown): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of gs1Prefixes.read([file(content)])) records.push(record);
  return records;
}
const range = (length: number, min_value: number, max_value: number, usage: string): object => ({
  length,
  min_value,
  max_value,
  usage,
});

describe('GS1 prefixes', () => {
  it('have their leading zeros', async () => {
    expect(await read([range(4, 1, 9, 'GS1 US')])).toEqual([
      { kind: 'prefix', first: '0001', last: '0009', organisation: 'GS1 US', country: 'US' },
    ]);
  });

  it.each([
    ['GS1 Germany', 'DE'],
    ['GS1 UK', 'GB'],
    ['GS1 Kazakstan', 'KZ'],
    ['GS1 Belgium & Luxembourg', 'BE'],
    ['GS1 Global Office', null],
    ['GS1 US reserved for future use', null],
    ['Bookland (ISBN)', null],
  ])('of %s belong to %s', async (usage, country) => {
    expect(await read([range(3, 400, 440, usage)])).toMatchObject([
      { organisation: usage, country },
    ]);
  });

  it('of different length may cover each other', async () => {
    expect(await read([range(4, 1, 9, 'GS1 US'), range(3, 1, 19, 'GS1 US')])).toHaveLength(2);
  });
});

describe('a file of prefixes is refused', () => {
  const good = range(3, 300, 379, 'GS1 France');
  it.each<[string, unknown, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    [
      'cut off',
      JSON.stringify([good, good]).slice(0, -9),
      'f, row 1: the file is no complete JSON',
    ],
    ['when it is no list', { ranges: [] }, 'f: the file is no list of prefix ranges'],
    ['without a range', [], 'f: the file is no list of prefix ranges'],
    ['without a usage', [good, range(3, 400, 440, ' ')], 'f, row 2: the field "usage" is missing'],
    [
      'without a number',
      [good, { length: 3, usage: 'GS1 UK' }],
      'f, row 2: the field "min_value" is missing',
    ],
    [
      'with ends the wrong way round',
      [range(3, 440, 400, 'GS1 Germany')],
      'f, row 1: 440 to 400 is no range',
    ],
    [
      'with more digits than its length',
      [range(2, 90, 100, 'GS1 X')],
      'f, row 1: 90 to 100 is no range of 2 digits',
    ],
    [
      'with ranges that overlap',
      [good, range(3, 379, 380, 'GS1 Bulgaria')],
      'f, row 2: the range from 379 overlaps',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
