/** Device codes of `data/fda/` held against the agency's device classification file. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadFda } from '../../edition/reading/fda.ts';
import { usFdaProducts } from '../../releases/importers/us/fda.ts';
import { ROOT } from '../../workers/process/config.ts';

const FOLDER = process.env['LANDFALL_OFFICIAL_DATA'] ?? path.join(ROOT, '../shared/data');
const FILE = path.join(FOLDER, 'fda/foiclass.txt.gz');
const present = existsSync(FILE);

/** The file is of July 2019: these were given later. */
const LATER = new Set(['83QKP', '76NXC']);

(present ? describe : describe.skip)('device codes', () => {
  it('stand in the file under the specialty that their industry says', async () => {
    const official = new Set<string>();
    for await (const record of usFdaProducts.read([
      { name: 'foiclass.txt', bytes: gunzipSync(readFileSync(FILE)) },
    ]))
      if (record.kind === 'agency_code')
        official.add(
          `${record.parts['industry']}${record.parts['class']}${record.parts['product']}`,
        );
    const { products, industries, headings } = loadFda();
    const bases = [...products, ...[...headings.values()].flatMap((row) => row.bases)];
    const own = bases
      .filter(({ industry, product }) => {
        const kind = industries.get(industry)?.kind;
        return (kind === 'device' || kind === 'radiation') && product !== '99';
      })
      .map((base) => `${base.industry}${base.class}${base.product}`);
    console.log(`compared ${own.length} device codes with ${official.size} of the file`);
    expect(own.length).toBeGreaterThan(150);
    expect([...new Set(own)].filter((code) => !official.has(code) && !LATER.has(code))).toEqual([]);
  });
});
