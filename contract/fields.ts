/** Building blocks of request bodies and answers that several operations share. */
import { z } from 'zod';
import { daysMeant, isCalendarDate } from './written.ts';

// ISO 3166-1 alpha-2, the 249 assigned codes (ISO online browsing platform, read 2026-11), and the
// two user-assigned codes that trade uses: XK (Kosovo) and XI (Northern Ireland under the Windsor
// Framework).
const ASSIGNED =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XI XK';

/** Every country code that a request may name, sorted. */
export const COUNTRY_CODES: readonly string[] = ASSIGNED.split(' ').sort();
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);

const seconds = (codes: readonly string[]): string =>
  codes.map((code) => code.slice(1) + code.slice(1).toLowerCase()).join('');

/** The same set for the description, in any case: `(?:[Aa][DdEe...]|[Bb][AaBb...]|...)`. */
export const COUNTRY_PATTERN = `(?:${[...Map.groupBy(COUNTRY_CODES, ([first]) => first ?? '')]
  .map(([first, codes]) => `[${first}${first.toLowerCase()}][${seconds(codes)}]`)
  .join('|')})`;

const COUNTRY_HINTS: Readonly<Record<string, string>> = {
  UK: 'use GB for the United Kingdom',
  EL: 'use GR for Greece',
  EU: 'name the member state, for example DE',
};

/** What is said of a text that is no code at all; whoever knows names adds the code of the name. */
export const NO_COUNTRY = 'must be a two-letter ISO 3166-1 country code';

/** Two letters, any case, of an assigned ISO 3166-1 country; leaves upper-case. */
export const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, NO_COUNTRY)
  .transform((value) => value.toUpperCase())
  .superRefine((value, context) => {
    if (COUNTRIES.has(value)) return;
    const hint = COUNTRY_HINTS[value];
    context.addIssue({
      code: 'custom',
      message: `"${value}" is not an assigned ISO 3166-1 country code${hint ? `; ${hint}` : ''}`,
    });
  })
  .meta({
    id: 'CountryCode',
    description: 'ISO 3166-1 alpha-2 country code, case-insensitive.',
    example: 'US',
    pattern: `^${COUNTRY_PATTERN}$`,
  });

/**
 * Three letters, any case; leaves upper-case. Whether a rate is known is decided where the rate is
 * needed.
 */
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, { error: ({ input }) => currencyFault(input) })
  .transform((value) => value.toUpperCase())
  .meta({ description: 'ISO 4217 currency code.', example: 'USD' });

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  zł: 'PLN',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
};

function currencyFault(written: unknown): string {
  const wanted = 'must be a three-letter ISO 4217 currency code';
  const sign = typeof written === 'string' ? written.trim() : '';
  const meant = Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined;
  if (meant !== undefined) return `${wanted}: ${meant}`;
  return written === '$' ? `${wanted}: USD, or that of another dollar` : wanted;
}

/**
 * For the description: one of these must hold at least. It stands apart from the fields, since
 * generators of clients would make a choice of types out of it.
 */
export const oneAtLeast = (alternatives: readonly object[]) => ({
  allOf: [{ anyOf: [...alternatives] }],
});

/** A text that may be missing. */
export const nullableText = z.string().nullable();

/** A closed list whose values the engine reads from tables, where they are text. */
export const wordOf = (values: readonly [string, ...string[]]): z.ZodType<string> => z.enum(values);

/** An amount of money as the interface bounds it: 0 to 10,000,000. */
export const boundedMoney = z.number().min(0).max(10_000_000);

/** The name of a classification mode; whether it exists is answered with the list of modes. */
export const modeName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{1,30}$/, 'must be a lowercase letter, then 1 to 30 of a-z, 0-9, _ and -')
  .meta({
    description:
      'A classification mode. Known are `mini`, `pro` and `max`; `GET /v1/classify/modes` lists those on offer, with their credits.',
    examples: ['mini', 'pro', 'max'],
  });

/**
 * A code as people write it: digits, dots, spaces, hyphens; leaves as digits only: 2 to 16 of them.
 */
export const writtenCode = z
  .string()
  .max(40)
  .regex(
    /^[0-9](?:[.\s-]*[0-9]){1,15}[.\s-]*$/,
    'must hold 2 to 16 digits, and nothing else but dots, spaces and hyphens',
  )
  .transform((value) => value.replace(/\D/g, ''))
  .meta({
    description:
      'A tariff code: 2 to 16 digits; dots, spaces and hyphens between them are ignored.',
    example: '6109.10',
  });

const text = (value: string): boolean => !value.includes('\u0000');

/** Bidi marks, zero-width and control characters, soft hyphens: a text of these alone shows nothing. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  /[\s\u0000-\u001F\u007F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g;
const isVisible = (value: string): boolean => value.replace(INVISIBLE, '') !== '';

/**
 * Free text of a bounded length, trimmed. NUL is refused: the database cannot hold it. One that must
 * say something holds a character that can be seen.
 */
export const boundedText = (min: number, max: number) =>
  z
    .string()
    .min(min, `must hold at least ${min} characters`)
    .max(max)
    .refine(text, 'must not contain NUL characters')
    .transform((value) => value.trim())
    .refine(
      (value) => value.length >= min && (min === 0 || isVisible(value)),
      `must hold at least ${min} characters that are not blank`,
    )
    .meta(min > 0 ? { pattern: unblank(min) } : {});

