/**
 * What runs from a LANDFALL_HOME now: other commands find the servers here, the next start what was
 * left behind.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isAlive } from './children.ts';
import { UserError } from './config.ts';
import { replaceFile } from './wholeFile.ts';

const state = z.object({
  launcherPid: z.int(),
  servicePid: z.int().optional(),
  bulkPid: z.int().optional(),
  postgresPid: z.int().optional(),
  temporalPid: z.int().optional(),
  databaseUrl: z.string(),
  temporalAddress: z.string().optional(),
  apiUrl: z.string().optional(),
});
export type RunState = z.infer<typeof state>;

const fileOf = (home: string): string => path.join(home, 'run.json');

/**
 * The state of a running service, or what a dead one left; null when nothing was left, or nothing
 * that can be read.
 */
export function readState(home: string): RunState | null {
  try {
    return state.parse(JSON.parse(readFileSync(fileOf(home), 'utf8')));
  } catch {
    return null; // no such file, one of another version, or one that was cut off with the power
  }
}

/** Replaces the state whole: whoever reads meanwhile sees the one before. */
export function writeState(home: string, running: RunState): void {
  replaceFile(fileOf(home), JSON.stringify(running, null, 2));
}

export const clearState = (home: string): void => rmSync(fileOf(home), { force: true });

export const isLauncherAlive = (running: RunState): boolean =>
  isAlive(running.launcherPid, ['start.ts']);

/** The database of this installation: DATABASE_URL, else that of the running service. */
export function databaseOf(home: string, databaseUrl: string | undefined): string {
  if (databaseUrl) return databaseUrl;
  const running = readState(home);
  if (running && isLauncherAlive(running)) return running.databaseUrl;
  throw new UserError('Landfall is not running: start it with "npm start", or set DATABASE_URL.');
}

/** Address of the Temporal server of the running service. */
export function temporalOf(home: string): string {
  const running = readState(home);
  if (running?.temporalAddress && isLauncherAlive(running)) return running.temporalAddress;
  throw new UserError(
    'Landfall is not running: start it with "npm start", or set TEMPORAL_ADDRESS.',
  );
}
