/**
 * Public reading of the tariff: search, one code, what changed for it, and the editions that are
 * kept.
 */
import { z } from 'zod';
import { NOMENCLATURES } from './classify.ts';
import { boundedText, calendarDate, dataSource, NO_COUNTRY, page, pageQuery } from './fields.ts';
import { operation, PUBLIC_RECORD } from './operation.ts';

const territory = z
  .string()
  .regex(/^[A-Za-z]{2}$/, NO_COUNTRY)
  .transform((value) => value.toUpperCase())
  .meta({
    description:
      'ISO 3166-1 alpha-2 country code, case-insensitive. A member state has the tariff of the EU.',
    example: 'US',
  });

const code = z
  .string()
  .max(20)
  .regex(
    /^[0-9](?:[.\s-]*[0-9]){1,9}[.\s-]*$/,
    'must hold 2 to 10 digits, and nothing else but dots, blanks and hyphens',
  )
  .transform((value) => value.replace(/\D/g, ''))
  .meta({
    description: '2 to 10 digits, with or without dots, blanks and hyphens.',
    example: '6109.10',
  });

const ofCountry = z.object({ country: territory });
const ofCode = z.object({ country: territory, code });

/** `text`: a row that only groups those below it and has no code. */
export const LEVELS = ['chapter', 'heading', 'subheading', 'tariff', 'text'] as const;
const level = z.enum(LEVELS);
const words = z
  .string()
  .nullable()
  .meta({ description: 'In plain English; null when not understood.' });

const foundLine = z
  .object({
    code: z.string(),
    codeFormatted: z.string(),
    heading: z
      .string()
      .nullable()
      .meta({ description: 'Text of the heading above; null for a heading or a chapter.' }),
    description: z
      .string()
      .meta({ description: 'The texts from below the heading down to the line.' }),
    level,
    declarable: z.boolean(),
    rate: z
      .string()
      .nullable()
      .meta({ description: 'General rate as printed, its own or inherited.' }),
    score: z.number(),
  })
  .meta({ id: 'TariffSearchResult' });
export type FoundLine = z.infer<typeof foundLine>;

const programme = z.object({
  code: z.string().meta({ description: 'Symbol, country or area as the tariff prints it.' }),
  name: z.string().nullable(),
  until: z
    .string()
    .nullable()
    .meta({ description: 'First day on which the programme no longer applies.' }),
});

const rate = z
  .object({
    kind: z.enum(['general', 'preferential', 'statutory', 'endUse', 'suspension']),
    programme: programme.nullable(),
    printed: z.string(),
    words,
    expression: z.looseObject({ kind: z.string() }).nullable().meta({
      description: 'The rate as a tree, numbers as decimal strings; null when not understood.',
    }),
    inheritedFrom: z
      .string()
      .nullable()
      .meta({ description: 'Code above, when the line prints no rate.' }),
  })
  .meta({ id: 'TariffRate' });
export type CodeRate = z.infer<typeof rate>;

const condition = z.object({
  code: z.string(),
  document: z.string().nullable(),
  requirement: z.string().nullable(),
  action: z.string().nullable(),
  duty: z.string().nullable(),
});

const measure = z
  .object({
    id: z.string(),
    type: z.string(),
    typeName: z.string(),
    area: z.string(),
    areaName: z.string(),
    excluded: z.array(z.string()),
    additionalCode: z.string().nullable(),
    quota: z.string().nullable(),
    duty: z.string().nullable(),
    words,
    conditions: z.array(condition),
    legalBasis: z.string().nullable(),
    legalUrl: z.string().nullable(),
    from: z.string(),
    until: z.string().nullable(),
    setOn: z.string().meta({ description: 'The code at which it is set, which may stand above.' }),
  })
  .meta({ id: 'TariffMeasure' });
export type CodeMeasure = z.infer<typeof measure>;

const codeRecord = z
  .object({
    country: z.string(),
    schedule: z.string().nullable(),
    nomenclature: z.enum(NOMENCLATURES),
    code: z.string(),
    codeFormatted: z.string(),
    description: z.string(),
    text: z.string().meta({ description: 'What the row alone says, for example `Other`.' }),
    level,
    declarable: z.boolean(),
    ancestors: z.array(
      z.object({
        code: z.string().nullable(),
        codeFormatted: z.string().nullable(),
        description: z.string(),
        level,
      }),
    ),
    children: z.array(
      z.object({
        code: z.string(),
        codeFormatted: z.string(),
        description: z.string(),
        declarable: z.boolean(),
      }),
    ),
    rates: z.array(rate),
    units: z.array(z.string()),
    measures: z.array(measure),
    notes: z.array(z.string()),
    chapter99: z.array(z.string()),
    validFrom: z.string().nullable(),
    validUntil: z.string().nullable().meta({
      description: 'First day on which the code is gone; `declarable` is false from then on.',
    }),
    since: z
      .string()
      .nullable()
      .meta({ description: 'When this release of the tariff went live.' }),
    dataSource,
  })
  .meta({ id: 'TariffCode' });
