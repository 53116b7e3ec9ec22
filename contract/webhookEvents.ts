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
/** Items of a list that a message tells itself. */
export const ITEMS_TOLD = 50;

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
      .describe('The first 50 items that failed.'),
    statusUrl: address,
    resultsUrl: address,
  })
  .meta({ id: 'WebhookBulkRun', description: 'A bulk run whose state has changed.' });

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
