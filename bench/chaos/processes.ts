/** API and worker as processes of their own, which a supervisor starts again when they die. */
import { type Child, freePort, stopChild } from '../../workers/process/children.ts';
import type { Proof } from '../support/command.ts';
import { reportedUrl, startNode } from '../support/installation.ts';

export interface Supervised {
  url: () => string;
  /** Ends it with SIGKILL and starts it again at once; resolves when the new one is ready. */
  kill: () => Promise<void>;
  /** Ends it with SIGKILL for good. */
  end: () => Promise<void>;
  /** Holds it as it is (SIGSTOP): it can only be killed then. */
  freeze: () => void;
}

/** Starts `api.ts` or `worker.ts` and returns when it is ready; it is stopped with the proof. */
export async function supervise(
  program: 'api.ts' | 'worker.ts',
  proof: Pick<Proof, 'atEnd'>,
  environment: NodeJS.ProcessEnv,
): Promise<Supervised> {
  const port = await freePort(); // the same one after a restart: callers find it there
  let url = '';
  const start = async (): Promise<Child> => {
    const child = await startNode(`workers/${program}`, [], { ...environment, PORT: String(port) });
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
    end,
    freeze: () => void child.process.kill('SIGSTOP'),
    kill: async () => {
      await end();
      child = await start();
    },
  };
}
