/**
 * The strangers, in a process of their own: it serves their shop, and sends their inputs from when
 * it is told until it is told.
 */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { type HostileInput, inputsOf } from './inputs.ts';
import { openHostileShop } from './pages.ts';

export interface AttackOrder {
  url: string;
  /** Keys of workspaces, with and without credits. */
  keys: string[];
}
/** How often each input was answered with each status; `broken`: not at all. */
export type Answers = Record<string, Record<string, number>>;

const CALLERS_A_KEY = 3;
const SLOW_CONNECTIONS = 40;
const TIMEOUT_MS = 45_000;

setPriority(constants.priority.PRIORITY_LOW); // strangers have machines of their own
const shop = await openHostileShop();
const answers: Answers = {};
let ending = new AbortController();
let under: Promise<unknown> = Promise.resolve();

process.on('message', (order: AttackOrder | 'end') => {
  if (order === 'end') {
    ending.abort();
    void under.then(() => process.send?.(answers));
    return;
  }
  ending = new AbortController();
  const { signal } = ending;
  const callers = order.keys.flatMap((key) => callersOf(order.url, key, signal));
  under = Promise.all([...callers, slow(order.url, signal)]);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true, url: shop.host });

const callersOf = (url: string, key: string, over: AbortSignal): Promise<void>[] =>
  Array.from({ length: CALLERS_A_KEY }, (_, at) => call(url, key, at, over));

/** One input after the other; each caller begins elsewhere. */
async function call(url: string, key: string, caller: number, over: AbortSignal): Promise<void> {
  const inputs = inputsOf(shop.host);
  const first = Math.floor((caller * inputs.length) / CALLERS_A_KEY);
  for (let turn = first; !over.aborted; turn += 1) {
    const input = inputs[turn % inputs.length];
    if (!input) throw new Error('there are no inputs');
    const status = await send(url, key, input);
    const counts = (answers[input.name] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
    // refused: a flood is another proof
    if (status === '429') await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function send(
  url: string,
  key: string,
  { path, body, headers, keyless }: HostileInput,
): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${url}${path}`,
      {
        method: body === '' ? 'GET' : 'POST',
        timeout: TIMEOUT_MS,
        headers: {
          ...(keyless ? {} : { authorization: `Bearer ${key}` }),
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (incoming) => {
        incoming.resume();
        incoming.once('close', () => resolve(String(incoming.statusCode)));
      },
    );
    outgoing.once('error', () => resolve('broken'));
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.end(body);
  });
}

/** Connections that never finish their heads, opened again when they are closed. */
async function slow(url: string, over: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  while (!over.aborted) {
    while (open.size < SLOW_CONNECTIONS) {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => open.delete(socket));
      socket.write('POST /v1/classify HTTP/1.1\r\nHost: shop.example\r\n');
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const socket of open) socket.write('X-Slow: 1\r\n');
  }
  for (const socket of open) socket.destroy();
}
