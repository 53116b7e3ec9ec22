/** The thread in which bodies of bulk runs are read and checked, one after the other. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import {
  BULK_GOODS,
  BULK_ITEMS,
  BULK_SOURCES,
  bulkBody,
  type BulkHead,
  type BulkKind,
} from '../../contract/bulk.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import type { Issue } from '../../engine/refusal.ts';
import { isRecord } from '../isRecord.ts';
import { boundedIssues, firstOfEach, ISSUES_MAX } from '../steps/faults.ts';
import { jsonOf, textOf } from '../steps/json.ts';
import { requireKnown } from '../steps/unknownFields.ts';
import { unstorable } from '../steps/unstorable.ts';
import type { BulkItemBody, FromThread } from './body.ts';
import { laidUnder, placeIn } from './laidUnder.ts';

/** 10,000 items of a hundred values each. */
const VALUES_MAX = 1_000_000;
/** Items in one message: the thread that takes it is held up for a moment each time. */
const ITEMS_AT_ONCE = 100;

parentPort?.on('message', (bytes: Uint8Array) => {
  for (const said of read(Buffer.from(bytes))) tell(said);
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (said: FromThread): void => parentPort?.postMessage(said);

function* read(bytes: Buffer): Generator<FromThread> {
  try {
    const sent = jsonOf(textOf(bytes), { valuesMax: VALUES_MAX });
    const fault = unstorable(sent);
    if (fault) throw invalidInput([fault]);
    const { items: sentItems, ...head } = headOf(sent);
    const items = sentItems ? itemsOf(head, sentItems) : [];
    if (!sentItems) requireGoods(head);
    const hash = createHash('sha256');
    hash.update(JSON.stringify(head));
    for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
      const some = items.slice(from, from + ITEMS_AT_ONCE);
      hash.update(JSON.stringify(some));
      yield { items: some };
    }
    // the items are kept with the run: the request log has the rest
    const shown = { ...(sent as object), ...countsOf(head, items) };
    yield { head, hash: hash.digest('hex'), sent: shown };
  } catch (cause) {
    if (cause instanceof ApiError) yield { refused: { ...cause, message: cause.message } };
    else yield { broken: cause instanceof Error ? cause.message : String(cause) };
  }
}

const countsOf = ({ productIds }: BulkHead, items: readonly object[]): object => ({
  ...(items.length > 0 ? { items: `${items.length} items` } : {}),
  ...(productIds ? { productIds: `${productIds.length} products` } : {}),
});

const wholeHead = bulkBody(z.unknown());

function headOf(sent: unknown): z.output<typeof wholeHead> {
  const parsed = wholeHead.safeParse(sent, { reportInput: true });
  if (!parsed.success)
    throw invalidInput(boundedIssues(firstOfEach(parsed.error.issues, asSent(sent))));
  requireKnown({ group: 'Bulk runs' }, wholeHead, sent, parsed.data);
  const { kind, writeBack } = parsed.data;
  if (writeBack === 'suggest' && kind !== 'classify')
    throw invalidInput([
      { path: 'writeBack', message: 'must be none: only classifications are written back' },
    ]);
  return parsed.data;
}

/** The names of countries are known where the edition is. */
const asSent = (value: unknown) => ({
  value,
  countryNamed: () => null,
  countryLike: () => null,
});

/** Every item as its single call would parse it. Throws 400 that names every fault. */
function itemsOf(head: BulkHead, sent: readonly unknown[]): BulkItemBody[] {
  const issues = new Map<string, Issue>();
  const items = sent.flatMap((item, index): BulkItemBody[] => {
    if (issues.size > ISSUES_MAX) return [];
    const one = itemOf(head, item, index);
    for (const issue of one.issues) if (!issues.has(issue.path)) issues.set(issue.path, issue);
    return one.item ? [one.item] : [];
  });
  if (issues.size > 0) throw invalidInput(boundedIssues([...issues.values()]));
  return items;
}

function itemOf(
  head: BulkHead,
  sent: unknown,
  index: number,
): { item?: BulkItemBody; issues: Issue[] } {
  const laid = laidUnder(head, sent);
  const own = (field: string): boolean => isRecord(sent) && Object.hasOwn(sent, field);
  const at = ({ path, ...issue }: Issue): Issue => ({
    ...issue,
    path: placeIn(head, index, path === 'body' ? '' : path, own),
  });
  const namesGoods = meansGoods(head.kind, laid);
  const refused = [...unreadIn(head, laid), ...(namesGoods ? notOfGoods(head.kind, laid) : [])];
  if (refused.length > 0) return { issues: refused.map(at) };
  const schema = (namesGoods && BULK_GOODS[head.kind]) || BULK_ITEMS[head.kind];
  const parsed = schema.safeParse(laid, { reportInput: true });
  if (!parsed.success) return { issues: firstOfEach(parsed.error.issues, asSent(laid)).map(at) };
  const names = Object.keys(laid as object);
  const request = parsed.data as object;
  return {
    item: { request, names, laid: names.filter((name) => !own(name)), namesGoods },
    issues: [],
  };
}

/** Refuses defaults that no item could have, and a kind that is not about goods. */
function requireGoods(head: BulkHead): void {
  const schema = BULK_GOODS[head.kind];
  const source = BULK_SOURCES.find((one) => one !== 'items' && head[one] !== undefined);
  if (!schema) throw invalidInput([{ path: source ?? 'kind', message: NOT_OF_GOODS }]);
  const sample = { value: 1e9, destinationCountry: 'US', ...head.defaults, productId: NOBODY };
  const laid = laidUnder({ ...head, defaults: {} }, sample);
  const parsed = schema.safeParse(laid, { reportInput: true });
  if (parsed.success) return;
  const issues = firstOfEach(parsed.error.issues, asSent(laid)).map((issue) => ({
    ...issue,
    path: placeIn(head, 0, issue.path, () => false),
  }));
  throw invalidInput(boundedIssues(issues));
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
const NOT_OF_GOODS =
  'is taken by the kinds classify, calculate, origin and restrictions: a screening is of parties, not of goods';

/** Fields by which goods of the catalogue are named. */
const NAMES = ['productId', 'itemId', 'sku'] as const;
/** What says what the goods are, where nothing but a SKU names them. */
const WORDS = ['title', 'description', 'brand', 'material', 'categories', 'gtin', 'items'];

/**
 * Whether the catalogue is to say what an item leaves out. A SKU is the caller's own number too: it
 * is looked up where nothing else says what the goods are, and for landed costs as in a single call.
 */
function meansGoods(kind: BulkKind, laid: unknown): boolean {
  if (!isRecord(laid)) return false;
  const isSaid = (field: string): boolean => laid[field] !== undefined;
  if (isSaid('productId') || isSaid('itemId')) return true;
  return kind !== 'screen' && isSaid('sku') && (kind === 'calculate' || !WORDS.some(isSaid));
}

const notOfGoods = (kind: BulkKind, laid: unknown): Issue[] =>
  BULK_GOODS[kind]
    ? []
    : NAMES.filter((name) => isRecord(laid) && laid[name] !== undefined).map((path) => ({
        path,
        message: NOT_OF_GOODS,
      }));

const READ = ['imageUrl', 'productUrl'] as const;

/** Fields of goods that a run would have to visit. */
const unreadIn = ({ kind }: BulkHead, item: unknown): Issue[] =>
  kind === 'classify' || kind === 'origin'
    ? READ.filter((field) => isRecord(item) && item[field] !== undefined).map((path) => ({
        path,
        message: 'is not read in a bulk run: say in words what the goods are, or send it by itself',
      }))
    : [];
