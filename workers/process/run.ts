/**
 * Runs a process of the service until it is told to stop, and says in one sentence why it cannot.
 */
import { UserError } from './config.ts';
import { forTerminal } from './terminal.ts';

export interface Running {
  stop: () => Promise<void>;
  /** Rejects when the process can no longer do its work. */
  broken: Promise<never>;
  /** Milliseconds in which it stops; it is ended then. */
  stopMs?: number;
}

const STOP_MS = 20_000;

/**
 * Starts, waits for SIGINT or SIGTERM (or the end of the parent), stops in order. Exit code 0 only
 * then.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  const stopped = stopSignal();
  try {
    running = await start();
    await Promise.race([stopped, running.broken]);
  } catch (cause) {
    complain(cause);
    process.exitCode = 1;
  }
  const force = setTimeout(() => process.exit(1), running?.stopMs ?? STOP_MS);
  await running?.stop();
  clearTimeout(force);
  process.exit(process.exitCode ?? 0); // native threads of the SDK would keep the process alive
}

/** Resolves at the first signal; also when the parent that started this process is gone. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    process.once('disconnect', () => resolve());
  });
}

/**
 * One sentence for a fault that the person can mend, with `--json` as an object on standard output;
 * the whole chain of causes for a bug.
 */
export function complain(cause: unknown): void {
  const isMendable = cause instanceof UserError;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: errorOf(cause) }));
  else if (isMendable) console.error(forTerminal(cause.message));
  if (!isMendable) console.error(cause);
}

const errorOf = (cause: unknown): { message: string } => ({
  message: cause instanceof Error ? cause.message : String(cause),
});
