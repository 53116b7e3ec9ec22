/** Public reading of what stands beside the lines of a tariff: legal notes, and quotas. */
import { z } from 'zod';
import { calendarDate } from './fields.ts';
import { operation, PUBLIC_RECORD } from './operation.ts';
import { codeRecord, measure, ofCode } from './tariff.ts';

const head = codeRecord.pick({
  on: true,
  country: true,
  schedule: true,
  nomenclature: true,
  code: true,
  codeFormatted: true,
  description: true,
  level: true,
  declarable: true,
  validFrom: true,
  validUntil: true,
  since: true,
  dataSource: true,
});

const day = z.object({
  on: calendarDate.optional().describe('Day of the tariff; left out: today.'),
});

const dataset = z
  .string()
  .nullable()
  .meta({ description: 'Dataset that it was read from; null where it is not imported.' });
const importedAt = z
  .string()
  .nullable()
  .meta({ description: 'When that release went live here (UTC); null where none is.' });

const legalNote = z
  .object({
    level: z.enum(['section', 'chapter']).describe('Whose notes they are.'),
    number: z
      .string()
      .meta({ description: 'Section in Roman numerals, or chapter.', examples: ['XI', '61'] }),
    title: z.string().nullable().describe('Its title; null where not known.'),
    status: z.enum(['imported', 'none', 'not_imported']).meta({
      description:
        'Whether the text is here; `none`: the publisher prints no notes there; `not_imported`: there may be notes that this service does not have.',
    }),
    text: z
      .string()
      .nullable()
      .meta({ description: "In the publisher's words, with line breaks; null without a text." }),
    language: z.string().nullable().describe('Language of the text, ISO 639-1.'),
    dataset,
    version: z.string().nullable().describe('Release as its publisher names it.'),
    importedAt,
  })
  .meta({ id: 'TariffLegalNote', description: 'The notes of a section or chapter.' });

const ownNote = z
  .object({
    cite: z
      .string()
      .meta({ description: 'Where it stands in the law.', examples: ['chapter 61, note 1'] }),
    says: z.string().describe('What it says of such goods, in our own words.'),
  })
  .meta({
    id: 'TariffNoteInOwnWords',
    description: 'A note of the Harmonized System in our own words: no legal text.',
  });

export const tariffCodeNotes = operation({
  id: 'tariffCodeNotes',
  method: 'get',
  path: '/v1/tariff/{country}/codes/{code}/notes',
  group: 'Tariff',
  summary: 'Notes of a code: of its section and chapter, and its footnotes',
  description:
    'Legal notes decide before headings do (General Rule 1). Their text comes from the imported tariff where it prints notes; ' +
    'elsewhere `status` says that it is not imported. `inOwnWords` is there for every tariff and replaces no legal text.',
  access: 'public',
  cached: true,
  params: ofCode,
  query: day,
  answer: z
    .object({
      data: head
        .extend({
          ancestors: codeRecord.shape.ancestors,
          notes: codeRecord.shape.notes,
          chapter99: codeRecord.shape.chapter99,
          legalNotes: z
            .array(legalNote)
            .describe('Of its section, then of its chapter; chapters 98 and 99 have no section.'),
          inOwnWords: z
            .array(ownNote)
            .describe('What notes say of it and of codes below; empty where none speaks of it.'),
        })
        .meta({ id: 'TariffCodeNotes', description: 'The notes of a code.' }),
    })
    .meta({ id: 'TariffCodeNotesResponse' }),
  statuses: PUBLIC_RECORD,
});

const window = z
  .object({
    from: z.string().describe('First day.'),
    until: z.string().describe('First day after it.'),
  })
  .meta({ id: 'QuotaWindow', description: 'Days on which nothing is allotted.' });

const period = z
  .object({
    from: z.string().describe('First day of the period.'),
    until: z.string().nullable().describe('First day after it; null while no end is set.'),
    volume: z.number().nullable().describe('What it holds, in `unit`; null where not printed.'),
    balance: z.number().nullable().describe('What was left on `balanceOn`; null if not printed.'),
    unit: z
      .string()
      .nullable()
      .meta({ description: 'Unit as printed.', examples: ['Kilogram (kg)'] }),
    state: z.enum(['open', 'critical', 'exhausted', 'blocked', 'suspended', 'unknown']).meta({
      description:
        '`critical`: nearly used up, and customs ask for a security. `blocked`, `suspended`: nothing is allotted on the day asked. It is as old as the balance.',
    }),
    status: z.string().nullable().describe("State in the publisher's word; null where none."),
    balanceOn: z.string().nullable().meta({
      description:
        'Day that the balance is of: as published, or on which the publisher was asked; null where neither is known.',
    }),
    ageDays: z
      .int()
      .nullable()
      .describe('Age of the balance today, in days; null where `balanceOn` is.'),
    lastAllocation: z.string().nullable().describe('Day of the last allotment; null for none.'),
    blocked: z.array(window).describe('Days without allotment at its beginning.'),
    suspended: z.array(window).describe('Days on which it is suspended.'),
    origins: z
      .array(z.string())
      .describe('Whose goods may use it, in words; empty where measures alone say so.'),
    url: z.string().nullable().describe("The publisher's page of it; null where none is known."),
    dataset,
    importedAt,
  })
  .meta({ id: 'QuotaPeriod', description: 'A period of a quota and what was left of it.' });

const quota = z
  .object({
    order: z.string().meta({ description: 'Order number, six digits.', examples: ['050088'] }),
    administration: z.enum(['first_come', 'licence']).meta({
      description:
        '`first_come`: to entries in the order of their days. `licence`: by licence, so that customs publish no balance.',
    }),
    measures: z
      .array(measure)
      .describe('Measures in force that open it for the code; empty where a list names it alone.'),
    period: period
      .nullable()
      .meta({ description: 'Period of the day asked; null where none is imported.' }),
  })
  .meta({ id: 'TariffQuota', description: 'A tariff quota that goods of a code may use.' });

export const tariffCodeQuotas = operation({
  id: 'tariffCodeQuotas',
  method: 'get',
  path: '/v1/tariff/{country}/codes/{code}/quotas',
  group: 'Tariff',
  summary: 'Tariff quotas of a code, with the balance that was last imported',
  description:
    'Quotas that measures of the tariff name by order number, and those that an imported list of quotas names for the code. ' +
    'A balance is as old as `ageDays` says: ask the customs authority before goods rely on it. `balances` says whether any are imported for the tariff.',
  access: 'public',
  cached: true,
  params: ofCode,
  query: day,
  answer: z
    .object({
      data: head
        .extend({
          balances: z.enum(['imported', 'not_imported']).meta({
            description:
              'Whether balances of this tariff are imported; `not_imported`: whether a quota is open is not known here.',
          }),
          quotas: z.array(quota).describe('By order number.'),
        })
        .meta({ id: 'TariffCodeQuotas', description: 'The quotas of a code.' }),
    })
    .meta({ id: 'TariffCodeQuotasResponse' }),
  statuses: PUBLIC_RECORD,
});
