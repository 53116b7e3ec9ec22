/**
 * Batches with inline photos, up to 210 MB: their photos go to the disk while they arrive, and what
 * is refused is refused before.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { SingleSteps } from '../../activities/index.ts';
import { sql } from '../../db/orm.ts';
import { keepPhoto } from '../../db/store/photos.ts';
import { creditsOf } from '../support/access.ts';
import { createFaults } from '../support/faults.ts';
import { dataUrl } from '../support/labels.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Answer,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const MB = 1024 * 1024;
const PHOTO = { destinationCountry: 'US', mode: 'mini' };
const SHIRT = { ...PHOTO, description: 'Knitted cotton T-shirt for men' };

/** Photos that are kept count as read: what readers make of them is tested elsewhere. */
const seen =
  ({ readPhoto }: SingleSteps): SingleSteps['readPhoto'] =>
  (step) =>
    'photoRef' in step.photo ? Promise.resolve({ ok: true, photo: READING }) : readPhoto(step);
const READING = {
  text: 'CERAMIC COFFEE MUG',
  barcodes: [],
  seen: null,
  readFromImage: 'Printed text: CERAMIC COFFEE MUG',
};

let home: string;
let service: TestService;
const faults = createFaults();
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'landfall-bodies-'));
  service = await startService({
    environment: {
      LANDFALL_HOME: home,
      REQUEST_DEADLINE_MS: '120000',
      HTTP_STALLED_TIMEOUT_MS: '200000',
    },
    overrides: { activities: (usual) => faults.activities({ ...usual, readPhoto: seen(usual) }) },
  });
});
afterEach(() => faults.clear());
afterAll(async () => {
  await service.stop();
  rmSync(home, { recursive: true });
});

/** So many bytes that begin as those of a jpeg. */
const jpeg = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes - 4)]);

const mug = jpeg(20_000);

const ask = (workspace: TestWorkspace, items: unknown, key?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/classify/batch', {
    rawBody: Buffer.from(JSON.stringify({ items })),
    ...(key ? { idempotencyKey: key } : {}),
  });
const photo = (bytes: Buffer): object => ({ ...PHOTO, imageUrl: dataUrl(bytes) });
const outcomes = ({ body }: Answer): Json[] =>
  body.data.results.map(({ ok, error }: Json) => ok || error.code);

async function photosLeft(): Promise<number> {
  const [row] = await sql<{ n: number }>(service.orm, 'select count(*)::int as n from photos');
  return row?.n ?? -1;
}

/** The head of a batch that announces so many bytes. */
const head = ({ key }: TestWorkspace, bytes: number, more: readonly string[] = []): Buffer =>
  requestOf('POST /v1/classify/batch', [
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    ...more,
  ]);

describe('25 inline photos of 2 to 6 MB', () => {
  it('are kept for their items, read and answered, and gone then', async () => {
    const workspace = await service.workspace();
    const photos = Array.from({ length: 25 }, (_, at) => jpeg((at === 7 ? 6 : 2) * MB));
    const gate = faults.gate('readPhoto');
    const answering = ask(workspace, photos.map(photo), 'all');
    await gate.reached;
    const kept = await sql<{ md5: string }>(service.orm, 'select md5(content) as md5 from photos');
    expect(kept.map(({ md5 }) => md5).toSorted()).toEqual(photos.map(md5Of).toSorted());
    expect(readdirSync(path.join(home, 'bodies'))).toEqual([]);
    gate.release();
    faults.clear();
    const answer = await answering;
    expect([answer.status, outcomes(answer)]).toEqual([200, photos.map(() => true)]);
    expect(answer.body.data.results[24].classification.hsCode).toMatch(/^6912/);
    expect(await photosLeft()).toBe(0);
  }, 180_000);
});

const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

