/** The kills during the load: one after another, each when the one before has been made good. */
import { say } from '../../workers/process/progress.ts';
import type { Installation } from '../support/installation.ts';
import type { Supervised } from './processes.ts';

export interface Kill {
  what: string;
  /** Kills, and resolves when the victim answers again. */
  strike: () => Promise<void>;
}

const AGAIN_MS = 60_000;

/** Service (API and worker in one), worker, process of bulk runs, API, PostgreSQL, Temporal. */
export const killsOf = (
  installation: Installation,
  api: Supervised,
  worker: Supervised,
): Kill[] => [
  { what: 'the service', strike: () => killOwned(installation, 'servicePid') },
  { what: 'the worker', strike: () => worker.kill() },
  { what: 'the process of bulk runs', strike: () => killOwned(installation, 'bulkPid') },
  { what: 'the API', strike: () => api.kill() },
  { what: 'PostgreSQL', strike: () => killOwned(installation, 'postgresPid') },
  { what: 'Temporal', strike: () => killOwned(installation, 'temporalPid') },
];

/**
 * Kills a process of the launcher, which starts it again; waits for the new one and until the
 * service is ready.
 */
async function killOwned(
  installation: Installation,
  which: 'servicePid' | 'bulkPid' | 'postgresPid' | 'temporalPid',
): Promise<void> {
  const pid = installation.state()[which];
  if (pid === undefined) throw new Error(`the launcher names no ${which}`);
  process.kill(pid, 'SIGKILL');
  const untilMs = Date.now() + AGAIN_MS;
  while (installation.state()[which] === pid || !(await isReady(installation.url))) {
    if (Date.now() > untilMs)
      throw new Error(`${which} was not started again in ${AGAIN_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export interface Struck {
  what: string;
  /** Seconds until it answered again. */
  seconds: number;
}

/**
 * Spreads the kills over the load; the load waits for a kill that is late, so that it meets them
 * all.
 */
export class Schedule {
  readonly struck: Struck[] = [];
  readonly #kills: readonly Kill[];
  readonly #marks: readonly number[];
  readonly #running: Promise<void>[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(kills: readonly Kill[], calls: number) {
    this.#kills = kills;
    this.#marks = kills.map((_, at) => Math.floor((calls * (at + 0.5)) / kills.length));
  }

  /**
   * To be called before call `at` is sent: kills at the mark, lets calls through, holds those of
   * the next stretch.
   */
  async before(at: number): Promise<void> {
    const stretch = this.#marks.indexOf(at);
    const kill = this.#kills[stretch];
    if (!kill) {
      const next = this.#marks.findIndex((mark) => mark > at);
      const started = next < 0 ? this.#marks.length : next;
      await this.#running[started - 2]; // all kills but the newest are over
      return;
    }
    this.#last = this.#last.then(() => this.#strike(kill));
    this.#running[stretch] = this.#last;
  }

  async #strike({ what, strike }: Kill): Promise<void> {
    say(`killing ${what}`);
    const startedMs = performance.now();
    await strike();
    this.struck.push({ what, seconds: (performance.now() - startedMs) / 1000 });
  }

  /** Resolves when every kill has been made good. */
  done(): Promise<void> {
    return this.#last;
  }
}
