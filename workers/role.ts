import { helpOr } from './arguments.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './run.ts';
import { type Roles, serve } from './serve.ts';

/** A process of the service in its role, until it is told to stop; says to its parent, or on the terminal, when it is ready. */
export const runRole = (help: string, roles: Roles): Promise<void> =>
  helpOr(help, () =>
    runUntilStopped(async () => {
      const service = await serve(readConfig(), roles);
      announce(service.url);
      return service;
    }),
  );

function announce(url: string | null): void {
  if (process.send) process.send({ ready: true, url });
  else if (process.argv.includes('--json')) console.log(JSON.stringify({ url }));
  else console.log(url ? `Ready at ${url}` : 'Ready: takes work from the task queues');
}
