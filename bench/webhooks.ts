/** `npm run bench:webhooks`: how soon messages come to a thousand endpoints, one of which is dead. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Orm, together } from '../db/orm.ts';
import { announceToAll } from '../db/store/webhooks/everyone.ts';
import { say } from '../workers/process/progress.ts';
import { count, type Proof, prove } from './support/command.ts';
import { connections, post } from './support/http.ts';
import { install, type Installation } from './support/installation.ts';
import { processorMs } from './support/processorTime.ts';
import { percentile } from './support/statistics.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:webhooks [-- --endpoints 1000 --second 10]

Starts a service of its own with as many endpoints, twenty a workspace. One of them never answers, and has fifty messages behind it.
Then each of the others is sent a message, so many a second (open loop); then all of them are told of one release, in one
transaction. Exit code 0 when p95 of the first attempts of the others is under 2 seconds in the first part, and nothing is lost in either.

  --endpoints N  how many
  --second N     messages a second`;

const EACH = 20;
const AIM_MS = 2000;
const BEHIND_THE_DEAD = 50;
const WARM = 20;
const PATIENCE_MS = 300_000;
const DEAD = '/dead';
const agent = connections(8);

await prove({
  help: HELP,
  options: { endpoints: { type: 'string' }, second: { type: 'string' } },
  run: async (proof) => {
    const endpoints = count(proof.values, 'endpoints', 1000);
    const aSecond = count(proof.values, 'second', 10);
    const receiver = await startReceiver(proof);
    const { url, state } = await install('webhooks', proof, {
      FETCH_ALLOW_HOSTS: receiver.host,
      WEBHOOKS_ALLOW_HTTP: 'on',
    });
    const orm = await openDatabase(state().databaseUrl);
    proof.atEnd(() => orm.close(true));
    const workspaces = await createWorkspaces(orm, Math.ceil(endpoints / EACH), 1);
    const [dead, ...others] = await addEndpoints(url, workspaces, receiver.url, endpoints);
    if (!dead) throw new Error('there is no endpoint');
    await warmUp(url, others, receiver);
    for (let at = 0; at < BEHIND_THE_DEAD; at += 1) await test(url, dead);
    const processors = processorOf(state);
    const each = await oneByOne(url, others, aSecond, receiver);
    const eachMs = processors() / others.length;
    const all = await atOnce(orm, others.length, receiver);
    const p = (times: number[], share: number) => Math.round(percentile(times, share));
    const came = { each: each.length, all: all.length, of: others.length };
    const [p50Ms, p95Ms, mostMs] = [p(each, 0.5), p(each, 0.95), p(each, 1)];
    const atOnceMs = { p50: p(all, 0.5), p95: p(all, 0.95), most: p(all, 1) };
    const text = [
      `${came.each} of ${came.of} messages, ${aSecond} a second: first attempts p50 ${p50Ms} ms, p95 ${p95Ms} ms, most ${mostMs} ms (aim for p95: ${AIM_MS} ms); ${eachMs.toFixed(0)} ms of processors each`,
      `${came.all} of ${came.of} told at once: p50 ${atOnceMs.p50} ms, p95 ${atOnceMs.p95} ms, most ${atOnceMs.most} ms`,
    ].join('\n');
    return {
      holds: came.each === came.of && came.all === came.of && p95Ms < AIM_MS,
      data: { endpoints, aSecond, came, p50Ms, p95Ms, mostMs, eachMs, atOnceMs },
      text,
    };
  },
});

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The process that sends messages is up when some have come. */
async function warmUp(
  url: string,
  endpoints: readonly Endpoint[],
  receiver: Receiver,
): Promise<void> {
  const some = endpoints.slice(0, WARM);
  for (const endpoint of some) await test(url, endpoint);
  await receiver.come('endpoint.test', some.length);
  receiver.forget();
}

/** Processor time of all that is started, from now on. */
function processorOf(state: Installation['state']): () => number {
  const { launcherPid } = state();
  const before = processorMs(launcherPid);
  return () => processorMs(launcherPid) - before;
}

/** Sends each endpoint a message at its time; milliseconds until each has come. */
async function oneByOne(
  url: string,
  endpoints: readonly Endpoint[],
  aSecond: number,
  receiver: Receiver,
): Promise<number[]> {
  say(`${endpoints.length} messages, ${aSecond} a second`);
  const startedMs = performance.now();
  const asked: Promise<boolean>[] = [];
  for (const [at, endpoint] of endpoints.entries()) {
    await pause(Math.max(0, startedMs + (at * 1000) / aSecond - performance.now()));
    asked.push(test(url, endpoint));
  }
  // what the service was too busy for is not written down: it is missing in what comes
  const begun = (await Promise.all(asked)).filter(Boolean).length;
  return receiver.come('endpoint.test', begun);
}

/** Tells all of them of one release, in one transaction; milliseconds until each has come. */
async function atOnce(orm: Orm, number: number, receiver: Receiver): Promise<number[]> {
  say('all of them at once');
  const releaseId = '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42';
  const release = { dataset: 'bench', releaseId, seq: 1, version: null };
  await together(orm, () => announceToAll(orm, 'release.live', releaseId, release));
  return receiver.come('release.live', number);
}

interface Endpoint extends BenchWorkspace {
  /** Of the endpoint, not of its workspace. */
  id: string;
}

async function addEndpoints(
  url: string,
  workspaces: readonly BenchWorkspace[],
  receiver: string,
  number: number,
): Promise<Endpoint[]> {
  const added: Endpoint[] = [];
  for (let at = 0; at < number; at += 1) {
    const { key } = workspaces[Math.floor(at / EACH)] ?? { key: '' };
    const body = { url: `${receiver}${at === 0 ? DEAD : `/${at}`}` };
    const answer = await post(agent, { url, path: '/v1/webhooks', key, body });
    if (answer.status !== 201) throw new Error(`an endpoint was answered ${answer.status}`);
    added.push({ id: (JSON.parse(answer.body) as { data: { id: string } }).data.id, key });
  }
  return added;
}

/** Asks for a message; false when it was not begun. */
async function test(url: string, { id, key }: Endpoint): Promise<boolean> {
  const call = { url, path: `/v1/webhooks/${id}/test`, key, body: {} };
  const answer = await post(agent, call).catch(() => null);
  return answer?.status === 202;
}

/** Takes messages, but for those to the dead endpoint, which are never answered. */
async function startReceiver(proof: Proof) {
  /** Milliseconds from the time in a message to its first arrival, by type and id. */
  const came = new Map<string, Map<string, number>>();
  const server = createServer((request, response) => {
    if (request.url === DEAD) return void request.resume();
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const now = Date.now();
      const { type, timestamp } = JSON.parse(Buffer.concat(pieces).toString()) as Message;
      const of = came.get(type) ?? new Map<string, number>();
      came.set(type, of);
      const id = `${request.url} ${String(request.headers['webhook-id'])}`;
      if (!of.has(id)) of.set(id, now - Date.parse(timestamp));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proof.atEnd(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    forget: () => came.clear(),
    /** Waits until so many have come, or for as long as anybody would. */
    come: async (type: string, number: number): Promise<number[]> => {
      const untilMs = Date.now() + PATIENCE_MS;
      while ((came.get(type)?.size ?? 0) < number && Date.now() < untilMs) await pause(100);
      return [...(came.get(type)?.values() ?? [])];
    },
  };
}

interface Message {
  type: string;
  timestamp: string;
}
