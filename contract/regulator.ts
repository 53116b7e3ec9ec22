/** POST /v1/classify/regulator: the product code that the destination's import agency requires. */
import { z } from 'zod';
import { billed, boundedText, country, dataSource } from './fields.ts';
import { operation, S1 } from './operation.ts';

/**
 * Chapters of the Harmonized System, and 98 and 99, which countries have of their own; 77 is
 * reserved.
 */
const isOfChapter = (digits: string): boolean => !/^(?:00|77)/.test(digits);

/**
 * A code of the caller: 4 to 16 characters as they are written, at least two of them digits; leaves
 * as digits.
 */
const codeHint = z
  .string()
  .min(4)
  .max(16)
  .regex(/^[\d.\s-]+$/, 'must hold digits, dots, spaces and hyphens only')
  .transform((value) => value.replace(/\D/g, ''))
  .refine((digits) => digits.length >= 2, 'must hold at least two digits')
  .refine(isOfChapter, 'must begin with a chapter of the tariff: 01 to 99 without 77')
  .meta({
    description:
      'A tariff code as a hint, in a chapter of the tariff (01 to 99 without 77); among goods of that kind, the text decides.',
    example: '9004.10',
    pattern: '^[.\\s-]*(?:0[.\\s-]*[1-9]|[1-689][.\\s-]*[0-9]|7[.\\s-]*[0-689])[0-9.\\s-]*$',
  });

export const regulatorRequest = z
  .object({
    description: boundedText(3, 2000).meta({
      description: 'What the goods are, with container, process and claims where they have any.',
      example: 'Frozen red raspberries in plastic bags',
    }),
    destinationCountry: country,
    hsCode: codeHint.optional(),
  })
  .meta({ id: 'RegulatorClassifyRequest' });
export type RegulatorRequest = z.infer<typeof regulatorRequest>;

export const agencyCodePart = z
  .object({
    level: z.string().meta({ description: 'Stable within the scheme.', example: 'industry' }),
    label: z.string().describe('What the agency calls the part.'),
    code: z.string().describe('Its characters in the code.'),
    description: z.string().describe('What these characters mean.'),
  })
  .meta({ id: 'AgencyCodePart', description: 'A part of an agency product code.' });

export const regulatorClassification = z
  .object({
    agency: z.string().meta({ description: 'Short name.', example: 'FDA' }),
    agencyName: z.string().describe('Full name of the agency.'),
    scheme: z.string().meta({
      description: 'The scheme of the codes; others may follow.',
      examples: ['us-fda', 'ca-cfia', 'cn-ciq', 'br-ncm'],
    }),
    codeName: z.string().meta({ description: 'What the agency calls its codes.' }),
    destinationCountry: z.string().describe('As asked, ISO 3166-1 alpha-2.'),
    productCode: z
      .string()
      .meta({ description: 'As the agency expects it on the entry.', example: '20AGD13' }),
    validated: z.boolean().meta({ description: 'The code was found in the table of the agency.' }),
    checked: z
      .boolean()
      .meta({ description: 'False: assembled, and compared with no table of the agency.' }),
    parts: z.array(agencyCodePart).meta({
      description: 'In order; what is not stated has the not-elsewhere-classified value.',
    }),
    product: z
      .object({
        code: z.string().describe('Code of the product within its group.'),
        description: z.string().describe('What the agency calls the product.'),
      })
      .meta({ id: 'AgencyProduct', description: 'A product in the table of an agency.' })
      .nullable()
      .meta({
        description: 'The agency product behind the code; null where only its group is known.',
      }),
    confidence: z.number().min(0).max(1).describe('How sure the code is, 0 to 1.'),
    reasoning: z.string().nullable().describe('What decided the code, in words.'),
    dataSource: dataSource
      .nullable()
      .optional()
      .describe('Releases that the answer read; null for an answer that read none.'),
  })
  .meta({
    id: 'RegulatorClassification',
    description: "The product code in the scheme of the destination's import agency.",
  });
export type RegulatorClassification = z.infer<typeof regulatorClassification>;

export const classifyRegulator = operation({
  id: 'classifyRegulator',
  method: 'post',
  path: '/v1/classify/regulator',
  group: 'Classification',
  summary: "The product code that the destination's import agency requires",
  description:
    'Costs one credit. Goods that the agency does not regulate are refused with `details.reason` `not_regulated`, a text ' +
    'that names no goods with `unclassifiable`; both are refunded. A destination without agency codes is 422, and nothing is charged.',
  access: 'classify',
  action: 'classify_regulator',
  idempotent: true,
  body: regulatorRequest,
  answer: billed(regulatorClassification).meta({ id: 'RegulatorClassifyResponse' }),
  statuses: [...S1, 422],
});
