/** GET /v1/me, /credits, /usage, /requests: what a workspace knows of itself. */
import { z } from 'zod';
import { USAGE_ACTIONS } from './usageActions.ts';
import { page, pageQuery, timestamp, uuid } from './fields.ts';
import { operation } from './operation.ts';

const count = z.int().min(0);

export const me = operation({
  id: 'me',
  method: 'get',
  path: '/v1/me',
  group: 'Account',
  summary: 'The workspace and the key behind this request',
  description: 'Any key may ask, also one of a suspended workspace.',
  access: 'key',
  answer: z
    .object({
      data: z.object({
        workspace: z.object({
          id: uuid,
          name: z.string(),
          slug: z.string(),
          status: z.enum(['active', 'suspended']),
          createdAt: timestamp,
        }),
        key: z
          .object({
            id: uuid,
            name: z.string(),
            prefix: z.string(),
            scopes: z.array(z.string()),
            createdAt: timestamp,
            expiresAt: timestamp.nullable(),
            lastUsedAt: timestamp.nullable(),
          })
          .nullable(),
        client: z
          .object({ id: z.string(), name: z.string(), scopes: z.array(z.string()) })
          .nullable(),
        user: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
        credits: z.object({ balance: count }),
        settings: z.object({
          originReviewThreshold: z.number(),
          validateReviewThreshold: z.number(),
          defaultMode: z.string().nullable(),
          defaultMarkets: z.array(z.string()),
        }),
        limits: z.object({ perMinute: count }),
      }),
    })
    .meta({ id: 'MeResponse' }),
  statuses: [200, 401, 429, 500],
});

export const credits = operation({
  id: 'credits',
  method: 'get',
  path: '/v1/credits',
  group: 'Account',
  summary: 'Credit balance, lifetime totals and the 20 newest ledger entries',
  description:
    'The sum of all ledger amounts equals the balance. Amounts are credits, negative when spent.',
  access: 'account',
  answer: z
    .object({
      data: z.object({
        balance: count,
        lifetime: z.object({
          purchased: z.int(),
          granted: z.int(),
          used: z.int(),
          refunded: z.int(),
        }),
        ledger: z.array(
          z.object({
            id: uuid,
            kind: z.enum(['purchase', 'grant', 'usage', 'refund', 'adjustment', 'expiry']),
            amount: z.int(),
            balanceAfter: count,
            action: z.string().nullable(),
            usageId: z.string().nullable(),
            description: z.string().nullable(),
            createdAt: timestamp,
          }),
        ),
      }),
    })
    .meta({ id: 'CreditsResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const usageQuery = z.object({ ...pageQuery, action: z.enum(USAGE_ACTIONS).optional() });

const usageEvent = z
  .object({
    id: uuid,
    action: z.string(),
    mode: z.string().nullable(),
    status: z.enum(['charged', 'free', 'refunded']),
    source: z.enum(['api', 'dashboard', 'mcp', 'bulk']),
    credits: count,
    refundedAt: timestamp.nullable(),
    destinationCountry: z.string().nullable(),
    originCountry: z.string().nullable(),
    sku: z.string().nullable(),
    summary: z.string().nullable(),
    resultCode: z.string().nullable(),
    errorCode: z.string().nullable(),
    requestId: uuid,
    keyId: z.string().nullable(),
    bulkRunId: z.string().nullable(),
    durationMs: z.int().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'UsageEvent' });

export const usage = operation({
  id: 'usage',
  method: 'get',
  path: '/v1/usage',
  group: 'Account',
  summary: 'Every billable request of the workspace, newest first',
  description: 'One event a request, and one an item of a batch.',
  access: 'account',
  query: usageQuery,
  answer: page(usageEvent).meta({ id: 'UsageResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

/** As the description says it: 8-4-4-4-12 hexadecimal digits, with version and variant. */
const UUID =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$';

export const requestsQuery = z.object({
  ...pageQuery,
  failed: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  requestId: z
    .string()
    .regex(/^[0-9a-fA-F-]{36}$/, 'must be the X-Request-Id of a request')
    .pipe(uuid)
    .transform((value) => value.toLowerCase())
    .optional()
    .meta({ pattern: UUID }),
});

const apiRequest = z
  .object({
    requestId: uuid,
    method: z.string(),
    path: z.string(),
    endpoint: z.string().meta({ description: 'The route, parameters in braces.' }),
    query: z.record(z.string(), z.unknown()).nullable(),
    status: z.int(),
    errorCode: z.string().nullable(),
    durationMs: z.int(),
    keyId: z.string().nullable(),
    keyName: z.string().nullable(),
    source: z.enum(['api', 'mcp']),
    idempotencyKey: z.string().nullable(),
    replayed: z.boolean(),
    creditsCharged: z.int().nullable(),
    body: z
      .unknown()
      .meta({ description: 'Of state-changing requests; photos are replaced by a note.' }),
    bodyTruncated: z.boolean(),
    bodyHidden: z.boolean().meta({
      description:
        'True for screening and restricted-goods requests when this key lacks the scope `compliance` (for rules, `settings`): body and query are then null.',
    }),
    apiVersion: z.string(),
    userAgent: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ApiRequest' });

export const requests = operation({
  id: 'requests',
  method: 'get',
  path: '/v1/requests',
  group: 'Account',
  summary: 'Every request of the last 30 days, newest first',
  description:
    '`failed=true` shows status 400 and up only; `requestId` finds one request. What was sent to screening and to restricted ' +
    'goods is shown only to keys with the scope `compliance` (for rules, also `settings`); see `bodyHidden`. The operator of the service may have set another time.',
  access: 'account',
  query: requestsQuery,
  answer: page(apiRequest).meta({ id: 'ApiRequestsResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
