import { describe, expect, it } from '@jest/globals';
import { compare } from '../../contract/compare.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const SHIRTS = { hsCode: '6109.10', value: 500, currency: 'EUR', shippingCost: 20 };
const TO = { ...SHIRTS, originCountry: 'BD', destinations: ['DE', 'US', 'CA-ON'] };
const FROM = { ...SHIRTS, destinationCountry: 'US', origins: ['BD', 'CN', 'VN', 'KH'] };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/compare', { body });

describe('200', () => {
  it('costs one credit a result, and stands in the order of its amounts', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, TO);
    expect(status).toBe(200);
    const { results, compareCurrency } = body.data;
    expect(compareCurrency).toBe('EUR');
    const amounts: number[] = results.map(({ comparable }: Json) => comparable);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(results.map(({ index }: Json) => index).toSorted()).toEqual([0, 1, 2]);
    const canada = results.find(({ index }: Json) => index === 2);
    expect(canada).toMatchObject({
      destinationCountry: 'CA',
      region: 'ON',
      result: { currency: 'CAD' },
    });
    expect(body.credits).toMatchObject({ charged: 3, remaining: 97 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 97, charged: 1 });
    const usage = await workspace.call('GET', '/v1/usage?action=compare');
    expect(usage.body.data).toMatchObject([
      { credits: 3, resultCode: '610910', originCountry: 'BD', destinationCountry: null },
    ]);
  });

  it('each result is what a calculation of it answers', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, FROM);
    expect(body.data.results).toHaveLength(4);
    for (const { originCountry, result } of body.data.results) {
      const single = await workspace.call('POST', '/v1/calculate', {
        body: { ...SHIRTS, destinationCountry: 'US', originCountry },
      });
      expect(result.totals).toEqual(single.body.data.totals);
      expect(result.lines).toEqual(single.body.data.lines);
    }
  });

  it('an uncovered destination stands last, with its error, and costs nothing', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, { ...TO, destinations: ['AQ', 'DE', 'US'] });
    expect(body.data.results[2]).toEqual({
      index: 0,
      destinationCountry: 'AQ',
      region: null,
      originCountry: 'BD',
      ok: false,
      error: { code: 'unsupported_country', message: expect.any(String) },
      comparable: null,
    });
    expect(body.credits).toMatchObject({ charged: 2, remaining: 98 });
  });
});

describe('400', () => {
  it.each([
    ['neither list', { ...TO, destinations: undefined }, 'destinations'],
    ['both lists', { ...TO, origins: ['BD'] }, 'destinations'],
    ['no destination', { ...TO, destinations: [] }, 'destinations'],
    ['21 origins', { ...FROM, origins: Array.from({ length: 21 }, () => 'BD') }, 'origins'],
    ['an origin named twice', { ...FROM, origins: ['BD', 'bd'] }, 'origins.1'],
    ['no origin at the other end', { ...TO, originCountry: undefined }, 'originCountry'],
    ['an unassigned destination', { ...TO, destinations: ['QQ'] }, 'destinations.0'],
    ['a code of eleven digits', { ...TO, hsCode: '61091000123' }, 'hsCode'],
    ['a heading that does not exist', { ...TO, hsCode: '0000' }, 'hsCode'],
    ['a weight without its unit', { ...TO, weight: 2 }, 'weightUnit'],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('a region that is missing is named at its destination, and everything is refunded', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...TO, destinations: ['DE', 'CA'] });
    expect(issuePaths(answer)).toEqual(['destinations.1']);
    expect(answer.body.error.details.issues[0].allowed).toContain('CA-ON');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describeAccess(() => service, compare, { body: TO });
describeBilling(() => service, faults, {
  path: '/v1/compare',
  body: TO,
  otherBody: FROM,
  cost: 3,
  step: 'compareAndSettle',
});

describe('422', () => {
  it.each([
    ['all destinations', { ...TO, destinations: ['AQ', 'BV'] }],
    ['the one destination', { ...FROM, destinationCountry: 'AQ' }],
  ])('%s uncovered: refused without a charge', async (_, body) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('unsupported_country');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });
});
