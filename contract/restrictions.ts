/**
 * POST /v1/restrictions: what forbids or restricts goods on their way, and the checks that were
 * kept.
 */
import { z } from 'zod';
import {
  actor,
  boundedText,
  CHECKS_CUT,
  checksQuery,
  country,
  currency,
  dataSource,
  kept,
  page,
  timestamp,
  writtenCode,
} from './fields.ts';
import { regionCode } from './consignment.ts';
import { MB, operation, S2 } from './operation.ts';

export const RESTRICTION_ITEMS_MAX = 100;
/** Restrictions that an answer lists of one item at most. */
export const RESTRICTIONS_SHOWN_MOST = 50;
export const RULE_TYPES = ['prohibition', 'restriction', 'observation'] as const;
export const RULE_DIRECTIONS = ['import', 'export'] as const;

const text = (max: number) => boundedText(0, max).optional();
const nullableText = z.string().nullable();

export const restrictionItem = z
  .object({
    sku: text(100),
    title: text(300),
    description: text(2000),
    hsCode: writtenCode.optional(),
    originCountry: country
      .optional()
      .meta({ description: 'Of this item; else that of the request.' }),
    material: text(300),
    category: text(300),
    quantity: z.number().positive().max(1_000_000_000).optional(),
    value: z
      .number()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Of all pieces together; some rules apply above a value per piece.' }),
    currency: currency.optional(),
  })
  .refine(({ hsCode, title, description }) => Boolean(hsCode || title || description), {
    error: 'needs an hsCode, a title or a description',
  })
  .meta({
    id: 'RestrictionItem',
    anyOf: [
      { required: ['hsCode'] },
      { required: ['title'], properties: { title: { pattern: '\\S' } } },
      { required: ['description'], properties: { description: { pattern: '\\S' } } },
    ],
  });

export const restrictionsRequest = z
  .object({
    destinationCountry: country,
    originCountry: country.optional().meta({
      description: "Its export rules are checked too. Import rules read the item's origin first.",
    }),
    originRegion: regionCode.optional().meta({
      description: 'Region of origin, such as `UA-43`; some regions have bans of their own.',
    }),
    originPostalCode: text(20),
    destinationRegion: regionCode.optional(),
    destinationPostalCode: text(20),
    items: z.array(restrictionItem).min(1).max(RESTRICTION_ITEMS_MAX),
    reference: text(200).meta({ description: 'Kept with the check.' }),
  })
  .meta({ id: 'RestrictionsRequest' });
export type RestrictionsRequest = z.infer<typeof restrictionsRequest>;

const itemOutcome = z.enum(['clear', 'review', 'blocked']);

export const restriction = z
  .object({
    id: z.string(),
    source: z.enum(['official', 'workspace']),
    direction: z.enum(RULE_DIRECTIONS),
    ruleType: z.enum(RULE_TYPES),
    country: z.string().meta({ description: 'Whose law it is: a country, `EU`, or `*` for all.' }),
    title: z.string(),
    summary: nullableText,
    agency: nullableText,
    agencyName: nullableText,
    requirement: nullableText,
    documents: z.array(z.string()),
    measureType: nullableText.meta({ description: 'Of a measure of a tariff.' }),
    matchedOn: z.enum(['code', 'keyword', 'code_and_keyword', 'origin']),
    matchedCode: nullableText,
    matchedKeywords: z.array(z.string()),
    confidence: z.enum(['high', 'medium', 'low']),
    startsOn: nullableText,
    endsOn: nullableText,
    legalBasis: nullableText,
    sourceUrl: nullableText,
    ruleId: nullableText,
  })
  .meta({ id: 'Restriction' });

const counts = z.object({ clear: z.int(), review: z.int(), blocked: z.int() });

export const restrictionsAnswer = z
  .object({
    id: z.string(),
    checkedAt: timestamp,
    destinationCountry: z.string(),
    originCountry: nullableText,
    reference: nullableText,
    outcome: itemOutcome,
    counts,
    items: z.array(
      z.object({
        index: z.int(),
        sku: nullableText,
        title: nullableText,
        hsCode: nullableText,
        outcome: itemOutcome,
        restrictions: z
          .array(restriction)
          .max(RESTRICTIONS_SHOWN_MOST)
          .meta({
            description: `The most serious first: at most ${RESTRICTIONS_SHOWN_MOST}, or 40 kB of them.`,
          }),
        omitted: z.int().optional().meta({
          description:
            'Number of further restrictions that apply but are not listed. `outcome` takes all of them into account.',
        }),
        notes: z.array(z.string()).optional().meta({
          description:
            'The exchange rate used for a value limit if that rate is uncertain; what a short code leaves open; why a text was not read. An unread item without a code is `review`.',
        }),
        estimated: z.boolean().optional().meta({
          description: 'True if a value limit was compared at an outdated exchange rate.',
        }),
      }),
    ),
    dataSource: dataSource.nullable(),
  })
  .meta({ id: 'RestrictionsResult' });
export type RestrictionsAnswer = z.infer<typeof restrictionsAnswer>;

const group = 'Compliance';
const access = 'compliance' as const;

