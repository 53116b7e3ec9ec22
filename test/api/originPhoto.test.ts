/**
 * The photo that a request for an origin names: labels drawn for these tests.
 *
 * @alone readers of photos
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf, issuePaths } from '../support/access.ts';
import { dataUrl, label } from '../support/labels.ts';
import { MUG_PAGE } from '../support/pages.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { html, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let service: TestService;
let mug: Buffer;
beforeAll(async () => {
  shop = await startShop();
  mug = await label(['CERAMIC COFFEE MUG', 'MADE IN CHINA'], { ean13: '4006381333931' })
    .jpeg()
    .toBuffer();
  shop.serve('/mug.jpg', { headers: { 'content-type': 'image/jpeg' }, body: mug });
  shop.serve('/mug', html(MUG_PAGE));
  service = await startService({ environment: { FETCH_ALLOW_HOSTS: shop.host } });
});
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

const infer = (workspace: TestWorkspace, body: object) =>
  workspace.call('POST', '/v1/origin', { body });

describe('200', () => {
  it('a label and a barcode on an inline photo are signals', async () => {
    const workspace = await service.workspace();
    const { status, body } = await infer(workspace, { imageUrl: dataUrl(mug) });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      country: 'CN',
      confidence: 'high',
      source: 'image',
      readFromImage: expect.stringContaining('MADE IN CHINA'),
      signals: [
        { kind: 'image', country: 'CN', weight: 0.85 },
        { kind: 'barcode', country: 'DE', weight: 0.1 },
      ],
    });
    expect((await workspace.call('GET', '/v1/usage')).body.data[0].summary).toBe('photo');
  });

  it('a photo at an address and a page are both read; where they disagree a person should look', async () => {
    const { body } = await infer(await service.workspace(), {
      imageUrl: `${shop.url}/mug.jpg`,
      productUrl: `${shop.url}/mug`,
    });
    expect(body.data).toMatchObject({ country: 'PT', confidence: 'medium', needsReview: true });
    expect(body.data.readFromUrl).toContain('Stoneware mug');
  });

  it('in a batch a bad photo fails its item alone', async () => {
    const workspace = await service.workspace();
    const { status, body } = await workspace.call('POST', '/v1/origin/batch', {
      body: {
        items: [
          {
            imageUrl: `data:image/png;base64,${Buffer.from('%PDF-1.7 no photo').toString('base64')}`,
          },
          { declaredOrigin: 'IT', imageUrl: dataUrl(mug) },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.data.results).toMatchObject([
      { ok: false, kind: 'inference', error: { code: 'invalid_input' } },
      { ok: true, kind: 'validation', validation: { verdict: 'contradicted', likelyOrigin: 'CN' } },
    ]);
    expect(body.data.results[0].error.details.issues[0].path).toBe('items.0.imageUrl');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 99,
      charged: 1,
      refunded: 1,
    });
  });
});

describe('400', () => {
  it.each([
    ['no photo', `data:image/png;base64,${Buffer.from('plain words').toString('base64')}`],
    ['no base64', 'data:image/png;base64,???'],
    ['no address', 'photo.jpg'],
  ])('names imageUrl: %s', async (_, imageUrl) => {
    const workspace = await service.workspace();
    expect(issuePaths(await infer(workspace, { imageUrl }))).toEqual(['imageUrl']);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});
