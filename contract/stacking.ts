/** POST /v1/calculate/stacking: which duties stand on a code, without a shipment. */
import { z } from 'zod';
import {
  availableClaim,
  dutyOption,
  entryCodeOrder,
  entryCodes,
  nullableText,
} from './calculate.ts';
import {
  claims,
  component,
  conditions,
  reference,
  showClaims,
  tariffCode,
  tariffDate,
  transportMode,
} from './consignment.ts';
import { billed, country, dataSource } from './fields.ts';
import { operation } from './operation.ts';

export const STACKING_LINES_MAX = 100;

export const stackingItem = z
  .object({
    hsCode: tariffCode,
    originCountry: country,
    destinationCountry: country,
    date: tariffDate.optional().meta({
      description:
        'Rates in force on that day; today when left out. `entryDate` is another name for it. The lines of one call may use at most five earlier tariff releases; only the lines beyond that are refused.',
    }),
    entryDate: tariffDate.optional().meta({
      description:
        'The same as `date`, as calculations call it; when both are sent they must agree.',
    }),
    transportMode: transportMode.optional(),
    components: z.array(component).max(20).optional(),
    conditions: conditions.optional(),
    claims: claims.optional(),
    exportCountry: country.optional(),
    reference: reference.optional(),
  })
  .refine(({ date, entryDate }) => !date || !entryDate || date === entryDate, {
    path: ['entryDate'],
    error: 'must be the same day as date, or be left out',
  })
  .meta({ id: 'StackingItem' });

export const stackingRequest = z
  .object({ items: z.array(stackingItem).min(1).max(STACKING_LINES_MAX), showClaims })
  .meta({ id: 'StackingRequest' });
export type StackingRequest = z.infer<typeof stackingRequest>;

const base = z.object({
  rate: z.string(),
  type: z.string(),
  tier: z.enum(['general', 'preferential', 'column2']),
  code: nullableText,
  agreement: nullableText,
  legalBasis: nullableText,
  sourceUrl: nullableText,
});

const stackedMeasure = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    code: nullableText,
    tier: z.enum(['punitive', 'safeguard', 'antidumping', 'countervailing', 'surcharge', 'other']),
    rate: z.string(),
    adValorem: z
      .number()
      .nullable()
      .meta({ description: 'Percent; null when it is not a plain percentage.' }),
    appliesTo: z.enum(['value', 'content', 'remainder', 'quantity']),
    applied: z.boolean(),
    condition: nullableText,
    startsOn: nullableText,
    endsOn: nullableText,
    removedBy: z.array(z.string()),
    removes: z.array(z.string()),
    legalBasis: nullableText,
    sourceUrl: nullableText,
  })
  .meta({ id: 'StackedMeasure' });

const stackedExemption = z.object({
  code: z.string().meta({ description: 'Filed in place of the measures that it removes.' }),
  name: nullableText.meta({
    description: 'What the goods are; null for a claim not made, which `claimable` describes.',
  }),
  application: z.enum(['automatic', 'claim']).meta({
    description: 'Whether it follows from the facts, or is claimed.',
  }),
  removes: z.array(z.string()).meta({ description: 'Codes of the measures that it keeps off.' }),
  condition: nullableText.meta({ description: 'What the goods must be, where it is applied.' }),
  proof: nullableText.meta({ description: 'Evidence that the importer must hold, likewise.' }),
  applied: z.boolean().meta({ description: 'False for a claim that could be made.' }),
});

/** With `ok` false `error` says why, and what a tariff would say is left out. */
export const stackingResult = z
  .object({
    index: z.int(),
    ok: z.boolean(),
    reference: nullableText,
    hsCode: z.string(),
    hsCodeFormatted: z.string(),
    description: nullableText.optional(),
    originCountry: z.string(),
    destinationCountry: z.string(),
    schedule: nullableText.optional(),
    date: z.string(),
    base: base.nullable().optional(),
    measures: z.array(stackedMeasure).optional(),
    exemptions: z.array(stackedExemption).optional(),
    contentMeasures: z.array(z.string()).optional(),
    claimable: z.array(availableClaim).optional().meta({
      description: 'Claims that would remove a duty: the likely ones, or all (`showClaims`).',
    }),
    options: z.array(dutyOption).optional(),
    effective: z
      .object({ adValorem: z.number().nullable(), specific: z.array(z.string()) })
      .optional()
      .meta({ description: 'All duties that apply, together.' }),
    entryCodes: entryCodes.optional(),
    entryCodeOrder: entryCodeOrder.optional(),
    needs: z.array(z.string()).optional(),
    notes: z.array(z.string()).optional().meta({
      description: 'How the code was read where it was not whole, and claims that are not known.',
    }),
    conditional: z
      .array(z.object({ code: z.string(), name: z.string(), condition: nullableText }))
      .optional()
      .meta({ description: 'Measures that may apply and are not calculated.' }),
    error: z
      .object({
        code: z.string(),
        message: z.string(),
        details: z.record(z.string(), z.unknown()).optional(),
      })
      .optional(),
  })
  .meta({ id: 'StackingResult' });
export type StackingResult = z.infer<typeof stackingResult>;

export const stackingAnswer = z.object({
  results: z.array(stackingResult),
  notes: z.array(z.string()),
  dataSource: dataSource.nullable(),
});
export type StackingAnswer = z.infer<typeof stackingAnswer>;

export const calculateStacking = operation({
  id: 'calculateStacking',
  method: 'post',
  path: '/v1/calculate/stacking',
  group: 'Landed cost',
  summary: 'Base duty, additional duties, exemptions and claims of up to 100 codes',
  description:
    'Needs a code, an origin and a destination, no shipment. Free unless the operator sets a price. One result a ' +
    'line, in request order; 422 only when no line has a covered destination, else that line says `error`.',
  access: 'calculate',
  action: 'calculate_stacking',
  idempotent: true,
  body: stackingRequest,
  answer: billed(stackingAnswer).meta({ id: 'StackingResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
