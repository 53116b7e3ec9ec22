/**
 * The one way by which products change: one record or thousands, in one transaction, with their
 * history.
 */
import type { Actor } from '../../../contract/evidence.ts';
import { newId } from '../../id.ts';
import { type Orm, type Session, sql, within } from '../../orm.ts';
import { tellAgain } from './codeChanges.ts';
import { refreshCodes } from './codeMarks.ts';
import {
  blankProduct,
  type Change,
  merge,
  type MergeTerms,
  type ProductWrite,
  type Refusal,
} from './merge.ts';
import {
  arrayOf,
  type ItemRecord,
  PRODUCT_COLUMNS,
  type ProductRecord,
  type ProductRow,
  takeTurn,
  withItems,
} from './records.ts';
import { indexOf, signOf } from './words.ts';

export type Saved =
  | {
      ok: true;
      /** `skipped`: the source sent something older than what stands. */
      action: 'created' | 'updated' | 'unchanged' | 'archived' | 'skipped';
      productId: string;
      version: number;
      /** Paths of what stays as somebody has set it, although the source says something else. */
      kept?: string[];
    }
  | ({ ok: false } & Refusal);

export interface SaveTerms {
  actor: Actor;
  requestId: string | null;
  /** What the history says: written through the interface, by a source or from a file. */
  as: 'updated' | 'synced' | 'imported';
  /** `create`: one that exists is refused; `update`: one that does not. */
  mode: 'upsert' | 'create' | 'update';
  /** What somebody other than the source has set keeps its value. Left out: it does not. */
  keepsOwn?: boolean;
  /** What the source has said before and says no more is cleared. Left out: it stays. */
  replaces?: boolean;
}

/**
 * Creates or changes products of a workspace and says of each write, in order, what became of it; a
 * later write sees what an earlier one did. A refused one stops no other. Refused are: a product
 * that is not there or is archived, another `version`, a SKU of another product (with its owner),
 * and more items than a product has. Statements do not grow with the number of writes; some
 * hundreds at once are the cheapest.
 */
export function saveProducts(
  orm: Orm,
  workspaceId: string,
  writes: readonly ProductWrite[],
  terms: SaveTerms,
): Promise<Saved[]> {
  return within(orm, (session) => saveWithin(session, workspaceId, writes, terms));
}

/** The same in a transaction of the caller. */
export async function saveWithin(
  session: Session,
  workspaceId: string,
  writes: readonly ProductWrite[],
  terms: SaveTerms,
): Promise<Saved[]> {
  await takeTurn(session, workspaceId);
  const work = await Work.begin(session, workspaceId, writes, terms);
  const saved = writes.map((write) => work.save(write));
  await work.store();
  return saved;
}

/** What one transaction has read, and what it is about to write. */
class Work {
  readonly #products = new Map<string, ProductRecord>();
  readonly #bySource = new Map<string, string>();
  readonly #owners = new Map<string, string>();
  readonly #changed = new Set<string>();
  readonly #items = new Map<string, ItemRecord>();
  readonly #archived: string[] = [];
  /** What their shop is told of them has changed: see `codeChanges.ts`. */
  readonly #toTell = new Set<string>();
  readonly #history: { productId: string; action: string; changes: Change[] }[] = [];
  readonly #merging: MergeTerms;
  readonly #session: Session;
  readonly #workspaceId: string;
  readonly #terms: SaveTerms;

  static async begin(
    session: Session,
    workspaceId: string,
    writes: readonly ProductWrite[],
    terms: SaveTerms,
  ): Promise<Work> {
    const work = new Work(session, workspaceId, terms);
    for (const product of await meantBy(session, workspaceId, writes)) work.#take(product);
    for (const { sku, product_id } of await ownersOf(session, workspaceId, writes))
      work.#owners.set(sku, product_id);
    return work;
  }

