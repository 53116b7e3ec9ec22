/**
 * What webhooks tell: every type of message with the shape of its `data`. A message is of one
 * workspace and of one thing that happened; of many items it tells counts, the first of them, and
 * where the rest is.
 */
import { z } from 'zod';
import { BULK_KINDS, BULK_PAUSES } from './bulk.ts';
import { nullableText, timestamp, uuid } from './fields.ts';

/** Bytes of a whole message; a longer list is cut. */
export const MESSAGE_BYTES_MAX = 20_000;
/** Below so many credits a workspace is told, once until it has more again. */
export const CREDITS_LOW = 100;
/** Items of a list that a message tells itself. */
export const ITEMS_TOLD = 50;

/**
 * What time and data bring about, not a call: many are told of it at one moment and nobody waits
 * for it, so it gives way to what a caller has just done.
 */
export const NOBODY_WAITS_FOR = [
  'release.live',
  'list.stale',
  'credits.low',
  'code.retired',
  'rate.changed',
] as const;

const count = z.int().min(0);
const address = z.string().describe('Path of this service that answers the whole.');

const bulkData = z
  .object({
    runId: uuid.describe('Id of the run.'),
    kind: z.enum(BULK_KINDS).describe('The operation that is done with each item.'),
    name: nullableText.describe('Its name; null without one.'),
    reference: nullableText.describe('Your reference; null without one.'),
    pauseReason: z
      .enum(BULK_PAUSES)
      .nullable()
      .describe('Of `bulk.paused`: why; null for the other types.'),
    errorCode: nullableText.describe('Of `bulk.failed`: a code of the errors; else null.'),
    counts: z
      .object({
        total: count.describe('Items of the run.'),
        succeeded: count.describe('Answered.'),
        failed: count.describe('Failed, and refunded.'),
        skipped: count.describe('Never begun.'),
      })
      .meta({ id: 'WebhookBulkCounts', description: 'Items by what became of them.' }),
    failed: z
      .array(
        z
          .object({
            index: count.describe('Place of the item in the request, from 0.'),
            reference: nullableText.describe('Its reference; null without one.'),
            code: nullableText.describe('A code of the errors.'),
          })
          .meta({ id: 'WebhookBulkFailure', description: 'An item without an answer.' }),
      )
      .describe('The first items that failed, 50 at most.'),
    statusUrl: address,
    resultsUrl: address,
  })
  .meta({ id: 'WebhookBulkRun', description: 'A bulk run whose state has changed.' });

const importData = z
  .object({
    importId: uuid.describe('Id of the import.'),
    fileName: z.string().describe('Name of the file.'),
    reason: nullableText.describe('Of `import.failed`: why; else null.'),
    counts: z
      .object({
        created: count.describe('Products that were added.'),
        updated: count.describe('Products that were changed.'),
        unchanged: count.describe('Products that were so already.'),
        failed: count.describe('Products that were refused.'),
      })
      .meta({ id: 'WebhookImportCounts', description: 'Products by what became of them.' }),
    url: address,
  })
  .meta({ id: 'WebhookImport', description: 'A file of goods whose import has ended.' });

const goods = {
  classificationId: uuid.describe('Id of the code among those of the product.'),
  productId: uuid.describe('Product of the catalogue.'),
  itemId: uuid.nullable().describe('Its item; null: the product as a whole.'),
};
const schedule = z.string().describe('The tariff that the code is of.');
const digits = z.string().describe('The code, digits only.');

const codes = {
  runId: uuid.nullable().describe('The bulk run or import that it came of; null: a single call.'),
  count: count.describe('How many codes there are.'),
  items: z
    .array(
      z
        .object({
          ...goods,
          schedule,
          code: digits,
          state: z.enum(['suggested', 'approved', 'rejected', 'superseded']).describe('Its state.'),
        })
        .meta({ id: 'WebhookCode', description: 'A code of a product.' }),
    )
    .describe('The first of them, 50 at most.'),
  url: address,
};
const suggestedData = z
  .object(codes)
  .meta({ id: 'WebhookSuggested', description: 'Codes that wait for the decision of a person.' });
const decidedData = z
  .object({
    approved: count.describe('Codes that were approved.'),
    rejected: count.describe('Codes that were rejected.'),
    ...codes,
  })
  .meta({ id: 'WebhookDecided', description: 'Codes that were approved or rejected.' });

