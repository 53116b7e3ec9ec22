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
  nullableText,
  page,
  timestamp,
  writtenCode,
  oneAtLeast,
  uuid,
} from './fields.ts';
import { regionCode } from './consignment.ts';
import { MB, operation, S2 } from './operation.ts';

export const RESTRICTION_ITEMS_MAX = 100;
/** Restrictions that an answer lists of one item at most. */
export const RESTRICTIONS_SHOWN_MOST = 50;
export const RULE_TYPES = ['prohibition', 'restriction', 'observation'] as const;
export const RULE_DIRECTIONS = ['import', 'export'] as const;

const text = (max: number) => boundedText(0, max).optional();

export const restrictionItem = z
  .object({
    sku: text(100).describe('Your own number of the item; given back.'),
    title: text(300).describe('Name of the item; its words are checked.'),
    description: text(2000).describe('What is said of the item; words here alone count less.'),
    hsCode: writtenCode.optional().describe('Tariff code of the item; the surest way to a match.'),
    originCountry: country
      .optional()
      .meta({ description: 'Of this item; else that of the request.' }),
    material: text(300).describe('What it is made of, in words; its words are checked.'),
    category: text(300).describe('Shelf of the shop; its words are checked.'),
    quantity: z
      .number()
      .positive()
      .max(1_000_000_000)
      .optional()
      .describe('Number of pieces; left out: one.'),
    value: z
      .number()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Of all pieces together; some rules apply above a value per piece.' }),
    currency: currency
      .optional()
      .describe('ISO 4217 currency of `value`; without it no value is compared.'),
  })
  .refine(({ hsCode, title, description }) => Boolean(hsCode || title || description), {
    error: 'needs an hsCode, a title or a description',
  })
  .meta({
    id: 'RestrictionItem',
    description: 'One item: it needs an `hsCode`, a `title` or a `description`.',
    ...oneAtLeast([
      { title: 'RestrictionItemByCode', description: 'Named by its code.', required: ['hsCode'] },
      {
        title: 'RestrictionItemByTitle',
        description: 'Named by its title.',
        required: ['title'],
        properties: { title: { pattern: '\\S', description: 'Not blank.' } },
      },
      {
        title: 'RestrictionItemByDescription',
        description: 'Named by its description.',
        required: ['description'],
        properties: { description: { pattern: '\\S', description: 'Not blank.' } },
      },
    ]),
  });

export const restrictionsRequest = z
  .object({
    destinationCountry: country,
    originCountry: country.optional().meta({
      description: "Its export rules are checked too. Import rules read the item's origin first.",
    }),
    originRegion: regionCode.optional().meta({
      description: 'Region of origin, such as `UA-43`; some regions have bans of their own.',
      example: 'UA-43',
    }),
    originPostalCode: text(20).describe('Postal code there, by which the region is known too.'),
    destinationRegion: regionCode.optional().meta({
      description: 'Region of destination: some export rules are for regions.',
      example: 'UA-43',
    }),
    destinationPostalCode: text(20).describe(
      'Postal code there, by which the region is known too.',
    ),
    items: z
      .array(restrictionItem)
      .min(1)
      .max(RESTRICTION_ITEMS_MAX)
      .describe('The items; one result each, in this order.'),
    reference: text(200).meta({ description: 'Kept with the check.' }),
  })
  .meta({ id: 'RestrictionsRequest', description: 'Items on their way to a country.' });
export type RestrictionsRequest = z.infer<typeof restrictionsRequest>;

const itemOutcome = z
  .enum(['clear', 'review', 'blocked'])
  .describe(
    '`blocked`: a prohibition with high confidence; `review`: anything else but observations; `clear`: nothing, or observations.',
  );

export const restriction = z
  .object({
    id: z.string().describe('Id of the rule in the tables of the service.'),
    source: z
      .enum(['official', 'workspace'])
      .describe("Whose rule it is: the law's, or the workspace's own."),
    direction: z.enum(RULE_DIRECTIONS).describe('Whether it holds for import or export.'),
    ruleType: z.enum(RULE_TYPES).describe('Forbidden, allowed under conditions, or worth knowing.'),
    country: z.string().meta({ description: 'Whose law it is: a country, `EU`, or `*` for all.' }),
    title: z.string().describe('What it is about, in a line.'),
    summary: nullableText.describe('What it says, in a sentence or two; null without one.'),
    agency: nullableText.describe('Short name of the agency; null where none is named.'),
    agencyName: nullableText.describe('Full name of the agency; null where none is named.'),
    requirement: nullableText.describe('What must be done; null for a plain prohibition.'),
    documents: z.array(z.string()).describe('Documents to hold or present.'),
    measureType: nullableText.meta({
      description: 'Type of a measure of a tariff; null for another rule.',
    }),
    matchedOn: z
      .enum(['code', 'keyword', 'code_and_keyword', 'origin'])
      .describe('By what the item met the rule; `origin`: by where it comes from and goes to.'),
    matchedCode: nullableText.describe('The code of the rule that it met; null without one.'),
    matchedKeywords: z.array(z.string()).describe('Words of the rule that stand in the item.'),
    confidence: z
      .enum(['high', 'medium', 'low'])
      .describe('How sure it is that the item is meant.'),
    startsOn: nullableText.describe('First day in force; null where not known.'),
    endsOn: nullableText.describe('First day no longer in force; null while no end is set.'),
    legalBasis: nullableText.describe('The law behind it; null for rules of the workspace.'),
    sourceUrl: nullableText.describe('Page to read it on; null where none is known.'),
    ruleId: nullableText.describe("Id of the workspace's own rule; null for an official one."),
  })
  .meta({ id: 'Restriction', description: 'A rule that an item meets.' });

