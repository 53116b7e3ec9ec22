import { runRole } from './role.ts';

await runRole('API and workers in one process on one connection, as npm start runs them.', {
  api: true,
  worker: true,
});
