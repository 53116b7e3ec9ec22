import { hasToken, METRICS_PATH } from '../metrics.ts';
import type { Step } from '../route.ts';
import type { Services } from '../services.ts';

/**
 * Metrics on the API's own port, to who has their token; to everybody else there is nothing at that
 * path.
 */
export const metricsByToken =
  ({ metrics, settings }: Pick<Services, 'metrics' | 'settings'>): Step =>
  async (context, next) => {
    const { metricsToken } = settings;
    const asked = context.path === METRICS_PATH && context.method === 'GET';
    if (!asked || metricsToken === null || !hasToken(context.get('authorization'), metricsToken)) {
      await next();
      return;
    }
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  };
