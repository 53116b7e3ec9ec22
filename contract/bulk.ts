/** Bulk runs: up to 10,000 items of one kind, worked off in the background. */
import { z } from 'zod';
import { calculateBody, calculateRequest } from './calculate.ts';
import { catalogFilter } from './catalog.ts';
import { classifyRequest } from './classify.ts';
import { catalogGoods, reference } from './consignment.ts';
import { itemError } from './errorDetails.ts';
import {
  actor,
  boundedText,
  country,
  modeName,
  nullableText,
  page,
  pageQuery,
  timestamp,
  uuid,
} from './fields.ts';
import { MB, operation, type Scope } from './operation.ts';
import { bulkOriginItem } from './origin.ts';
import { restrictionsRequest } from './restrictions.ts';
import { screenRequest } from './screen.ts';

export const BULK_KINDS = ['classify', 'calculate', 'origin', 'restrictions', 'screen'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** What a key must have to run, list and read runs of a kind: that of the single call. */
export const BULK_SCOPES: Readonly<Record<BulkKind, Scope>> = {
  classify: 'classify',
  calculate: 'calculate',
  origin: 'origin',
  restrictions: 'compliance',
  screen: 'compliance',
};

const named = { reference: reference.optional() };

/** The body of the single call, by kind; an item of any may have a `reference`. */
export const BULK_ITEMS: Readonly<Record<BulkKind, z.ZodType>> = {
  classify: classifyRequest.safeExtend(named),
  calculate: calculateRequest,
  origin: bulkOriginItem.safeExtend(named),
  restrictions: restrictionsRequest,
  screen: screenRequest,
};

/**
 * An item that names goods of the catalogue, which say what it leaves out, by kind; null where it is
 * not about goods.
 */
export const BULK_GOODS: Readonly<Record<BulkKind, z.ZodType | null>> = {
  classify: z.object({ ...classifyRequest.shape, ...named, ...catalogGoods }),
  calculate: calculateBody,
  origin: z.object({ ...bulkOriginItem.shape, ...named, ...catalogGoods }),
  restrictions: z.object({
    ...restrictionsRequest.shape,
    items: restrictionsRequest.shape.items.optional(),
    ...catalogGoods,
  }),
  screen: null,
};

export const BULK_ITEMS_MAX = 10_000;
export const BULK_BYTES_MAX = 20 * MB;
/** Runs of a workspace that have not ended. */
export const BULK_OPEN_MAX = 5;
/** Results of a run that has ended are kept, and a paused run waits, for this long. */
export const BULK_DAYS = 30;

export const BULK_STATES = [
  'queued',
  'running',
  'paused',
  'cancelling',
  'completed',
  'failed',
  'cancelled',
] as const;
export type BulkState = (typeof BULK_STATES)[number];
export const BULK_PAUSES = ['balance', 'ceiling', 'person'] as const;
export type BulkPause = (typeof BULK_PAUSES)[number];

const anyItem = z.looseObject({}).meta({
  id: 'BulkItem',
  description: 'The body of the single call of this kind: `POST /v1/classify`, for example.',
});

const credits = z.int().min(0).max(100_000_000);

/** What is said of a run, its items apart: these are checked by the kind. */
export const bulkHead = z.object({
  kind: z.enum(BULK_KINDS).describe('The operation that is done with each item.'),
  defaults: anyItem
    .optional()
    .describe('Fields laid under each item; what the item states itself stands.'),
  mode: modeName
    .optional()
    .describe('Of kind `classify`: the mode of items that state none. Left out: the default mode.'),
  maxCredits: credits
    .optional()
    .describe(
      'Credits that the run may cost at most; it pauses before it would cost more. Less than its first item costs is refused.',
    ),
  onEmptyBalance: z
    .enum(['pause', 'stop'])
    .default('pause')
    .describe(
      '`pause`: when the balance does not pay for the next item the run waits for a top-up. `stop`: it ends, and the items ' +
        'that are left are skipped.',
    ),
  estimateOnly: z
    .boolean()
    .default(false)
    .describe('true: nothing is begun; the answer says what the run would cost.'),
  name: boundedText(0, 200).optional().describe('A name for people.'),
  reference: boundedText(0, 200).optional().describe('Your own reference; given back.'),
  productIds: z
    .array(uuid)
    .min(1)
    .max(BULK_ITEMS_MAX)
    .optional()
    .describe('In place of `items`: these products of the catalogue.'),
  filter: catalogFilter.optional(),
  importId: uuid
    .optional()
    .describe('In place of `items`: the products that this import has written or found unchanged.'),
  destinations: z
    .array(country)
    .min(1)
    .max(50)
    .optional()
    .describe(
      'Of products: where they go. Left out: `destinationCountry` of `defaults`, else the markets of the product, else those of the ' +
        'workspace. `origin` asks for none.',
    ),
  writeBack: z
    .enum(['none', 'suggest'])
    .optional()
    .describe(
      '`suggest`: classifications are kept as suggested codes of the goods of the catalogue that they are of. Left out: `suggest` for ' +
        'products, `none` for `items`. Only of kind `classify`.',
    ),
});
export type BulkHead = z.infer<typeof bulkHead>;

/** What a run is over; one of them is sent. */
export const BULK_SOURCES = ['items', 'productIds', 'filter', 'importId'] as const;

const ONE_SOURCE = 'send items, productIds, filter or importId, one of the four';

/** A run with items of a kind. */
export const bulkBody = <Item extends z.ZodType>(item: Item) =>
  bulkHead
    .extend({
      items: z
        .array(item)
        .min(1)
        .max(BULK_ITEMS_MAX)
        .optional()
        .describe(
          'The items; one result each, in this order. One that names `productId`, `itemId` or `sku` of the catalogue and leaves out ' +
            'what the goods are is filled from there.',
        ),
    })
    .refine((body) => BULK_SOURCES.filter((one) => body[one] !== undefined).length === 1, {
      path: ['items'],
      message: ONE_SOURCE,
    });

export const bulkRequest = bulkBody(anyItem).meta({
  id: 'BulkRunRequest',
  description: 'Items of one kind, to be done in the background.',
});

const count = z.int().min(0);

const runError = z
  .object({
    code: z.string().describe('A code of the errors.'),
    message: z.string().describe('What happened, for a person.'),
  })
  .meta({ id: 'BulkRunError', description: 'Why a run itself broke.' });

export const bulkRun = z
  .object({
    id: uuid.nullable().describe('Id of the run; null for an estimate.'),
    kind: z.enum(BULK_KINDS).describe('The operation that is done with each item.'),
    name: nullableText.describe('Its name; null without one.'),
    reference: nullableText.describe('Your reference; null without one.'),
    state: z
      .enum([...BULK_STATES, 'estimate'])
      .describe(
        '`completed` also where items failed; `failed`: the run itself broke; `cancelling`: items under way end.',
      ),
    pauseReason: z
      .enum(BULK_PAUSES)
      .nullable()
      .describe('Why it is paused: `balance`, `ceiling` (`maxCredits`) or `person`; else null.'),
    counts: z
      .object({
        total: count.describe('Items of the run.'),
        pending: count.describe('Waiting to be worked on: not begun, or taken back by a pause.'),
        running: count.describe('Being worked on at this moment.'),
        succeeded: count.describe('Answered.'),
        failed: count.describe('Failed, and refunded.'),
        skipped: count.describe('Never begun: the run was cancelled, stopped or broke.'),
      })
      .meta({ id: 'BulkCounts', description: 'Items by what became of them.' }),
    progress: z.number().describe('Share of the items that are done with, 0 to 1.'),
    credits: z
      .object({
        estimated: count.describe('What all items cost, at the prices when the run began.'),
        charged: count.describe('Charged so far, refunds not taken off.'),
        refunded: count.describe('Given back of that.'),
        ceiling: count.nullable().describe('`maxCredits`; null without one.'),
      })
      .meta({ id: 'BulkCredits', description: 'What the run costs, in credits.' }),
    error: runError.nullable().describe('Why the run itself broke; null otherwise.'),
    startedAt: timestamp.nullable().describe('When its first items were begun.'),
    finishedAt: timestamp.nullable().describe('When it ended, however.'),
    cancelledAt: timestamp.nullable().describe('When it was told to stop.'),
    expiresAt: timestamp
      .nullable()
      .describe('Until when run and results are kept; null while it has not ended.'),
    createdAt: timestamp.describe('When it was sent.'),
    createdBy: actor,
  })
  .meta({ id: 'BulkRun', description: 'A bulk run as it stands.' });
export type BulkRun = z.infer<typeof bulkRun>;

export const bulkAnswer = z.object({ data: bulkRun }).meta({ id: 'BulkRunResponse' });
const answer = bulkAnswer;

export const bulkResult = z
  .object({
    index: z.int().describe('Place of the item in the request, from 0.'),
    ok: z.boolean().describe('False: `error` says why there is no answer for it.'),
    reference: nullableText.describe('`reference` of the item, else its `sku`; null without one.'),
    productId: uuid.optional().describe('Product of the catalogue that it is of; absent: none.'),
    itemId: uuid.optional().describe('Its item; absent: the product as a whole.'),
    destinationCountry: nullableText
      .optional()
      .describe(
        'Where the goods go, by the item or `defaults`; of goods of the catalogue null where that is not asked.',
      ),
    attempts: z.int().describe('How often it was begun.'),
    result: z.looseObject({}).optional().describe('The `data` that the single call answers.'),
    error: itemError
      .optional()
      .describe(
        'Why there is no answer for it; it costs nothing. Of an item that was never begun: why the run ended without it.',
      ),
    usageId: uuid
      .nullable()
      .describe('Usage event, or kept check, of the item; null when it was never begun.'),
  })
  .meta({ id: 'BulkResult', description: 'What became of one item.' });
export type BulkResult = z.infer<typeof bulkResult>;

const byId = z.object({ id: uuid.describe('Id of the run.') });

const shared = { group: 'Bulk runs', access: 'active' } as const;
const SCOPE =
  'The key needs the scope of the kind: `classify`, `calculate`, `origin`, or `compliance` for `restrictions` and `screen`; with ' +
  '`productIds`, `filter`, `importId` or `writeBack` also `catalog`.';
const OF_ONE = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const CHANGES = [200, 400, 401, 403, 404, 409, 413, 429, 500, 503] as const;

export const startBulkRun = operation({
  ...shared,
  id: 'startBulkRun',
  method: 'post',
  path: '/v1/bulk/runs',
  summary: 'Do one operation with up to 10,000 items in the background',
  description:
    `${SCOPE} Items are charged in their order as they are begun, at the prices when the run began; one that fails is ` +
    'refunded. 200 for an estimate, else 202: `GET /v1/bulk/status` tells how far it is. A faulty item refuses the whole run ' +
    'and is named: `items.3.hsCode`. Photos and pages are not read in a run: `imageUrl` and `productUrl` are refused. ' +
    'Over products (`productIds`, `filter`, `importId`: all kinds but `screen`) it does one item for each destination, of `calculate` for each ' +
    'item that is sold; those of which the catalogue does not know enough fail alone, `no_approved_code` among them. ' +
    'Five runs of a workspace may be open, then `quota_exceeded`; 402 when not one item could be paid.',
  idempotent: true,
  thread: 'bulk',
  bodyBytesMax: BULK_BYTES_MAX,
  lighterBody: 'Send the items in several runs.',
  body: bulkRequest,
  answer,
  statuses: [202, 200, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 503],
});

export const listBulkRuns = operation({
  ...shared,
  id: 'listBulkRuns',
  method: 'get',
  path: '/v1/bulk/runs',
  summary: 'The bulk runs of the workspace',
  description:
    'Newest first; those of the kinds that the key may call, and those that it has begun.',
  query: z.object({
    state: z.enum(BULK_STATES).optional().describe('Only runs in this state.'),
    kind: z.enum(BULK_KINDS).optional().describe('Only runs of this kind.'),
    ...pageQuery,
  }),
  answer: page(bulkRun).meta({ id: 'BulkRunsResponse' }),
  statuses: [200, 400, 401, 403, 429, 500, 503],
});

export const bulkStatus = operation({
  ...shared,
  id: 'bulkStatus',
  method: 'get',
  path: '/v1/bulk/status',
  summary: 'How far a bulk run is',
  description:
    'Carries an `ETag`, and `Retry-After` while the run goes on: after so many seconds it is worth asking again.',
  query: byId,
  answer,
  cached: true,
  statuses: OF_ONE,
});

export const bulkResults = operation({
  ...shared,
  id: 'bulkResults',
  method: 'get',
  path: '/v1/bulk/results',
  summary: 'What became of the items of a bulk run',
  description:
    'In the order of the request; readable while the run goes on, when items that are not done with are left out. ' +
    '`Accept: text/csv` or `application/x-ndjson` gives all of them in one stream, without pages.',
  query: byId.extend({
    only: z
      .enum(['all', 'failed', 'review'])
      .default('all')
      .describe('`failed`: without an answer. `review`: a person should look at the answer.'),
    limit: z.coerce.number().int().min(1).max(1000).default(100).describe('Results on a page.'),
    cursor: pageQuery.cursor,
  }),
  answerTypes: ['application/json', 'text/csv', 'application/x-ndjson'],
  answer: page(bulkResult)
    .extend({ data: z.array(bulkResult).describe('The results of this page, by index.') })
    .meta({ id: 'BulkResultsResponse' }),
  statuses: OF_ONE,
});

export const cancelBulkRun = operation({
  ...shared,
  id: 'cancelBulkRun',
  method: 'delete',
  path: '/v1/bulk/runs',
  summary: 'Cancel a bulk run',
  description:
    'Items under way end and stay charged; the rest is never charged. Repeating it changes nothing. 409 for a run that has ended.',
  query: byId,
  answer,
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
});

export const pauseBulkRun = operation({
  ...shared,
  id: 'pauseBulkRun',
  method: 'post',
  path: '/v1/bulk/pause',
  summary: 'Pause a bulk run',
  description:
    'Items under way end. A run that is paused for 30 days is cancelled. Repeating it changes nothing. 409 for a run that ' +
    'has ended or is being cancelled.',
  query: byId,
  answer,
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
});

export const resumeBulkRun = operation({
  ...shared,
  id: 'resumeBulkRun',
  method: 'post',
  path: '/v1/bulk/resume',
  summary: 'Let a paused bulk run go on',
  description:
    'A run whose next item the balance or the ceiling still does not pay for stays `paused`, and `pauseReason` says for which of ' +
    'them; a `maxCredits` that does not reach for it is refused. Repeating it changes nothing. 409 for a run that has ended or is being cancelled.',
  query: byId,
  body: z
    .object({ maxCredits: credits.optional().describe('A new ceiling; left out: it stays.') })
    .meta({ id: 'BulkResumeRequest' }),
  answer,
  statuses: CHANGES,
});
