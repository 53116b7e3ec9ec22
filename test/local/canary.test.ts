/**
 * A real installation: what callers send stands in no file of the home but in the database, and no
 * other user reads any of it.
 *
 * @alone a whole installation
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from '../../workers/process/children.ts';
import { ROOT } from '../../workers/process/config.ts';
import { createCodec } from '../../workers/process/payload/codec.ts';
import { ringOf } from '../../workers/process/payload/keyRing.ts';
import { call, type Json } from '../support/service.ts';

const top = mkdtempSync(path.join(tmpdir(), 'landfall-canary-'));
chmodSync(top, 0o755); // the user postgres passes through
const home = path.join(top, 'home');

interface Running {
  api: string;
  key: string | null;
  temporalUi: string;
  said: () => string;
  stop: () => Promise<void>;
}

const launchers: ChildProcess[] = [];
afterAll(() => {
  for (const child of launchers) child.kill('SIGKILL');
  rmSync(top, { recursive: true, force: true });
});

/** Starts everything from the home as `npm start` does. */
async function start(): Promise<Running> {
  const child = fork(path.join(ROOT, 'local', 'start.ts'), ['--json'], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      LANDFALL_HOME: home,
      PORT: String(await freePort()),
      DATABASE_URL: '',
      TEMPORAL_ADDRESS: '',
      TASK_QUEUE_PREFIX: '',
      PAYLOAD_KEYS: '',
      TARIFF_SYNC: 'off',
      LOG_LEVEL: 'info',
    },
  });
  launchers.push(child);
  let said = '';
  const ready = Promise.withResolvers<string>();
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    const line = said.split('\n').find((text) => text.startsWith('{"api":'));
    if (line) ready.resolve(line);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('exit', () => ready.reject(new Error(`the launcher ended: ${said}`)));
  const addresses = JSON.parse(await ready.promise) as Pick<
    Running,
    'api' | 'key' | 'temporalUi'
  > & {
    keyFile: string | null;
  };
  const key = addresses.keyFile ? readFileSync(addresses.keyFile, 'utf8').trim() : addresses.key;
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { ...addresses, key, said: () => said, stop };
}

/** Everything under a folder but the clusters of PostgreSQL. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [at];
    return at === path.join(home, 'postgres', 'data') ? [] : [at, ...filesOf(at)];
  });

const bytesOf = (): { file: string; bytes: Buffer }[] =>
  filesOf(home)
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, bytes: readFileSync(file) }));

const holding = (text: string): string[] =>
  bytesOf()
    .filter(({ bytes }) => bytes.includes(text))
    .map(({ file }) => path.relative(home, file));

/** A text as it is, and as it stands within base64 from each of three places. */
const spellings = (text: string): string[] => [
  text,
  ...[0, 1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + text)
      .toString('base64')
      .slice(4, -4),
  ),
];

const openToOthers = (): string[] =>
  [home, ...filesOf(home)]
    .map((at) => `${(statSync(at).mode & 0o777).toString(8)} ${path.relative(home, at)}`)
    .filter((line) => !/^[67]00 |^710 (postgres)?$/.test(line));

const NAME = 'Ekaterin Vorvayne-Quibble';
const MAIL = 'ekaterin@vorvayne-quibble.example';
const WHO = `${NAME} <${MAIL}>`;

/** One call to every kind of operation that carries texts, some of which fail. */
async function callAll({ api, key }: Running): Promise<number[]> {
  const calls: [string, object][] = [
    [
      '/v1/classify',
      { description: `Knitted cotton T-shirt for ${WHO}`, destinationCountry: 'US' },
    ],
    [
      '/v1/classify',
      {
        description: `zzqx qqwx ${MAIL.replaceAll(/[aeiou]/g, 'x')} ${WHO}`,
        destinationCountry: 'US',
      },
    ],
    [
      '/v1/classify',
      { productUrl: `http://127.0.0.1:9/${encodeURIComponent(WHO)}`, destinationCountry: 'US' },
    ],
    [
      '/v1/classify/batch',
      { items: [{ description: `Mug for ${WHO}`, destinationCountry: 'US' }] },
    ],
    ['/v1/screen', { name: NAME, company: MAIL, reference: WHO }],
    [
      '/v1/restrictions',
      { destinationCountry: 'AU', reference: WHO, items: [{ title: `Vape pen for ${WHO}` }] },
    ],
    ['/v1/origin', { description: `Made in Italy for ${WHO}` }],
    ['/v1/products/extract', { url: `http://127.0.0.1:9/${encodeURIComponent(WHO)}` }],
  ];
  const statuses: number[] = [];
  for (const [at, body] of calls)
    statuses.push((await call(api, 'POST', at, { key, body })).status);
  return statuses;
}

it('keeps what callers send out of every file but the database, and every file from other users', async () => {
  const running = await start();
  const statuses = await callAll(running);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThanOrEqual(3);
  const { workspace, credits }: Json = (
    await call(running.api, 'GET', '/v1/me', { key: running.key })
  ).body.data;
  const search = (): string[] => [NAME, MAIL].flatMap(spellings).flatMap(holding);
  expect(search()).toEqual([]);
  // the files are those that are meant: ids stand in them
  expect(holding(workspace.id).join()).toContain('temporal.db');

  const { Codec } = (await (await fetch(`${running.temporalUi}/api/v1/settings`)).json()) as Json;
  const [sealed] = await createCodec(ringOf({ LANDFALL_HOME: home, PAYLOAD_KEYS: [] })).encode([
    { metadata: {}, data: Buffer.from(NAME) },
  ]);
  const metadata = Object.entries(sealed?.metadata ?? {}).map(([name, value]) => [
    name,
    base64(value),
  ]);
  const payloads = [
    { metadata: Object.fromEntries(metadata), data: base64(sealed?.data ?? Buffer.of()) },
  ];
  const opened = await fetch(`${Codec.Endpoint}/decode`, {
    method: 'POST',
    headers: { origin: running.temporalUi },
    body: JSON.stringify({ payloads }),
  });
  expect([opened.status, opened.headers.get('access-control-allow-origin')]).toEqual([
    200,
    running.temporalUi,
  ]);
  expect(((await opened.json()) as Json).payloads[0].data).toBe(base64(Buffer.from(NAME)));

  expect(openToOthers()).toEqual([]);
  await running.stop();
  expect(search()).toEqual([]);
  expect([NAME, MAIL].filter((text) => running.said().includes(text))).toEqual([]);

  // as a home stood that was made before it was closed
  for (const folder of [home, path.join(home, 'postgres'), path.join(home, 'temporal')])
    chmodSync(folder, 0o755);
  const again = await start();
  expect(again.key).toBe(null);
  expect((await call(again.api, 'GET', '/v1/me', { key: running.key })).body.data.credits).toEqual(
    credits,
  );
  expect(openToOthers()).toEqual([]);
  await again.stop();
}, 240_000);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
