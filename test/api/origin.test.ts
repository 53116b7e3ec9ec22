import { describe, expect, it } from '@jest/globals';
import { inferOrigin } from '../../contract/origin.ts';
import { updateSettings } from '../../db/store/workspaces.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type TestWorkspace } from '../support/service.ts';

const BAG = { title: 'Leather bag', description: 'Made in Italy. Full-grain leather.', sku: 'B-1' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/origin', { body });
const answered = async (body: object) => (await ask(await service.workspace(), body)).body.data;

describe('200', () => {
  it('says the country, how sure it is, and on what words it rests', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, BAG);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      country: 'IT',
      confidence: 'high',
      source: 'user',
      evidence: 'Made in Italy.',
      candidates: [{ country: 'IT', score: 0.93 }],
      probability: 0.93,
      alternates: [],
      signals: [{ kind: 'user', country: 'IT', weight: 0.93, evidence: 'Made in Italy.' }],
      needsReview: false,
      reviewReason: null,
      reviewThreshold: 0.8,
      reasoning: null,
      sku: 'B-1',
      readFromUrl: null,
      readFromImage: null,
    });
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
    const usage = await workspace.call('GET', '/v1/usage?action=infer_origin');
    expect(usage.body.data).toMatchObject([
      {
        id: body.credits.usageId,
        status: 'charged',
        credits: 1,
        sku: 'B-1',
        summary: 'Leather bag',
      },
    ]);
  });

  it('a barcode and a place of dispatch are hints, listed behind what is stated', async () => {
    const { country, confidence, candidates, signals } = await answered({
      description: 'Made in China',
      gtin: '400638133393-1',
      shipFromCountry: 'pl',
    });
    expect([country, confidence]).toEqual(['CN', 'high']);
    expect(candidates.map((one: { country: string }) => one.country)).toEqual(['CN', 'PL', 'DE']);
    expect(
      signals.map(({ kind, weight }: { kind: string; weight: number }) => [kind, weight]),
    ).toEqual([
      ['user', 0.93],
      ['ship_from', 0.2],
      ['barcode', 0.1],
    ]);
  });

  it('without evidence there is no country, and a person should look', async () => {
    expect(await answered({ title: 'Ceramic mug' })).toMatchObject({
      country: null,
      confidence: 'none',
      source: 'none',
      candidates: [],
      probability: 0,
      needsReview: true,
      reviewReason: expect.stringContaining('Nothing'),
    });
  });

  it.each([
    ['nothing', {}],
    ['nothing of the goods', { sku: 'B-1', price: 3 }],
    ['blanks only', { title: ' ' }],
    ['a material that is the name of a country', { material: 'Jersey' }],
  ])('%s is no evidence', async (_, body) => {
    expect(await answered(body)).toMatchObject({ country: null, confidence: 'none', signals: [] });
  });

  it.each([
    ['brand', 'Knives made in Japan'],
    ['material', 'Leather, made in Japan'],
    ['categories', ['Kitchen', 'Made in Japan']],
  ])('what %s states is a hint, and no more', async (field, value) => {
    expect(await answered({ title: 'Bag', [field]: value })).toMatchObject({
      country: 'JP',
      confidence: 'low',
      probability: 0.2,
      needsReview: true,
    });
    const { country, signals } = await answered({ ...BAG, [field]: value });
    expect([country, signals.length]).toEqual(['IT', 2]);
  });

  it('a list of countries names none; it is kept as evidence', async () => {
    expect(await answered({ description: 'Made in China or Vietnam' })).toMatchObject({
      country: null,
      evidence: 'Made in China or Vietnam',
      needsReview: true,
    });
  });

  it('a barcode whose check digit is wrong says nothing', async () => {
    expect(await answered({ gtin: '4006381333932' })).toMatchObject({ country: null, signals: [] });
  });

  it("the request's threshold comes before the workspace's, and that before the platform's", async () => {
    const workspace = await service.workspace();
    const thresholds = async (body: object) =>
      (await ask(workspace, body)).body.data.reviewThreshold;
    expect(await thresholds(BAG)).toBe(0.8);
    await updateSettings(service.orm, workspace.id, { originReviewThreshold: 0.95 });
    expect((await ask(workspace, BAG)).body.data).toMatchObject({
      reviewThreshold: 0.95,
      needsReview: true,
    });
    expect(await thresholds({ ...BAG, reviewThreshold: 0 })).toBe(0);
  });
});

describe('400', () => {
  it.each([
    ['an address that is none', { productUrl: 'bag' }, 'productUrl'],
    ['an address of a file', { productUrl: 'file:///etc/passwd' }, 'productUrl'],
    ['a long address', { productUrl: `https://shop.example/${'x'.repeat(2048)}` }, 'productUrl'],
    ['a long description', { description: 'x'.repeat(5001) }, 'description'],
    ['a barcode of seven digits', { gtin: '1234567' }, 'gtin'],
    ['a barcode of letters', { gtin: 'ABCDEFGH' }, 'gtin'],
    ['a country that there is not', { ...BAG, shipFromCountry: 'ZZ' }, 'shipFromCountry'],
    ['a threshold above 1', { ...BAG, reviewThreshold: 1.1 }, 'reviewThreshold'],
    ['categories that are no list', { ...BAG, categories: 'bags' }, 'categories'],
    ['a negative price', { ...BAG, price: -1 }, 'price'],
    ['a currency that is none', { ...BAG, currency: 'euro' }, 'currency'],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describeAccess(() => service, inferOrigin, { body: BAG });
describeBilling(() => service, faults, {
  path: '/v1/origin',
  body: BAG,
  otherBody: { ...BAG, description: 'Made in Spain' },
  cost: 1,
  step: 'originAndSettle',
  bytesMax: 9 * 1024 * 1024,
});
