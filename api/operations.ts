/** What operators and load balancers ask: alive, ready. Not counted against any limit. */
import type Router from '@koa/router';
import { cached, checkReadiness } from './readiness.ts';
import type { Services } from './services.ts';

/** Mounts /healthz (the process lives) and /readyz (database and Temporal answered within the last second). */
export function mountOperations(router: Router, services: Services): void {
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  const readiness = cached(() => checkReadiness(services));
  router.get('/readyz', async (context) => {
    const checks = await readiness();
    context.status = checks.database && checks.temporal ? 200 : 503;
    context.body = { status: context.status === 200 ? 'ready' : 'not_ready', checks };
  });
}
