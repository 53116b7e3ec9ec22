import { runRole } from './role.ts';

await runRole(
  'The workers alone, for several machines: stateless, against DATABASE_URL and TEMPORAL_ADDRESS.',
  {
    api: false,
    worker: true,
  },
);
