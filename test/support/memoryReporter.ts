/** Watches the memory of a whole test run: jest, its processes, PostgreSQL and Temporal. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A newcomer's laptop has 16 GB and a browser open: the aim, and what a run may never take. */
const AIM_MB = 3000;
const LIMIT_MB = 4000;
const SAMPLE_MS = 1000;

/** Prints the most memory that all processes held, sampled each second; a run that passes the limit is red. */
export default class MemoryReporter {
  #peakMb = 0;
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
      `Peak of memory: ${this.#peakMb} MB (aim ${AIM_MB}), with all servers of the run, beside ${files}`,
    );
  }

  getLastError(): Error | undefined {
    return this.#peakMb > LIMIT_MB
      ? new Error(`the run took ${this.#peakMb} MB of memory; it may take ${LIMIT_MB}`)
      : undefined;
  }

  #sample(): void {
    const now = heldMb(process.pid);
    if (now <= this.#peakMb) return;
    this.#peakMb = now;
    this.#atPeak = [...this.#running];
  }
}

/** Memory of a process and all that it started, in MB; 0 where `ps` cannot tell. */
function heldMb(root: number): number {
  const all = processes();
  const family = new Set([root]);
  for (const pid of family) for (const one of all) if (one.parent === pid) family.add(one.pid); // grows as it is walked
  const mine = all.filter(({ pid }) => family.has(pid));
  return Math.round(mine.reduce((sum, { pid, resident }) => sum + (shareOf(pid) ?? resident), 0) / 1024);
}

/**
 * Kilobytes of a process, those it shares counted by its share, as a container counts them: the connections of PostgreSQL
 * share most of theirs. Null where the system does not tell.
 */
function shareOf(pid: number): number | null {
  try {
    const share = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return share ? Number(share[1]) : null;
  } catch {
    return null; // it has ended, or this is no Linux
  }
}

function processes(): { pid: number; parent: number; resident: number }[] {
  let printed: string;
  try {
    printed = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  } catch {
    return []; // no such command: nothing is measured, and the printed 0 says so
  }
  return printed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
    .map(([pid = 0, parent = 0, resident = 0]) => ({ pid, parent, resident }));
}
