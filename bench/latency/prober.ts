/**
 * Asks for /healthz at a steady pace, in a process of its own with connections of its own: the load
 * generator is busy, and would be what is measured. Told on its channel when to begin and end.
 */
import { Agent, get } from 'node:http';

/** `begin` with the address of a service, or `end`, which is answered with the milliseconds. */
export type ProbeOrder = { begin: string } | { end: true };

const EVERY_MS = 20;
const agent = new Agent({ keepAlive: true });

let timer: NodeJS.Timeout | undefined;
let durations: number[] = [];

/** Asks whether or not an answer is late: else those due meanwhile would be left out. */
async function ask(url: string): Promise<void> {
  const startedMs = performance.now();
  await healthOf(url);
  durations.push(performance.now() - startedMs);
}

const healthOf = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`/healthz answered ${answer.statusCode}`));
      });
    });
    request.once('error', reject);
  });

process.on('message', (order: ProbeOrder) => {
  if ('begin' in order) {
    durations = [];
    timer = setInterval(() => void ask(order.begin).catch(fail), EVERY_MS);
    return;
  }
  clearInterval(timer);
  process.send?.(durations);
});
process.once('disconnect', () => process.exit());

function fail(cause: unknown): void {
  console.error(cause);
  process.exit(1);
}

process.send?.({ ready: true });
