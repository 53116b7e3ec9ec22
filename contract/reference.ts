/** Public reference data: countries, pricing, versions. */
import { z } from 'zod';
import { NOMENCLATURES } from './classify.ts';
import { operation } from './operation.ts';

export const countryRecord = z
  .object({
    code: z.string(),
    name: z.string(),
    nomenclature: z.enum(NOMENCLATURES),
    schedule: z.string().nullable(),
    codeLength: z.int(),
    currency: z.string().nullable(),
    customsUnion: z.string().nullable(),
    classification: z.boolean(),
    landedCost: z.boolean(),
    regulator: z.boolean(),
    restrictions: z.boolean(),
    stacking: z.boolean(),
    region: z
      .object({
        required: z.boolean(),
        label: z.string().nullable(),
        codes: z.array(z.object({ code: z.string(), name: z.string() })),
      })
      .nullable(),
    deMinimis: z
      .object({
        duty: z.number().nullable(),
        tax: z.number().nullable(),
        currency: z.string().nullable(),
      })
      .nullable(),
    tariff: z
      .object({ version: z.string().nullable(), importedAt: z.string().nullable() })
      .nullable(),
    languages: z.array(z.string()),
  })
  .meta({ id: 'Country' });
export type CountryRecord = z.infer<typeof countryRecord>;

export const countries = operation({
  id: 'countries',
  method: 'get',
  path: '/v1/countries',
  group: 'Reference',
  summary: 'All countries, the nomenclature used there, and what the service covers',
  description: 'Sorted by code. `landedCost` marks the destinations that calculations accept.',
  access: 'public',
  answer: z.object({ data: z.array(countryRecord) }).meta({ id: 'CountriesResponse' }),
  statuses: [200, 429, 500],
});

export const pricing = operation({
  id: 'pricing',
  method: 'get',
  path: '/v1/pricing',
  group: 'Reference',
  summary: 'Credits an action costs',
  description: '`credits` null means switched off. A self-hosted service may publish no packs.',
  access: 'public',
  answer: z
    .object({
      data: z.object({
        currency: z.string(),
        actions: z.array(
          z.object({
            action: z.string(),
            label: z.string(),
            credits: z.int().nullable(),
            unit: z.enum(['request', 'line', 'item', 'result']),
            note: z.string().nullable(),
          }),
        ),
        modes: z.array(
          z.object({ mode: z.string(), label: z.string(), credits: z.int().nullable() }),
        ),
        packs: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            credits: z.int(),
            price: z.number(),
            pricePerCredit: z.number(),
          }),
        ),
        freeTools: z.array(
          z.object({
            tool: z.string(),
            label: z.string(),
            limit: z.int(),
            windowSeconds: z.int(),
            per: z.enum(['ip', 'workspace', 'key']),
          }),
        ),
      }),
    })
    .meta({ id: 'PricingResponse' }),
  statuses: [200, 429, 500],
});

export const versions = operation({
  id: 'versions',
  method: 'get',
  path: '/versions',
  group: 'Reference',
  summary: 'Versions of this interface',
  description:
    'Within a version changes are additive; clients tolerate unknown fields and enum values.',
  access: 'public',
  answer: z
    .object({
      data: z.array(
        z.object({
          version: z.string(),
          status: z.enum(['current', 'deprecated', 'retired']),
          revision: z.string(),
          path: z.string(),
          retiresOn: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'VersionsResponse' }),
  statuses: [200, 429, 500],
});
