/**
 * Photos of goods: labels drawn for these tests, read by the same readers as any photo.
 *
 * @alone readers of photos
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { creditsOf, issuePaths } from '../support/access.ts';
import { dataUrl, label, labelUrl } from '../support/labels.ts';
import {
  type Answer,
  call,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { type Shop, startShop } from '../support/shop.ts';

const MUG = ['CERAMIC COFFEE MUG', 'MADE IN CHINA'];

let shop: Shop;
let service: TestService;
let mug: Buffer;
let mugUrl: string;
beforeAll(async () => {
  shop = await startShop();
  service = await startService({ environment: { FETCH_ALLOW_HOSTS: shop.host } });
  mug = await label(MUG, { ean13: '4006381333931' }).jpeg().toBuffer();
  mugUrl = dataUrl(mug);
});
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

const ask = (workspace: TestWorkspace, body: object, idempotencyKey?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/classify', {
    body: { destinationCountry: 'US', ...body },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe('200', () => {
  it('a photo alone is classified by what is printed on it', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, { imageUrl: mugUrl });
    expect([status, body.error]).toEqual([200, undefined]);
    // not 6911, which is porcelain: China is where it was made
    expect(body.data.hsCode).toMatch(/^6912/);
    expect(body.data.readFromImage).toBe(
      'Printed text: CERAMIC COFFEE MUG / MADE IN CHINA; barcode 4006381333931 (EAN-13)',
    );
    expect(body.data.origin).toMatchObject({ country: 'CN', source: 'image' });
    expect(body.data).not.toHaveProperty('readFromUrl');
    expect(body.credits).toMatchObject({ charged: 2, remaining: 98 });
    expect((await workspace.call('GET', '/v1/usage')).body.data[0].summary).toBe('photo');
  });

  it.each(['png', 'webp', 'gif'] as const)('a %s is read, whatever it is called', async (kind) => {
    const bytes = await label(MUG).toFormat(kind).toBuffer();
    const { status, body } = await ask(await service.workspace(), {
      imageUrl: dataUrl(bytes, 'image/jpeg'),
      mode: 'mini',
    });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data.readFromImage).toContain('CERAMIC COFFEE MUG');
  });

  it('a description and a photo are read together', async () => {
    const imageUrl = await labelUrl(['100% POLYESTER', 'MADE IN VIETNAM']);
    const { body } = await ask(await service.workspace(), {
      description: 'Knitted T-shirt for men',
      imageUrl,
    });
    expect(body.data.hsCode).toMatch(/^610990/);
    expect(body.data.readFromImage).toContain('100% POLYESTER');
  });

  it('a photo in which nothing can be read leaves the description, and says so', async () => {
    const blank = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#cdc' },
    })
      .png()
      .toBuffer();
    const { status, body } = await ask(await service.workspace(), {
      description: 'Knitted cotton T-shirt for men',
      imageUrl: dataUrl(blank, 'image/png'),
    });
    expect(status).toBe(200);
    expect(body.data.hsCode).toMatch(/^610910/);
    expect(body.data.readFromImage).toBeNull();
    expect(body.data).not.toHaveProperty('origin');
  });

  it('the number of a book says that it is one', async () => {
    const imageUrl = await labelUrl([], { ean13: '9783161484100' });
    const { body } = await ask(await service.workspace(), { imageUrl });
    expect(body.data.hsCode).toMatch(/^4901/);
  });

  it('a photo at an address is fetched and read', async () => {
    shop.serve('/mug.jpg', { headers: { 'content-type': 'image/jpeg' }, body: mug });
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, { imageUrl: `${shop.url}/mug.jpg` });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data.readFromImage).toContain('CERAMIC COFFEE MUG');
    expect((await workspace.call('GET', '/v1/usage')).body.data[0].summary).toBe(
      `${shop.url}/mug.jpg`,
    );
  });

  it('a photo under a key that was used is answered from what is kept, and told from another photo', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, { imageUrl: mugUrl }, 'photo');
    const again = await ask(workspace, { imageUrl: mugUrl }, 'photo');
    expect(again.body).toMatchObject({
      data: first.body.data,
      replayed: true,
      credits: { charged: 0 },
    });
    const other = await ask(workspace, { imageUrl: await labelUrl(['STEEL KNIFE']) }, 'photo');
    expect([other.status, other.body.error.details.reason]).toEqual([409, 'different_request']);
  });

  it('the request log holds no photo', async () => {
    const workspace = await service.workspace();
    const { headers } = await ask(workspace, { imageUrl: mugUrl, mode: 'mini' });
    const requestId = headers.get('x-request-id') ?? '';
    const { body } = await workspace.call('GET', `/v1/requests?requestId=${requestId}`);
    expect(body.data[0].body.imageUrl).toEqual({
      omitted: 'image',
      mime: 'image/jpeg',
      bytes: expect.any(Number),
    });
  });
});

describe('400', () => {
  const png = (bytes: string | Buffer): string => dataUrl(Buffer.from(bytes), 'image/png');

  it.each([
    ['comments alone', '<!---->'.repeat(73)],
    ['declarations alone', '<!doctype>'.repeat(400)],
    ['a document type never closed', '<!doctype'.repeat(400)],
    ['blanks alone', ' '.repeat(4000)],
  ])('%s instead of a photo are refused at once, without credits too', async (_, head) => {
    const workspace = await service.workspace({ credits: 0 });
    const answer = await ask(workspace, { imageUrl: png(head) });
    expect([answer.status, issuePaths(answer)]).toEqual([400, ['imageUrl']]);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it.each([
    ['that is no photo', async () => png('hello'), /no photo/],
    ['that is svg', async () => png('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
    ['that is html', async () => png('<!doctype html><p>'), /HTML/],
    [
      'over 6 MB',
      async () => png(Buffer.concat([mug, Buffer.alloc(6 * 1024 * 1024 + 1 - mug.length)])),
      /6 MB/,
    ],
    ['that is cut off', async () => dataUrl(mug.subarray(0, mug.length / 2)), /damaged/],
    [
      'that is too large to unfold',
      async () =>
        dataUrl(
          await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        ),
      /pixels/,
    ],
    ['in bad base64', async () => 'data:image/png;base64,@@@@', /base64/],
    ['as svg by its own word', async () => 'data:image/svg+xml;base64,AAAA', /must begin/],
    ['in no known form', async () => 'photo.jpg', /address/],
  ])('a photo %s is refused, and nothing stays charged', async (_, make, message) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { description: 'mug', imageUrl: await make() });
    expect(issuePaths(answer)).toEqual(['imageUrl']);
    expect(answer.body.error.details.issues[0].message).toMatch(message);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });

  it.each([
    [
      'nothing can be read',
      async () =>
        dataUrl(
          await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cdc' } })
            .png()
            .toBuffer(),
        ),
      /No printed text and no barcode/,
    ],
    ['only a barcode can be read', () => labelUrl([], { ean13: '4006381333931' }), /4006381333931/],
    ['only an origin can be read', () => labelUrl(['MADE IN PORTUGAL']), /names no goods/],
  ])('a photo in which %s names no goods', async (_, make, message) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { imageUrl: await make() });
    expect(issuePaths(answer)).toEqual(['imageUrl']);
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(answer.body.error.message).toMatch(message);
    expect(answer.body.error.message).toContain('Without a language model');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });

  it.each([
    ['may not be visited', 'http://127.0.0.1:1/a.jpg', 'url_not_allowed'],
    ['leads to a page', '/page', 'not_image'],
    ['leads to a file that is no photo', '/text.jpg', 'not_image'],
    ['leads to more than 6 MB', '/large.jpg', 'too_large'],
  ])('an address that %s is refused and refunded', async (_, path, reason) => {
    shop.serve('/page', {
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><p>hi</p>',
    });
    shop.serve('/text.jpg', { headers: { 'content-type': 'image/jpeg' }, body: 'hello' });
    shop.serve('/large.jpg', {
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    });
    const workspace = await service.workspace();
    const answer = await ask(workspace, { imageUrl: new URL(path, shop.url).href });
    expect(issuePaths(answer)).toEqual(['imageUrl']);
    expect(answer.body.error.details.reason).toBe(reason);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describe('502', () => {
  it('an address without a photo is the other side at fault: refunded', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { imageUrl: `${shop.url}/gone.jpg` });
    expect([answer.status, answer.body.error.details.pageStatus]).toEqual([502, 404]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describe('a batch', () => {
  it('reads a photo for each item that has one; a bad one fails alone', async () => {
    const workspace = await service.workspace();
    const items = [
      { imageUrl: mugUrl },
      { imageUrl: dataUrl(Buffer.from('hello')) },
      { description: 'Knitted cotton T-shirt for men' },
    ].map((item) => ({ ...item, destinationCountry: 'US', mode: 'mini' }));
    const { status, body } = await workspace.call('POST', '/v1/classify/batch', {
      body: { items },
    });
    expect([status, body.error]).toEqual([200, undefined]);
    const [photo, bad, text] = body.data.results;
    expect(photo.classification.readFromImage).toContain('CERAMIC COFFEE MUG');
    expect(bad).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    expect(bad.error.details.issues.map(({ path }: Json) => path)).toEqual(['imageUrl']);
    expect(text.classification.hsCode).toMatch(/^610910/);
    expect(body.credits).toEqual({ charged: 2, remaining: 98 });
  });

  it('an item whose photo has no valid form fails alone', async () => {
    const items = [
      { description: 'mug', destinationCountry: 'US' },
      { imageUrl: 'data:image/png;base64,@@', destinationCountry: 'US' },
    ];
    const { status, body } = await (
      await service.workspace()
    ).call('POST', '/v1/classify/batch', { body: { items } });
    expect(status).toBe(200);
    const [sound, faulty] = body.data.results;
    expect(sound.ok).toBe(true);
    expect(faulty.error).toMatchObject({
      code: 'invalid_input',
      message: 'imageUrl: is not valid base64',
    });
  });
});

describe('GET /v1/classify/modes', () => {
  it('tells that the modes that there are read photos', async () => {
    const { data } = (await call(service.url, 'GET', '/v1/classify/modes')).body;
    for (const mode of data.modes)
      expect([mode.photos, mode.inlinePhotos]).toEqual([mode.available, mode.available]);
    expect(data.modes.some(({ photos }: Json) => photos)).toBe(true);
  });
});
