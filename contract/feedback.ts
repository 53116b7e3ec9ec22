/** POST /v1/classify/feedback. */
import { z } from 'zod';
import { boundedText, country, modeName, uuid, writtenCode } from './fields.ts';
import { operation, S2 } from './operation.ts';

export const feedbackRequest = z
  .object({
    usageId: boundedText(1, 100)
      .optional()
      .describe('`credits.usageId` of the classification; later feedback on it replaces earlier.'),
    destinationCountry: country,
    description: boundedText(2, 2000).describe('The goods, as they were classified.'),
    predictedCode: writtenCode.describe('The code that was answered.'),
    verdict: z.enum(['right', 'wrong']).describe('Whether that code is right.'),
    correctCode: writtenCode.optional().describe('The right code, where you know it.'),
    reason: boundedText(0, 1000).optional().describe('Why, for the person who reviews it.'),
    mode: modeName.optional().describe('The mode that was asked for.'),
    productUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .describe('The page of the product, http or https.'),
  })
  .meta({ id: 'ClassifyFeedbackRequest' });
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

export const feedback = operation({
  id: 'feedback',
  method: 'post',
  path: '/v1/classify/feedback',
  group: 'Classification',
  summary: 'Say whether a classification was right',
  description:
    'Free; 1,000 a day (then `quota_exceeded`). Feedback on the same `usageId` replaces the earlier one until an ' +
    'operator has reviewed it; reviewed corrections become test cases.',
  access: 'classify',
  limit: { name: 'feedback', max: 1000, windowS: 86_400, code: 'quota_exceeded' },
  body: feedbackRequest,
  answer: z
    .object({
      data: z
        .object({
          id: uuid.describe('Id of the feedback that stands.'),
          replaced: z
            .boolean()
            .describe('True when earlier feedback on this `usageId` was replaced.'),
          kept: z
            .boolean()
            .describe(
              'True when earlier feedback was reviewed already: it stands, this one is dropped.',
            ),
        })
        .meta({ id: 'ClassifyFeedback', description: 'What became of the feedback.' }),
    })
    .meta({ id: 'ClassifyFeedbackResponse' }),
  statuses: S2,
});
