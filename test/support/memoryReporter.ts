/** Watches the memory of a whole test run: jest, its processes, PostgreSQL and Temporal. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { familyOf } from '../../workers/process/children.ts';

/** A newcomer's laptop has 16 GB and a browser open: the aim, and what a run may never take. */
const AIM_MB = 3000;
const LIMIT_MB = 4000;
const SAMPLE_MS = 1000;
const KB_A_MB = 1024;

/**
 * Prints the most memory that all processes held, and which, sampled each second; a run that passes
 * the limit is red.
 */
export default class MemoryReporter {
  #peak: Held = { mb: 0, byName: [] };
  #atPeak: string[] = [];
  readonly #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  onRunStart(): void {
    const sampled = (): void => {
      this.#timer = setTimeout(() => void this.#sample().then(sampled), SAMPLE_MS);
      this.#timer.unref();
    };
    sampled();
  }

  onTestFileStart({ path }: { path: string }): void {
    this.#running.add(path);
  }

  onTestFileResult({ path }: { path: string }): void {
    this.#running.delete(path);
  }

  onRunComplete(): void {
    clearTimeout(this.#timer);
    const files = this.#atPeak.map((path) => relative(process.cwd(), path)).join(' and ');
    console.log(
      `Peak of memory: ${this.#peak.mb} MB (aim ${AIM_MB}), with all servers of the run, beside ${files}: ` +
        this.#peak.byName.join(', '),
    );
  }

  getLastError(): Error | undefined {
    return this.#peak.mb > LIMIT_MB
      ? new Error(`the run took ${this.#peak.mb} MB of memory; it may take ${LIMIT_MB}`)
      : undefined;
  }

  async #sample(): Promise<void> {
    const running = [...this.#running];
    const family = familyOf(process.pid, await processes());
    // no process has a larger share than all that it touches: below the peak none is looked at
    if (family.reduce((sum, { resident }) => sum + resident, 0) / KB_A_MB <= this.#peak.mb) return;
    const now = await heldBy(family);
    if (now.mb <= this.#peak.mb) return;
    this.#peak = now;
    this.#atPeak = running;
  }
}

/** Node names its first thread. */
const isNode = /^(node|MainThread)$/;

interface Held {
  mb: number;
  /** Each process of Node by itself, others by their name. */
  byName: string[];
}

interface Process {
  pid: number;
  parent: number;
  /** Kilobytes. */
  resident: number;
  name: string;
}

/** Memory of a process and all that it started; nothing where `ps` cannot tell. */
async function heldBy(family: readonly Process[]): Promise<Held> {
  const byName = new Map<string, number>();
  for (const { pid, resident, name } of family) {
    const part = pid === process.pid ? 'jest' : isNode.test(name) ? `process ${pid}` : name;
    const share = (await shareOf(pid)) ?? resident;
    byName.set(part, (byName.get(part) ?? 0) + share / KB_A_MB);
  }
  const parts = [...byName].toSorted(([, one], [, other]) => other - one);
  return {
    mb: Math.round(parts.reduce((sum, [, mb]) => sum + mb, 0)),
    byName: parts.map(([name, mb]) => `${name} ${Math.round(mb)}`),
  };
}

/**
 * Kilobytes of a process, those it shares counted by its share, as a container counts them: the
 * connections of PostgreSQL share most of theirs. Null where the system does not tell.
 */
async function shareOf(pid: number): Promise<number | null> {
  try {
    const share = /^Pss: +(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return share ? Number(share[1]) : null;
  } catch {
    return null; // it has ended, or this is no Linux
  }
}

async function processes(): Promise<Process[]> {
  let printed: string;
  try {
    printed = (await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,rss=,comm='])).stdout;
  } catch {
    return []; // no such command: nothing is measured, and the printed 0 says so
  }
  return printed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .map(([pid, parent, resident, name = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      resident: Number(resident),
      name,
    }));
}