describe('an item', () => {
  it('with a photo beyond 6 MB, or with what is no photo, fails alone', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, [
      photo(jpeg(7 * MB)),
      { ...PHOTO, imageUrl: `data:image/png;base64,${'hello'.repeat(MB / 2)}*` },
      photo(Buffer.alloc(MB)),
      SHIRT,
    ]);
    expect(outcomes(answer)).toEqual(['invalid_input', 'invalid_input', 'invalid_input', true]);
    const told = answer.body.data.results.map(({ error }: Json) => error?.message);
    expect(told.slice(0, 3)).toEqual([
      expect.stringContaining('is larger than 6 MB'),
      expect.stringContaining('is not valid base64'),
      expect.stringContaining('is no photo'),
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99 });
    expect(await photosLeft()).toBe(0);
  });

  it('is the same under its key, in a small body and in a large one', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, [photo(mug)], 'grown');
    const large = photo(jpeg(2 * MB));
    const grown = await ask(workspace, [photo(mug), large], 'grown');
    expect(outcomes(grown)).toEqual([true, true]);
    expect(grown.body.data.results[0]).toEqual(first.body.data.results[0]);
    expect(grown.body.credits).toEqual({ charged: 1, remaining: 98 });
    const other = await ask(workspace, [photo(mug), photo(jpeg(3 * MB))], 'grown');
    expect(outcomes(other)).toEqual([true, 'conflict']);
    // what was answered is answered again, though nothing is left to pay with
    await sql(service.orm, 'update workspaces set balance = 0 where id = ?', [workspace.id]);
    const again = await ask(workspace, [photo(mug), large], 'grown');
    expect([again.status, outcomes(again)]).toEqual([200, [true, true]]);
    expect(again.body.credits).toEqual({ charged: 0, remaining: 0 });
  });

  it('is in the request log without its photo, whose size is told', async () => {
    const workspace = await service.workspace();
    const bytes = jpeg(2 * MB);
    const { headers } = await ask(workspace, [photo(bytes)]);
    const id = headers.get('x-request-id');
    let logged: Json[] = [];
    while (logged.length === 0) {
      const { body } = await workspace.call('GET', `/v1/requests?requestId=${id}`);
      logged = body.data;
    }
    const { imageUrl } = logged[0].body.items[0];
    expect(imageUrl).toMatchObject({ omitted: 'image', mime: 'image/jpeg' });
    expect(Math.abs(imageUrl.bytes - bytes.length)).toBeLessThan(3);
  });

  it('of an origin batch may have one too', async () => {
    const answer = await (
      await service.workspace()
    ).call('POST', '/v1/origin/batch', {
      body: { items: [{ imageUrl: dataUrl(jpeg(10 * MB)) }, { description: 'Made in Italy' }] },
    });
    expect(outcomes(answer)).toEqual(['invalid_input', true]);
  });
});

describe('JSON that is none', () => {
  it('is told by line and column, photos counted', async () => {
    const workspace = await service.workspace();
    const line = `{"imageUrl": "${dataUrl(jpeg(2 * MB))}", "mode": mini}`;
    const rawBody = Buffer.from(`{"items": [\n${line}\n]}`);
    const { status, body } = await workspace.call('POST', '/v1/classify/batch', { rawBody });
    expect([status, body.error.details]).toMatchObject([
      400,
      { line: 2, column: line.lastIndexOf('mini') + 1 },
    ]);
    const broken = Buffer.from(`{"items": [${line.slice(0, 100_000)}\n${line}]}`);
    const answer = await workspace.call('POST', '/v1/classify/batch', { rawBody: broken });
    expect([answer.status, answer.body.error.details]).toMatchObject([
      400,
      { line: 1, column: '{"items": ['.length + 100_001 },
    ]);
    expect(await photosLeft()).toBe(0);
  });
});

