/** What operators and load balancers ask: alive, ready. Not counted against any limit. */
import type Router from '@koa/router';
import { cached, checkReadiness } from './readiness.ts';
import type { Services } from './services.ts';

/** Mounts /healthz (the process lives) and /readyz (all that a request needs answered within the last second). */
export function mountOperations(router: Router, services: Services): void {
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  const readiness = cached(() => checkReadiness(services));
  router.get('/readyz', async (context) => {
    const checks = await readiness();
    const isReady = Object.values(checks).every((isFine) => isFine);
    context.status = isReady && !services.isStopping() ? 200 : 503;
    const status = services.isStopping() ? 'stopping' : isReady ? 'ready' : 'not_ready';
    context.body = { status, checks };
  });
}
