/** Webhooks: addresses of a workspace that are told what happens, signed as Standard Webhooks. */
import { z } from 'zod';
import { boundedText, nullableText, page, pageQuery, timestamp, uuid } from './fields.ts';
import { operation } from './operation.ts';
import { EVENT_TYPES } from './webhookEvents.ts';

export const ENDPOINTS_MAX = 20;
/** Messages and attempts are kept, and may be sent again, for this long. */
export const MESSAGE_DAYS = 30;
/** Messages that one call sends again at most. */
export const RECOVER_MAX = 10_000;
/** Secrets before the one of now that stay valid at one time. */
export const PREVIOUS_SECRETS_MAX = 4;
/** Bytes of an answer of an endpoint that are kept. */
export const RESPONSE_BYTES_MAX = 4096;
/** After so long without success an endpoint is disabled. */
export const FAILING_DAYS = 5;
/** What an endpoint has to answer. */
export const ATTEMPT_MS_MAX = 15_000;

export const OFF_REASONS = ['gone', 'failing', 'person'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
export const ATTEMPT_OUTCOMES = [
  'delivered',
  'refused',
  'redirected',
  'gone',
  'timed_out',
  'unreachable',
  'not_allowed',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];
export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const url = z
  .string()
  .min(1)
  .max(2000)
  .meta({
    description:
      'Where messages are sent: a public address, https, on its usual port, without a user name. Operators may allow others.',
    examples: ['https://shop.example/hooks/landfall'],
  });
const types = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .max(50)
  .nullable()
  .describe('The types that it is told; null: all, those of later versions included.');
const description = boundedText(0, 200);

const fields = {
  id: uuid.describe('Id of the endpoint.'),
  url: z.string().describe('Where messages are sent.'),
  description: nullableText.describe('What it is for; null without a note.'),
  types: z.array(z.string()).nullable().describe('The types that it is told; null: all.'),
  enabled: z.boolean().describe('False: nothing is sent to it.'),
  disabledReason: z
    .enum(OFF_REASONS)
    .nullable()
    .describe(
      '`gone`: it answered 410. `failing`: five days without success. `person`: by a call. null while it is enabled.',
    ),
  disabledAt: timestamp.nullable().describe('When it was disabled; null while it is enabled.'),
  failingSince: timestamp
    .nullable()
    .describe(
      'When its first try failed since the last success; null when the last one succeeded.',
    ),
  lastSuccessAt: timestamp.nullable().describe('When it last took a message; null: never.'),
  previousSecretUntil: timestamp
    .nullable()
    .describe(
      'Until when messages carry signatures by secrets before this one too; null: no longer.',
    ),
  createdAt: timestamp.describe('When it was added.'),
};
const endpoint = z
  .object(fields)
  .meta({ id: 'WebhookEndpoint', description: 'An address that is told what happens.' });
const withSecret = z
  .object({
    ...fields,
    secret: z
      .string()
      .describe('`whsec_` and base64: what messages are signed with. Shown this once.'),
  })
  .meta({ id: 'WebhookEndpointSecret', description: 'An endpoint, with its new secret.' });
const answer = z.object({ data: endpoint }).meta({ id: 'WebhookResponse' });
const secretAnswer = z.object({ data: withSecret }).meta({ id: 'WebhookSecretResponse' });

const shared = { group: 'Webhooks', access: 'settings' } as const;
const params = z.object({ id: uuid.describe('Id of the endpoint.') });
const READS = [200, 400, 401, 403, 404, 429, 500] as const;
const WRITES = [400, 401, 403, 404, 413, 429, 500] as const;
const GUARDED =
  'Guarded like visits of pages: no address of a private network, no redirect is followed.';

export const listWebhooks = operation({
  ...shared,
  id: 'listWebhooks',
  method: 'get',
  path: '/v1/webhooks',
  summary: 'The endpoints of the workspace',
  description: 'Newest first; secrets are not told again.',
  answer: z
    .object({ data: z.array(endpoint).describe('All of them, newest first.') })
    .meta({ id: 'WebhooksResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const createWebhook = operation({
  ...shared,
  id: 'createWebhook',
  method: 'post',
  path: '/v1/webhooks',
  summary: 'Add an endpoint',
  description: `The answer shows its secret, this once. ${GUARDED} At most ${ENDPOINTS_MAX} endpoints (\`details.reason\` = \`limit_reached\`).`,
  body: z
    .object({
      url,
      description: description.optional().describe('What it is for.'),
      types: types.optional(),
    })
    .meta({ id: 'WebhookRequest', description: 'An endpoint to add.' }),
  answer: secretAnswer,
  statuses: [201, 400, 401, 403, 413, 429, 500],
});

export const getWebhook = operation({
  ...shared,
  id: 'getWebhook',
  method: 'get',
  path: '/v1/webhooks/{id}',
  summary: 'An endpoint',
  description: 'How it stands; its secret is not told again.',
  params,
  answer,
  statuses: READS,
});

export const updateWebhook = operation({
  ...shared,
  id: 'updateWebhook',
  method: 'patch',
  path: '/v1/webhooks/{id}',
  summary: 'Change an endpoint',
  description:
    'Fields that are left out stay. `enabled: true` lets one that was disabled begin anew: send what it missed with `POST /v1/webhooks/{id}/recover`.',
  params,
  body: z
    .object({
      url: url.optional(),
      description: description.nullable().optional().describe('What it is for; null: no note.'),
      types: types.optional(),
      enabled: z.boolean().optional().describe('False: nothing is sent to it.'),
    })
    .meta({ id: 'WebhookUpdate', description: 'What is to change of an endpoint.' }),
  answer,
  statuses: [200, ...WRITES],
});

export const deleteWebhook = operation({
  ...shared,
  id: 'deleteWebhook',
  method: 'delete',
  path: '/v1/webhooks/{id}',
  summary: 'Remove an endpoint',
  description: 'Its attempts go with it, and what waits is not sent.',
  params,
  answer: z
    .object({
      data: z
        .object({ removed: z.literal(true).describe('It is gone.') })
        .meta({ id: 'WebhookRemoval', description: 'What became of the endpoint.' }),
    })
    .meta({ id: 'WebhookRemoveResponse' }),
  statuses: READS,
});

export const rotateWebhook = operation({
  ...shared,
  id: 'rotateWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}/rotate',
  summary: 'Give an endpoint a new secret',
  description:
    'Messages are signed with the new and the old secret until the old one ends, so that none is refused meanwhile. Further rotations ' +
    `leave earlier secrets their time, ${PREVIOUS_SECRETS_MAX} at most: of more the oldest ends.`,
  params,
  body: z
    .object({
      previousHours: z
        .int()
        .min(0)
        .max(168)
        .default(24)
        .describe(
          'Hours for which the secret before stays valid; 0: it and all before it end at once.',
        ),
    })
    .meta({ id: 'WebhookRotation', description: 'How the secret is changed.' }),
  answer: secretAnswer,
  statuses: [200, ...WRITES],
});

const sent = z
  .object({
    data: z
      .object({
        messages: z.int().min(0).describe('Deliveries that were begun.'),
        messageId: uuid
          .nullable()
          .describe('Id of the message, its header `webhook-id`; null where there are several.'),
      })
      .meta({ id: 'WebhookSending', description: 'What is on its way.' }),
  })
  .meta({ id: 'WebhookSendingResponse' });

export const testWebhook = operation({
  ...shared,
  id: 'testWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}/test',
  summary: 'Send a test message to an endpoint',
  description:
    'A message of type `endpoint.test`; what came of it stands in `GET /v1/webhooks/{id}/attempts`. 409 for one that is disabled.',
  params,
  answer: sent,
  statuses: [202, 400, 401, 403, 404, 409, 429, 500],
});

const attempt = z
  .object({
    id: uuid.describe('Id of the attempt.'),
    messageId: uuid.describe('Id of the message: the header `webhook-id`.'),
    type: z.string().describe('Type of the message.'),
    number: z.int().min(1).describe('Which try it was, from 1; a resend begins anew.'),
    outcome: z
      .enum(ATTEMPT_OUTCOMES)
      .describe(
        '`delivered`: a status of 200 to 299. `refused`: another one. `redirected`: 300 to 399, not followed. `gone`: 410. ' +
          '`timed_out`: no answer in 15 seconds. `unreachable`: no connection. `not_allowed`: the address may not be called.',
      ),
    status: z.int().nullable().describe('Status of its answer; null without one.'),
    response: nullableText.describe('The first 4 kB of its answer; null without one.'),
    durationMs: z.int().min(0).describe('Milliseconds that it took.'),
    at: timestamp.describe('When it was begun.'),
    nextAt: timestamp.nullable().describe('When it is tried again; null: it is not.'),
    state: z
      .enum(DELIVERY_STATES)
      .describe('How the delivery stands now. `failed`: all tries are spent.'),
  })
  .meta({ id: 'WebhookAttempt', description: 'One try to deliver a message.' });

export const listWebhookAttempts = operation({
  ...shared,
  id: 'listWebhookAttempts',
  method: 'get',
  path: '/v1/webhooks/{id}/attempts',
  summary: 'What was sent to an endpoint, and what it answered',
  description: `Newest first; kept for ${MESSAGE_DAYS} days.`,
  params,
  query: z.object({
    messageId: uuid.optional().describe('Only attempts of this message.'),
    outcome: z.enum(ATTEMPT_OUTCOMES).optional().describe('Only attempts that ended so.'),
    ...pageQuery,
  }),
  answer: page(attempt).meta({ id: 'WebhookAttemptsResponse' }),
  statuses: READS,
});

export const recoverWebhook = operation({
  ...shared,
  id: 'recoverWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}/recover',
  summary: 'Send again what an endpoint has missed',
  description:
    `Every message since then, of the types that it is told, that has not reached it: those that failed, those that wait for a later try, and those that came while it was disabled. ` +
    `Kept are ${MESSAGE_DAYS} days; a call sends ${RECOVER_MAX} at most, the oldest first. 409 for one that is disabled.`,
  params,
  body: z
    .object({ since: timestamp.describe('Messages from this moment on (UTC).') })
    .meta({ id: 'WebhookRecovery', description: 'From when on.' }),
  answer: sent,
  statuses: [202, 400, 401, 403, 404, 409, 413, 429, 500],
});

export const resendWebhookMessage = operation({
  ...shared,
  id: 'resendWebhookMessage',
  method: 'post',
  path: '/v1/webhooks/messages/{id}/resend',
  summary: 'Send a message again',
  description:
    'With the same `webhook-id`, also where it has arrived: receivers know a repeat by it. What waits for a later try is sent at once. 409 when no enabled endpoint takes it, or it is being sent this moment.',
  params: z.object({ id: uuid.describe('Id of the message: its header `webhook-id`.') }),
  body: z
    .object({
      endpointId: uuid
        .optional()
        .describe('Only to this endpoint; left out: to all that are told its type.'),
    })
    .meta({ id: 'WebhookResend', description: 'Where a message is sent again.' }),
  answer: sent,
  statuses: [202, 400, 401, 403, 404, 409, 413, 429, 500],
});
