/** Lays what is written over a product, and tells what has changed. Nothing is read or stored. */
import {
  ITEM_FIELDS,
  ITEMS_MAX,
  type ItemFields,
  LIST_FIELDS,
  PRODUCT_FIELDS,
  type ProductFields,
} from '../../../contract/catalogProduct.ts';
import { newId } from '../../id.ts';
import { Authorship } from './authorship.ts';
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
    | {
        by: 'source';
        kind: string;
        externalId: string;
        /** Another id by which the source may have brought it in: it is found by that too. */
        alias?: string | undefined;
      }
    | null;
  fields: Partial<ProductFields>;
  status?: 'draft' | 'active' | undefined;
  items?: readonly ItemWrite[] | undefined;
  /** Refused where the product has another one by now. */
  version?: number | undefined;
  /** The items are all that the source has: others of the source are archived. */
  hasAllItems?: boolean | undefined;
  /**
   * Whether a customs description is no more than what a shop keeps of the one that a product has by
   * these fields; left out: whoever wrote it keeps all.
   */
  isCut?: ((written: string, fields: Partial<ProductFields>) => boolean) | undefined;
  /** It is sold no more: nothing else is written. */
  archive?: boolean | undefined;
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
  /** Paths of what stays as somebody has set it, although the source says something else. */
  kept: string[];
}

export interface MergeTerms {
  now: Date;
  /** What somebody other than its source has set keeps its value. */
  keepsOwn: boolean;
  /** What the source has said before and says no more is cleared. */
  replaces: boolean;
  /** The ids of the source are those by which it finds its goods from now on. */
  isSync: boolean;
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
  const authorship = new Authorship(product, {
    isSource: isSource(before, write),
    keepsOwn: terms.keepsOwn,
    now: terms.now,
  });
  const changes = mergeFields([before, product], write, authorship, terms);
  if (write.source) {
    const { updatedAt, ...source } = write.source;
    product.source = terms.isSync ? source : (product.source ?? source);
    product.sourceUpdatedAt = updatedAt ?? product.sourceUpdatedAt;
  }
  const merged = mergeItems(product, write, authorship, terms);
  if ('code' in merged) return merged;
  changes.push(...merged.changes);
  const { kept } = authorship;
  return { product, items: merged.items, changes, kept };
}

/** Whether the source of the product speaks, by itself or by a file of its own. */
const isSource = ({ source }: ProductRecord, write: ProductWrite): boolean =>
  write.source !== undefined && (source ?? write.source).kind === write.source.kind;

/** Writes the fields of the product and its status. */
function mergeFields(
  [before, product]: readonly [ProductRecord, ProductRecord],
  write: ProductWrite,
  authorship: Authorship,
  { replaces }: MergeTerms,
): Change[] {
  const changes: Change[] = [];
  const { fields } = product;
  for (const field of PRODUCT_FIELDS) {
    const from = fields[field];
    if (field === 'customsDescription' && isGivenBack(write, before)) continue;
    const isForgotten = replaces && field !== 'title' && !authorship.isOwn(field);
    const to = saidOf(write.fields[field], isForgotten, field, from);
    if (!isNews(from, to) || !authorship.mayWrite(field)) continue;
    changes.push({ path: field, from: from ?? null, to });
    Object.assign(fields, { [field]: to });
    authorship.wrote(field);
  }
  const { status: to } = write;
  if (to !== undefined && to !== product.status && authorship.mayWrite('status')) {
    changes.push({ path: 'status', from: product.status, to });
    product.status = to;
    authorship.wrote('status');
  }
  return changes;
}

/** Whether a shop gives back what it was given, cut to its own length: that says nothing. */
const isGivenBack = ({ fields, isCut }: ProductWrite, before: ProductRecord): boolean =>
  Boolean(fields.customsDescription && isCut?.(fields.customsDescription, before.fields));

