/**
 * Real PostgreSQL and real Temporal for all tests, started once; addresses travel in the
 * environment.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../local/postgres.ts';
import { startTemporal } from '../../local/temporal.ts';
import { bundledWorkflows } from '../../workers/process/bundle.ts';
import { ROOT } from '../../workers/process/config.ts';
import { newKey } from '../../workers/process/payload/keyRing.ts';
import { migrateAsOwner } from '../../workers/process/schema.ts';
import globalTeardown from './globalTeardown.ts';
import { type Servers, setServers } from './servers.ts';

export default async function globalSetup(): Promise<void> {
  const home = path.join(ROOT, '.landfall', `test-${process.pid}`);
  mkdirSync(home, { recursive: true });
  const servers: Servers = { home, children: [] };
  setServers(servers);
  try {
    await startServers(servers);
  } catch (error) {
    await globalTeardown(); // jest does not, where the setup fails
    throw error;
  }
}

async function startServers(servers: Servers): Promise<void> {
  const { home } = servers;
  const starting = [
    startPostgres(home, { durable: false }).then(
      (started) => (servers.children.push(started.child), started),
    ),
    startTemporal(home).then((started) => (servers.children.push(started.child), started)),
    bundledWorkflows(path.join(ROOT, '.landfall', 'cache')),
  ] as const;
  await Promise.allSettled(starting); // what starts is known before a failure is told
  const [postgres, temporal, bundle] = await Promise.all(starting);
  // the template of every test file's own database
  await migrateAsOwner(postgres.migrationUrl, postgres.databaseUrl);
  const bundleFile = path.join(home, 'workflows.js');
  writeFileSync(bundleFile, bundle);
  process.env['TEST_TEMPLATE_URL'] = postgres.superuserUrl;
  process.env['TEST_SERVICE_URL'] = postgres.databaseUrl;
  process.env['TEST_BUNDLE'] = bundleFile;
  process.env['TEMPORAL_ADDRESS'] = temporal.address;
  process.env['TEMPORAL_NAMESPACE'] = 'default';
  process.env['PAYLOAD_KEYS'] = newKey(); // of all processes of the run
}
