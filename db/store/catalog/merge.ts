/** Lays what is written over a product, and tells what has changed. Nothing is read or stored. */
import {
  ITEM_FIELDS,
  ITEMS_MAX,
  type ItemFields,
  PRODUCT_FIELDS,
  type ProductFields,
} from '../../../contract/catalogProduct.ts';
import { newId } from '../../id.ts';
import type { ItemRecord, ProductRecord } from './records.ts';

export interface ItemWrite extends Partial<ItemFields> {
  id?: string | undefined;
  sku?: string | null | undefined;
  externalId?: string | undefined;
}

/** What is written of one product: what is absent stays, null clears, a blank text says nothing. */
export interface ProductWrite {
  /** The product that is meant; null: a new one. */
  match:
    | { by: 'id'; id: string }
    | { by: 'sku'; sku: string }
    | { by: 'source'; kind: string; externalId: string }
    | null;
  fields: Partial<ProductFields>;
  status?: 'draft' | 'active' | undefined;
  items?: readonly ItemWrite[] | undefined;
  /** Refused where the product has another one by now. */
  version?: number | undefined;
  /** Where it comes from; kept with a product that is new or has no source yet. */
  source?: { kind: string; externalId: string; updatedAt?: Date | undefined } | undefined;
}

export interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

export interface Refusal {
  code: 'conflict' | 'not_found' | 'invalid_input';
  message: string;
  details: Record<string, unknown>;
}

export interface Merged {
  product: ProductRecord;
  /** Items that are new or have changed. */
  items: ItemRecord[];
  changes: Change[];
}

export interface MergeTerms {
  now: Date;
  /** A field that somebody else set after the source did keeps its value. */
  keepsOwn: boolean;
  /** Whether the writer is the source of the product, or somebody else. */
  isSource: boolean;
  /** Whose SKU it is: the id of a product. */
  ownerOf: (sku: string) => string | undefined;
}

/** A product to lay a write over, where there is none yet. */
export const blankProduct = (now: Date): ProductRecord => ({
  id: newId(),
  fields: {},
  status: 'draft',
  source: null,
  sourceUpdatedAt: null,
  setAt: {},
  version: 0,
  createdAt: now,
  updatedAt: now,
  archivedAt: null,
  items: [],
});

/**
 * The product with what was written, and every change by its path; `before` stays as it is. Refused
 * are an item that the product does not have, one that is written twice, a SKU of another product,
 * and too many items.
 */
export function merge(
  before: ProductRecord,
  write: ProductWrite,
  terms: MergeTerms,
): Merged | Refusal {
  const product: ProductRecord = {
    ...before,
    fields: { ...before.fields },
    setAt: { ...before.setAt },
    items: [...before.items],
  };
  const changes: Change[] = [];
  for (const field of PRODUCT_FIELDS) {
    const to = write.fields[field];
    if (isOwn(before, field, write, terms)) continue;
    if (!isNews(before.fields[field], to)) continue;
    changes.push({ path: field, from: before.fields[field] ?? null, to });
    Object.assign(product.fields, { [field]: to });
    if (!terms.isSource) product.setAt[field] = terms.now.toISOString();
  }
  if (write.status !== undefined && write.status !== before.status) {
    changes.push({ path: 'status', from: before.status, to: write.status });
    product.status = write.status;
  }
  if (write.source) {
    const { updatedAt, ...source } = write.source;
    product.source ??= source;
    product.sourceUpdatedAt = updatedAt ?? product.sourceUpdatedAt;
  }
  const items: ItemRecord[] = [];
  const places = new Map<string, number>();
  for (const [at, item] of (write.items ?? []).entries()) {
    const merged = mergeItem(product, item, terms, `items.${at}`);
    if ('code' in merged) return merged;
    const first = places.get(merged.item.id);
    // which of the two is meant, nobody knows
    if (first !== undefined) return writtenTwice(merged.item, first, at);
    places.set(merged.item.id, at);
    if (merged.changes.length === 0) continue;
    changes.push(...merged.changes);
    items.push(merged.item);
  }
  return { product, items, changes };
}

