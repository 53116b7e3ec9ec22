/**
 * The embedded PostgreSQL of `npm start`: durable (fsync on), on loopback, with a password of its
 * own.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  type Child,
  freePort,
  startChild,
  stopChild,
  stopLeftover,
} from '../workers/process/children.ts';
import { UserError } from '../workers/process/config.ts';
import { barrierFor, letThrough } from '../workers/process/home.ts';
import { makeRoles, type RoleUrls } from './databaseRoles.ts';
import { START_MS, startsInTime, TOO_SLOW } from './patience.ts';
import { postgresPackage } from './postgresPackage.ts';

export interface LocalPostgres extends RoleUrls {
  /** Of the superuser, whom nothing but the launcher and tests need. */
  superuserUrl: string;
  port: number;
  child: Child;
}

export interface PostgresOptions {
  /** False for tests: no fsync, faster. */
  durable: boolean;
  /** The port of a server that died: its clients find the new one there. */
  port?: number;
  /** Told of the process as soon as there is one: whoever stops while it starts must know it. */
  began?: (child: Child) => void;
}

const DATABASE = 'landfall';
const STOP_MS = 10_000;

/** Creates the cluster at the first start, starts it, and returns when it takes connections. */
export async function startPostgres(
  home: string,
  options: PostgresOptions = { durable: true },
): Promise<LocalPostgres> {
  const place = placeOf(home);
  const password = passwordOf(home);
  await endPredecessor(place.data);
  if (!existsSync(path.join(place.data, 'PG_VERSION')))
    initialise(place, password, options.durable);
  checkVersion(place.data);
  const port = options.port ?? (await freePort(54_329));
  const child = await startChild(
    place.postgres,
    settings(place.data, port, options.durable),
    place.identity,
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
  options.began?.(child);
  try {
    await startsInTime('The embedded PostgreSQL', untilReady(url, child));
    await ensureDatabase(url);
    const roles = await makeRoles(url, DATABASE);
    return { ...roles, superuserUrl: `${url}/${DATABASE}`, port, child };
  } catch (cause) {
    await stopChild(child, 'SIGINT', STOP_MS); // nobody else knows of it yet
    throw cause;
  }
}

interface Place {
  data: string;
  initdb: string;
  postgres: string;
  /** PostgreSQL refuses to run as root: then it runs as the user postgres. */
  identity: { uid?: number; gid?: number; cwd: string };
}

function placeOf(home: string): Place {
  const folder = path.join(home, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const packaged = postgresPackage();
  if (process.getuid?.() !== 0) {
    return { data: path.join(folder, 'data'), ...at(packaged), identity: { cwd: folder } };
  }
  const user = postgresUser();
  const data = dataOf(home, user);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownSync(data, user.uid, user.gid);
  const native = barrierFor(user, packaged) === null ? packaged : outsideBinaries(packaged);
  return { data, ...at(native), identity: { ...user, cwd: '/' } };
}

/**
 * Where root keeps the data: where they are already, else inside of the home when the user postgres
 * can get there, who passes through as a group that sees nothing else; else outside.
 */
function dataOf(home: string, user: User): string {
  const folder = path.join(home, 'postgres');
  const [inside, pointer] = [path.join(folder, 'data'), path.join(folder, 'outside')];
  const wasOpen = barrierFor(user, folder) === null;
  for (const own of [home, folder]) letThrough(own, user.gid);
  const barrier = barrierFor(user, folder);
  const hasInside = existsSync(path.join(inside, 'PG_VERSION'));
  if (hasInside && existsSync(pointer)) {
    // a home that was open at one time and closed at another: the data of now are those of its last
    // start
    const [unused, name] = wasOpen ? [pointer, 'outside'] : [inside, 'data'];
    renameSync(unused, path.join(folder, `${name}.before`));
    return wasOpen ? inside : path.join(outsideFolder(pointer), 'data');
  }
  if (existsSync(pointer)) return path.join(outsideFolder(pointer), 'data');
  if (barrier === null) return inside;
  if (hasInside)
    throw new UserError(
      `The database in ${inside} belongs to the user postgres, who cannot pass through ${barrier}: ` +
        `"chmod o+x ${barrier}" lets it through, or move the home to where it can.`,
    );
  return path.join(outsideFolder(pointer), 'data');
}

const at = (native: string) => ({
  initdb: path.join(native, 'bin', 'initdb'),
  postgres: path.join(native, 'bin', 'postgres'),
});

type User = { uid: number; gid: number };

function postgresUser(): User {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'pipe',
      });
      return { uid: id('-u'), gid: id('-g') };
    } catch (cause) {
      throw new UserError(
        'PostgreSQL does not run as root, and the user postgres cannot be created: start as another user.',
        { cause },
      );
    }
  }
}

// for root only, when its own folder is closed to the user postgres
const OUTSIDE = '/var/lib/landfall';

/** A folder of this home outside of it, found again through a random name kept in `pointer`. */
function outsideFolder(pointer: string): string {
  const named = path.join(OUTSIDE, randomBytes(8).toString('hex'));
  if (!existsSync(pointer)) writeFileSync(pointer, named, { mode: 0o600 });
  const outside = readFileSync(pointer, 'utf8').trim();
  mkdirSync(outside, { recursive: true });
  // others pass through and see nothing
  for (const own of [path.dirname(outside), outside]) chmodSync(own, 0o711);
  return outside;
}

function outsideBinaries(packaged: string): string {
  const { version } = JSON.parse(
    readFileSync(path.join(packaged, '..', 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const copy = path.join(OUTSIDE, `postgres-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(OUTSIDE, { recursive: true });
    chmodSync(OUTSIDE, 0o711);
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', draft]); // programs that everybody has
    execFileSync('mv', ['-T', draft, copy]);
  }
  return copy;
}

function passwordOf(home: string): string {
  const file = path.join(home, 'postgres', 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** A server that outlived its launcher is stopped first: two may not share a cluster. */
async function endPredecessor(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0) await stopLeftover(pid, ['postgres', data], 'SIGINT');
}

function initialise({ data, initdb, identity }: Place, password: string, durable: boolean): void {
  const passwordFile = path.join(data, '..', `.password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(passwordFile, identity.uid, identity.gid);
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  try {
    execFileSync(initdb, durable ? args : [...args, '--no-sync'], { ...identity, stdio: 'pipe' });
  } catch (cause) {
    const said =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new UserError(`The embedded PostgreSQL cannot create its database in ${data}: ${said}`, {
      cause,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const MAJOR = '18';

function checkVersion(data: string): void {
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new UserError(
    `The database in ${data} is of PostgreSQL ${version}, this version of Landfall brings ${MAJOR}: ` +
      `move its data with pg_dump, or set LANDFALL_HOME to a new folder.`,
  );
}

function settings(data: string, port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // its default folder may not exist
    port,
    max_connections: 200,
    shared_buffers: durable ? '128MB' : '32MB',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    logging_collector: 'off',
    log_min_messages: 'error',
  };
  return [
    '-D',
    data,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(url: string, child: Child): Promise<void> {
  const untilMs = Date.now() + START_MS;
  let ended: string | undefined;
  void child.ended.then((how) => (ended = how));
  for (;;) {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      await client.end().catch(() => {}); // it was never open
      if (ended !== undefined)
        throw new UserError(`The embedded PostgreSQL ${ended}: ${child.tail()}`, { cause });
      if (Date.now() > untilMs)
        throw new UserError(
          `The embedded PostgreSQL does not answer. ${TOO_SLOW} ${child.tail()}`,
          { cause },
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    DATABASE,
  ]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}
