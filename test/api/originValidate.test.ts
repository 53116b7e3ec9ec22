import { describe, expect, it } from '@jest/globals';
import { validateOrigin } from '../../contract/origin.ts';
import { updateSettings } from '../../db/store/workspaces.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type TestWorkspace } from '../support/service.ts';

const BAG = { declaredOrigin: 'IT', title: 'Leather bag', description: 'Made in Italy' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/origin/validate', { body });
const answered = async (body: object) => (await ask(await service.workspace(), body)).body.data;

describe('200', () => {
  it('agrees with a declaration that the evidence supports', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, { ...BAG, declaredOrigin: 'it', sku: 'B-1' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      declaredOrigin: 'IT',
      verdict: 'consistent',
      probabilityOfMisrepresentation: 0,
      likelyOrigin: 'IT',
      confidence: 'high',
      needsReview: false,
      reviewReason: null,
      reviewThreshold: 0.3,
      sku: 'B-1',
    });
    expect(body.data.reasons).toEqual(['Your text agrees with IT: "Made in Italy".']);
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
    const usage = await workspace.call('GET', '/v1/usage?action=infer_origin');
    expect(usage.body.data).toMatchObject([{ originCountry: 'IT', sku: 'B-1' }]);
  });

  it('contradicts a declaration against which the product is labelled', async () => {
    expect(await answered({ ...BAG, description: 'Made in China' })).toMatchObject({
      verdict: 'contradicted',
      probabilityOfMisrepresentation: 1,
      likelyOrigin: 'CN',
      needsReview: true,
      reasons: ['Your text speaks against IT: "Made in China" points to CN.'],
    });
  });

  it('without evidence the verdict is unknown, and the declaration is no evidence', async () => {
    const unknown = {
      verdict: 'unknown',
      probabilityOfMisrepresentation: null,
      likelyOrigin: null,
      confidence: 'none',
      signals: [],
      needsReview: true,
    };
    expect(await answered({ declaredOrigin: 'IT', title: 'Leather bag' })).toMatchObject(unknown);
    expect(await answered({ declaredOrigin: 'IT' })).toMatchObject(unknown);
  });

  it.each([
    ['IT', 0.2],
    ['CN', 0],
  ])(
    'a place of dispatch alone decides nothing against %s, and is looked at',
    async (declared, p) => {
      expect(
        await answered({ declaredOrigin: declared, title: 'Bag', shipFromCountry: 'CN' }),
      ).toMatchObject({
        verdict: 'unknown',
        probabilityOfMisrepresentation: p,
        needsReview: true,
      });
    },
  );

  it("the workspace's threshold is that of validation", async () => {
    const workspace = await service.workspace();
    await updateSettings(service.orm, workspace.id, { validateReviewThreshold: 0.6 });
    const { body } = await ask(workspace, {
      declaredOrigin: 'IT',
      title: 'Made in Italy. Made in China.',
    });
    expect(body.data).toMatchObject({
      reviewThreshold: 0.6,
      verdict: 'consistent',
      needsReview: false,
    });
  });
});

describe('400', () => {
  it.each([
    ['no declared origin', { ...BAG, declaredOrigin: undefined }, 'declaredOrigin'],
    ['a declared origin that is no country', { ...BAG, declaredOrigin: 'EU' }, 'declaredOrigin'],
    ['a name in place of a code', { ...BAG, declaredOrigin: 'Italy' }, 'declaredOrigin'],
    ['a barcode of letters', { ...BAG, gtin: 'ABCDEFGH' }, 'gtin'],
    ['a threshold that is no number', { ...BAG, reviewThreshold: '0.5' }, 'reviewThreshold'],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describeAccess(() => service, validateOrigin, { body: BAG });
describeBilling(() => service, faults, {
  path: '/v1/origin/validate',
  body: BAG,
  otherBody: { ...BAG, declaredOrigin: 'ES' },
  cost: 1,
  step: 'originAndSettle',
  bytesMax: 9 * 1024 * 1024,
});