const changesOf = (id: string, description: string) =>
  z
    .object({
      schedule: z.string().describe('The tariff that has changed.'),
      releaseId: uuid
        .nullable()
        .describe(
          'Its release that is live now; null where the tariff is the one that comes along.',
        ),
      count: count.describe('How many approved codes are concerned.'),
      items: z
        .array(
          z
            .object({
              ...goods,
              code: digits,
              oldDuty: nullableText.describe('The general duty before, as printed; null: none.'),
              newDuty: nullableText.describe('The general duty now, as printed; null: none.'),
            })
            .meta({ id: `${id}Item`, description: 'An approved code that is concerned.' }),
        )
        .describe('The first of them, 50 at most.'),
      url: address,
    })
    .meta({ id, description });
const retiredData = changesOf('WebhookRetired', 'Approved codes that a tariff has no more.');
const ratedData = changesOf('WebhookRated', 'Approved codes whose general duty is another.');

const releaseData = z
  .object({
    dataset: z.string().describe('Name of the dataset.'),
    releaseId: uuid.describe('Id of the release.'),
    seq: z.int().describe('Its number in this service.'),
    version: nullableText.describe('As its publisher names it; null where it has no name.'),
  })
  .meta({ id: 'WebhookRelease', description: 'A release of official data that is live now.' });

const staleData = z
  .object({
    list: z.string().describe('Code of the list.'),
    knownOn: z.string().describe('The last day on which it was known to be right.'),
    days: count.describe('Days since then.'),
  })
  .meta({
    id: 'WebhookStaleList',
    description: 'A screening list that is too old for a clear answer.',
  });

const creditsData = z
  .object({
    balance: count.describe('Credits left.'),
    threshold: count.describe('Told below so many.'),
    url: address,
  })
  .meta({ id: 'WebhookCredits', description: 'Credits that run low.' });

const disabledData = z
  .object({
    endpointId: uuid.describe('Id of the endpoint.'),
    url: z.string().describe('Its address.'),
    reason: z
      .enum(['gone', 'failing'])
      .describe('`gone`: it answered 410. `failing`: five days without success.'),
    since: timestamp.describe('Since when no message has reached it.'),
  })
  .meta({ id: 'WebhookEndpointDisabled', description: 'An endpoint that gets nothing more.' });

const testData = z
  .object({
    endpointId: uuid.describe('Id of the endpoint.'),
    message: z.string().describe('Says that this is a test.'),
  })
  .meta({ id: 'WebhookTest', description: 'A message that was asked for.' });

export interface EventKind {
  /** When it is sent, in a sentence. */
  summary: string;
  data: z.ZodType;
}

export const EVENTS = {
  'bulk.completed': {
    summary: 'A bulk run has ended, items that failed included.',
    data: bulkData,
  },
  'bulk.failed': {
    summary: 'A bulk run broke; what was not answered is refunded.',
    data: bulkData,
  },
  'bulk.cancelled': { summary: 'A bulk run was cancelled and has ended.', data: bulkData },
  'bulk.paused': {
    summary: 'A bulk run waits: for credits, for a higher ceiling, or for a person.',
    data: bulkData,
  },
  'import.completed': {
    summary: 'A file of goods is in the catalogue, rows that were refused aside.',
    data: importData,
  },
  'import.failed': {
    summary: 'A file of goods could not be read, or its import broke.',
    data: importData,
  },
  'classification.suggested': {
    summary:
      'Codes were suggested for products, by a call, or by a bulk run or import when it ends.',
    data: suggestedData,
  },
  'classification.decided': { summary: 'Codes were approved or rejected.', data: decidedData },
  'code.retired': {
    summary: 'Approved codes of products are no longer in the live tariff.',
    data: retiredData,
  },
  'rate.changed': {
    summary: 'The general duty of approved codes of products is another: old and new duty.',
    data: ratedData,
  },
  'release.live': { summary: 'A release of official data went live.', data: releaseData },
  'list.stale': {
    summary: 'A screening list was not confirmed for longer than the operator allows.',
    data: staleData,
  },
  'credits.low': {
    summary: 'The balance fell below 100 credits; told once until it is higher again.',
    data: creditsData,
  },
  'endpoint.disabled': {
    summary: 'An endpoint was disabled; told to the other endpoints of the workspace.',
    data: disabledData,
  },
  'endpoint.test': {
    summary: 'A test was asked for; sent to that endpoint alone, whatever types it takes.',
    data: testData,
  },
} as const satisfies Record<string, EventKind>;

export type EventType = keyof typeof EVENTS;
/** What is told with a type. */
export type EventData<Type extends EventType> = z.infer<(typeof EVENTS)[Type]['data']>;

/** Every type; what an endpoint may choose among. */
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];

/** A message as it is sent. */
export const messageOf = (type: EventType): z.ZodObject =>
  z.object({
    type: z.literal(type).describe('What has happened.'),
    timestamp: timestamp.describe('When it happened (UTC); the same at each try.'),
    data: EVENTS[type].data,
  });
