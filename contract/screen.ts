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
  nullableText,
  page,
  timestamp,
  uuid,
} from './fields.ts';
import { operation } from './operation.ts';

const NAME_MAX = 300;
const REFERENCE_MAX = 200;

export const screenRequest = z
  .object({
    name: boundedText(1, NAME_MAX).meta({
      description: 'The name to screen, of a person or an organisation, in any script.',
      example: 'Ivan Petrovich Sidorov',
    }),
    company: boundedText(1, NAME_MAX)
      .optional()
      .meta({ description: 'Screened too, apart from the name.' }),
    country: country
      .optional()
      .describe('Country of the party: matches with an address, nationality or flag there say so.'),
    type: z.enum(['individual', 'entity']).optional().meta({
      description:
        'Leaves out parties of the other type. Vessels, aircraft and parties of unknown type are always screened.',
    }),
    reference: boundedText(1, REFERENCE_MAX)
      .optional()
      .meta({ description: 'Kept with the check.' }),
  })
  .meta({ id: 'ScreenRequest', description: 'Whom to screen.' });
export type ScreenRequest = z.infer<typeof screenRequest>;

const text = z.string();

const reason = z
  .object({
    kind: z
      .enum(['exact', 'tokens', 'spelling', 'sound', 'order', 'initials'])
      .describe('In what the names are alike.'),
    detail: text.describe('The words concerned, in a sentence.'),
    weight: z.number().describe('Its share of the score.'),
  })
  .meta({ id: 'ScreenReason', description: 'A piece of a score; the weights add up to it.' });

const address = z
  .object({
    address: nullableText.describe(
      'Street, or the whole address as printed; null when not printed.',
    ),
    city: nullableText.describe('City; null when not printed apart.'),
    state: nullableText.describe('State or province; null when not printed apart.'),
    postalCode: nullableText.describe('Postal code; null when not printed apart.'),
    country: nullableText.describe('ISO 3166-1 alpha-2; null when not printed.'),
  })
  .meta({ id: 'ScreenAddress', description: 'An address of a listed party.' });

const identifier = z
  .object({
    type: text.meta({ description: 'What it is, as printed.', examples: ['Passport'] }),
    number: text.describe('The number, as printed.'),
    country: nullableText.describe(
      'Country that issued it, ISO 3166-1 alpha-2; null when not printed.',
    ),
    issuedOn: nullableText.describe('Day of issue; null when not printed.'),
    expiresOn: nullableText.describe('Day of expiry; null when not printed.'),
  })
  .meta({ id: 'ScreenIdentifier', description: 'A document or number of a listed party.' });

const vessel = z
  .object({
    callSign: nullableText.describe('Call sign; null when not printed.'),
    type: nullableText.describe('Type of the vessel; null when not printed.'),
    flag: nullableText.describe('Flag; null when not printed.'),
    owner: nullableText.describe('Owner; null when not printed.'),
    tonnage: nullableText.describe('Tonnage; null when not printed.'),
  })
  .meta({ id: 'ScreenVessel', description: 'What a list says of a vessel.' });

