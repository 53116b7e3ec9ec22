/** What an error says beside its code and message: fields that programs can read. */
import { z } from 'zod';

const issue = z
  .object({
    path: z
      .string()
      .meta({ description: 'The field, as a path.', example: 'items.3.originCountry' }),
    message: z.string().describe('What is wrong with it, for a person.'),
    allowed: z.array(z.string()).optional().describe('What would be accepted, where it is a list.'),
  })
  .meta({ id: 'ErrorIssue', description: 'One fault of a request.' });

/** Fields by the code of the error; each is there only where its code, or its reason, says so. */
export const errorDetails: z.ZodType<Record<string, unknown>> = z
  .looseObject({
    reason: z
      .string()
      .optional()
      .meta({
        description:
          'Why, where the code alone does not say it; open to further values. ' +
          'Of `invalid_input`: `unclassifiable` (the text names no goods), `not_regulated`, `validation_failed` (a rule of ' +
          'the destination rejects the shipment), `limit_reached`, `unknown_code`, `no_approved_code` (no approved code of the catalogue fills a line), `archived` (a line names goods of the catalogue that are archived), `nothing_to_export` (no product has what a preset finds goods by), `url_not_allowed`, `not_html`, `not_image`, `too_large`. ' +
          'Of `forbidden`: `missing_scope`; of the agent endpoint `role` (the person may not do it either), `not_approved` (a person has not approved it), `unknown_host`, `unknown_origin`. Of `not_found`: `not_answered`, `request_not_kept`. ' +
          'Of `conflict`: `in_progress`, `different_request` (the same `Idempotency-Key` came with another body); ' +
          'of the catalogue `sku_taken`, `archived`, `version`, `exists`, `superseded`, `count`; of an item of a bulk run `cancelled`. ' +
          'Of `upstream_error`: `page_blocked`, `page_not_found`, `login_required`, `page_error`, `page_unreachable`, ' +
          '`page_unreadable`, `too_many_redirects`. Of `upstream_timeout`: `page_timeout`.',
        examples: ['missing_scope', 'in_progress'],
      }),
    issues: z
      .array(issue)
      .optional()
      .describe('Of `invalid_input`: every fault of the request; the first is in the message too.'),
    nearest: z
      .array(
        z
          .object({
            code: z.string().describe('The code, digits only.'),
            description: z.string().describe('Its text in the tariff.'),
          })
          .meta({ id: 'NearestCode', description: 'A code that exists near one that does not.' }),
      )
      .optional()
      .describe('Of `invalid_input` for a code that the tariff does not have: those near it.'),
    availableModes: z
      .array(z.string())
      .optional()
      .describe('Of `invalid_input` for a `mode` that is not on offer: those that are.'),
    validation: z
      .array(
        z
          .looseObject({ message: z.string().describe('What the rule says.') })
          .meta({ id: 'RejectingRule', description: 'A rule, as `validation` tells it.' }),
      )
      .optional()
      .describe(
        'Of the reason `validation_failed`: the rules met, as `validation` of a landed cost tells them.',
      ),
    line: z.int().optional().describe('Of a body that is no JSON: the line of the fault, from 1.'),
    column: z
      .int()
      .optional()
      .describe('Of a body that is no JSON: its place in that line, from 1.'),
    sku: z.string().optional().describe('Of the reason `sku_taken`: the SKU.'),
    productId: z
      .string()
      .optional()
      .describe('Of the reasons `sku_taken`, `archived` and `exists`: the product.'),
    version: z.int().optional().describe('Of the reason `version`: the version by now.'),
    count: z.int().optional().describe('Of the reason `count`: how many codes there are by now.'),
    limit: z.int().optional().describe('Of the reason `limit_reached`: how many there may be.'),
    agency: z.string().optional().describe('Of the reason `not_regulated`: the agency asked.'),
    scope: z.string().optional().describe('Of the reason `missing_scope`: the scope needed.'),
    approvalUrl: z
      .string()
      .optional()
      .describe('Of the reason `not_approved`: the page on which a person decides.'),
    action: z.string().optional().describe('Of `action_disabled`: the action switched off.'),
    required: z.int().optional().describe('Of `insufficient_credits`: credits that it costs.'),
    balance: z.int().optional().describe('Of `insufficient_credits`: credits that there are.'),
    ceilingLeft: z
      .int()
      .optional()
      .describe(
        'Of `insufficient_credits`: what the client may still spend, where that is too little.',
      ),
    destinationCountry: z
      .string()
      .optional()
      .describe('Of `unsupported_country`: the destination that is not covered.'),
    destinationCountries: z
      .array(z.string())
      .optional()
      .describe('Of `unsupported_country` for several destinations: those not covered.'),
    supported: z
      .array(z.string())
      .optional()
      .describe('Of `unsupported_country`: destinations that are covered, where they are few.'),
    allowed: z.array(z.string()).optional().describe('Of `method_not_allowed`: verbs to use.'),
    bytesMax: z
      .int()
      .optional()
      .describe('Of `payload_too_large`: bytes that a body of this operation may have.'),
    retryAfterSeconds: z
      .number()
      .optional()
      .describe(
        'Of `rate_limited`, `quota_exceeded` and `upstream_busy`: seconds to wait, as `Retry-After` says too.',
      ),
    budget: z
      .string()
      .optional()
      .meta({
        description:
          'Of `quota_exceeded`: what is used up. `visits`: to addresses a minute; `host_visits`: to one host a minute; ' +
          '`photo_bytes`: of photos at work; `waiting`: work in line.',
        examples: ['visits', 'host_visits', 'photo_bytes', 'waiting'],
      }),
    max: z.number().optional().describe('Of `quota_exceeded`: how large the budget is.'),
    host: z.string().optional().describe('Of the budget `host_visits`: the host.'),
    pageStatus: z
      .int()
      .optional()
      .describe('Of `upstream_error`: the HTTP status with which the page answered.'),
    charged: z
      .int()
      .optional()
      .describe(
        'Of `internal`: credits that stay charged. Above 0 the answer is stored: a repeat with the same `Idempotency-Key` gives it.',
      ),
    usageId: z.string().optional().describe('Of `internal`: the usage event concerned.'),
    usageIds: z
      .array(z.string())
      .optional()
      .describe('Of `internal` in a batch: the usage events concerned.'),
    refund: z
      .string()
      .optional()
      .meta({
        description:
          'Where it is not known yet what became of the charge: `under_way` or `unknown`. `GET /v1/usage` shows it later.',
        examples: ['under_way', 'unknown'],
      }),
    checkId: z.string().optional().describe('Of `internal` after a check: its id.'),
    kept: z
      .boolean()
      .nullable()
      .optional()
      .describe('Of `internal` after a check: true when it is kept, null when that is not known.'),
  })
  .meta({
    id: 'ErrorDetails',
    description: 'Facts for programs. Which fields are there depends on the code.',
  });

/** Why one item of a batch, or one line of many, has no answer. */
export const itemError = z
  .object({
    code: z
      .string()
      .meta({ description: 'As in the catalogue of errors.', examples: ['invalid_input'] }),
    message: z.string().describe('For people; safe to show to end users.'),
    details: errorDetails.optional(),
  })
  .meta({ id: 'ItemError', description: 'Why this item alone has no answer.' });
