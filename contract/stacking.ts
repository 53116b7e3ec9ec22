/** POST /v1/calculate/stacking: which duties stand on a code, without a shipment. */
import { z } from 'zod';
import { application, availableClaim, dutyOption, entryCodeOrder, entryCodes } from './claims.ts';
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
import { itemError } from './errorDetails.ts';
import { billed, country, dataSource, nullableText } from './fields.ts';
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
    transportMode: transportMode.optional().describe('How the goods travel; left out: `sea`.'),
    components: z
      .array(component)
      .max(20)
      .optional()
      .describe('Contents by value, for duties on a metal or on the content of a country.'),
    conditions: conditions.optional(),
    claims: claims.optional(),
    exportCountry: country
      .optional()
      .describe('Where the goods are sent from; left out: the country of origin.'),
    reference: reference.optional(),
  })
  .refine(({ date, entryDate }) => !date || !entryDate || date === entryDate, {
    path: ['entryDate'],
    error: 'must be the same day as date, or be left out',
  })
  .meta({
    id: 'StackingItem',
    description: 'One question: a code, an origin, a destination and a day.',
  });

export const stackingRequest = z
  .object({
    items: z
      .array(stackingItem)
      .min(1)
      .max(STACKING_LINES_MAX)
      .describe('The questions; one result each, in this order.'),
    entryDate: tariffDate.optional().meta({
      description: 'The day of the lines that state none of their own; today when left out.',
    }),
    showClaims,
  })
  .meta({ id: 'StackingRequest' });
export type StackingRequest = z.infer<typeof stackingRequest>;

const base = z
  .object({
    rate: z.string().describe('The rate as the tariff prints it.'),
    type: z.string().meta({
      description: 'The tier, or the kind of the relief that sets the rate.',
      examples: ['general', 'preferential', 'autonomous_suspension'],
    }),
    tier: z
      .enum(['general', 'preferential', 'column2'])
      .describe('`column2`: the statutory rate for origins without normal trade relations.'),
    code: nullableText.describe('The tariff line of the rate, with its dots.'),
    agreement: nullableText.describe('Programme of a preference; null for another rate.'),
    legalBasis: nullableText.describe('The law or schedule that sets it; null where not known.'),
    sourceUrl: nullableText.describe('Page to read it on; null where none is known.'),
  })
  .meta({ id: 'BaseDuty', description: 'The duty of the tariff line itself.' });

const stackedMeasure = z
  .object({
    id: z.string().describe('Id of the measure in the tables of the service.'),
    name: z.string().describe('Name of the measure.'),
    type: z.string().meta({
      description: 'Programme of the measure, as `type` of the duty line names it.',
      examples: ['section_301', 'section_232', 'anti_dumping'],
    }),
    code: nullableText.describe('Heading or additional code to file; null where there is none.'),
    tier: z
      .enum(['punitive', 'safeguard', 'antidumping', 'countervailing', 'surcharge', 'other'])
      .describe('Family of the measure.'),
    rate: z.string().describe('The rate as the law prints it.'),
    adValorem: z
      .number()
      .nullable()
      .meta({ description: 'Percent; null when it is not a plain percentage.' }),
    appliesTo: z
      .enum(['value', 'content', 'remainder', 'quantity'])
      .describe(
        'What is charged: the customs value, a content, what no other measure covers, or a quantity.',
      ),
    applied: z.boolean().describe('False when something keeps it off, or a fact is missing.'),
    condition: nullableText.describe('What it depends on, in words; null when on nothing.'),
    startsOn: nullableText.describe('First day in force; null where not known.'),
    endsOn: nullableText.describe('First day no longer in force; null while no end is set.'),
    removedBy: z.array(z.string()).describe('Codes of what keeps it off.'),
    removes: z.array(z.string()).describe('Codes of the measures that it keeps off.'),
    legalBasis: nullableText.describe('The law that imposes it; null where not known.'),
    sourceUrl: nullableText.describe('Page to read it on; null where none is known.'),
  })
  .meta({ id: 'StackedMeasure', description: 'A duty on top of the base duty.' });

