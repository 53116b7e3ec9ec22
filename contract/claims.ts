/**
 * Of the answer for one code: the rates that it may have, what may be claimed, and what is to be
 * declared.
 */
import { z } from 'zod';
import type { ReliefKind } from '../engine/tariff/types.ts';
import { nullableText, wordOf } from './fields.ts';

/** Whether an exemption follows from the facts, or must be claimed. */
export const application = z.enum(['automatic', 'claim']);

/** What a rate may depend on, harmonised. */
export const CONDITION_KINDS = [
  'pharmaceutical',
  'end_use',
  'certificate',
  'company',
  'quality',
  'listed_goods',
  'reimport',
  'route',
  'content',
  'quota',
  'residual',
  'other',
] as const;

/** Harmonised kinds of a relief of the base duty. */
export const RELIEF_KINDS = [
  'autonomous_suspension',
  'preferential_suspension',
  'end_use',
  'airworthiness',
  'certificate',
  'entry_provision',
  'preference_entry',
  'free_preference_entry',
  'full_value',
  'other',
] as const satisfies readonly ReliefKind[];

const dutyProgramme = z
  .object({
    code: z.string().describe('Symbol of the programme, to be sent as `preference`.'),
    name: z.string().describe('Name of the programme.'),
    agreement: nullableText.describe('The agreement behind it; null where there is none.'),
    proof: nullableText.describe('Proof of origin that it asks for; null where not known.'),
  })
  .meta({ id: 'DutyProgramme', description: 'A preference of the origin.' });

const dutyCondition = z
  .object({
    kind: wordOf(CONDITION_KINDS).describe('What it depends on; may be sent in `conditions`.'),
    code: nullableText.describe("The publisher's code of it, for `conditions`; null without one."),
    label: nullableText.describe('What it asks for, in words; null without any.'),
  })
  .meta({ id: 'DutyCondition', description: 'What the goods must be for a rate.' });

const dutyRelief = z
  .object({
    code: z.string().describe("The publisher's code of the relief."),
    name: z.string().describe('Name of the relief.'),
    kind: wordOf(RELIEF_KINDS).nullable().describe('Harmonised kind; null where it has none.'),
  })
  .meta({ id: 'DutyRelief', description: 'A suspension or other relief of the base duty.' });

export const dutyOption = z
  .object({
    tier: z
      .enum(['general', 'preferential', 'punitive'])
      .describe('`punitive`: the statutory rate for origins without normal trade relations.'),
    programme: dutyProgramme.nullable().describe('Preference of the rate; null without one.'),
    rate: z.string().describe('The rate as the tariff prints it.'),
    amount: z
      .number()
      .nullable()
      .describe('What it comes to, in `currency` of the answer; null where a fact is missing.'),
    estimated: z.boolean().describe('True when the amount rests on something missing or assumed.'),
    applied: z.boolean().describe('True for the rate that is charged.'),
    condition: dutyCondition
      .nullable()
      .optional()
      .describe('What it depends on: open to goods for which `conditions` says so. Null: nothing.'),
    quota: nullableText
      .optional()
      .describe('Order number of its quota: open when `claims` names it. Null: no quota.'),
    relief: dutyRelief.nullable().optional().describe('Relief that sets the rate; null: none.'),
  })
  .meta({ id: 'DutyOption', description: 'A rate of base duty that the goods may have.' });

export const availableClaim = z
  .object({
    code: z.string().meta({ description: 'To be sent in `claims`.' }),
    name: nullableText.describe('The goods or the provision, in short; null without a name.'),
    affects: z
      .string()
      .meta({ description: 'Name of the duty line that it would remove or lower.' }),
    affectsCode: nullableText.describe(
      'Code of that line; null for a relief of the base duty, or a quota.',
    ),
    kind: nullableText.meta({
      description:
        'What the claim hangs on: `listed_goods`, `certificate`, `quota`, `end_use` and the like, the kind of a special provision, or `other`.',
      examples: ['certificate', 'end_use', 'quota', 'returned_goods'],
    }),
    legalBasis: nullableText.describe('The law behind it; null where not known.'),
    sourceUrl: nullableText.describe(
      'Page to read it on; null where none is known, or the claim is told in short.',
    ),
    proof: nullableText.describe(
      'Evidence that the importer must hold; null where none is known, or the claim is told in short (`showClaims`).',
    ),
    condition: nullableText.describe(
      'What the goods must be where no list of codes limits the claim; null where codes alone decide; ends in `…` where it is told in short.',
    ),
  })
  .meta({
    id: 'AvailableClaim',
    description: 'A claim that would remove or lower a charge; not applied.',
  });

