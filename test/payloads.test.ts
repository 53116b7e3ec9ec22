/**
 * What stands in Temporal is unreadable without its key, and readable with every key that was ever
 * in use.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import proto from '@temporalio/proto';
import { sql } from '../db/orm.ts';
import { readConfig, ROOT, UserError } from '../workers/process/config.ts';
import { createCodec } from '../workers/process/payload/codec.ts';
import { type Endpoint, serveCodec } from '../workers/process/payload/endpoint.ts';
import { keysFile, newKey, ringOf, rotateFile } from '../workers/process/payload/keyRing.ts';
import { connectTemporal, type TemporalConnection } from '../workers/process/temporal.ts';
import { createFaults } from './support/faults.ts';
import { decoded } from './support/histories.ts';
import { startService, type TestService } from './support/service.ts';

const home = mkdtempSync(path.join(tmpdir(), 'landfall-keys-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const NAME = 'Ekaterin Nile Vorvayne';
const inHome = () => createCodec(ringOf({ LANDFALL_HOME: home, PAYLOAD_KEYS: [] }));
const withKeys = (...keys: string[]) =>
  createCodec(ringOf({ LANDFALL_HOME: home, PAYLOAD_KEYS: keys }));
const payload = (value: unknown = { name: NAME }): Payload =>
  defaultPayloadConverter.toPayload(value);
const valueOf = (given: Payload | undefined): unknown =>
  given ? defaultPayloadConverter.fromPayload(given) : undefined;

describe('the codec', () => {
  it('hides a payload, never twice in the same way, and gives it back', async () => {
    const codec = withKeys(newKey());
    const [one, two] = await codec.encode([payload(), payload()]);
    expect(Buffer.from(one?.data ?? []).includes(NAME)).toBe(false);
    expect(Buffer.from(one?.data ?? []).equals(Buffer.from(two?.data ?? []))).toBe(false);
    expect(Object.keys(one?.metadata ?? {}).sort()).toEqual(['encoding', 'encryption-key-id']);
    expect((await codec.decode([one ?? {}, two ?? {}])).map(valueOf)).toEqual([
      { name: NAME },
      { name: NAME },
    ]);
  });

  it('gives back what was written before it', async () => {
    expect((await withKeys(newKey()).decode([payload()])).map(valueOf)).toEqual([{ name: NAME }]);
  });

  it('gives what was written for a workflow to that one, whatever is said of it', async () => {
    const codec = withKeys(newKey());
    const of = (workflowId: string) => ({
      type: 'workflow' as const,
      namespace: 'default',
      workflowId,
    });
    const [written = {}] = await codec.encode([payload()], of('classify/1'));
    expect((await codec.decode([written], of('classify/1'))).map(valueOf)).toEqual([
      { name: NAME },
    ]);
    // an operator reads a history
    expect((await codec.decode([written])).map(valueOf)).toEqual([{ name: NAME }]);
    await expect(codec.decode([written], of('classify/2'))).rejects.toThrow(
      /not encrypted for its workflow/,
    );
    const relabelled = {
      ...written,
      metadata: { ...written.metadata, 'workflow-id': Buffer.from('classify/2') },
    };
    await expect(codec.decode([relabelled], of('classify/2'))).rejects.toThrow();
  });

  it('gives what the server says of a cancelled step as what no result can be', async () => {
    const step = {
      type: 'activity' as const,
      namespace: 'default',
      workflowId: 'import/1',
      isLocal: false,
    };
    const [read] = await withKeys(newKey()).decode([payload('ACTIVITY_ID_NOT_STARTED')], step);
    expect(() => valueOf(read)).toThrow('Unknown encoding');
  });

  it('takes results of steps encrypted alone', async () => {
    const step = {
      type: 'activity' as const,
      namespace: 'default',
      workflowId: 'classify/1',
      isLocal: true,
    };
    const codec = withKeys(newKey());
    await expect(codec.decode([payload()], step)).rejects.toThrow(/not encrypted for its workflow/);
    expect((await codec.decode(await codec.encode([payload()], step), step)).map(valueOf)).toEqual([
      { name: NAME },
    ]);
  });

  it('gives back nothing that was changed, and says which key is missing', async () => {
    const codec = withKeys(newKey());
    const [one] = await codec.encode([payload()]);
    const data = Buffer.from(one?.data ?? []);
    data.writeUInt8(data.readUInt8(20) ^ 1, 20);
    await expect(codec.decode([{ ...one, data }])).rejects.toThrow();
    await expect(withKeys(newKey()).decode([one ?? {}])).rejects.toThrow(
      /which is not here.*PAYLOAD_KEYS/,
    );
  });

  it('after a rotation encrypts with the new key and reads what the old one wrote', async () => {
    const [old, young] = [newKey(), newKey()];
    const before = await withKeys(old).encode([payload()]);
    const after = await withKeys(young, old).encode([payload()]);
    expect((await withKeys(young, old).decode([...before, ...after])).map(valueOf)).toHaveLength(2);
    await expect(withKeys(old).decode(after)).rejects.toThrow(/which is not here/);
  });
});

describe('the keys of a home', () => {
  it('are made once, for the owner alone, and found again', async () => {
    const written = await inHome().encode([payload()]);
    expect((await inHome().decode(written)).map(valueOf)).toEqual([{ name: NAME }]);
    expect(statSync(keysFile({ LANDFALL_HOME: home })).mode & 0o777).toBe(0o600);
  });

  it('are rotated by a command; a process that runs reads the new key at once', async () => {
    const running = inHome();
    const before = await running.encode([payload()]);
    const command = path.join(ROOT, 'operator', 'keys.ts');
    const env = { ...process.env, LANDFALL_HOME: home, PAYLOAD_KEYS: '' };
    const said = JSON.parse(
      execFileSync(process.execPath, [command, 'rotate', '--json'], { env }).toString(),
    );
    const after = await inHome().encode([payload()]);
    expect(Buffer.from(after[0]?.metadata?.['encryption-key-id'] ?? []).toString()).toBe(
      said.encrypts,
    );
    expect((await running.decode([...before, ...after])).map(valueOf)).toHaveLength(2);
    expect(statSync(keysFile({ LANDFALL_HOME: home })).mode & 0o777).toBe(0o600);
  });

  it('that are damaged stop the start with a sentence', () => {
    const file = keysFile({ LANDFALL_HOME: home });
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, 'no key\n');
    utimesSync(file, 1, 1);
    expect(() => ringOf({ LANDFALL_HOME: home, PAYLOAD_KEYS: [] }).current()).toThrow(UserError);
    writeFileSync(file, whole);
    rotateFile(file);
    expect(ringOf({ LANDFALL_HOME: home, PAYLOAD_KEYS: [] }).all()).toHaveLength(3);
  });

  it('in the settings must be keys', () => {
    expect(() => readConfig({ PAYLOAD_KEYS: 'secret' })).toThrow(/PAYLOAD_KEYS.*32 bytes/s);
  });
});

describe('the codec endpoint', () => {
  const UI = 'http://127.0.0.1:8233';
  const codec = withKeys(newKey());
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await serveCodec(codec, {
      host: '127.0.0.1',
      port: 0,
      token: 'the-token-of-the-ui',
      origins: [UI],
    });
  });
  afterAll(() => endpoint.close());

  const asJson = (given: Payload) => ({
    metadata: Object.fromEntries(
      Object.entries(given.metadata ?? {}).map(([name, value]) => [
        name,
        Buffer.from(value).toString('base64'),
      ]),
    ),
    data: Buffer.from(given.data ?? []).toString('base64'),
  });
  const post = (url: string, payloads: Payload[], headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ payloads: payloads.map(asJson) }),
    });

  it('decodes for the UI, and encodes for nobody, in the remote codec protocol', async () => {
    const encrypted = await codec.encode([payload()]);
    const answer = await post(`${endpoint.url}/decode`, encrypted, { origin: UI });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, UI]);
    expect(await answer.json()).toEqual({ payloads: [asJson(payload())] });
    // who may read may not write in our name
    expect((await post(`${endpoint.url}/encode`, [payload()])).status).toBe(404);
    const bearer = { authorization: 'Bearer the-token-of-the-ui' };
    const plain = new URL(endpoint.url).origin;
    expect((await post(`${plain}/decode`, encrypted, bearer)).status).toBe(200);
  });

  it('answers the preflight of the UI, and lets no other page read', async () => {
    const ask = (origin: string) =>
      fetch(`${endpoint.url}/decode`, { method: 'OPTIONS', headers: { origin } }).then((answer) => [
        answer.status,
        answer.headers.get('access-control-allow-origin'),
      ]);
    expect(await ask(UI)).toEqual([204, UI]);
    expect(await ask('https://evil.example')).toEqual([204, null]);
  });

  it('refuses a missing or wrong token, other paths and what is no payload', async () => {
    const plain = new URL(endpoint.url).origin;
    for (const url of [
      `${plain}/decode`,
      `${plain}/x/decode`,
      `${plain}//decode`,
      `${endpoint.url}/x/decode`,
    ])
      expect((await post(url, [payload()])).status).toBe(401);
    expect((await fetch(`${endpoint.url}/decode`)).status).toBe(404);
    expect((await post(`${endpoint.url}/other`, [])).status).toBe(404);
    for (const body of ['', '{}', '{"payloads":[{"data":"%"}]}'])
      expect((await fetch(`${endpoint.url}/decode`, { method: 'POST', body })).status).toBe(400);
  });
});

describe('a history', () => {
  const faults = createFaults();
  let service: TestService;
  let temporal: TemporalConnection;
  beforeAll(async () => {
    service = await startService({
      environment: { REQUEST_DEADLINE_MS: '3000' },
      overrides: { activities: faults.activities },
    });
    temporal = await connectTemporal();
  });
  afterEach(() => faults.clear());
  afterAll(async () => {
    await temporal.connection.close();
    await service.stop();
  });

  const { History } = proto.temporal.api.history.v1;

  /**
   * Bytes of the only workflow of a workspace, as the server has them and as the keys open them.
   */
  async function bytesOf(workspaceId: string): Promise<{ stored: Buffer; opened: Buffer }> {
    const [row] = await sql<{ id: string }>(
      service.orm,
      'select workflow_id as id from replays where workspace_id = ? union select ? || id from usage_events where workspace_id = ?',
      [workspaceId, `classify/${workspaceId}/`, workspaceId],
    );
    const history = await temporal.client.workflow.getHandle(row?.id ?? '').fetchHistory();
    const opened = await decoded(history, createCodec(ringOf(readConfig())));
    const encode = (given: typeof history): Buffer =>
      Buffer.from(History.encode(History.fromObject(given)).finish());
    return { stored: encode(history), opened: encode(opened) };
  }

  it.each([
    ['that was answered', async (run: () => Promise<unknown>) => run(), 200],
    [
      'that failed, with its message and stack,',
      async () => {
        throw new TypeError(`cannot read ${NAME}`);
      },
      504,
    ],
  ] as const)('%s holds no word of the request', async (_name, fault, status) => {
    faults.set('classifyAndSettle', fault);
    const workspace = await service.workspace();
    const body = {
      description: `Cotton T-shirt, print "${NAME}"`,
      destinationCountry: 'US',
      mode: 'mini',
    };
    const short = await workspace.call('POST', '/v1/classify', { body });
    expect(short.status).toBe(status);
    const { stored, opened } = await bytesOf(workspace.id);
    expect([stored.includes(NAME), opened.includes(NAME)]).toEqual([false, true]);
    expect([stored.includes('TypeError: cannot'), stored.includes('T-shirt')]).toEqual([
      false,
      false,
    ]);
  });
});
