/** GET /v1/me, /credits, /usage, /requests: what a workspace knows of itself. */
import { z } from 'zod';
import { USAGE_ACTIONS } from './usageActions.ts';
import { page, pageQuery, timestamp, uuid } from './fields.ts';
import { operation } from './operation.ts';

const count = z.int().min(0);

const workspace = z
  .object({
    id: uuid.describe('Id of the workspace.'),
    name: z.string().describe('Its name, for people.'),
    slug: z.string().describe('Its short name, as the operator uses it.'),
    status: z
      .enum(['active', 'suspended'])
      .describe('A suspended workspace can only ask who it is.'),
    createdAt: timestamp,
  })
  .meta({ id: 'Workspace', description: 'The customer account: keys and credits belong to it.' });

const scopes = z
  .array(z.string())
  .meta({ description: 'What it may call.', examples: [['classify', 'calculate']] });

const apiKey = z
  .object({
    id: uuid.describe('Id of the key, which is no secret.'),
    name: z.string().describe('Name given when it was made.'),
    prefix: z.string().describe('Its first characters, by which people recognise it.'),
    scopes,
    createdAt: timestamp,
    expiresAt: timestamp
      .nullable()
      .describe('When it stops being accepted (UTC); null: it does not expire.'),
    lastUsedAt: timestamp
      .nullable()
      .describe('When it was last used (UTC); null before its first use is noted.'),
  })
  .meta({ id: 'ApiKey', description: 'A key as it may be shown: without its secret.' });

const oauthClient = z
  .object({
    id: z.string().describe('Id of the client.'),
    name: z.string().describe('Its name, for people.'),
    scopes,
  })
  .meta({ id: 'OAuthClient', description: 'A program that a person has let in.' });

const user = z
  .object({
    id: z.string().describe('Id of the person.'),
    name: z.string().describe('The name of the person; the address where none is kept.'),
    email: z.string().describe('The address of the person.'),
  })
  .meta({ id: 'User', description: 'A person of the workspace.' });

const settings = z
  .object({
    originReviewThreshold: z
      .number()
      .describe('Probability, 0 to 1, below which an inferred origin needs review.'),
    validateReviewThreshold: z
      .number()
      .describe(
        'Probability of misrepresentation, 0 to 1, from which a declared origin needs review.',
      ),
    defaultMode: z
      .string()
      .nullable()
      .describe("Mode of requests that name none; null: the service's own default."),
    defaultMarkets: z
      .array(z.string())
      .describe('Destinations of the workspace, ISO 3166-1 alpha-2; no operation reads them yet.'),
  })
  .meta({ id: 'WorkspaceSettings', description: 'Settings in force: own ones, else defaults.' });

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
      data: z
        .object({
          workspace,
          key: apiKey.nullable().describe('The key that asks; null when no key does.'),
          testMode: z
            .boolean()
            .describe('True for a test key: nothing costs anything, and nothing real is touched.'),
          client: oauthClient
            .nullable()
            .describe('The client of the agent endpoint that asks; null for a key.'),
          user: user.nullable().describe('The person who let that client in; null for a key.'),
          credits: z
            .object({ balance: count.describe('Credits left.') })
            .meta({ id: 'CreditBalance', description: 'Credits of the workspace.' }),
          settings,
          limits: z
            .object({ perMinute: count.describe('Requests a minute that a key may make.') })
            .meta({ id: 'RateLimits', description: 'How often this key may ask.' }),
        })
        .describe('Workspace and key behind the request.'),
    })
    .meta({ id: 'MeResponse' }),
  statuses: [200, 401, 429, 500],
});

const ledgerEntry = z
  .object({
    id: uuid.describe('Id of the entry.'),
    kind: z
      .enum(['purchase', 'grant', 'usage', 'refund', 'adjustment', 'expiry'])
      .describe('What moved the credits.'),
    amount: z.int().describe('Credits: above 0 when they came, below 0 when they went.'),
    balanceAfter: count.describe('Balance after the entry.'),
    action: z
      .string()
      .nullable()
      .describe('Action that was charged or refunded; null for other kinds.'),
    usageId: z
      .string()
      .nullable()
      .describe('Usage event that it belongs to, see `GET /v1/usage`; null for other kinds.'),
    description: z.string().nullable().describe('What the operator noted; null without a note.'),
    createdAt: timestamp,
  })
  .meta({ id: 'LedgerEntry', description: 'One movement of credits.' });

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
      data: z
        .object({
          balance: count.describe('Credits left.'),
          lifetime: z
            .object({
              purchased: z.int().describe('Credits bought.'),
              granted: z.int().describe('Credits given by the operator.'),
              used: z.int().describe('Credits charged, those refunded later among them.'),
              refunded: z.int().describe('Credits given back.'),
            })
            .meta({ id: 'LifetimeCredits', description: 'Totals since the workspace exists.' }),
          ledger: z.array(ledgerEntry).describe('The 20 newest entries, newest first.'),
        })
        .describe('Credits of the workspace, all of one moment.'),
    })
    .meta({ id: 'CreditsResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const usageQuery = z.object({
  ...pageQuery,
  action: z.enum(USAGE_ACTIONS).optional().describe('Events of this action alone.'),
});

