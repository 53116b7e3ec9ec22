/**
 * Public reading of the tariff: search, one code, what changed for it, and the editions that are
 * kept.
 */
import { z } from 'zod';
import { NOMENCLATURES } from './classification.ts';
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
/** A country and a code of its tariff. */
export const ofCode = z.object({ country: territory, code });

/** `text`: a row that only groups those below it and has no code. */
export const LEVELS = ['chapter', 'heading', 'subheading', 'tariff', 'text'] as const;
const level = z.enum(LEVELS);
const levelShown = level.describe('Depth of the code; `text`: a row that only groups others.');
const words = z
  .string()
  .nullable()
  .meta({ description: 'In plain English; null when not understood.' });

const foundLine = z
  .object({
    code: z.string().describe('The code, digits only.'),
    codeFormatted: z.string().describe('The code with its dots.'),
    heading: z
      .string()
      .nullable()
      .meta({ description: 'Text of the heading above; null for a heading or a chapter.' }),
    description: z
      .string()
      .meta({ description: 'The texts from below the heading down to the line.' }),
    level: levelShown,
    declarable: z.boolean().describe('Goods may be declared under it.'),
    rate: z
      .string()
      .nullable()
      .meta({ description: 'General rate as printed, its own or inherited; null where none is.' }),
    score: z.number().describe('How well it fits the words; comparable within one answer.'),
  })
  .meta({ id: 'TariffSearchResult', description: 'A line that fits.' });
export type FoundLine = z.infer<typeof foundLine>;

const programme = z
  .object({
    code: z.string().meta({ description: 'Symbol, country or area as the tariff prints it.' }),
    name: z.string().nullable().describe('Name of the programme; null where not known.'),
    until: z.string().nullable().meta({
      description: 'First day on which the programme no longer applies; null while no end is set.',
    }),
  })
  .meta({ id: 'TariffProgramme', description: 'Who may have a rate.' });

const rate = z
  .object({
    kind: z
      .enum(['general', 'preferential', 'statutory', 'endUse', 'suspension'])
      .describe('Which of its rates it is.'),
    programme: programme.nullable().describe('Who may have it; null for everybody.'),
    printed: z.string().describe('The rate as the tariff prints it.'),
    words,
    expression: z
      .looseObject({
        kind: z.string().meta({
          description: 'What this part of the rate is.',
          examples: ['free', 'adValorem', 'specific', 'sum'],
        }),
      })
      .meta({ id: 'RateExpression', description: 'A rate, or a part of one, as a tree.' })
      .nullable()
      .meta({
        description: 'The rate as a tree, numbers as decimal strings; null when not understood.',
      }),
    inheritedFrom: z
      .string()
      .nullable()
      .meta({ description: 'Code above whose rate it is; null when the line prints its own.' }),
  })
  .meta({ id: 'TariffRate', description: 'A rate of duty of a code.' });
export type CodeRate = z.infer<typeof rate>;

const condition = z
  .object({
    code: z.string().describe("The publisher's letter: `B` presents a document."),
    document: z.string().nullable().describe('Document to present; null where none is asked.'),
    requirement: z.string().nullable().describe("What is asked, in the publisher's words."),
    action: z.string().nullable().describe("The publisher's code of what then happens."),
    duty: z.string().nullable().describe('Duty that then applies; null: that of the measure.'),
  })
  .meta({ id: 'TariffCondition', description: 'A condition of a measure.' });

/** A measure in force for a code. */
export const measure = z
  .object({
    id: z.string().describe("The publisher's number of the measure."),
    type: z.string().meta({
      description: "The publisher's type: `103` third country duty, `142` preference.",
      examples: ['103', '142', '552'],
    }),
    typeName: z.string().describe('Name of the type.'),
    area: z.string().describe('Country, or number of a group: `1011` is every country.'),
    areaName: z.string().describe('Name of the country or group.'),
    excluded: z.array(z.string()).describe('Countries and groups left out.'),
    additionalCode: z.string().nullable().describe('Additional code to declare; null for none.'),
    quota: z.string().nullable().describe('Order number of its quota; null for none.'),
    duty: z.string().nullable().describe('Duty as printed; null where the measure is no duty.'),
    words,
    conditions: z.array(condition).describe('Its conditions.'),
    legalBasis: z.string().nullable().describe('Regulation as published; null where not named.'),
    legalUrl: z.string().nullable().describe('Page of the regulation; null where none is known.'),
    from: z.string().describe('First day in force.'),
    until: z.string().nullable().describe('First day no longer in force; null: no end is set.'),
    setOn: z.string().meta({ description: 'The code at which it is set, which may stand above.' }),
  })
  .meta({ id: 'TariffMeasure', description: 'A measure of a tariff that publishes them.' });
export type CodeMeasure = z.infer<typeof measure>;

const ancestor = z
  .object({
    code: z.string().nullable().describe('Its code, digits only; null for a row of text.'),
    codeFormatted: z.string().nullable().describe('Its code with dots; null for a row of text.'),
    description: z.string().describe('What the row says.'),
    level: levelShown,
  })
  .meta({ id: 'TariffAncestor', description: 'What stands above a code.' });

const child = z
  .object({
    code: z.string().describe('Its code, digits only.'),
    codeFormatted: z.string().describe('Its code with dots.'),
    description: z.string().describe('The texts from here down to it.'),
    declarable: z.boolean().describe('Goods may be declared under it.'),
  })
  .meta({ id: 'TariffChild', description: 'What stands directly below a code.' });