export const claimsAnswer = z
  .object({
    available: z
      .array(availableClaim)
      .describe(
        'Claims that would remove or lower a charged line, none of them applied: the likely ones, or all (`showClaims`).',
      ),
    applied: z
      .array(
        z
          .object({
            code: z.string().describe('As it was claimed, or as it is filed.'),
            name: nullableText.describe('What it is for; null where it has no name.'),
            application: application.describe(
              '`automatic` on the facts, `claim` when the request claimed it.',
            ),
          })
          .meta({
            id: 'AppliedClaim',
            description: 'An exemption, relief, document or quota in use.',
          }),
      )
      .describe('Exemptions, reliefs, documents and quotas that were applied.'),
  })
  .meta({ id: 'Claims', description: 'What was claimed, and what may be.' });

export const entryCodes = z
  .array(
    z
      .object({
        code: z.string().describe('Code to declare, with its dots.'),
        role: z
          .enum(['provision', 'tariff', 'additional', 'exemption', 'claim'])
          .describe(
            '`provision`: a special entry provision; `tariff`: the line of the goods; `additional`: an additional duty; ' +
              '`exemption`: in place of a duty that the facts lift; `claim`: the same, as claimed.',
          ),
        name: nullableText.describe('What it is; null where it has no name.'),
        type: z.string().describe('`type` of its duty line.'),
        lines: z.array(z.string()).describe('Codes of the duty lines that it belongs to.'),
      })
      .meta({ id: 'EntryCode', description: 'A code to declare on the entry line.' }),
  )
  .meta({
    id: 'EntryCodes',
    description: 'Codes to declare, in filing order where `entryCodeOrder` names a rule.',
  });

/** Null: no rule is known, and `entryCodes` are in no order. */
export const entryCodeOrder = z
  .object({
    label: z.string().describe('Name of the rule.'),
    url: z.string().describe('Page to read it on.'),
  })
  .meta({ id: 'EntryCodeOrder', description: 'The rule by which `entryCodes` are ordered.' })
  .nullable()
  .describe(
    'The rule by which `entryCodes` are ordered; null: none is known, they are in no order.',
  );

export const contentHints = z
  .array(
    z
      .object({
        code: z.string().describe('Code of the duty.'),
        name: z.string().describe('Name of the duty.'),
        fields: z.array(z.string()).describe('Fields of the request to declare.'),
        note: z.string().describe('What they would change, in words.'),
      })
      .meta({ id: 'ContentHint', description: 'A fact of the content that would lower a duty.' }),
  )
  .meta({
    id: 'ContentHints',
    description:
      'Facts of the content that would lower a duty; without them it is charged in full.',
  });

export const catalogLines = z
  .array(
    z
      .object({
        index: z.int().describe('Place of the line in the request, from 0.'),
        productId: z.string().describe('The product.'),
        itemId: nullableText.describe('Its item; null for the product as a whole.'),
        sku: nullableText.describe('SKU of the item; null without one.'),
        title: z.string().describe('Title of the product.'),
        schedule: z.string().describe('Tariff of the code.'),
        classificationId: nullableText.describe(
          'The classification used; null: the line gave a code.',
        ),
        code: z.string().describe('The code used, digits only.'),
        filled: z.array(z.string()).describe('Fields filled from the catalogue.'),
      })
      .meta({ id: 'CatalogLine', description: 'A line that named a product of the catalogue.' }),
  )
  .meta({
    id: 'CatalogLines',
    description: 'Lines that named goods of the catalogue; absent when none did.',
  });
export type CatalogLine = z.infer<typeof catalogLines>[number];
