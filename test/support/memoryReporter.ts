/** Watches the memory of a whole test run: jest, its processes, PostgreSQL and Temporal. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { familyOf } from '../../workers/process/children.ts';

/** A newcomer's laptop has 16 GB and a browser open: the aim, and what a run may never take. */
const AIM_MB = 3000;
const LIMIT_MB = 4000;
const SAMPLE_MS = 1000;

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
    this.#sample();
    this.#timer = setInterval(() => this.#sample(), SAMPLE_MS);
    this.#timer.unref();
  }

  onTestFileStart({ path }: { path: string }): void {
    this.#running.add(path);
  }

  onTestFileResult({ path }: { path: string }): void {
    this.#running.delete(path);
  }

  onRunComplete(): void {
    clearInterval(this.#timer);
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

  #sample(): void {
    const now = heldBy(process.pid);
    if (now.mb <= this.#peak.mb) return;
    this.#peak = now;
    this.#atPeak = [...this.#running];
  }
}

/** Node names its first thread. */
const isNode = /^(node|MainThread)$/;

interface Held {
  mb: number;
  /** Each process of Node by itself, others by their name. */
  byName: string[];
}

/** Memory of a process and all that it started; nothing where `ps` cannot tell. */
function heldBy(root: number): Held {
  const byName = new Map<string, number>();
  for (const { pid, resident, name } of familyOf(root, processes())) {
    const part = pid === root ? 'jest' : isNode.test(name) ? `process ${pid}` : name;
    byName.set(part, (byName.get(part) ?? 0) + (shareOf(pid) ?? resident) / 1024);
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
function shareOf(pid: number): number | null {
  try {
    const share = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return share ? Number(share[1]) : null;
  } catch {
    return null; // it has ended, or this is no Linux
  }
}

function processes(): { pid: number; parent: number; resident: number; name: string }[] {
  let printed: string;
  try {
    printed = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' });
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