/** What a description can say of blanks at the ends: they do not count. */
const unblank = (min: number): string => (min === 1 ? '\\S' : `\\S[\\s\\S]{${min - 2},}\\S`);

export const uuid = z.uuid({
  error: 'must be an id as an answer stated it: 8-4-4-4-12 digits or letters a to f',
});
export const timestamp = z.iso
  .datetime()
  .meta({ description: 'UTC, milliseconds, Z.', example: '2026-11-21T09:30:00.000Z' });
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ({ input }) => dateFault(input) })
  .refine((value) => isCalendarDate(value), 'is not a calendar date')
  .meta({ description: 'A calendar date.', example: '2026-11-21', format: 'date' });

function dateFault(written: unknown): string {
  const wanted = 'must be a date, YYYY-MM-DD';
  const days = typeof written === 'string' ? daysMeant(written) : [];
  if (days.length === 0) return wanted;
  const [first, second] = days;
  return second === undefined
    ? `${wanted}: ${first}`
    : `${wanted}: ${first} with the day first, ${second} with the month first`;
}

/** Credits of a billable answer. */
export const creditsCharged = z
  .object({
    charged: z.int().min(0).meta({ description: 'Credits charged; 0 when replayed or free.' }),
    remaining: z.int().meta({ description: 'Workspace balance after the request.' }),
    usageId: z.string().nullable().meta({ description: 'Usage event, see GET /v1/usage.' }),
  })
  .meta({ id: 'CreditsCharged', description: 'What the request cost, in credits.' });

/** Credits of a batch: those of its items together. */
export const batchCredits = z
  .object({
    charged: z.int().describe('Credits charged for all items; replayed and failed ones cost 0.'),
    remaining: z
      .int()
      .nullable()
      .describe('Workspace balance after the batch; null when it could not be read.'),
  })
  .meta({ id: 'BatchCredits', description: 'What a batch cost, in credits.' });

/** The envelope of a billable answer. */
export const billed = <T extends z.ZodType>(data: T) =>
  z.object({
    data,
    credits: creditsCharged,
    replayed: z
      .boolean()
      .meta({ description: 'True for a replay of an earlier request with the same key.' }),
  });

/** The envelope of a check that is kept as evidence and costs nothing. */
export const kept = <T extends z.ZodType>(data: T) =>
  z.object({
    data,
    replayed: z
      .boolean()
      .meta({ description: 'True for a replay of an earlier request with the same key.' }),
  });

/** Who made a kept check. */
export const actor = z
  .object({
    type: z
      .enum(['key', 'user', 'oauth_client', 'system'])
      .describe(
        'What kind of caller it was: an API key, a person, an OAuth client or the service.',
      ),
    id: z.string().describe('Id of the key, user or client.'),
    name: z.string().describe('Its name at that time.'),
    userId: z.string().optional().describe('Of an OAuth client: id of the person who let it in.'),
  })
  .meta({ id: 'Actor', description: 'Who made the check.' });

/** A page of a list, newest first; `next` is the cursor of the following page, null on the last. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item).describe('The entries of this page, newest first.'),
    next: z
      .string()
      .nullable()
      .describe('Send it as `cursor` for the page that follows; null on the last page.'),
  });

/** `limit` and `cursor` of every list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('Entries on a page.'),
  cursor: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('`next` of the page before, with the same filters; left out: the first page.'),
};

/** Every dataset that an answer read, at its release. */
export const dataSource = z
  .object({
    version: z
      .string()
      .nullable()
      .describe('Edition of the tariff as its publisher names it; null when it has no one name.'),
    importedAt: z
      .string()
      .nullable()
      .describe('When that edition went live here (UTC); null when there is no one time.'),
    datasets: z
      .array(
        z
          .object({
            dataset: z
              .string()
              .meta({ description: 'Name of the dataset.', examples: ['us-hts', 'ecb-fx'] }),
            seq: z.int().describe('Number of its release in this service.'),
            releaseId: z.string().nullable().describe('UUID of the release.'),
            version: z
              .string()
              .nullable()
              .describe('Release as its publisher names it; null where it has no name.'),
            liveSince: z
              .string()
              .nullable()
              .describe('When the release went live here (UTC); null for one that never was.'),
          })
          .meta({ id: 'DatasetRelease', description: 'A dataset at the release that was read.' }),
      )
      .optional()
      .describe('Every dataset that the answer read, that of the tariff first.'),
  })
  .meta({ id: 'TariffDataSource', description: 'The official releases that the answer rests on.' });
export type DataSource = z.infer<typeof dataSource>;

/** Checks on one page at most, whatever `limit` asks for. */
export const CHECKS_SHOWN_MOST = 200;
/** Bytes of answers on one page at most, beside the first. */
export const CHECKS_BYTES_MOST = 5_000_000;
export const CHECKS_CUT = 'A page ends after 5 MB too: `next` leads on.';

/** `limit` and `cursor` of the lists of checks. */
export const checksQuery = z.object({
  ...pageQuery,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .default(50)
    .meta({ description: `At most ${CHECKS_SHOWN_MOST} are returned.` }),
});

/** An object of no other fields: a name that is misspelt is refused, and the known ones are told. */
export const closedObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field "${issue.keys[0]}": known are ${Object.keys(shape).join(', ')}`
        : undefined,
  });
