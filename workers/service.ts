/** API and workers in one process on one connection, as npm start runs them. */
import { helpOr } from './arguments.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './run.ts';
import { serve } from './serve.ts';

const HELP = 'API and workers in one process on one connection, as npm start runs them.';

await helpOr(HELP, () =>
  runUntilStopped(async () => {
    const service = await serve(readConfig(), { api: true, worker: true });
    if (process.send) process.send({ ready: true, url: service.url });
    else
      console.log(
        process.argv.includes('--json') ? JSON.stringify({ url: service.url }) : `Ready ${service.url ?? ''}`,
      );
    return service;
  }),
);
