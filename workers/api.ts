import { runRole } from './role.ts';

await runRole(
  'The API alone, for several machines: stateless, against DATABASE_URL and TEMPORAL_ADDRESS.',
  {
    api: true,
    worker: false,
  },
);
