/** `npm run bench:catalog`: how fast lists of a large catalogue are read. */
import { createWorkspace } from '../db/store/workspaces.ts';
import { approvedCodesQuery, codesQuery } from '../db/store/catalog/codeMarks.ts';
import { listProducts, type ProductFilter } from '../db/store/catalog/products.ts';
import { type Orm, sql } from '../db/orm.ts';
import { say } from '../workers/process/progress.ts';
import { generateProducts } from './catalog/generate.ts';
import { count, prove } from './support/command.ts';
import { install } from './support/installation.ts';
import { percentile } from './support/statistics.ts';
import { openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:catalog -- [--products 1000000] [--runs 100]

Starts a service of its own, fills the catalogue of a workspace with generated products, and reads lists with every filter,
in turn. Exit code 0 when 95 of 100 readings of each list take less than 60 ms.

  --products N   how many products; 1,000,000 unless said otherwise
  --runs N       readings of each list; 100 unless said otherwise`;

const AIM_MS = 60;
const LIMIT = 26; // a page of 25, and one that tells that more follow

/** Of two codes, one common and one rare: see `generateProducts`. */
const STALE = [
  { schedule: 'US', code: '6109100099' },
  { schedule: 'US', code: '6911100099' },
];

await prove({
  help: HELP,
  options: { products: { type: 'string' }, runs: { type: 'string' } },
  run: async (proof) => {
    const products = count(proof.values, 'products', 1_000_000);
    const runs = count(proof.values, 'runs', 100);
    const installation = await install('catalog', proof);
    const orm = await openDatabase(installation.state().databaseUrl);
    const { id } = await createWorkspace(orm, 'Large shop');
    say(`generating ${products} products`);
    const middle = await generateProducts(orm, id, products);
    await sql(orm, 'analyze catalog_products');
    const lists = await readLists(orm, id, middle, runs);
    await orm.close(true);
    return {
      holds: lists.every(({ p95Ms }) => p95Ms < AIM_MS),
      data: { products, aimMs: AIM_MS, lists },
      text: lists
        .map(
          ({ name, p50Ms, p95Ms }) =>
            `${name.padEnd(28)} p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`,
        )
        .join('\n'),
    };
  },
});

interface Figures {
  name: string;
  p50Ms: number;
  p95Ms: number;
}

/** All lists in turn, so that what else the machine does falls on all of them. */
async function readLists(
  orm: Orm,
  workspaceId: string,
  middle: { id: string; sku: string },
  runs: number,
): Promise<Figures[]> {
  const lists: [string, ProductFilter, string?][] = [
    ['the first page', {}],
    ['a page in the middle', {}, middle.id],
    ['a common word', { q: 'shirt' }],
    ['a common word, in the middle', { q: 'shirt' }, middle.id],
    ['two letters', { q: 'sh' }],
    ['two letters of few', { q: 'ra' }],
    ['two words', { q: 'cotton shirt' }],
    ['the beginning of a word', { q: 'cot' }],
    ['a rare word', { q: 'rare7' }],
    ['a word that there is not', { q: 'nothing' }],
    ['a SKU', { sku: middle.sku }],
    ['a tag', { tag: 'tag3' }],
    ['a status', { status: 'draft' }],
    ['archived', { status: 'archived' }],
    ['a market', { market: { country: 'FR', isDefault: false } }],
    ['a missing origin', { missing: 'originCountry' }],
    ['the same, in the middle', { missing: 'originCountry' }, middle.id],
    ['a rarely missing fact', { missing: 'unitValue' }],
    ['no code', { codes: codesQuery(workspaceId, 'none') }],
    ['a suggested code', { codes: codesQuery(workspaceId, 'suggested') }],
    ['a code that is gone', { codes: approvedCodesQuery(workspaceId, STALE) ?? '' }],
    ['words and a filter', { q: 'shirt', missing: 'originCountry' }],
    ['changed lately', { updatedSince: new Date(Date.now() - 60_000).toISOString() }],
  ];
  const times = new Map<string, number[]>(lists.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, filter, after] of lists) {
      const startedMs = performance.now();
      await listProducts(orm, workspaceId, filter, { limit: LIMIT, after });
      times.get(name)?.push(performance.now() - startedMs);
    }
  return [...times].map(([name, ms]) => ({
    name,
    p50Ms: percentile(ms, 0.5),
    p95Ms: percentile(ms, 0.95),
  }));
}