const counts = z
  .object({
    clear: z.int().describe('Items without a restriction.'),
    review: z.int().describe('Items for a person to look at.'),
    blocked: z.int().describe('Items that are forbidden.'),
  })
  .meta({ id: 'OutcomeCounts', description: 'How many items came out how.' });

const restrictedItem = z
  .object({
    index: z.int().describe('Its place in the request, from 0.'),
    sku: nullableText.describe('`sku` of the item; null without one.'),
    title: nullableText.describe('`title` of the item; null without one.'),
    hsCode: nullableText.describe('`hsCode` of the item, digits only; null without one.'),
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
  })
  .meta({ id: 'RestrictedItem', description: 'What restricts one item.' });

export const restrictionsAnswer = z
  .object({
    id: z.string().describe('Id of the check, under which it is kept.'),
    checkedAt: timestamp,
    destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    originCountry: nullableText.describe('As asked; null when not stated.'),
    reference: nullableText.describe('`reference` of the request; null without one.'),
    outcome: itemOutcome.describe('The most serious outcome of its items.'),
    counts,
    items: z.array(restrictedItem).describe('One result an item, in the order of the request.'),
    notes: z.array(z.string()).optional().meta({
      description: 'Fields of the request that are not known and were ignored; absent without any.',
    }),
    dataSource: dataSource
      .nullable()
      .describe('Releases that were read; null when no imported tariff was.'),
  })
  .meta({ id: 'RestrictionsResult', description: 'What restricts the items on their way.' });
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
    id: z.string().describe('Id of the check.'),
    checkedAt: timestamp,
    destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    originCountry: nullableText.describe('As asked; null when not stated.'),
    reference: nullableText.describe('`reference` of the request; null without one.'),
    outcome: itemOutcome.describe('The most serious outcome of its items.'),
    itemCount: z.int().describe('Number of items checked.'),
    counts,
    actor,
    result: restrictionsAnswer,
  })
  .meta({ id: 'RestrictionCheck', description: 'A check that was kept as evidence.' });

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
    direction: z
      .enum(RULE_DIRECTIONS)
      .default('import')
      .describe('Whether it holds for import or export.'),
    ruleType: z
      .enum(RULE_TYPES)
      .describe('`prohibition` blocks, `restriction` asks for a look, `observation` is a remark.'),
    code: writtenCode.optional().meta({ description: 'It and everything under it.' }),
    keywords: z.array(keyword).max(50).default([]).meta({
      description: 'Whole words in the item, one is enough; with a code both are needed.',
    }),
    origins: z
      .array(country)
      .max(250)
      .default([])
      .meta({ description: 'Countries of origin; of an export rule the destinations.' }),
    title: boundedText(1, 200).describe('What it is about, in a line.'),
    summary: boundedText(0, 1000).optional().describe('What it says, for whoever meets it.'),
  })
  .meta({
    id: 'RestrictionRuleRequest',
    description:
      'A rule. Without a `code`, keywords and origins it holds for every item that goes its way.',
  });
export type RestrictionRuleRequest = z.infer<typeof restrictionRuleRequest>;

export const restrictionRule = z
  .object({
    id: z.string().describe('Id of the rule.'),
    country: z
      .string()
      .describe('Destination of imports, origin of exports; `EU` for its members, `*` for all.'),
    direction: z.enum(RULE_DIRECTIONS).describe('Whether it holds for import or export.'),
    ruleType: z
      .enum(RULE_TYPES)
      .describe('`prohibition` blocks, `restriction` asks for a look, `observation` is a remark.'),
    code: nullableText.describe('Code it holds for, with all below; null for any code.'),
    keywords: z.array(z.string()).describe('Words it holds for; empty for any words.'),
    origins: z
      .array(z.string())
      .describe('Countries of origin (of an export rule: destinations); empty for all.'),
    title: z.string().describe('What it is about, in a line.'),
    summary: nullableText.describe('What it says; null without a text.'),
    createdBy: nullableText.describe('Name of the key that added it.'),
    createdAt: timestamp,
  })
  .meta({ id: 'RestrictionRule', description: "One of the workspace's own rules." });

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
  answer: z
    .object({ data: z.array(restrictionRule).describe('All of them, newest first.') })
    .meta({ id: 'RestrictionRulesResponse' }),
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
    'Needs `ruleType` and `title`; a code and keywords together are both required of an item, and a rule without code, keywords ' +
    'and origins meets every item to its country. At most 1,000 rules, with 5,000 keywords and a megabyte of text in all (`details.reason` = `limit_reached`).',
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
  query: z.object({ id: uuid.describe('Id of the rule.') }),
  answer: z
    .object({
      data: z
        .object({ removed: z.boolean().describe('False when the workspace has no such rule.') })
        .meta({ id: 'RestrictionRuleRemoval', description: 'What became of the rule.' }),
    })
    .meta({ id: 'RestrictionRuleRemoveResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
