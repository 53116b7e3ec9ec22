/** Real PostgreSQL and real Temporal for all tests, started once; addresses travel in the environment. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledWorkflows } from '../../workers/bundle.ts';
import { ROOT } from '../../workers/config.ts';
import { startPostgres } from '../../workers/local/postgres.ts';
import { startTemporal } from '../../workers/local/temporal.ts';
import { migrateAsOwner } from '../../workers/schema.ts';
import { newKey } from '../../workers/payload/keyRing.ts';
import { type Servers, setServers } from './servers.ts';

export default async function globalSetup(): Promise<void> {
  const home = path.join(ROOT, '.landfall', `test-${process.pid}`);
  mkdirSync(home, { recursive: true });
  const servers: Servers = { home, children: [] };
  setServers(servers);
  const [postgres, temporal, bundle] = await Promise.all([
    startPostgres(home, { durable: false }).then(
      (started) => (servers.children.push(started.child), started),
    ),
    startTemporal(home).then((started) => (servers.children.push(started.child), started)),
    bundledWorkflows(path.join(ROOT, '.landfall', 'cache')),
  ]);
  await migrateAsOwner(postgres.migrationUrl, postgres.databaseUrl); // the template of every test file's own database
  const bundleFile = path.join(home, 'workflows.js');
  writeFileSync(bundleFile, bundle);
  process.env['TEST_TEMPLATE_URL'] = postgres.superuserUrl;
  process.env['TEST_SERVICE_URL'] = postgres.databaseUrl;
  process.env['TEST_BUNDLE'] = bundleFile;
  process.env['TEMPORAL_ADDRESS'] = temporal.address;
  process.env['TEMPORAL_NAMESPACE'] = 'default';
  process.env['PAYLOAD_KEYS'] = newKey(); // of all processes of the run
}