export const checkRestrictions = operation({
  id: 'checkRestrictions',
  method: 'post',
  path: '/v1/restrictions',
  group,
  access,
  summary: 'Prohibitions, restrictions and observations for up to 100 items',
  description:
    "Import rules of the destination, export rules of the origin when it is given, measures of imported tariffs and the workspace's own rules. " +
    'An empty list says that nothing matched, never that the goods are allowed. Free, kept as evidence, 10 a minute for a workspace. ' +
    '422 when the destination has no rules.',
  idempotent: true,
  keeps: 'restrictions',
  bodyBytesMax: 2 * MB,
  limit: { name: 'restrictions', max: 10, windowS: 60, code: 'rate_limited' },
  body: restrictionsRequest,
  answer: kept(restrictionsAnswer).meta({ id: 'RestrictionsResponse' }),
  statuses: [200, 400, 401, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});

const restrictionCheck = z
  .object({
    id: z.string(),
    checkedAt: timestamp,
    destinationCountry: z.string(),
    originCountry: nullableText,
    reference: nullableText,
    outcome: itemOutcome,
    itemCount: z.int(),
    counts,
    actor,
    result: restrictionsAnswer,
  })
  .meta({ id: 'RestrictionCheck' });

export const listRestrictionChecks = operation({
  id: 'listRestrictionChecks',
  method: 'get',
  path: '/v1/restrictions/checks',
  group,
  access,
  summary: 'The restricted-goods checks of the workspace, newest first',
  description: `Each with the answer that was given. ${CHECKS_CUT}`,
  query: checksQuery,
  answer: page(restrictionCheck).meta({ id: 'RestrictionChecksResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

const ruleCountry = z.union([z.literal('*'), z.literal('EU'), country]);
const keyword = boundedText(2, 80).refine(
  (value) => /[\p{L}\p{N}]/u.test(value),
  'must hold a letter or a digit',
);

export const restrictionRuleRequest = z
  .object({
    country: ruleCountry.default('*').meta({
      description:
        'Destination of imports, origin of exports; `EU` for its members, `*` for every country.',
    }),
    direction: z.enum(RULE_DIRECTIONS).default('import'),
    ruleType: z.enum(RULE_TYPES),
    code: writtenCode.optional().meta({ description: 'It and everything under it.' }),
    keywords: z.array(keyword).max(50).default([]).meta({
      description: 'Whole words in the item, one is enough; with a code both are needed.',
    }),
    origins: z
      .array(country)
      .max(250)
      .default([])
      .meta({ description: 'Countries of origin; of an export rule the destinations.' }),
    title: boundedText(1, 200),
    summary: boundedText(0, 1000).optional(),
  })
  .refine(
    ({ code, keywords, origins }) => Boolean(code) || keywords.length > 0 || origins.length > 0,
    {
      error: 'a rule needs a code, a keyword or an origin',
      path: ['code'],
    },
  )
  .meta({
    id: 'RestrictionRuleRequest',
    anyOf: [
      { required: ['code'] },
      { required: ['keywords'], properties: { keywords: { minItems: 1 } } },
      { required: ['origins'], properties: { origins: { minItems: 1 } } },
    ],
  });
export type RestrictionRuleRequest = z.infer<typeof restrictionRuleRequest>;

export const restrictionRule = z
  .object({
    id: z.string(),
    country: z.string(),
    direction: z.enum(RULE_DIRECTIONS),
    ruleType: z.enum(RULE_TYPES),
    code: nullableText,
    keywords: z.array(z.string()),
    origins: z.array(z.string()),
    title: z.string(),
    summary: nullableText,
    createdBy: nullableText,
    createdAt: timestamp,
  })
  .meta({ id: 'RestrictionRule' });

const path = '/v1/restrictions/rules';
const settings = 'settings' as const;

export const listRestrictionRules = operation({
  id: 'listRestrictionRules',
  method: 'get',
  path,
  group,
  access: settings,
  summary: "The workspace's own rules, newest first",
  description: 'They are checked beside the official rules, as they are written.',
  answer: z.object({ data: z.array(restrictionRule) }).meta({ id: 'RestrictionRulesResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const addRestrictionRule = operation({
  id: 'addRestrictionRule',
  method: 'post',
  path,
  group,
  access: settings,
  summary: "Add a rule of the workspace's own",
  description:
    'Needs a code, a keyword or an origin; a code and keywords together are both required. At most 1,000 rules, with 5,000 ' +
    'keywords and a megabyte of text in all (`details.reason` = `limit_reached`).',
  body: restrictionRuleRequest,
  answer: z.object({ data: restrictionRule }).meta({ id: 'RestrictionRuleResponse' }),
  statuses: S2,
});

export const removeRestrictionRule = operation({
  id: 'removeRestrictionRule',
  method: 'delete',
  path,
  group,
  access: settings,
  summary: "Remove one of the workspace's own rules",
  description: '`removed` is false when the workspace has no such rule.',
  query: z.object({ id: z.uuid() }),
  answer: z
    .object({ data: z.object({ removed: z.boolean() }) })
    .meta({ id: 'RestrictionRuleRemoveResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
