/**
 * POST /v1/compare: the landed cost of the same goods to several destinations, or from several
 * origins.
 */
import { z } from 'zod';
import { landedCostResult } from './calculate.ts';
import { checkGoods, consignment, goods, tariffCode } from './consignment.ts';
import { itemError } from './errorDetails.ts';
import {
  billed,
  country,
  COUNTRY_CODES,
  COUNTRY_PATTERN,
  dataSource,
  nullableText,
} from './fields.ts';
import { operation } from './operation.ts';

export const COMPARE_TARGETS_MAX = 20;

/** What is said of a destination that is neither. */
export const NO_COUNTRY_OR_REGION = 'must be a country, or country and region such as CA-ON';

/** A destination of a comparison: a country, with its region where taxes differ by region. */
const comparedDestination = z
  .string()
  .regex(/^[A-Za-z]{2}(?:-[A-Za-z0-9]{1,3})?$/, NO_COUNTRY_OR_REGION)
  .transform((value) => value.toUpperCase())
  .refine(
    (value) => COUNTRY_CODES.includes(value.slice(0, 2)),
    'is not an assigned ISO 3166-1 country code',
  )
  .meta({
    description: 'A country, and its region where taxes differ by region.',
    example: 'CA-ON',
    pattern: `^${COUNTRY_PATTERN}(?:-[A-Za-z0-9]{1,3})?$`,
  });

const fields = z.object({
  ...consignment,
  destinationCountry: country.optional().describe('Where the goods go, beside `origins`.'),
  originCountry: country.optional().describe('Where the goods are made, beside `destinations`.'),
  destinations: z
    .array(comparedDestination)
    .min(1)
    .max(COMPARE_TARGETS_MAX)
    .meta({ uniqueItems: true })
    .optional()
    .describe('Destinations to compare, each once; `originCountry` is required beside them.'),
  origins: z
    .array(country)
    .min(1)
    .max(COMPARE_TARGETS_MAX)
    .meta({ uniqueItems: true })
    .optional()
    .describe('Origins to compare, each once; `destinationCountry` is required beside them.'),
  hsCode: tariffCode,
  ...goods,
});
export type CompareRequest = z.infer<typeof fields>;

export const compareRequest = fields
  .superRefine(checkGoods)
  .superRefine(checkLists)
  .meta({
    id: 'CompareRequest',
    description: 'Goods, and either `destinations` with an origin or `origins` with a destination.',
    oneOf: [
      {
        title: 'CompareDestinations',
        description: 'One origin, and several destinations.',
        type: 'object',
        required: ['destinations', 'originCountry'],
        properties: { origins: false, destinationCountry: false, region: false, postcode: false },
      },
      {
        title: 'CompareOrigins',
        description: 'One destination, and several origins.',
        type: 'object',
        required: ['origins', 'destinationCountry'],
        properties: { destinations: false, originCountry: false },
      },
    ],
  });

/** Exactly one list, and the country at the other end of the way. */
function checkLists(request: CompareRequest, context: z.RefinementCtx): void {
  const fault = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });
  const { destinations, origins } = request;
  if ((destinations === undefined) === (origins === undefined)) {
    fault(['destinations'], 'send either destinations or origins');
    return;
  }
  const [list, given, other] = destinations
    ? (['destinations', 'destinationCountry', 'originCountry'] as const)
    : (['origins', 'originCountry', 'destinationCountry'] as const);
  if (request[given] !== undefined) fault([given], `must be left out beside ${list}`);
  if (request[other] === undefined) fault([other], `is required with ${list}`);
  if (destinations && request.region !== undefined)
    fault(['region'], 'must be left out beside destinations; write it there, such as CA-ON');
  if (destinations && request.postcode !== undefined)
    fault(['postcode'], 'must be left out beside destinations; name a region there, such as ES-CN');
  const named = destinations ?? origins ?? [];
  for (const [index, target] of named.entries())
    if (named.indexOf(target) < index) fault([list, index], `${target} is named twice`);
}

/** One way of the goods. */
export interface CompareTarget {
  /** Its place in the request. */
  index: number;
  destinationCountry: string;
  region?: string;
  originCountry: string;
}

/** The ways that a request compares, in its order. */
export function targetsOf(request: CompareRequest): CompareTarget[] {
  const {
    destinations,
    origins = [],
    destinationCountry = '',
    originCountry = '',
    region,
  } = request;
  if (!destinations)
    return origins.map((origin, index) => ({
      index,
      destinationCountry,
      originCountry: origin,
      ...(region === undefined ? {} : { region }),
    }));
  return destinations.map((written, index) => {
    const [destination = '', named] = written.split('-');
    return {
      index,
      destinationCountry: destination,
      originCountry,
      ...(named === undefined ? {} : { region: named }),
    };
  });
}

export const comparedResult = z
  .object({
    index: z.int().meta({ description: 'Its place in the request, from 0.' }),
    destinationCountry: z.string().describe('Where the goods go, ISO 3166-1 alpha-2.'),
    region: nullableText.describe('Region of the destination; null where taxes do not differ.'),
    originCountry: z.string().describe('Where the goods are made, ISO 3166-1 alpha-2.'),
    ok: z.boolean().describe('False: `error` says why there is no answer for it.'),
    result: landedCostResult.optional().describe('The landed cost, in its own currency.'),
    error: itemError.optional().describe('Why there is no answer for it; it costs nothing.'),
    comparable: z
      .number()
      .nullable()
      .meta({ description: 'The landed cost in `compareCurrency`; null where there is none.' }),
    bounds: z
      .object({
        lowest: z.number().nullable().meta({
          description: 'The least that it can come to, in `compareCurrency`; null when not known.',
        }),
        highest: z.number().nullable().meta({
          description: 'The most; null when a charge that may be due has no upper bound.',
        }),
      })
      .meta({ id: 'CostBounds', description: 'Between which amounts a landed cost lies.' })
      .optional()
      .meta({
        description:
          'Between which amounts the landed cost lies; present where `totals.complete` is false.',
      }),
  })
  .meta({ id: 'ComparedResult', description: 'The landed cost on one way of the goods.' });
export type ComparedResult = z.infer<typeof comparedResult>;

export const compareResult = z
  .object({
    compareCurrency: z.string().meta({ description: 'The currency of the request.' }),
    results: z.array(comparedResult).meta({
      description:
        'Cheapest first among those whose totals are complete; then the others, by the least that ' +
        'they come to; those with an error last.',
    }),
    dataSource: dataSource
      .nullable()
      .describe('Releases that were read, of all results together; null when none was.'),
  })
  .meta({ id: 'CompareResult', description: 'The landed costs of the same goods, ranked.' });
export type CompareResult = z.infer<typeof compareResult>;

export const compare = operation({
  id: 'compare',
  method: 'post',
  path: '/v1/compare',
  group: 'Landed cost',
  summary: 'The landed cost of the same goods to up to 20 destinations, or from up to 20 origins',
  description:
    'The body is that of `POST /v1/calculate` with `destinations` in place of `destinationCountry`, or `origins` in ' +
    'place of `originCountry`. Costs one credit a result; an uncovered destination says `error` and costs nothing, ' +
    'and when all are uncovered the answer is 422. Only results whose totals are complete are ranked by cost: where a ' +
    'duty or tax is not known, the result comes after them, with `bounds`. Errors that only the tariff can detect (a missing region, ' +
    'a shipment rejected under `enforceValidation`) reject the whole call, which is refunded.',
  access: 'calculate',
  action: 'compare',
  idempotent: true,
  body: compareRequest,
  answer: billed(compareResult).meta({ id: 'CompareResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
