/** POST /v1/classify/feedback. */
import { z } from 'zod';
import { boundedText, country, modeName, uuid, writtenCode } from './fields.ts';
import { operation, S2 } from './operation.ts';

export const feedbackRequest = z
  .object({
    usageId: boundedText(1, 100).optional(),
    destinationCountry: country,
    description: boundedText(2, 2000),
    predictedCode: writtenCode,
    verdict: z.enum(['right', 'wrong']),
    correctCode: writtenCode.optional(),
    reason: boundedText(0, 1000).optional(),
    mode: modeName.optional(),
    productUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
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
    .object({ data: z.object({ id: uuid, replaced: z.boolean(), kept: z.boolean() }) })
    .meta({ id: 'ClassifyFeedbackResponse' }),
  statuses: S2,
});
