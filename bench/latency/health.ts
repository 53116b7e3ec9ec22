/** How soon a service says that it lives while callers keep it busy. */
import { fileURLToPath } from 'node:url';
import { type Child, startChild, stopChild } from '../../workers/process/children.ts';
import type { Proof } from '../support/command.ts';
import { reportedUrl } from '../support/installation.ts';
import type { ProbeOrder } from './prober.ts';
import type { Run } from './subjects.ts';

const PROBER = fileURLToPath(new URL('prober.ts', import.meta.url));

/** The process that asks; it is stopped with the proof. */
export async function startProber(proof: Pick<Proof, 'atEnd'>): Promise<Child> {
  const prober = await startChild(process.execPath, [PROBER], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  proof.atEnd(() => stopChild(prober, 'SIGTERM', 5000));
  await reportedUrl(prober);
  return prober;
}

/** The same run, with /healthz of the service asked meanwhile. */
export function probed(run: Run, prober: Child, url: string): Run {
  const order = (what: ProbeOrder): boolean => prober.process.send(what);
  return async (callers, milliseconds) => {
    order({ begin: url });
    const cell = await run(callers, milliseconds);
    const health = await new Promise<number[]>((resolve, reject) => {
      void prober.ended.then((how) => reject(new Error(`the prober ${how}: ${prober.tail()}`)));
      prober.process.once('message', (durations: number[]) => resolve(durations));
      order({ end: true });
    });
    return { ...cell, health };
  };
}
