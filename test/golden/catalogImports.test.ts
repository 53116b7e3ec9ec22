/** Files of goods in the columns that shops write, and what is read from each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SHOP_FORMATS } from '../../engine/catalog/import/formats.ts';
import { readGoodsFile } from '../support/readGoodsFile.ts';

const FOLDER = join(import.meta.dirname, 'catalogImports');
const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.json'));
const expected = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, `${parse(name).name}.json`), 'utf8'));

describe('a file of goods', () => {
  it.each(files)('%s', async (name) => {
    const read = await readGoodsFile(readFileSync(join(FOLDER, name)));
    expect(JSON.parse(JSON.stringify(read))).toEqual(expected(name));
  });

  it('is there for every format', () => {
    const formats = files.map((name) => (expected(name) as { format?: string }).format);
    for (const { name } of SHOP_FORMATS) expect(formats).toContain(name);
  });
});
