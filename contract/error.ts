/** The one shape of every error answer. */
import { z } from 'zod';
import { errorDetails } from './errorDetails.ts';
import { ERROR_CODES } from './errors.ts';

export const errorAnswer = z
  .object({
    error: z
      .object({
        code: z.enum(ERROR_CODES).meta({ description: 'Stable; switch on it.' }),
        message: z.string().meta({ description: 'For people; safe to show to end users.' }),
        details: errorDetails.optional(),
        docUrl: z.string().meta({
          description:
            'What there is to read about the code: a path at the address of this service.',
          example: '/docs/errors#invalid_input',
        }),
      })
      .describe('What went wrong.'),
    requestId: z
      .string()
      .optional()
      .meta({ description: 'Lowercase UUIDv7, equal to X-Request-Id.' }),
  })
  .meta({ id: 'Error', description: 'Every answer of status 400 and up.' });
