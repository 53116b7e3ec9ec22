import { observeRuntime } from '../api/metrics.ts';
import { helpOr } from './process/arguments.ts';
import { readConfig, stopMsOf } from './process/config.ts';
import { writeForOwnerOnly } from './process/home.ts';
import { runUntilStopped } from './process/run.ts';
import { watchEventLoop } from './process/watchdog.ts';
import { type Roles, serve } from './serve.ts';

/**
 * A process of the service in its role, until it is told to stop; says to its parent, or on the
 * terminal, when it is ready.
 */
export const runRole = (help: string, roles: Roles): Promise<void> =>
  helpOr(help, () =>
    runUntilStopped(async () => {
      writeForOwnerOnly();
      const config = readConfig();
      const service = await serve(config, roles);
      // until the process ends: a stop that hangs is noticed too
      watchEventLoop(config.WATCHDOG_MS);
      observeRuntime(service.metrics);
      announce(service.url);
      const warmed = service.warmUp(); // whoever comes before it is done waits a little longer
      const broken = Promise.race([service.broken, warmed.then(() => service.broken)]);
      return { ...service, broken, stopMs: stopMsOf(config) };
    }),
  );

function announce(url: string | null): void {
  if (process.send) process.send({ ready: true, url });
  else if (process.argv.includes('--json')) console.log(JSON.stringify({ url }));
  else console.log(url ? `Ready at ${url}` : 'Ready: takes work from the task queues');
}
