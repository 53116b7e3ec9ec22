/** The thread in which bodies of bulk runs are read and checked, one after the other. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { BULK_ITEMS, BULK_ITEMS_MAX, bulkHead, type BulkHead } from '../../contract/bulk.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import type { Issue } from '../../engine/refusal.ts';
import { boundedIssues, firstOfEach, ISSUES_MAX } from '../steps/faults.ts';
import { jsonOf, textOf } from '../steps/json.ts';
import { unstorable } from '../steps/unstorable.ts';
import type { BulkItemBody, FromThread } from './body.ts';

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
    const items = itemsOf(head, sentItems);
    const hash = createHash('sha256');
    hash.update(JSON.stringify(head));
    for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
      const some = items.slice(from, from + ITEMS_AT_ONCE);
      hash.update(JSON.stringify(some));
      yield { items: some };
    }
    // the items are kept with the run: the request log has the rest
    const shown = { ...(sent as object), items: `${items.length} items` };
    yield { head, hash: hash.digest('hex'), sent: shown };
  } catch (cause) {
    if (cause instanceof ApiError) yield { refused: { ...cause, message: cause.message } };
    else yield { broken: cause instanceof Error ? cause.message : String(cause) };
  }
}

const wholeHead = bulkHead.extend({ items: z.array(z.unknown()).min(1).max(BULK_ITEMS_MAX) });

const NOT_YET = ['productIds', 'filter', 'importId', 'writeBack'] as const;

function headOf(sent: unknown): z.output<typeof wholeHead> {
  const notYet = NOT_YET.filter((field) => isRecord(sent) && sent[field] !== undefined).map(
    (field): Issue => ({
      path: field,
      message: 'is not taken yet: send the items themselves, as items',
    }),
  );
  if (notYet.length > 0) throw invalidInput(notYet);
  const parsed = wholeHead.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidInput(boundedIssues(firstOfEach(parsed.error.issues, asSent(sent))));
}

/** The names of countries are known where the edition is. */
const asSent = (value: unknown) => ({ value, countryNamed: () => null });

/** Every item as its single call would parse it. Throws 400 that names every fault. */
function itemsOf(head: BulkHead, sent: readonly unknown[]): BulkItemBody[] {
  const schema = BULK_ITEMS[head.kind];
  const issues: Issue[] = [];
  const items = sent.flatMap((item, index): BulkItemBody[] => {
    if (issues.length > ISSUES_MAX) return [];
    const laid = laidUnder(head, item);
    const unread = unreadIn(head, laid, index);
    issues.push(...unread);
    const parsed = schema.safeParse(laid, { reportInput: true });
    if (parsed.success)
      return [{ request: parsed.data as object, names: Object.keys(laid as object) }];
    const faults = parsed.error.issues.map((fault) => ({
      ...fault,
      path: ['items', index, ...fault.path],
    }));
    issues.push(...firstOfEach(faults, asSent({ items: { [index]: laid } })));
    return [];
  });
  if (issues.length > 0) throw invalidInput(boundedIssues(issues));
  return items;
}

const laidUnder = ({ kind, mode, defaults }: BulkHead, item: unknown): unknown =>
  isRecord(item)
    ? { ...(kind === 'classify' && mode !== undefined ? { mode } : {}), ...defaults, ...item }
    : item;

const READ = ['imageUrl', 'productUrl'] as const;

/** Fields of goods that a run would have to visit. */
const unreadIn = ({ kind }: BulkHead, item: unknown, index: number): Issue[] =>
  kind === 'classify' || kind === 'origin'
    ? READ.filter((field) => isRecord(item) && item[field] !== undefined).map((field) => ({
        path: `items.${index}.${field}`,
        message: 'is not read in a bulk run: say in words what the goods are, or send it by itself',
      }))
    : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
