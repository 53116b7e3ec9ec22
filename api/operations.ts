/** What operators and load balancers ask: alive, ready, metrics. Not counted against any limit. */
import type Router from '@koa/router';
import { sql } from '../db/orm.ts';
import { isReachable } from './run.ts';
import type { Services } from './services.ts';

/** Mounts /healthz (the process lives), /readyz (database and Temporal answer) and /metrics (Prometheus). */
export function mountOperations(router: Router, services: Services): void {
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  router.get('/readyz', async (context) => {
    const [database, temporal] = await Promise.all([
      sql(services.orm, 'select 1 as one').then(
        () => true,
        () => false,
      ),
      isReachable(services.temporal),
    ]);
    context.status = database && temporal ? 200 : 503;
    context.body = { status: context.status === 200 ? 'ready' : 'not_ready', checks: { database, temporal } };
  });
  router.get('/metrics', async (context) => {
    context.type = services.metrics.registry.contentType;
    context.body = await services.metrics.registry.metrics();
  });
}
