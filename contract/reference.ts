/** Public reference data: countries, pricing, versions. */
import { z } from 'zod';
import { NOMENCLATURES } from './classification.ts';
import { DUTY_LAYERS } from './dutyLine.ts';
import { operation } from './operation.ts';

export const countryRecord = z
  .object({
    code: z.string().meta({ description: 'ISO 3166-1 alpha-2.', example: 'DE' }),
    name: z.string().describe('English short name.'),
    nomenclature: z
      .enum(NOMENCLATURES)
      .describe('Codes that classification answers with: `global` is the 6-digit HS.'),
    schedule: z
      .string()
      .nullable()
      .describe('Tariff that applies there (`EU` for a member state); null: only the HS is known.'),
    codeLength: z.int().describe('Digits of a full code of that tariff.'),
    currency: z
      .string()
      .nullable()
      .describe('ISO 4217 currency of the country; null where it has none.'),
    customsUnion: z
      .string()
      .nullable()
      .describe('Customs union it belongs to, for example `EU`; null outside of one.'),
    classification: z.boolean().describe('Goods are classified for it.'),
    landedCost: z.boolean().describe('Landed costs are calculated for it as a destination.'),
    regulator: z.boolean().describe('Product codes of its import agency are given.'),
    restrictions: z.boolean().describe('There are rules on restricted goods for it.'),
    stacking: z.boolean().describe('Duties on a code are told for it without a shipment.'),
    region: z
      .object({
        required: z.boolean().describe('A landed cost needs `region`.'),
        label: z
          .string()
          .nullable()
          .meta({
            description: 'What the regions are called.',
            examples: ['Province or territory'],
          }),
        codes: z
          .array(
            z
              .object({
                code: z.string().describe('Value to send as `region`.'),
                name: z.string().describe('Name of the region.'),
              })
              .meta({
                id: 'Region',
                description: 'A part of a country with taxes or customs of its own.',
              }),
          )
          .describe('The regions, by code.'),
      })
      .meta({ id: 'CountryRegions', description: 'Regions in which taxes or customs differ.' })
      .nullable()
      .describe('Regions in which taxes or customs differ; null where they do not.'),
    deMinimis: z
      .object({
        duty: z
          .number()
          .nullable()
          .describe(
            'Value up to which no duty is due, in `currency`; null: no such limit for all.',
          ),
        tax: z
          .number()
          .nullable()
          .describe('Value up to which no import tax is due; null: no such limit for all.'),
        currency: z.string().nullable().describe('ISO 4217 currency of the destination.'),
      })
      .meta({ id: 'CountryDeMinimis', description: 'Low-value limits of today.' })
      .nullable()
      .describe('Low-value limits of today; null where landed costs are not calculated.'),
    tariff: z
      .object({
        version: z
          .string()
          .nullable()
          .describe('Edition as its publisher names it; null where it has no name.'),
        importedAt: z.string().nullable().describe('When it went live here (UTC).'),
      })
      .meta({ id: 'CountryTariff', description: 'The edition of the tariff that is live.' })
      .nullable()
      .describe('The edition of the tariff that is live; null where only the HS is known.'),
    duty: z
      .object({
        basis: z
          .enum(DUTY_LAYERS)
          .describe(
            'The most trusted layer of data that rates are read from, as `basis` of a line.',
          ),
        asOf: z
          .string()
          .nullable()
          .describe('Day of the data, YYYY-MM-DD: how old they are; null where there are none.'),
        exact: z
          .number()
          .describe('Per cent of the subheadings of the HS of which one rate is known.'),
        ranged: z
          .number()
          .describe('Per cent whose lines differ, or whose rate is known between two ends.'),
        none: z.number().describe('Per cent of which no rate is known.'),
      })
      .meta({
        id: 'CountryDuty',
        description: 'For how many goods the general duty is known, from what, and of when.',
      })
      .nullable()
      .optional()
      .describe('How well the general duty is known; null where landed costs are not calculated.'),
    languages: z.array(z.string()).describe('ISO 639-1 languages of what is answered.'),
  })
  .meta({ id: 'Country', description: 'A country, and what the service covers there.' });
export type CountryRecord = z.infer<typeof countryRecord>;

export const countries = operation({
  id: 'countries',
  method: 'get',
  path: '/v1/countries',
  group: 'Reference',
  summary: 'All countries, the nomenclature used there, and what the service covers',
  description: 'Sorted by code. `landedCost` marks the destinations that calculations accept.',
  access: 'public',
  answer: z
    .object({ data: z.array(countryRecord).describe('All countries, by code.') })
    .meta({ id: 'CountriesResponse' }),
  statuses: [200, 429, 500],
});

const credits = z.int().nullable().describe('Credits; null: switched off.');

const actionPrice = z
  .object({
    action: z
      .string()
      .meta({ description: 'The action.', examples: ['calculate', 'extract_product'] }),
    label: z.string().describe('Its name, for people.'),
    credits,
    unit: z
      .enum(['request', 'line', 'item', 'result'])
      .describe('What they are charged for: each request, line, item or result.'),
    note: z.string().nullable().describe('A remark on the price; null without one.'),
  })
  .meta({ id: 'ActionPrice', description: 'What an action costs.' });

const modePrice = z
  .object({
    mode: z.string().meta({ description: 'The mode.', examples: ['mini', 'pro', 'max'] }),
    label: z.string().describe('Its name, for people.'),
    credits,
  })
  .meta({ id: 'ModePrice', description: 'What a classification in a mode costs.' });

const creditPack = z
  .object({
    id: z.string().describe('Id of the pack.'),
    name: z.string().describe('Its name, for people.'),
    credits: z.int().describe('Credits in it.'),
    price: z.number().describe('Its price, in `currency`.'),
    pricePerCredit: z.number().describe('The price of one credit of it, in `currency`.'),
  })
  .meta({ id: 'CreditPack', description: 'Credits on sale.' });

const freeTool = z
  .object({
    tool: z.string().meta({ description: 'What is free.', examples: ['screen', 'restrictions'] }),
    label: z.string().describe('Its name, for people.'),
    limit: z.int().describe('Calls in the window.'),
    windowSeconds: z.int().describe('The window, in seconds.'),
    per: z.enum(['ip', 'workspace', 'key']).describe('For whom the calls are counted.'),
  })
  .meta({ id: 'FreeTool', description: 'An operation without a price, and its limit.' });

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
      data: z
        .object({
          currency: z.string().describe('ISO 4217 currency of the prices of packs.'),
          actions: z.array(actionPrice).describe('What each action costs, classifications apart.'),
          modes: z.array(modePrice).describe('What a classification costs, by its mode.'),
          packs: z
            .array(creditPack)
            .describe('Credits on sale; empty where the operator sells none here.'),
          freeTools: z.array(freeTool).describe('What is free, and how often.'),
        })
        .describe('Prices in force.'),
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
      data: z
        .array(
          z
            .object({
              version: z.string().meta({ description: 'The version.', example: 'v1' }),
              status: z
                .enum(['current', 'deprecated', 'retired'])
                .describe(
                  'A deprecated version is served until `retiresOn`, a retired one is not.',
                ),
              revision: z.string().describe('Revision of its description.'),
              path: z.string().describe('What its paths begin with.'),
              retiresOn: z
                .string()
                .nullable()
                .describe('Day from which it is no longer served; null: no such day is set.'),
            })
            .meta({ id: 'InterfaceVersion', description: 'A version of the interface.' }),
        )
        .describe('The versions, newest first.'),
    })
    .meta({ id: 'VersionsResponse' }),
  statuses: [200, 429, 500],
});
