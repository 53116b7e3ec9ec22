/** Builds the Temporal CLI with Go, and says on the way what is being done. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { UserError } from '../workers/process/config.ts';

/** The newest that `go install` can build: later ones replace a module in their go.mod. */
export const CLI_VERSION = '1.5.1';
const PROGRAM = 'github.com/temporalio/cli/cmd/temporal';
/** Between two lines; on a terminal the line is written anew. */
const LINE_MS = 15_000;
const LINE_MS_TERMINAL = 1000;
const TOLD_MAX = 30;

/**
 * Builds into a draft folder and moves it in place, so that a broken build is never taken for a
 * whole one. Throws where Go fails, with its last words.
 */
export async function buildTemporal(go: string, target: string, missing: string): Promise<void> {
  const draft = `${path.dirname(target)}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  console.error(
    `Building the Temporal CLI ${CLI_VERSION} with Go (once on this machine; about three minutes) ...`,
  );
  const { code, told } = await runGo(go, draft);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new UserError(`The Temporal CLI could not be built: ${told.join('\n')}\n${missing}`);
  }
  mkdirSync(path.dirname(path.dirname(target)), { recursive: true });
  if (existsSync(target)) rmSync(draft, { recursive: true, force: true }); // another was quicker
  else renameSync(draft, path.dirname(target));
}

/** Its exit code, and the last lines that tell of no progress. */
async function runGo(
  go: string,
  draft: string,
): Promise<{ code: number | null; told: readonly string[] }> {
  const progress = new BuildProgress();
  const startedMs = Date.now();
  const child = spawn(go, ['install', '-v', `${PROGRAM}@v${CLI_VERSION}`], {
    env: { ...process.env, GOBIN: draft, GOFLAGS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', (line) => progress.read(line));
  const { isTTY } = process.stderr;
  const show = (): void => {
    const line = `  ${Math.round((Date.now() - startedMs) / 1000)} s  ${progress.line}`;
    process.stderr.write(isTTY ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const ticker = setInterval(show, isTTY ? LINE_MS_TERMINAL : LINE_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  clearInterval(ticker);
  show();
  if (isTTY) process.stderr.write('\n');
  return { code, told: progress.told };
}

/** What the lines of `go install -v` amount to. */
export class BuildProgress {
  #modules = 0;
  #packages = 0;
  #last = '';
  readonly #told: string[] = [];

  read(line: string): void {
    const [, module] = /^go: downloading (\S+)/.exec(line) ?? [];
    if (module !== undefined) {
      this.#modules += 1;
      this.#last = module;
    } else if (/^[\w.-]+(?:\/[\w.~-]+)*$/.test(line)) {
      this.#packages += 1;
      this.#last = line;
    } else {
      this.#told.push(line);
      if (this.#told.length > TOLD_MAX) this.#told.shift();
    }
  }

  /** Lines that tell of no progress: why a build failed. */
  get told(): readonly string[] {
    return this.#told;
  }

  /** How far it is. */
  get line(): string {
    if (this.#last === PROGRAM) return `packages compiled: ${this.#packages}; linking the program`;
    if (this.#packages > 0) return `packages compiled: ${this.#packages}, now ${this.#last}`;
    if (this.#modules > 0) return `modules downloaded: ${this.#modules}, now ${this.#last}`;
    return 'asking for the modules';
  }
}
