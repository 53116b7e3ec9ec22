import { feedback } from '../../contract/feedback.ts';
import { recordFeedback } from '../../db/store/feedback.ts';
import { keyedRoute } from '../route.ts';

export const feedbackRoute = keyedRoute(feedback, async ({ services, principal, body }) => {
  const stated = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as typeof body;
  const { usageId, correctCode, reason, mode, productUrl, ...required } = stated;
  return {
    body: {
      data: await recordFeedback(services.orm, principal.workspace.id, {
        ...required,
        ...(usageId ? { usageId } : {}),
        ...(correctCode ? { correctCode } : {}),
        ...(reason ? { reason } : {}),
        ...(mode ? { mode } : {}),
        ...(productUrl ? { productUrl } : {}),
      }),
    },
  };
});