const stackedExemption = z
  .object({
    code: z.string().describe('Filed in place of the measures that it removes.'),
    name: nullableText.describe(
      'What the goods are; null for a claim not made, which `claimable` describes.',
    ),
    application: application.describe(
      '`automatic`: it follows from the facts; `claim`: the importer must claim it.',
    ),
    removes: z.array(z.string()).describe('Codes of the measures that it keeps off.'),
    condition: nullableText.describe(
      'What the goods must be, where it is applied; null when nothing is asked.',
    ),
    proof: nullableText.describe(
      'Evidence that the importer must hold, where it is applied; null when none.',
    ),
    applied: z.boolean().describe('False for a claim that could be made.'),
  })
  .meta({ id: 'StackedExemption', description: 'What keeps a measure off.' });

/** With `ok` false `error` says why, and what a tariff would say is left out. */
export const stackingResult = z
  .object({
    index: z.int().describe('Its place in the request, from 0.'),
    ok: z.boolean().describe('False: `error` says why there is no answer for it.'),
    reference: nullableText.describe('`reference` of the request; null without one.'),
    hsCode: z.string().describe('The code as asked, digits only.'),
    hsCodeFormatted: z.string().describe('The code with its dots.'),
    description: nullableText
      .optional()
      .describe('Text of the tariff line; null where no line is known.'),
    originCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    schedule: nullableText
      .optional()
      .describe('Customs territory whose tariff applies: `EU` for a member state.'),
    date: z.string().describe('Day of the rates.'),
    base: base
      .nullable()
      .optional()
      .describe('The duty of the tariff line; null where the tariff at hand prints none.'),
    measures: z.array(stackedMeasure).optional().describe('Duties on top of it, in filing order.'),
    exemptions: z
      .array(stackedExemption)
      .optional()
      .describe('What keeps measures off, or would when claimed.'),
    contentMeasures: z
      .array(z.string())
      .optional()
      .describe('Ids of the measures that are charged on a content alone.'),
    claimable: z
      .array(availableClaim)
      .optional()
      .describe(
        'Claims that would remove a duty, none of them applied: the likely ones, or all (`showClaims`).',
      ),
    options: z
      .array(dutyOption)
      .optional()
      .describe('Every rate of base duty; `amount` is null, since there is no shipment.'),
    effective: z
      .object({
        adValorem: z
          .number()
          .nullable()
          .describe('Per cents of the value together; null where a duty has no per cent.'),
        specific: z.array(z.string()).describe('Duties that are no per cent, as printed.'),
      })
      .meta({ id: 'EffectiveDuty', description: 'All duties that apply, together.' })
      .optional()
      .meta({ description: 'All duties that apply, together.' }),
    entryCodes: entryCodes.optional(),
    entryCodeOrder: entryCodeOrder.optional(),
    needs: z
      .array(z.string())
      .optional()
      .describe('Facts that are missing, in the words of a landed cost.'),
    notes: z.array(z.string()).optional().meta({
      description: 'How the code was read where it was not whole, and claims that are not known.',
    }),
    conditional: z
      .array(
        z
          .object({
            code: z.string().describe('Code of the measure.'),
            name: z.string().describe('Its name.'),
            condition: nullableText.describe('When it applies, in words.'),
          })
          .meta({ id: 'ConditionalMeasure', description: 'A measure on facts nobody stated.' }),
      )
      .optional()
      .meta({ description: 'Measures that may apply and are not calculated.' }),
    error: itemError.optional().describe('Why there is no answer for it.'),
  })
  .meta({ id: 'StackingResult', description: 'The duties on one code; no shipment.' });
export type StackingResult = z.infer<typeof stackingResult>;

export const stackingAnswer = z
  .object({
    results: z
      .array(stackingResult)
      .describe('One result a question, in the order of the request.'),
    notes: z.array(z.string()).describe('Remarks on the request, in words.'),
    dataSource: dataSource.nullable().describe('Releases that were read; null when none was.'),
  })
  .meta({ id: 'StackingAnswer', description: 'The duties on each code that was asked for.' });
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
