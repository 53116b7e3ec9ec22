/** Writes the products of one chunk of a file into the catalogue, in a transaction of the caller. */
import { gunzipSync } from 'node:zlib';
import {
  addCodesWithin,
  type CodeWrite,
  openCodesOf,
  refreshStakes,
  type StakeOf,
} from '../../db/store/catalog/classifications.ts';
import {
  type ChunkOutcome,
  type ImportIssue,
  type ImportRecord,
  productsBySku,
} from '../../db/store/catalog/imports.ts';
import { productsById, type ProductRecord } from '../../db/store/catalog/records.ts';
import { type Saved, saveWithin } from '../../db/store/catalog/saveProducts.ts';
import type { Session } from '../../db/orm.ts';
import type { ImportedCode, ImportedProduct } from '../../engine/catalog/import/types.ts';
import { sourceOf, writeOf } from './writes.ts';

/** What the tariffs say of codes today. */
export interface CodeTariff {
  hasCode: (schedule: string, code: string) => boolean;
  stakeOf: StakeOf;
}

/** What became of the rows of a chunk; nothing of a product that is refused is written. */
export async function applyChunk(
  session: Session,
  found: ImportRecord,
  content: Uint8Array,
  tariff: CodeTariff,
): Promise<ChunkOutcome & { productIds: string[] }> {
  const { workspaceId, options, createdBy: actor, requestId } = found;
  // what the reading thread packed
  const products = JSON.parse(gunzipSync(content).toString('utf8')) as ImportedProduct[];
  const outcome = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const issues: ImportIssue[] = [];
  const owners = await productsBySku(session, workspaceId, skusOf(products));
  const format = found.read?.format ?? 'generic';
  const from = { kind: sourceOf(format), isOwn: format === 'own' };
  const written = products.flatMap((product) => {
    const made = writeOf(product, from, owners, options);
    if ('write' in made) return [{ product, write: made.write }];
    issues.push(made.issue);
    outcome.failed += product.rows.length;
    return [];
  });
  const saved = await saveWithin(
    session,
    workspaceId,
    written.map(({ write }) => write),
    { actor, requestId, as: 'imported', mode: options.mode },
  );
  const changed = saved.flatMap((one) => (one.ok && one.action === 'updated' ? one.productId : []));
  await refreshStakes(session, workspaceId, changed, tariff.stakeOf);
  const coded = await writeCodes(session, found, pairsOf(written, saved), tariff, issues);
  for (const [at, { product }] of written.entries()) {
    const one = saved[at];
    if (!one?.ok) {
      issues.push(issueOf(product, one));
      outcome.failed += product.rows.length;
    } else {
      const isUnchanged = one.action === 'unchanged' && !coded.has(one.productId);
      const isNew = one.action === 'created';
      outcome[isNew ? 'created' : isUnchanged ? 'unchanged' : 'updated'] += product.rows.length;
    }
  }
  const productIds = saved.flatMap((one) => (one.ok ? [one.productId] : []));
  return { ...outcome, issues, productIds };
}

const skusOf = (products: readonly ImportedProduct[]): string[] =>
  products.flatMap(({ items }) =>
    items.flatMap(({ fields }) => (typeof fields.sku === 'string' ? [fields.sku] : [])),
  );

interface Pair {
  product: ImportedProduct;
  productId: string;
}

const pairsOf = (
  written: readonly { product: ImportedProduct }[],
  saved: readonly Saved[],
): Pair[] =>
  written.flatMap(({ product }, at) => {
    const one = saved[at];
    return one?.ok ? [{ product, productId: one.productId }] : [];
  });

/** Adds the codes that the products do not have yet; returns the products that got one. */
async function writeCodes(
  session: Session,
  { id: runId, workspaceId, options, createdBy: actor, requestId }: ImportRecord,
  pairs: readonly Pair[],
  { hasCode, stakeOf }: CodeTariff,
  issues: ImportIssue[],
): Promise<Set<string>> {
  const withCodes = pairs.filter(
    ({ product }) =>
      product.codes.length > 0 || product.items.some((item) => item.codes.length > 0),
  );
  if (withCodes.length === 0) return new Set();
  const ids = withCodes.map(({ productId }) => productId);
  const records = new Map(
    (await productsById(session, workspaceId, ids)).map((record) => [record.id, record]),
  );
  const known = new Set(
    (await openCodesOf(session, workspaceId, ids)).flatMap((code) => [
      keyOf(code, 'suggested'),
      // what is approved need not be suggested again
      ...(code.state === 'approved' ? [keyOf(code, 'approved')] : []),
    ]),
  );
  const writes = withCodes
    .flatMap((pair) => codesOf(pair, records.get(pair.productId), hasCode, issues))
    .map(({ isSuggested, ...write }): CodeWrite => {
      const state = options.approveCodes && !isSuggested ? 'approved' : 'suggested';
      return { ...write, state, origin: 'import', destinationCountry: null };
    })
    .filter((write) => !isSaid(write, known, records.get(write.productId)));
  if (writes.length === 0) return new Set();
  await addCodesWithin(session, workspaceId, writes, { actor, requestId, runId, stakeOf });
  return new Set(writes.map(({ productId }) => productId));
}

interface CodePlace extends Pick<CodeWrite, 'productId' | 'itemId' | 'schedule' | 'code'> {
  isSuggested?: true | undefined;
}

/** Whether the goods have the code: for themselves, from their product, or from every item. */
function isSaid(
  write: CodeWrite,
  known: ReadonlySet<string>,
  record: ProductRecord | undefined,
): boolean {
  const has = (itemId: string | null) => known.has(keyOf({ ...write, itemId }, write.state));
  if (has(write.itemId) || has(null)) return true;
  const items = record?.items ?? [];
  return write.itemId === null && items.length > 0 && items.every(({ id }) => has(id));
}

const keyOf = ({ productId, itemId, schedule, code }: CodePlace, state: string): string =>
  [productId, itemId ?? '', schedule, code, state].join(' ');

function codesOf(
  { product, productId }: Pair,
  record: ProductRecord | undefined,
  hasCode: CodeTariff['hasCode'],
  issues: ImportIssue[],
): CodePlace[] {
  const places = (codes: readonly ImportedCode[], itemId: string | null, row: number) =>
    codes.flatMap(({ schedule, code, isSuggested }): CodePlace[] => {
      if (hasCode(schedule, code)) return [{ productId, itemId, schedule, code, isSuggested }];
      issues.push(unknownCode(row, schedule, code));
      return [];
    });
  return [
    ...places(product.codes, null, product.rows[0] ?? 0),
    ...product.items.flatMap(({ codes, fields, key, row }) => {
      const item = record?.items.find((one) =>
        typeof fields.sku === 'string'
          ? one.sku === fields.sku
          : fields.item_id === one.id || (key !== null && one.externalId === key),
      );
      return item ? places(codes, item.id, row) : [];
    }),
  ];
}

const unknownCode = (row: number, schedule: string, code: string): ImportIssue => ({
  severity: 'warning',
  row,
  column: null,
  code: 'unknown_code',
  message: `names a code that the tariff of ${schedule} does not have: it is left out`,
  value: code,
});

function issueOf({ rows }: ImportedProduct, saved: Saved | undefined): ImportIssue {
  const refusal = saved && !saved.ok ? saved : null;
  const reason = refusal?.details['reason'];
  return {
    severity: 'error',
    row: rows[0] ?? 0,
    column: null,
    code: typeof reason === 'string' ? reason : (refusal?.code ?? 'internal_error'),
    message: refusal?.message ?? 'was not written',
    value: null,
  };
}
