/**
 * Reads a file of goods in a thread of its own: requests do not wait, and a file too large ends the
 * thread alone.
 */
import { gzipSync } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import { loadGazetteer } from '../../edition/reading/places.ts';
import type { ImportedProduct, Issue } from '../../engine/catalog/import/types.ts';
import { countryNamed } from '../../engine/origin/places.ts';
import { goodsIn } from './goodsIn.ts';
import { openFile } from './openFile.ts';
import type { ReadMessage, ReadOrder } from './readFile.ts';
import { FileRefused } from './refused.ts';

const CHUNK_ROWS = 500;
const PREVIEW_MAX = 5;
const ISSUES_MAX = 200;

const order = workerData as ReadOrder;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
const say = (message: ReadMessage): void => parentPort?.postMessage(message);

async function readOut(): Promise<void> {
  const opened = await openFile(order.bytes, order.mapping);
  const { sheet } = opened;
  const gazetteer = loadGazetteer();
  const known = new Map<string, string | null>();
  const currencies = new Set(order.currencies);
  const { products, issues, counts } = goodsIn(opened, {
    ...order.terms,
    isCurrency: (code) => currencies.has(code),
    countryOf: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const country = countryNamed(text, gazetteer);
      if (known.size < 10_000) known.set(text, country);
      return country;
    },
  });
  for (const chunk of chunksOf(products))
    say({ type: 'chunk', products: chunk.length, content: gzipSync(JSON.stringify(chunk)) });
  const of = (severity: Issue['severity']) => issues.filter((issue) => issue.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  say({
    type: 'read',
    format: sheet.format.name,
    mapping: Object.fromEntries(sheet.columns.map(({ printed, meaning }) => [printed, meaning])),
    unmapped: sheet.unmapped,
    counts: { ...counts, products: products.length },
    preview: products.slice(0, PREVIEW_MAX),
    errors: errors.slice(0, ISSUES_MAX),
    errorCount: errors.length,
    warnings: warnings.slice(0, ISSUES_MAX),
    warningCount: warnings.length,
  });
}

/** Products of some 500 rows together; one with more stays whole. */
function* chunksOf(products: readonly ImportedProduct[]): Generator<ImportedProduct[]> {
  let [chunk, rows]: [ImportedProduct[], number] = [[], 0];
  for (const product of products) {
    if (rows > 0 && rows + product.rows.length > CHUNK_ROWS) {
      yield chunk;
      [chunk, rows] = [[], 0];
    }
    chunk.push(product);
    rows += product.rows.length;
  }
  if (chunk.length > 0) yield chunk;
}

try {
  await readOut();
} catch (cause) {
  if (!(cause instanceof FileRefused)) throw cause;
  say({ type: 'refused', reason: cause.message });
}