const dayOfAnswer = z.string().describe('Day that the answer is of.');

/** All that the tariff says of a code. */
export const codeRecord = z
  .object({
    on: dayOfAnswer,
    country: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    schedule: z
      .string()
      .nullable()
      .describe('Tariff that answered: `EU` for a member state; null: the Harmonized System.'),
    nomenclature: z.enum(NOMENCLATURES).describe('Whose codes they are.'),
    code: z.string().describe('The code, digits only.'),
    codeFormatted: z.string().describe('The code with its dots.'),
    description: z.string().describe('The texts from below the heading down to the code.'),
    text: z.string().meta({ description: 'What the row alone says, for example `Other`.' }),
    level: levelShown,
    declarable: z.boolean().describe('Goods may be declared under it on that day.'),
    ancestors: z.array(ancestor).describe('What stands above it, the chapter first.'),
    children: z.array(child).describe('What stands directly below it.'),
    rates: z.array(rate).describe('Its rates of duty, the general one first.'),
    units: z.array(z.string()).describe('Units in which quantities are declared, as printed.'),
    measures: z
      .array(measure)
      .describe('Measures in force on that day; empty where rates stand in columns.'),
    notes: z.array(z.string()).describe('Footnotes of the publisher.'),
    chapter99: z
      .array(z.string())
      .describe('Headings of chapter 99 that it is referred to; of the United States alone.'),
    validFrom: z
      .string()
      .nullable()
      .describe('First day of the code; null where the tariff states none.'),
    validUntil: z.string().nullable().meta({
      description:
        'First day on which the code is gone, and `declarable` false; null while no end is set.',
    }),
    since: z
      .string()
      .nullable()
      .meta({ description: 'When this release of the tariff went live (UTC); null for the HS.' }),
    dataSource,
  })
  .meta({ id: 'TariffCode', description: 'A code of a tariff, with all that is known of it.' });
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
    q: boundedText(2, 200).meta({
      description: 'Words, or the first digits of a code.',
      example: 'cotton t-shirts',
    }),
    limit: z.coerce.number().int().min(1).max(100).default(25).describe('Lines to answer at most.'),
    on: calendarDate.optional().describe('Day of the tariff; left out: today.'),
  }),
  answer: z
    .object({
      data: z.array(foundLine).describe('Lines that fit, best first.'),
      next: z.null().describe('Always null: there are no further pages.'),
      on: dayOfAnswer,
      dataSource,
    })
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
  query: z.object({
    on: calendarDate.optional().describe('Day whose measures are shown; left out: today.'),
  }),
  answer: z.object({ data: codeRecord }).meta({ id: 'TariffCodeResponse' }),
  statuses: PUBLIC_RECORD,
});

const releaseName = z
  .object({
    dataset: z.string().meta({ description: 'Name of the dataset.', examples: ['us-hts'] }),
    seq: z.int().describe('Number of its release in this service.'),
    version: z
      .string()
      .nullable()
      .describe('Release as its publisher names it; null where it has no name.'),
    liveSince: z
      .string()
      .nullable()
      .describe('When it went live here (UTC); null if it never did.'),
    validFrom: z
      .string()
      .nullable()
      .describe('Day from which it applies; null where the publisher names none.'),
  })
  .meta({ id: 'TariffRelease', description: 'A release of a tariff.' });

const change = z
  .object({
    change: z
      .enum(['added', 'removed', 'reworded', 'rerated', 'changed'])
      .describe('What happened to it.'),
    kind: z.enum(['line', 'measure']).describe('Whether a line changed or a measure.'),
    code: z.string().describe('The code concerned, digits only.'),
    before: z.string().nullable().describe('What was printed; null for what was added.'),
    after: z.string().nullable().describe('What is printed; null for what was removed.'),
  })
  .meta({ id: 'TariffChange', description: 'One change from a release to the next.' });
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
    .object({
      from: calendarDate
        .optional()
        .describe('First day from which releases count; left out: the oldest.'),
      to: calendarDate.optional().describe('Last day; left out: the newest.'),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['from'],
      message: 'must not be later than "to"',
    }),
  answer: z
    .object({
      data: z
        .array(
          z
            .object({
              release: releaseName,
              previous: releaseName,
              changes: z.array(change).describe('The first 500 changes.'),
              omitted: z.int().describe('Number of changes beyond them.'),
            })
            .meta({ id: 'TariffReleaseChanges', description: 'What a release changed.' }),
        )
        .describe('Releases that changed something for the code, oldest first.'),
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
    releaseName
      .extend({
        releaseId: z.string().describe('UUID of the release.'),
        state: z.enum(['live', 'superseded']).describe('Whether it is in use.'),
        supersededAt: z
          .string()
          .nullable()
          .describe('When another took its place (UTC); null while it is live.'),
        source: z.string().nullable().describe('File or address it was read from.'),
        sha256: z.string().nullable().describe('SHA-256 of that file, hexadecimal.'),
        rows: z.int().describe('Number of rows in it.'),
        embedded: z.boolean().describe('It came with the software, as an extract.'),
        completedBy: z.string().nullable().optional().meta({
          description:
            'The command with which the operator of the service imports the whole tariff; null for an official release.',
          example: 'npm run data -- sync us-hts',
        }),
      })
      .meta({ id: 'TariffEdition', description: 'A release of a tariff that is live or was.' }),
  ).meta({ id: 'TariffEditionsResponse' }),
  statuses: PUBLIC_RECORD,
});
