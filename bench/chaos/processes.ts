/** API and worker as processes of their own, which a supervisor starts again when they die. */
import { type Child, freePort, stopChild } from '../../workers/process/children.ts';
import type { Proof } from '../support/command.ts';
import { reportedUrl, startNode } from '../support/installation.ts';

export interface Supervised {
  url: () => string;
  pid: () => number;
  /** Ends it with SIGKILL and starts it again at once; resolves when the new one is ready. */
  kill: () => Promise<void>;
  /** Ends it with SIGKILL for good. */
  end: () => Promise<void>;
  /** Holds it as it is (SIGSTOP): it can only be killed then. */
  freeze: () => void;
  /** Tells it to stop, and resolves when it has: what is under way may end. */
  stop: () => Promise<void>;
}

const STOP_MS = 60_000;

/**
 * Starts `api.ts` or `worker.ts`, of another checkout where one is given, and returns when it is
 * ready; it is stopped with the proof.
 */
export async function supervise(
  program: 'api.ts' | 'worker.ts',
  proof: Pick<Proof, 'atEnd'>,
  environment: NodeJS.ProcessEnv,
  root?: string,
): Promise<Supervised> {
  const port = await freePort(); // the same one after a restart: callers find it there
  let url = '';
  const start = async (): Promise<Child> => {
    const own = { ...environment, PORT: String(port) };
    const child = await startNode(`workers/${program}`, [], own, root);
    url = (await reportedUrl(child)) ?? '';
    return child;
  };
  let child = await start();
  proof.atEnd(() => stopChild(child, 'SIGTERM', 15_000));
  const end = async (): Promise<void> => {
    child.process.kill('SIGKILL');
    await child.ended;
  };
  return {
    url: () => url,
    pid: () => child.pid,
    end,
    stop: () => stopChild(child, 'SIGTERM', STOP_MS),
    freeze: () => void child.process.kill('SIGSTOP'),
    kill: async () => {
      await end();
      child = await start();
    },
  };
}
