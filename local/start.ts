/**
 * `npm start`: everything on this machine with one command, and all of it stopped by one Ctrl-C.
 */
import { mkdirSync } from 'node:fs';
import { helpOr } from '../workers/process/arguments.ts';
import { freePort, isAlive, stopLeftover } from '../workers/process/children.ts';
import { type Config, readConfig, UserError } from '../workers/process/config.ts';
import { closeFolder, writeForOwnerOnly } from '../workers/process/home.ts';
import { keepKey } from '../workers/process/ownerOnly.ts';
import { complain, stopSignal } from '../workers/process/run.ts';
import { clearState, isLauncherAlive, readState } from '../workers/process/state.ts';
import { firstWorkspace } from './firstWorkspace.ts';
import { Launcher } from './launcher.ts';

const HELP =
  'Starts Landfall: PostgreSQL unless DATABASE_URL is set, Temporal with its Web UI unless TEMPORAL_ADDRESS is set, ' +
  'the API and the workers. Ctrl-C stops all that it started.';

await helpOr(HELP, async () => {
  const stopped = stopSignal(); // before anything is started, so that nothing is orphaned
  let launcher: Launcher | undefined;
  try {
    const config = readConfig();
    writeForOwnerOnly();
    mkdirSync(config.LANDFALL_HOME, { recursive: true, mode: 0o700 });
    await refuseTwice(config);
    launcher = new Launcher(config);
    const broken = await Promise.race([start(launcher, config), stopped]);
    if (broken) await Promise.race([stopped, broken.why.then((cause) => Promise.reject(cause))]);
  } catch (cause) {
    complain(cause);
    process.exitCode = 1;
  }
  await launcher?.stop();
  process.exit(process.exitCode ?? 0);
});

/** Starts all servers in order; returns what tells when one of them cannot be kept alive. */
async function start(launcher: Launcher, config: Config): Promise<{ why: Promise<unknown> }> {
  await launcher.startServers();
  // not before: how an older home was left says where its data are
  closeFolder(config.LANDFALL_HOME);
  const url = await launcher.startService();
  // last: its key is shown once, so nothing may fail after it
  const created = await firstWorkspace(launcher.databaseUrl);
  const addresses = {
    api: url,
    docs: `${url}/docs`,
    temporalUi: launcher.temporalUi,
    ...keyShown(created, config),
  };
  console.log(
    process.argv.includes('--json') ? JSON.stringify(addresses) : welcome(addresses, config),
  );
  return { why: launcher.failed };
}

/**
 * The key of a first start is for the eyes of a person: where nobody looks, as in a log, a file
 * keeps it.
 */
function keyShown(
  created: { keyId: string; key: string } | null,
  { LANDFALL_HOME: home }: Config,
): Pick<Addresses, 'key' | 'keyFile'> {
  if (!created) return { key: null, keyFile: null };
  return process.stdout.isTTY
    ? { key: created.key, keyFile: null }
    : { key: null, keyFile: keepKey(home, created.keyId, created.key) };
}

/** Two services may not share a folder; what a dead one left running is stopped. */
async function refuseTwice({ LANDFALL_HOME: home, PORT: port }: Config): Promise<void> {
  const left = readState(home);
  if (left && isLauncherAlive(left)) {
    throw new UserError(
      `Landfall already runs from ${home} (process ${left.launcherPid}, ${left.apiUrl ?? 'starting'}). ` +
        'Stop it, or set LANDFALL_HOME and PORT for a second one.',
    );
  }
  if (left?.servicePid && isAlive(left.servicePid, ['service.ts'])) {
    await stopLeftover(left.servicePid, ['service.ts'], 'SIGTERM');
  }
  if ((await freePort(port)) !== port) {
    throw new UserError(
      `Port ${port} is in use: set PORT to a free one (PORT=3001 npm start), or stop what listens there.`,
    );
  }
  if (left && !left.temporalPid && !left.postgresPid) clearState(home);
}

interface Addresses {
  api: string;
  docs: string;
  temporalUi: string | null;
  /** Of the first start, on a terminal. */
  key: string | null;
  /** Where the key of the first start is, when nobody was there to read it. */
  keyFile: string | null;
}

function welcome({ api, docs, temporalUi, key, keyFile }: Addresses, config: Config): string {
  const shown = key ?? '$LANDFALL_KEY';
  const call = (path: string, body: object): string =>
    `  curl -s ${api}${path} -H "Authorization: Bearer ${shown}" -H 'Content-Type: application/json' \\\n    -d '${JSON.stringify(body)}'`;
  return [
    '',
    `Landfall is ready at ${api}  (interface: ${docs})`,
    temporalUi ? `Temporal UI: ${temporalUi}` : 'Temporal: the server at TEMPORAL_ADDRESS',
    key
      ? `API key of the first workspace, shown this once: ${key}`
      : keyFile
        ? `API key of the first workspace, in a file of its owner alone: export LANDFALL_KEY=$(cat ${keyFile})`
        : `Keys: npm run admin -- key create <workspace>   (data in ${config.LANDFALL_HOME})`,
    '',
    'Classify:',
    call('/v1/classify', {
      description: 'Knitted T-shirt for men, 100% cotton',
      destinationCountry: 'US',
    }),
    'Calculate:',
    call('/v1/calculate', {
      hsCode: '6109.10.00',
      originCountry: 'VN',
      destinationCountry: 'US',
      value: 480,
      shippingCost: 35,
    }),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
