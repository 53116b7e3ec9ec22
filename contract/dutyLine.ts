/** Parts of a line of duty: what it was read from, and what lifts it. */
import { z } from 'zod';
import { application, RELIEF_KINDS } from './claims.ts';
import { nullableText } from './fields.ts';

/** Layers of the data that a duty is read from, the most trusted first. */
export const DUTY_LAYERS = ['official_import', 'embedded_schedule', 'class_table', 'none'] as const;
const layer = z.enum(DUTY_LAYERS);
const LAYERS =
  '`official_import`: an official tariff, list or file of rates that the operator imported; `embedded_schedule`: the lines and ' +
  'measures that the service carries; `class_table`: the rate of a class of goods, the national line was not looked up; ' +
  '`none`: no rate is known.';

export const basisOfLine = layer.meta({
  description: `What a duty was read from, the most trusted first. ${LAYERS} Absent for flat duties, fees and taxes.`,
  examples: ['official_import', 'embedded_schedule', 'class_table'],
});
export const basisOfGoods = layer.meta({
  description: `What the rate of base duty was read from. ${LAYERS}`,
});

const liftedBy = {
  code: z
    .string()
    .describe('Filed in place of the duty; the kind of relief where the law gives no code.'),
  name: nullableText.describe('What the goods are, or why they are exempt; null without a name.'),
  application: application
    .nullable()
    .describe('`automatic`: it follows from the facts; `claim`: the importer must claim it.'),
  kind: nullableText.meta({
    description: `The kind of relief: ${RELIEF_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
    examples: ['other', 'entry_provision', 'certificate'],
  }),
  legalBasis: nullableText.describe('The law behind it; null where not known.'),
  sourceUrl: nullableText.describe('Page to read it on; null where none is known.'),
};

export const lineExemption = z
  .object({
    ...liftedBy,
    proof: nullableText.describe('Evidence that the importer must hold; null when none.'),
    alternatives: z
      .array(
        z
          .object(liftedBy)
          .meta({ id: 'ExemptionAlternative', description: 'What would lift the duty as well.' }),
      )
      .describe(
        'Other exemptions that lift the same duty on these facts and claims; the law gives none of them precedence.',
      ),
  })
  .meta({ id: 'LineExemption', description: 'What lifts a duty.' });