export const screenMatch = z
  .object({
    id: text.meta({
      description: 'Stable: of the list and the number or name of the party in it.',
    }),
    list: text.meta({ description: 'Code of the list.', examples: ['SDN', 'EL', 'DPL'] }),
    listName: text.describe('Name of the list.'),
    agency: text.describe('Agency that keeps it.'),
    name: text.describe('Name of the party, as listed.'),
    matchedName: text.describe('The name or alias that is like the one asked for.'),
    matchedOn: z.enum(['name', 'alias', 'former_name']).describe('Which of its names that is.'),
    queried: z.enum(['name', 'company']).describe('What of the request it is like.'),
    score: z.number().min(0).max(1).describe('How alike the names are, 0.7 to 1.'),
    exact: z.boolean().describe('The names are the same but for capitals, accents and signs.'),
    reasons: z.array(reason).meta({ description: 'What the score is made of.' }),
    type: z
      .enum(['individual', 'entity', 'vessel', 'aircraft'])
      .nullable()
      .describe('What the party is; null when the list does not say.'),
    programs: z.array(text).describe('Sanctions programmes, as printed.'),
    countries: z
      .array(text)
      .describe('Countries of its addresses, nationalities and flag, ISO 3166-1 alpha-2.'),
    countryMatch: z
      .boolean()
      .meta({ description: 'The country asked for is among them; it never changes the score.' }),
    addresses: z.array(address).describe('Its addresses.'),
    aliases: z.array(text).describe('Its other names.'),
    nationalities: z.array(text).describe('Its nationalities, ISO 3166-1 alpha-2.'),
    citizenships: z.array(text).describe('Its citizenships, ISO 3166-1 alpha-2.'),
    datesOfBirth: z.array(text).describe('Dates of birth, as far as printed.'),
    placesOfBirth: z.array(text).describe('Places of birth, as printed.'),
    ids: z.array(identifier).describe('Its documents and numbers.'),
    title: nullableText.describe('Title or office; null when not printed.'),
    remarks: nullableText.describe('Remarks of the publisher; null without any.'),
    vessel: vessel.nullable().describe('Of a vessel: what the list says of it; else null.'),
    federalRegisterNotice: nullableText.describe('Notice that listed it; null when not printed.'),
    licenseRequirement: nullableText.describe('What needs a licence; null when not printed.'),
    licensePolicy: nullableText.describe('How licences are decided; null when not printed.'),
    startsOn: nullableText.describe('First day of the listing; null when not printed.'),
    endsOn: nullableText.describe('Last day of the listing; null while no end is set.'),
    entityNumber: nullableText.meta({
      description: "The publisher's own number; it may stand in another list too.",
    }),
    sourceListUrl: nullableText.describe('Page of the list; null when not printed.'),
    sourceInformationUrl: nullableText.describe(
      'Page on the party or list; null when not printed.',
    ),
  })
  .meta({ id: 'ScreenMatch', description: 'A listed party with a name like the one asked for.' });
export type ScreenMatch = z.infer<typeof screenMatch>;

const screenedList = z
  .object({
    code: text.meta({ description: 'Code of the list.', examples: ['SDN', 'EL', 'DPL'] }),
    name: text.describe('Name of the list.'),
    agency: text.describe('Agency that keeps it.'),
    records: z.int().describe('Number of parties on it.'),
    publishedAt: calendarDate
      .nullable()
      .describe('Day on which its publisher issued it; null when its file names none.'),
    importedAt: timestamp,
    confirmedAt: timestamp.nullable().optional().meta({
      description:
        'When its publisher was last asked and had nothing newer than this release; null: never. Not in every older check.',
    }),
    releaseId: uuid.meta({ description: 'The release that was read.' }),
  })
  .meta({ id: 'ScreenedList', description: 'A list that was screened.' });

const query = z
  .object({
    name: text.describe('`name` of the request.'),
    company: nullableText.describe('`company` of the request; null without one.'),
    country: nullableText.describe('`country` of the request; null without one.'),
    type: nullableText.describe('`type` of the request; null without one.'),
  })
  .meta({ id: 'ScreenQuery', description: 'Who was screened.' });
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

export const screenAnswer = z
  .object({
    id: uuid.describe('Id of the check, under which it is kept.'),
    checkedAt: timestamp,
    reference: nullableText.describe('`reference` of the request; null without one.'),
    query,
    outcome,
    threshold: z.number().describe('Score from which a name matches, 0 to 1.'),
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
  })
  .meta({ id: 'ScreenResult', description: 'What the lists say of a name.' });
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
    z
      .object({
        id: uuid.describe('Id of the check.'),
        checkedAt: timestamp,
        query,
        reference: nullableText.describe('`reference` of the request; null without one.'),
        outcome,
        matchCount: z.int().describe('Number of matches.'),
        topScore: z.number().nullable().describe('Score of the best match; null without one.'),
        lists: z.array(screenedList).describe('Every list that was screened.'),
        actor,
        result: screenAnswer,
      })
      .meta({ id: 'ScreeningCheck', description: 'A screening that was kept as evidence.' }),
  ).meta({ id: 'ScreeningChecksResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
