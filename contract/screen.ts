/**
 * Denied-party screening: a name against the US consolidated lists, and the checks that were kept.
 */
import { z } from 'zod';
import {
  actor,
  boundedText,
  calendarDate,
  CHECKS_CUT,
  checksQuery,
  country,
  kept,
  page,
  timestamp,
  uuid,
} from './fields.ts';
import { operation } from './operation.ts';

const NAME_MAX = 300;
const REFERENCE_MAX = 200;

export const screenRequest = z.object({
  name: boundedText(1, NAME_MAX).meta({ example: 'Ivan Petrovich Sidorov' }),
  company: boundedText(1, NAME_MAX)
    .optional()
    .meta({ description: 'Screened too, apart from the name.' }),
  country: country.optional(),
  type: z.enum(['individual', 'entity']).optional().meta({
    description:
      'Leaves out parties of the other type. Vessels, aircraft and parties of unknown type are always screened.',
  }),
  reference: boundedText(1, REFERENCE_MAX).optional().meta({ description: 'Kept with the check.' }),
});
export type ScreenRequest = z.infer<typeof screenRequest>;

const text = z.string();
const nullable = z.string().nullable();

const reason = z.object({
  kind: z.enum(['exact', 'tokens', 'spelling', 'sound', 'order', 'initials']),
  detail: text,
  weight: z.number(),
});

export const screenMatch = z
  .object({
    id: text.meta({
      description: 'Stable: of the list and the number or name of the party in it.',
    }),
    list: text,
    listName: text,
    agency: text,
    name: text,
    matchedName: text,
    matchedOn: z.enum(['name', 'alias', 'former_name']),
    queried: z.enum(['name', 'company']),
    score: z.number().min(0).max(1),
    exact: z.boolean(),
    reasons: z.array(reason).meta({ description: 'What the score is made of.' }),
    type: z.enum(['individual', 'entity', 'vessel', 'aircraft']).nullable(),
    programs: z.array(text),
    countries: z.array(text),
    countryMatch: z
      .boolean()
      .meta({ description: 'The country asked for is among them; it never changes the score.' }),
    addresses: z.array(
      z.object({
        address: nullable,
        city: nullable,
        state: nullable,
        postalCode: nullable,
        country: nullable,
      }),
    ),
    aliases: z.array(text),
    nationalities: z.array(text),
    citizenships: z.array(text),
    datesOfBirth: z.array(text),
    placesOfBirth: z.array(text),
    ids: z.array(
      z.object({
        type: text,
        number: text,
        country: nullable,
        issuedOn: nullable,
        expiresOn: nullable,
      }),
    ),
    title: nullable,
    remarks: nullable,
    vessel: z
      .object({
        callSign: nullable,
        type: nullable,
        flag: nullable,
        owner: nullable,
        tonnage: nullable,
      })
      .nullable(),
    federalRegisterNotice: nullable,
    licenseRequirement: nullable,
    licensePolicy: nullable,
    startsOn: nullable,
    endsOn: nullable,
    entityNumber: nullable.meta({
      description: "The publisher's own number; it may stand in another list too.",
    }),
    sourceListUrl: nullable,
    sourceInformationUrl: nullable,
  })
  .meta({ id: 'ScreenMatch' });
export type ScreenMatch = z.infer<typeof screenMatch>;

const screenedList = z
  .object({
    code: text,
    name: text,
    agency: text,
    records: z.int(),
    publishedAt: calendarDate.nullable(),
    importedAt: timestamp,
    confirmedAt: timestamp.nullable().optional().meta({
      description:
        'When its publisher was last asked and had nothing newer than this release; null: never. Not in every older check.',
    }),
    releaseId: uuid.meta({ description: 'The release that was read.' }),
  })
  .meta({ id: 'ScreenedList' });

const query = z.object({ name: text, company: nullable, country: nullable, type: nullable });
const outcome = z.enum(['clear', 'review']).meta({
  description:
    'review: there is a match, or no clear answer is possible because a name was not (or only partly) screened, or a list is ' +
    'not loaded, undated or out of date (`warningCodes` says which). A match is a lead, not a verdict. clear: nothing like the ' +
    'name stands on the lists, all of which were loaded and known to be recent.',
});

/** What each sentence of `warnings` is about. */
export const WARNING_CODES = [
  'name_not_screened',
  'company_not_screened',
  'name_partly_screened',
  'company_partly_screened',
  'matches_cut',
  'list_not_loaded',
  'list_outdated',
  'list_undated',
  'list_unknown',
] as const;

export const screenAnswer = z.object({
  id: uuid,
  checkedAt: timestamp,
  reference: nullable,
  query,
  outcome,
  threshold: z.number(),
  matches: z.array(screenMatch).meta({ description: 'Best first, at most 50.' }),
  lists: z.array(screenedList).meta({ description: 'Every list that was screened.' }),
  warnings: z.array(text).meta({ description: 'In words, for a person.' }),
  warningCodes: z
    .array(z.enum(WARNING_CODES))
    .optional()
    .meta({
      description:
        'The code of each sentence in `warnings`, in the same order. With any but `matches_cut` and `list_unknown` the outcome is ' +
        'review. Not in every older check.',
    }),
});
export type ScreenAnswer = z.infer<typeof screenAnswer>;

export const screen = operation({
  id: 'screen',
  method: 'post',
  path: '/v1/screen',
  group: 'Compliance',
  summary: 'A name against the US consolidated export-screening lists',
  description:
    'Names and aliases match exactly or nearly, from a score of 0.7. Free, and kept as evidence. A match is a lead to review, ' +
    'not a verdict. `clear` needs every list loaded and published or confirmed by its publisher within seven days (a setting of ' +
    'the operator), and a name that can be screened; else the outcome is `review`, and `warnings` says why.',
  access: 'compliance',
  idempotent: true,
  keeps: 'screen',
  limit: { name: 'screen', max: 60, windowS: 60, code: 'rate_limited' },
  body: screenRequest,
  answer: kept(screenAnswer).meta({ id: 'ScreenResponse' }),
  statuses: [200, 400, 401, 403, 409, 413, 429, 500, 502, 503, 504],
});

export const screeningChecks = operation({
  id: 'screeningChecks',
  method: 'get',
  path: '/v1/screen/checks',
  group: 'Compliance',
  summary: 'Every screening of the workspace, newest first',
  description: `What was asked, by whom, against which lists, and what was found. Free. ${CHECKS_CUT}`,
  access: 'compliance',
  query: checksQuery,
  answer: page(
    z.object({
      id: uuid,
      checkedAt: timestamp,
      query,
      reference: nullable,
      outcome,
      matchCount: z.int(),
      topScore: z.number().nullable(),
      lists: z.array(screenedList),
      actor,
      result: screenAnswer,
    }),
  ).meta({ id: 'ScreeningChecksResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
