/** The workers alone, for several machines: stateless, against DATABASE_URL and TEMPORAL_ADDRESS. */
import { helpOr } from './arguments.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './run.ts';
import { serve } from './serve.ts';

const HELP = 'The workers alone, for several machines: stateless, against DATABASE_URL and TEMPORAL_ADDRESS.';

await helpOr(HELP, () =>
  runUntilStopped(async () => {
    const service = await serve(readConfig(), { api: false, worker: true });
    if (process.send) process.send({ ready: true, url: service.url });
    else
      console.log(
        process.argv.includes('--json') ? JSON.stringify({ url: service.url }) : `Ready ${service.url ?? ''}`,
      );
    return service;
  }),
);