  private constructor(session: Session, workspaceId: string, terms: SaveTerms) {
    this.#session = session;
    this.#workspaceId = workspaceId;
    this.#terms = terms;
    this.#merging = {
      now: new Date(),
      keepsOwn: terms.keepsOwn ?? false,
      replaces: terms.replaces ?? false,
      isSync: terms.as === 'synced',
      ownerOf: (sku) => this.#owners.get(sku),
    };
  }

  /** Merges one write into what is known, and remembers what is to be stored. */
  save(write: ProductWrite): Saved {
    const known = this.#find(write);
    const { mode, as } = this.#terms;
    const isWanted = mode === 'update' || write.archive === true || write.match?.by === 'id';
    if (!known && isWanted) return notThere();
    if (known) {
      if (isOlder(known, write)) return { ok: true, action: 'skipped', ...named(known) };
      if (write.archive) return this.#archive(known, write);
      const refused = mode === 'create' ? exists(known) : refusalOf(known, write);
      if (refused) return { ok: false, ...refused };
    }
    const before = known ?? blankProduct(this.#merging.now);
    const merged = merge(before, write, this.#merging);
    if ('code' in merged) return { ok: false, ...merged };
    const { product, items, changes } = merged;
    const kept = merged.kept.length > 0 ? { kept: merged.kept } : {};
    if (!product.fields.title) return noTitle();
    const isNew = known === undefined;
    for (const item of items) this.#items.set(item.id, item);
    if (!isNew && changes.length === 0) return { ...this.#unchanged(before, product), ...kept };
    if (!isNew && isTold(before, product, changes)) this.#toTell.add(product.id);
    product.version += 1;
    product.updatedAt = this.#merging.now;
    this.#take(product, before);
    this.#changed.add(product.id);
    const action = isNew && as === 'updated' ? 'created' : as;
    this.#history.push({ productId: product.id, action, changes });
    return { ok: true, action: isNew ? 'created' : 'updated', ...named(product), ...kept };
  }

  #archive(known: ProductRecord, { source }: ProductWrite): Saved {
    if (known.status === 'archived') return { ok: true, action: 'unchanged', ...named(known) };
    const product = archivedAt(known, this.#merging.now);
    product.sourceUpdatedAt = source?.updatedAt ?? known.sourceUpdatedAt;
    this.#take(product, known);
    this.#changed.add(product.id);
    this.#archived.push(product.id);
    this.#history.push({
      productId: product.id,
      action: this.#terms.as,
      changes: [{ path: 'status', from: known.status, to: 'archived' }],
    });
    return { ok: true, action: 'archived', ...named(product) };
  }

  /** Nothing that counts has changed; what the source said of its time and ids is kept all the same. */
  #unchanged(before: ProductRecord, product: ProductRecord): Saved {
    const isLater = product.sourceUpdatedAt?.getTime() !== before.sourceUpdatedAt?.getTime();
    const isLinked = product.source?.externalId !== before.source?.externalId;
    if (isLinked) this.#toTell.add(product.id);
    if (isLater || isLinked) this.#changed.add(product.id);
    this.#take(product, before);
    return { ok: true, action: 'unchanged', ...named(before) };
  }

  async store(): Promise<void> {
    const products = [...this.#changed].map((id) => this.#products.get(id) as ProductRecord);
    if (products.length === 0 && this.#items.size === 0) return;
    const [session, workspaceId] = [this.#session, this.#workspaceId];
    await storeProducts(session, workspaceId, products);
    await storeItems(session, workspaceId, [...this.#items.values()]);
    await refreshCodes(session, workspaceId, this.#archived);
    await tellAgain(session, workspaceId, [...this.#toTell]);
    const { actor, requestId } = this.#terms;
    await addHistory(
      session,
      workspaceId,
      this.#history.map((entry) => ({ ...entry, actor, requestId, note: null })),
    );
  }

  #take(product: ProductRecord, before?: ProductRecord): void {
    this.#products.set(product.id, product);
    if (before?.source) this.#bySource.delete(keyOf(before.source));
    if (product.source) this.#bySource.set(keyOf(product.source), product.id);
    for (const { sku } of before?.items ?? []) if (sku !== null) this.#owners.delete(sku);
    for (const { sku } of product.items) if (sku !== null) this.#owners.set(sku, product.id);
  }

  #find({ match }: ProductWrite): ProductRecord | undefined {
    if (match === null) return undefined;
    if (match.by === 'id') return this.#products.get(match.id);
    const id = match.by === 'sku' ? this.#owners.get(match.sku) : this.#bySource.get(keyOf(match));
    if (id !== undefined) return this.#products.get(id);
    if (match.by === 'sku' || match.alias === undefined) return undefined;
    const known = this.#bySource.get(keyOf({ ...match, externalId: match.alias }));
    return known === undefined ? undefined : this.#products.get(known);
  }
}

/** What a shop is told with the codes of a product. */
const TOLD = /^(?:originCountry|customsDescription|items\.[^.]+\.(?:originCountry|sku))$/;

/** Whether a shop is to be told anew: its product, or somebody has changed what goes with codes. */
const isTold = (
  before: ProductRecord,
  product: ProductRecord,
  changes: readonly Change[],
): boolean =>
  product.source !== null &&
  (before.source === null || changes.some(({ path }) => TOLD.test(path)));

/** The product as it is once it is archived. */
export const archivedAt = (product: ProductRecord, now: Date): ProductRecord => ({
  ...product,
  status: 'archived',
  archivedAt: now,
  updatedAt: now,
  version: product.version + 1,
});

const keyOf = ({ kind, externalId }: { kind: string; externalId: string }): string =>
  `${kind}\n${externalId}`;

const named = ({ id, version }: ProductRecord) => ({ productId: id, version });

const isOlder = ({ sourceUpdatedAt }: ProductRecord, { source }: ProductWrite): boolean =>
  sourceUpdatedAt !== null && source?.updatedAt !== undefined && source.updatedAt < sourceUpdatedAt;

const notThere = (): Saved => ({
  ok: false,
  code: 'not_found',
  message: 'There is no such product in the catalogue of this workspace.',
  details: {},
});

const noTitle = (): Saved => ({
  ok: false,
  code: 'invalid_input',
  message: 'title: a new product needs one.',
  details: { issues: [{ path: 'title', message: 'is required for a new product' }] },
});

const exists = ({ id }: ProductRecord): Refusal => ({
  code: 'conflict',
  message: 'The product is in the catalogue already.',
  details: { reason: 'exists', productId: id },
});

function refusalOf(product: ProductRecord, { version }: ProductWrite): Refusal | null {
  if (product.status === 'archived') return archived(product.id);
  if (version === undefined || version === product.version) return null;
  return {
    code: 'conflict',
    message: `The product has changed since: read version ${product.version} and try again.`,
    details: { reason: 'version', version: product.version },
  };
}

/** Why an archived product does not change. */
export const archived = (productId: string): Refusal => ({
  code: 'conflict',
  message: 'The product is archived: it does not change any more.',
  details: { reason: 'archived', productId },
});

/** The products that are meant, as far as there are any. */
async function meantBy(
  session: Session,
  workspaceId: string,
  writes: readonly ProductWrite[],
): Promise<ProductRecord[]> {
  const matches = writes.flatMap(({ match }) => (match ? [match] : []));
  const withAliases = matches.flatMap((match) =>
    match.by === 'source' && match.alias !== undefined
      ? [match, { ...match, externalId: match.alias }]
      : [match],
  );
  const of = (by: string) => JSON.stringify(withAliases.filter((match) => match.by === by));
  const rows = await sql<ProductRow>(
    session,
    `select ${PRODUCT_COLUMNS} from catalog_products where workspace_id = ? and id in (
       select m.id from jsonb_to_recordset(?::jsonb) as m (id uuid)
       union select i.product_id from jsonb_to_recordset(?::jsonb) as m (sku text)
         join catalog_items i on i.workspace_id = ? and i.sku = m.sku
       union select p.id from jsonb_to_recordset(?::jsonb) as m (kind text, "externalId" text)
         join catalog_products p on p.workspace_id = ? and p.source_kind = m.kind and p.external_id = m."externalId")`,
    [workspaceId, of('id'), of('sku'), workspaceId, of('source'), workspaceId],
  );
  return withItems(session, rows);
}

/** Who has the SKUs that are written now. */
function ownersOf(
  session: Session,
  workspaceId: string,
  writes: readonly ProductWrite[],
): Promise<{ product_id: string; sku: string }[]> {
  const skus = writes.flatMap(({ items }) => (items ?? []).flatMap(({ sku }) => sku ?? []));
  return sql(
    session,
    `select product_id, sku from catalog_items where workspace_id = ?
       and sku = any(array(select jsonb_array_elements_text(?::jsonb)))`,
    [workspaceId, JSON.stringify([...new Set(skus)])],
  );
}

/** Writes products as they are now, with what they are found by. */
export async function storeProducts(
  session: Session,
  workspaceId: string,
  products: readonly ProductRecord[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ items: _, ...product }) => ({
    ...product,
    source_kind: product.source?.kind ?? null,
    external_id: product.source?.externalId ?? null,
    words: indexOf(workspaceId, { ...product, items: _ }),
  }));
  const none = `${signOf(workspaceId)}#none`; // no codes yet: see `refreshCodes`
  await sql(session, STORE_PRODUCTS, [workspaceId, none, JSON.stringify(rows)]);
}

const STORE_PRODUCTS = `
  insert into catalog_products as p (id, workspace_id, fields, status, source_kind, external_id, source_updated_at,
    set_at, words, codes, version, created_at, updated_at, archived_at)
  select r.id, ?, r.fields, r.status, r.source_kind, r.external_id, r."sourceUpdatedAt", r."setAt",
    array_to_tsvector(array(select jsonb_array_elements_text(r.words))), array_to_tsvector(array[?::text]), r.version, r."createdAt", r."updatedAt",
    r."archivedAt"
  from jsonb_to_recordset(?::jsonb) as r (id uuid, fields jsonb, status text, source_kind text, external_id text,
    "sourceUpdatedAt" timestamptz, "setAt" jsonb, words jsonb, version int, "createdAt" timestamptz,
    "updatedAt" timestamptz, "archivedAt" timestamptz)
  on conflict (id) do update set fields = excluded.fields, status = excluded.status,
    source_kind = excluded.source_kind, external_id = excluded.external_id,
    source_updated_at = excluded.source_updated_at, set_at = excluded.set_at, words = excluded.words,
    version = excluded.version, updated_at = excluded.updated_at, archived_at = excluded.archived_at`;

async function storeItems(
  session: Session,
  workspaceId: string,
  items: readonly ItemRecord[],
): Promise<void> {
  if (items.length === 0) return;
  // a SKU may go from one item to another: all are given up first
  await sql(session, 'update catalog_items set sku = null where id = any(?::uuid[])', [
    arrayOf(items.map(({ id }) => id)),
  ]);
  await sql(session, STORE_ITEMS, [workspaceId, JSON.stringify(items)]);
}

const STORE_ITEMS = `
  insert into catalog_items (id, workspace_id, product_id, sku, external_id, fields)
  select r.id, ?, r."productId", r.sku, r."externalId", r.fields
  from jsonb_to_recordset(?::jsonb) as r (id uuid, "productId" uuid, sku text, "externalId" text, fields jsonb)
  on conflict (id) do update set sku = excluded.sku, external_id = excluded.external_id, fields = excluded.fields`;

export interface HistoryWrite {
  productId: string;
  actor: Actor;
  action: string;
  changes: Change[];
  note: string | null;
  requestId: string | null;
}

/** Adds to the history of products, in this order. */
export async function addHistory(
  session: Session,
  workspaceId: string,
  entries: readonly HistoryWrite[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ id: newId(), ...entry }));
  await sql(
    session,
    `insert into catalog_history (id, workspace_id, product_id, actor, action, changes, note, request_id)
     select r.id, ?, r."productId", r.actor, r.action, r.changes, r.note, r."requestId"
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "productId" uuid, actor jsonb, action text, changes jsonb,
       note text, "requestId" uuid)`,
    [workspaceId, JSON.stringify(rows)],
  );
}
