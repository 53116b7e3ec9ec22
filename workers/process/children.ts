/**
 * Child processes of the launcher: started, watched, stopped; only those that it started itself.
 */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Child {
  process: ChildProcess;
  pid: number;
  /** Resolves with a description of how it ended. */
  ended: Promise<string>;
  /** Its last lines of output, for the person who wants to know why. */
  tail: () => string;
}

const TAIL_CHARACTERS = 4000;

/** Starts a program; rejects when it cannot be started at all. */
export function startChild(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Child> {
  // in a process group of its own: Ctrl-C reaches the launcher alone, which then stops all in order
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let tail = '';
  const keep = (chunk: Buffer): void => {
    tail = (tail + chunk.toString()).slice(-TAIL_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      const { pid } = child;
      if (pid === undefined) reject(new Error(`${program} has no process id`));
      else resolve({ process: child, pid, ended, tail: () => tail });
    });
  });
}

/** Asks a child to stop, and ends it when it has not done so in time. */
export async function stopChild(
  child: Child,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill(signal);
  const timer = setTimeout(() => child.process.kill('SIGKILL'), withinMs);
  await child.ended;
  clearTimeout(timer);
}

/**
 * Whether a process lives and its command line holds all of `words`: a number alone may have been
 * given away again.
 */
export function isAlive(pid: number, words: readonly string[]): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync(file)) return true; // no such folder on this system: believe the number
  const command = readFileSync(file, 'utf8');
  return words.every((word) => command.includes(word));
}

/** Stops a process left behind by a launcher that died. */
export async function stopLeftover(
  pid: number,
  words: readonly string[],
  signal: NodeJS.Signals,
): Promise<void> {
  const untilMs = Date.now() + 15_000;
  for (let sent = false; isAlive(pid, words); sent = true) {
    process.kill(pid, Date.now() > untilMs ? 'SIGKILL' : sent ? 0 : signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** `wanted` when it is free on the loopback interface, else any free port. */
export async function freePort(wanted = 0): Promise<number> {
  const port = await tryPort(wanted);
  return port ?? (await tryPort(0)) ?? Promise.reject(new Error('no TCP port is free'));
}

function tryPort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** A process and all that it started, of those that are known. */
export function familyOf<Known extends { pid: number; parent: number }>(
  root: number,
  known: readonly Known[],
): Known[] {
  const family = new Set([root]);
  // grows as it is walked
  for (const pid of family) for (const one of known) if (one.parent === pid) family.add(one.pid);
  return known.filter(({ pid }) => family.has(pid));
}