const usageEvent = z
  .object({
    id: uuid.describe('The `usageId` of the answer.'),
    action: z
      .string()
      .meta({ description: 'What was done, as prices name it.', examples: [...USAGE_ACTIONS] }),
    mode: z.string().nullable().describe('Mode of a classification; null for other actions.'),
    status: z
      .enum(['charged', 'free', 'refunded'])
      .describe('`charged`: the credits stand; `free`: it cost none; `refunded`: given back.'),
    source: z.enum(['api', 'dashboard', 'mcp', 'bulk']).describe('By which way it was asked.'),
    credits: count.describe('Credits that it cost; also of one that was refunded since.'),
    refundedAt: timestamp.nullable().describe('When it was refunded (UTC); null when it was not.'),
    destinationCountry: z
      .string()
      .nullable()
      .describe('Destination, ISO 3166-1 alpha-2; null where there is none, or several.'),
    originCountry: z
      .string()
      .nullable()
      .describe('Origin, ISO 3166-1 alpha-2; null where there is none, or several.'),
    sku: z.string().nullable().describe('`sku` of the request; null without one.'),
    summary: z
      .string()
      .nullable()
      .describe('What was asked, shortened: the first 140 characters of a text, or codes.'),
    resultCode: z
      .string()
      .nullable()
      .describe('Code that was answered, digits only; null where the answer is no single code.'),
    errorCode: z
      .string()
      .nullable()
      .describe('Code of the error that it ended in; null when it was answered.'),
    requestId: uuid.describe('`X-Request-Id` of the request.'),
    keyId: z.string().nullable().describe('Id of the key that asked; null when no key did.'),
    bulkRunId: z.string().nullable().describe('Bulk run that it belongs to; null outside of one.'),
    durationMs: z.int().nullable().describe('Milliseconds of work; null while it is under way.'),
    createdAt: timestamp,
  })
  .meta({ id: 'UsageEvent', description: 'A billable request, or one item of a batch.' });

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
    .optional()
    .describe('`true`: only those of status 400 and up; else all of them.'),
  requestId: z
    .string()
    .regex(/^[0-9a-fA-F-]{36}$/, 'must be the X-Request-Id of a request')
    .pipe(uuid)
    .transform((value) => value.toLowerCase())
    .optional()
    .meta({ description: '`X-Request-Id` of the one request to find.', pattern: UUID }),
});

const apiRequest = z
  .object({
    requestId: uuid.describe('`X-Request-Id` of its answer.'),
    method: z.string().meta({ description: 'HTTP verb.', examples: ['GET', 'POST'] }),
    path: z.string().describe('The path as it was asked for, without the query.'),
    endpoint: z.string().meta({ description: 'The route, parameters in braces.' }),
    query: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Its parameters; null without any, or where they are hidden.'),
    status: z.int().describe('HTTP status of the answer.'),
    errorCode: z.string().nullable().describe('Code of the error; null below status 400.'),
    durationMs: z.int().describe('Milliseconds from the request to its answer.'),
    keyId: z.string().nullable().describe('Id of the key that asked.'),
    keyName: z.string().nullable().describe('Name of that key.'),
    source: z.enum(['api', 'mcp']).describe('By which way it was asked.'),
    idempotencyKey: z
      .string()
      .nullable()
      .describe('The `Idempotency-Key` sent; null without one, or where it is hidden.'),
    replayed: z.boolean().describe('True when an earlier answer was given again.'),
    creditsCharged: z
      .int()
      .nullable()
      .describe('Credits charged; null where nothing could be charged.'),
    body: z
      .unknown()
      .meta({ description: 'Of state-changing requests; photos are replaced by a note.' }),
    bodyTruncated: z.boolean().describe('True when the body was too long to be kept whole.'),
    bodyHidden: z.boolean().meta({
      description:
        'True for screening and restricted-goods requests when this key lacks the scope `compliance` (for rules, `settings`): body, query, `idempotencyKey` and `userAgent` are then null.',
    }),
    apiVersion: z.string().describe('Version of the interface that answered.'),
    userAgent: z
      .string()
      .nullable()
      .describe('The program that asked, as it names itself; null where it is hidden.'),
    createdAt: timestamp,
  })
  .meta({ id: 'ApiRequest', description: 'A request of one of the keys of the workspace.' });

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