export type CodeRecord = z.infer<typeof codeRecord>;

export const searchTariff = operation({
  id: 'searchTariff',
  method: 'get',
  path: '/v1/tariff/{country}/search',
  group: 'Tariff',
  summary: 'Lines of a tariff by words or by the first digits of a code',
  description:
    'Best first. The national tariff where one is known, else the Harmonized System. Digits find the codes that begin with them.',
  access: 'public',
  cached: true,
  params: ofCountry,
  query: z.object({
    q: boundedText(2, 200).meta({ example: 'cotton t-shirts' }),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z
    .object({ data: z.array(foundLine), next: z.null(), dataSource })
    .meta({ id: 'TariffSearchResponse' }),
  statuses: PUBLIC_RECORD,
});

export const tariffCode = operation({
  id: 'tariffCode',
  method: 'get',
  path: '/v1/tariff/{country}/codes/{code}',
  group: 'Tariff',
  summary: 'One code of a tariff: texts, rates, measures, and what stands above and below it',
  description:
    'A code that prints no rate has that of the nearest code above it. `on` chooses the measures in force on that day; today without it.',
  access: 'public',
  cached: true,
  params: ofCode,
  query: z.object({ on: calendarDate.optional() }),
  answer: z.object({ data: codeRecord }).meta({ id: 'TariffCodeResponse' }),
  statuses: PUBLIC_RECORD,
});

const releaseName = z.object({
  dataset: z.string(),
  seq: z.int(),
  version: z.string().nullable(),
  liveSince: z.string().nullable(),
  validFrom: z.string().nullable(),
});

const change = z
  .object({
    change: z.enum(['added', 'removed', 'reworded', 'rerated', 'changed']),
    kind: z.enum(['line', 'measure']),
    code: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'TariffChange' });
export type CodeChange = z.infer<typeof change>;

export const tariffCodeChanges = operation({
  id: 'tariffCodeChanges',
  method: 'get',
  path: '/v1/tariff/{country}/codes/{code}/changes',
  group: 'Tariff',
  summary: 'What changed for a code and those below it, from release to release',
  description:
    'Oldest first, between the imported releases that are kept. Rates and measures set above the code count too, since it ' +
    'inherits them. `from` and `to` (not before `from`) limit the dates from which releases apply; a release without such a date counts from the day it went live. ' +
    '`omitted` counts changes beyond the first 500 of a release; one call compares some twenty releases, and `next` says from where to go on.',
  access: 'public',
  cached: true,
  params: ofCode,
  query: z
    .object({ from: calendarDate.optional(), to: calendarDate.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['from'],
      message: 'must not be later than "to"',
    }),
  answer: z
    .object({
      data: z.array(
        z.object({
          release: releaseName,
          previous: releaseName,
          changes: z.array(change),
          omitted: z.int(),
        }),
      ),
      next: z.string().nullable().meta({
        description: 'Day to send as `from` for the releases that follow; null: these are all.',
      }),
    })
    .meta({ id: 'TariffChangesResponse' }),
  statuses: PUBLIC_RECORD,
});

export const tariffEditions = operation({
  id: 'tariffEditions',
  method: 'get',
  path: '/v1/tariff/{country}/editions',
  group: 'Tariff',
  summary: 'The releases of a tariff that are live or were',
  description:
    'Newest first. `embedded` releases come with the software and hold an extract of the tariff.',
  access: 'public',
  cached: true,
  params: ofCountry,
  query: z.object(pageQuery),
  answer: page(
    releaseName.extend({
      releaseId: z.string(),
      state: z.enum(['live', 'superseded']),
      supersededAt: z.string().nullable(),
      source: z.string().nullable(),
      sha256: z.string().nullable(),
      rows: z.int(),
      embedded: z.boolean(),
      completedBy: z.string().nullable().optional().meta({
        description:
          'The command with which the operator of the service imports the whole tariff; null for an official release.',
        example: 'npm run data -- sync us-hts',
      }),
    }),
  ).meta({ id: 'TariffEditionsResponse' }),
  statuses: PUBLIC_RECORD,
});