/** Whether somebody else has set the field since the source knew of it. */
function isOwn(
  { setAt }: ProductRecord,
  field: string,
  { source }: ProductWrite,
  { keepsOwn }: MergeTerms,
): boolean {
  const own = setAt[field];
  if (!keepsOwn || own === undefined) return false;
  return source?.updatedAt === undefined || source.updatedAt <= new Date(own);
}

/** Whether a value changes another: nothing said and a blank text do not; null clears. */
function isNews(from: unknown, to: unknown): boolean {
  if (to === undefined || to === '') return false;
  return !isSame(from ?? null, to);
}

/** Whether two values are the same JSON, whatever the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  const of = new Map(right);
  return (
    left.length === right.length &&
    left.every(([key, value]) => of.has(key) && isSame(value, of.get(key)))
  );
}

/** Lays an item over that of the product which is meant; puts it in its place there. */
function mergeItem(
  product: ProductRecord,
  write: ItemWrite,
  { ownerOf }: MergeTerms,
  path: string,
): { item: ItemRecord; changes: Change[] } | Refusal {
  const owner = write.sku ? ownerOf(write.sku) : undefined;
  if (write.sku && owner !== undefined && owner !== product.id)
    return skuTaken(write.sku, owner, `${path}.sku`);
  const known = product.items.find((item) => isMeant(item, write));
  if (write.id !== undefined && !known) return noItem(path);
  // an item that was written before may have given it up
  if (
    write.sku &&
    known &&
    product.items.some(({ id, sku }) => sku === write.sku && id !== known.id)
  )
    return skuTaken(write.sku, product.id, `${path}.sku`);
  if (!known && product.items.length >= ITEMS_MAX) return tooManyItems();
  const before: ItemRecord = known ?? {
    id: newId(),
    productId: product.id,
    sku: null,
    externalId: null,
    fields: {},
  };
  const item = { ...before, fields: { ...before.fields } };
  const name = `items.${item.id}`;
  const changes: Change[] = known ? [] : [{ path: name, from: null, to: write.sku ?? '' }];
  if (isNews(before.sku, write.sku) && write.sku !== undefined) {
    if (known) changes.push({ path: `${name}.sku`, from: before.sku, to: write.sku });
    item.sku = write.sku;
  }
  if (write.externalId !== undefined) item.externalId ??= write.externalId;
  for (const field of ITEM_FIELDS) {
    const to = write[field];
    if (!isNews(before.fields[field], to)) continue;
    changes.push({ path: `${name}.${field}`, from: before.fields[field] ?? null, to });
    Object.assign(item.fields, { [field]: to });
  }
  if (known) product.items[product.items.indexOf(known)] = item;
  else product.items.push(item);
  return { item, changes };
}

const isMeant = (item: ItemRecord, { id, sku, externalId }: ItemWrite): boolean => {
  if (id !== undefined) return item.id === id;
  if (externalId !== undefined && item.externalId !== null) return item.externalId === externalId;
  return Boolean(sku) && item.sku === sku;
};

const skuTaken = (sku: string, productId: string, path: string): Refusal => ({
  code: 'conflict',
  message: `${path}: the SKU "${sku}" belongs to another item of the catalogue.`,
  details: { reason: 'sku_taken', sku, productId },
});

function writtenTwice({ sku }: ItemRecord, first: number, second: number): Refusal {
  const named = sku === null ? '' : ` (SKU "${sku}")`;
  const issue = (at: number, other: number) => ({
    path: `items.${at}`,
    message: `is the same item as items.${other}${named}: write it once`,
  });
  return {
    code: 'invalid_input',
    message: `items: items.${first} and items.${second} are the same item${named}.`,
    details: { issues: [issue(first, second), issue(second, first)] },
  };
}

const noItem = (path: string): Refusal => ({
  code: 'invalid_input',
  message: `${path}.id: the product has no such item.`,
  details: { issues: [{ path: `${path}.id`, message: 'is no item of this product' }] },
});

const tooManyItems = (): Refusal => ({
  code: 'invalid_input',
  message: `items: a product has at most ${ITEMS_MAX} items.`,
  details: {
    reason: 'limit_reached',
    limit: ITEMS_MAX,
    issues: [{ path: 'items', message: `must hold at most ${ITEMS_MAX} items` }],
  },
});
