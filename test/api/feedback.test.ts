import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedback } from '../../contract/feedback.ts';
import { listFeedback, reviewFeedback } from '../../db/store/feedbackReview.ts';
import { describeAccess, issuePaths, withBucket } from '../support/access.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const WRONG = {
  destinationCountry: 'US',
  description: 'Knitted cotton T-shirt',
  predictedCode: '6110.20',
  verdict: 'wrong',
  correctCode: '6109.10',
};

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/classify/feedback', { body });

describe('200', () => {
  it('is recorded for the operator, and free', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const { status, body } = await ask(workspace, {
      ...WRONG,
      reason: 'It has no buttons.',
      mode: 'pro',
      productUrl: 'https://shop.example/shirt',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ replaced: false, kept: false });
    const recorded = (await listFeedback(service.orm, 'recorded', 100)).find(
      ({ id }) => id === body.data.id,
    );
    expect(recorded).toMatchObject({
      verdict: 'wrong',
      predicted_code: '611020',
      correct_code: '610910',
    });
  });

  it('a second word on the same usage event replaces the first', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, { ...WRONG, usageId: 'event' });
    const second = await ask(workspace, { ...WRONG, usageId: 'event', verdict: 'right' });
    expect(second.body.data).toEqual({ id: first.body.data.id, replaced: true, kept: false });
  });

  it('what was reviewed stands: a later word is not recorded', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, { ...WRONG, usageId: 'event' });
    const review = await reviewFeedback(service.orm, first.body.data.id, { verdict: 'rejected' });
    expect(review.reviewed).toBe(true);
    const second = await ask(workspace, { ...WRONG, usageId: 'event', verdict: 'right' });
    expect(second.body.data).toEqual({ id: first.body.data.id, replaced: false, kept: true });
    const reviewed = (await listFeedback(service.orm, 'reviewed', 100)).find(
      ({ id }) => id === first.body.data.id,
    );
    expect(reviewed?.verdict).toBe('wrong');
  });

  it('without a usage event each word stands alone', async () => {
    const workspace = await service.workspace();
    const [one, other] = [await ask(workspace, WRONG), await ask(workspace, WRONG)];
    expect(other.body.data).toMatchObject({ replaced: false });
    expect(other.body.data.id).not.toBe(one.body.data.id);
  });

  it('usage events of two workspaces are not mixed up', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    await ask(one, { ...WRONG, usageId: 'event' });
    expect((await ask(other, { ...WRONG, usageId: 'event' })).body.data.replaced).toBe(false);
  });
});

describe('400', () => {
  it.each([
    ['no destination', { ...WRONG, destinationCountry: undefined }, 'destinationCountry'],
    ['no description', { ...WRONG, description: undefined }, 'description'],
    [
      'a description over 2,000 characters',
      { ...WRONG, description: 'x'.repeat(2001) },
      'description',
    ],
    ['no predicted code', { ...WRONG, predictedCode: undefined }, 'predictedCode'],
    ['a predicted code of letters', { ...WRONG, predictedCode: 'shirt' }, 'predictedCode'],
    ['no verdict', { ...WRONG, verdict: undefined }, 'verdict'],
    ['an unknown verdict', { ...WRONG, verdict: 'perhaps' }, 'verdict'],
    ['a correct code of letters', { ...WRONG, correctCode: 'x' }, 'correctCode'],
    ['a reason over 1,000 characters', { ...WRONG, reason: 'x'.repeat(1001) }, 'reason'],
    ['a long usage event', { ...WRONG, usageId: 'x'.repeat(101) }, 'usageId'],
    ['a mode in capitals', { ...WRONG, mode: 'Pro' }, 'mode'],
    ['an address that is none', { ...WRONG, productUrl: 'not an address' }, 'productUrl'],
    [
      'an address over 2,000 characters',
      { ...WRONG, productUrl: `https://x.example/${'x'.repeat(2000)}` },
      'productUrl',
    ],
  ])('names the field: %s', async (_, body, path) => {
    expect(issuePaths(await ask(await service.workspace(), body))).toEqual([path]);
  });
});

describeAccess(() => service, feedback, { body: WRONG });

describe('429', () => {
  it('the 1,001st of a day is refused as over the quota; the day of the workspace counts, not the key', async () => {
    const workspace = await service.workspace();
    const last = await withBucket(service.orm, `feedback:${workspace.id}`, 999, async () => [
      await ask(workspace, WRONG),
      await ask(workspace, WRONG),
    ]);
    expect(last.map(({ status }) => status)).toEqual([200, 429]);
    const refused = last[1] as Answer; // two were asked for
    expect(refused.body.error.code).toBe('quota_exceeded');
    const { retryAfterSeconds } = refused.body.error.details;
    expect(retryAfterSeconds).toBeGreaterThan(86_000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(86_400);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
  });

  it('a body that was not valid does not count', async () => {
    const workspace = await service.workspace();
    await withBucket(service.orm, `feedback:${workspace.id}`, 999, async () => {
      issuePaths(await ask(workspace, {}));
      expect((await ask(workspace, WRONG)).status).toBe(200);
    });
  });
});
