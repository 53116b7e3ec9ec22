/** What operators and load balancers ask: alive, ready. Not counted against any limit. */
import type Router from '@koa/router';
import { cached, checkReadiness, readinessOf } from './readiness.ts';
import type { Services } from './services.ts';

/**
 * Mounts /healthz (the process lives) and /readyz (all that a request needs answered within the
 * last second).
 */
export function mountOperations(router: Router, services: Services): void {
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  const readiness = cached(() => checkReadiness(services));
  router.get('/readyz', async (context) => {
    const { httpStatus, body } = readinessOf(await readiness(), services.isStopping());
    context.status = httpStatus;
    context.body = body;
  });
}