describe('what is refused before any of it is read', () => {
  const refusedUnread = async (request: Buffer, status: number, code: string): Promise<Answer> => {
    const answer = await sendRaw(service.url, request);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await photosLeft()).toBe(0);
    return answer;
  };

  it('a body beyond 210 MB: 413 names the limit, and the way out', async () => {
    const { body } = await refusedUnread(
      head(await service.workspace(), 211 * MB),
      413,
      'payload_too_large',
    );
    expect(body.error.details).toEqual({ bytesMax: 210 * MB });
    expect(body.error.message).toContain('210 MB');
    expect(body.error.message).toContain('by their addresses in imageUrl');
  });

  it('one that nothing is left to pay for: 402, also for who waits to be told to send it', async () => {
    const workspace = await service.workspace({ credits: 0 });
    for (const more of [[], ['Expect: 100-continue']]) {
      const request = head(workspace, 200 * MB, more);
      const { body } = await refusedUnread(request, 402, 'insufficient_credits');
      expect(body.error.details).toEqual({ required: 1, balance: 0 });
      expect(await exchanged(request)).not.toContain('100 Continue');
    }
  });

  it('one of a key that is unknown, or may not', async () => {
    const workspace = await service.workspace({ scopes: ['account'] });
    await refusedUnread(head({ ...workspace, key: 'lf_wrong' }, 200 * MB), 401, 'unauthorized');
    await refusedUnread(head(workspace, 200 * MB), 403, 'forbidden');
  });

  it('one that there is no room for beside the photos at work: 429', async () => {
    const workspace = await service.workspace();
    const owner = { usageId: uuidv7(), workspaceId: workspace.id };
    const kept = { content: mug, mime: 'image/jpeg' as const, untilMs: Date.now() + 60_000 };
    await keepPhoto(service.orm, owner, kept, 6 * MB);
    await sql(service.orm, 'update photos set bytes = ? where usage_id = ?', [
      200 * MB,
      owner.usageId,
    ]);
    const answer = await sendRaw(service.url, head(workspace, 100 * MB));
    expect([answer.status, answer.body.error.details]).toMatchObject([
      429,
      { budget: 'photo_bytes', max: 256 * MB },
    ]);
    await sql(service.orm, 'delete from photos where usage_id = ?', [owner.usageId]);
  });
});

it('a body in chunks, or much text beside the photos, has no more than 9 MB', async () => {
  const workspace = await service.workspace();
  const text = await ask(workspace, [{ ...SHIRT, brand: 'x'.repeat(10 * MB) }]);
  expect([text.status, text.body.error.details]).toEqual([413, { bytesMax: 9 * MB }]);
  expect(text.body.error.message).toContain('Beside its inline photos');
  const start = requestOf('POST /v1/classify/batch', [
    `Authorization: Bearer ${workspace.key}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ]);
  const chunk = `100000\r\n${'x'.repeat(MB)}\r\n`;
  const chunked = await sendRaw(service.url, Buffer.concat([start, Buffer.from(chunk.repeat(10))]));
  expect([chunked.status, chunked.body.error.details]).toEqual([413, { bytesMax: 9 * MB }]);
  expect(chunked.body.error.message).toContain('without Content-Length');
});

/** What the server says to the head of a request until it closes the connection. */
function exchanged(request: Buffer, url = service.url): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(request));
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
    socket.on('error', () => {});
    socket.once('close', () => resolve(said));
  });
}

describe('beside others', () => {
  let narrow: TestService;
  beforeAll(async () => {
    narrow = await startService({
      environment: {
        LANDFALL_HOME: home,
        LARGE_BODIES_MAX: '1',
        REQUEST_DEADLINE_MS: '3000',
        HTTP_REQUEST_TIMEOUT_MS: '3000',
      },
    });
  });
  afterAll(() => narrow.stop());

  /** Sends the beginning of a body, and no more of it. */
  async function halfSent(): Promise<net.Socket> {
    const { hostname, port } = new URL(narrow.url);
    const socket = net.connect(Number(port), hostname);
    const request = head(await narrow.workspace(), 5 * MB, ['Expect: 100-continue']);
    await new Promise((resolve) => {
      socket.once('data', resolve); // 100 Continue: it is its turn
      socket.write(request);
    });
    socket.write('{"items": [');
    return socket;
  }
  const items = Array.from({ length: 20 }, () => ({ ...SHIRT, brand: 'x'.repeat(60_000) }));

  it('one waits for those before it, then 503; small ones do not wait, and a caller who leaves makes room', async () => {
    const socket = await halfSent();
    const workspace = await narrow.workspace();
    const waits = await ask(workspace, items);
    expect([waits.status, waits.body.error.code]).toEqual([503, 'upstream_busy']);
    expect(waits.headers.get('retry-after')).toBe('2');
    expect((await ask(workspace, [SHIRT])).status).toBe(200);
    socket.destroy();
    expect((await ask(workspace, items)).status).toBe(200);
  });

  it('one that comes slowly is ended, later than a small one', async () => {
    const startedMs = performance.now();
    const socket = await halfSent();
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(said).toContain('did not arrive in time');
    expect(performance.now() - startedMs).toBeGreaterThan(5000);
    expect((await ask(await narrow.workspace(), items)).status).toBe(200);
  });
});