/** What is said of a field; what is not said of one that is forgotten clears its value. */
function saidOf(to: unknown, isForgotten: boolean, field: string, from: unknown): unknown {
  if (to !== undefined || !isForgotten || from === undefined || from === null) return to;
  if (LIST_FIELDS.has(field)) return [];
  return field === 'extra' ? {} : null;
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

/** Writes the items; those that are new or have changed come back, each once. */
function mergeItems(
  product: ProductRecord,
  write: ProductWrite,
  authorship: Authorship,
  terms: MergeTerms,
): { items: ItemRecord[]; changes: Change[] } | Refusal {
  const changed = new Map<string, ItemRecord>();
  /** Where in the body each item is written. */
  const places = new Map<string, number>();
  const changes: Change[] = [];
  const note = (merged: MergedItem) => {
    if (merged.changes.length === 0 && !merged.isRenamed) return;
    changes.push(...merged.changes);
    changed.set(merged.item.id, merged.item);
  };
  const hasAll = authorship.isSource && write.items !== undefined && write.hasAllItems === true;
  for (const [at, item] of (write.items ?? []).entries()) {
    // it is there again
    const said = hasAll ? { status: 'active' as const, ...item } : item;
    const merged = mergeItem(product, said, { ...terms, authorship }, `items.${at}`);
    if ('code' in merged) return merged;
    const first = places.get(merged.item.id);
    // which of the two is meant, nobody knows
    if (first !== undefined) return writtenTwice(merged.item, first, at);
    places.set(merged.item.id, at);
    note(merged);
  }
  if (hasAll)
    for (const { id } of product.items.filter((item) => !places.has(item.id))) {
      if (authorship.isOwn(`items.${id}`)) continue;
      const gone = { id, status: 'archived' as const };
      const merged = mergeItem(product, gone, { ...terms, replaces: false, authorship }, '');
      if (!('code' in merged)) note(merged);
    }
  return { items: [...changed.values()], changes };
}

interface MergedItem {
  item: ItemRecord;
  changes: Change[];
  /** The source finds it by another id than before. */
  isRenamed: boolean;
}

/** Lays an item over that of the product which is meant; puts it in its place there. */
function mergeItem(
  product: ProductRecord,
  write: ItemWrite,
  { ownerOf, replaces, isSync, authorship }: MergeTerms & { authorship: Authorship },
  path: string,
): MergedItem | Refusal {
  const owner = write.sku ? ownerOf(write.sku) : undefined;
  if (write.sku && owner !== undefined && owner !== product.id)
    return skuTaken(write.sku, owner, `${path}.sku`);
  const known = meantBy(product, write);
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
  if (!known) authorship.wrote(name);
  const change = (field: string, from: unknown, to: unknown): boolean => {
    if (!isNews(from, to) || !authorship.mayWrite(`${name}.${field}`)) return false;
    // a new item is told with its SKU
    if (known || field !== 'sku')
      changes.push({ path: `${name}.${field}`, from: from ?? null, to });
    authorship.wrote(`${name}.${field}`);
    return true;
  };
  if (change('sku', before.sku, write.sku)) item.sku = write.sku ?? null;
  item.externalId =
    (isSync ? write.externalId : null) ?? item.externalId ?? write.externalId ?? null;
  for (const field of ITEM_FIELDS) {
    const from = before.fields[field] ?? (field === 'status' ? 'active' : undefined);
    const isForgotten = replaces && field !== 'status' && !authorship.isOwn(`${name}.${field}`);
    const to = saidOf(write[field], isForgotten, field, from);
    if (change(field, from, to)) Object.assign(item.fields, { [field]: to });
  }
  if (known) product.items[product.items.indexOf(known)] = item;
  else product.items.push(item);
  return { item, changes, isRenamed: item.externalId !== before.externalId };
}

/** The item that is meant: by its id, by that of the source, or by its SKU. */
function meantBy({ items }: ProductRecord, write: ItemWrite): ItemRecord | undefined {
  const { id, sku, externalId } = write;
  if (id !== undefined) return items.find((item) => item.id === id);
  const bySource = externalId !== undefined && items.find((item) => item.externalId === externalId);
  return bySource || (sku ? items.find((item) => item.sku === sku) : undefined);
}

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
