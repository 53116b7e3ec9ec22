import { describe, expect, it } from '@jest/globals';
import { classifyRegulator } from '../../contract/regulator.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const RASPBERRIES = {
  description: 'Frozen red raspberries in plastic bag',
  destinationCountry: 'US',
};
const SUNGLASSES = {
  description: 'polarized sunglasses',
  destinationCountry: 'us',
  hsCode: '9004.10',
};
const SHIRT = { description: 'cotton t-shirt for men', destinationCountry: 'US' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/classify/regulator', { body });

describe('200', () => {
  it('spells the code in parts and costs one credit', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, RASPBERRIES);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      agency: 'FDA',
      agencyName: 'United States Food and Drug Administration',
      scheme: 'us-fda',
      codeName: 'FDA product code',
      destinationCountry: 'US',
      productCode: '20AGD13',
      checked: false,
      validated: false,
      product: { code: '20A--13', description: expect.any(String) },
      reasoning: expect.stringContaining('raspberries'),
    });
    expect(body.data.parts.map(({ level, code }: Json) => [level, code])).toEqual([
      ['industry', '20'],
      ['class', 'A'],
      ['subclass', 'G'],
      ['process', 'D'],
      ['product', '13'],
    ]);
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
    const usage = await workspace.call('GET', '/v1/usage?action=classify_regulator');
    expect(usage.body.data).toMatchObject([
      { credits: 1, resultCode: '20AGD13', destinationCountry: 'US', status: 'charged' },
    ]);
  });

  it('uses the code of the caller as a hint, and says when it contradicts', async () => {
    const workspace = await service.workspace();
    const agreed = (await ask(workspace, SUNGLASSES)).body.data;
    const contradicted = (await ask(workspace, { ...SUNGLASSES, hsCode: '0901 21' })).body.data;
    expect([agreed.productCode, contradicted.productCode]).toEqual(['86H--QY', '86H--QY']);
    expect(contradicted.confidence).toBeLessThan(agreed.confidence);
    expect(contradicted.reasoning).toContain('of other goods than the text names');
  });

  it('answers for Puerto Rico by the same agency', async () => {
    const { body } = await ask(await service.workspace(), {
      ...SUNGLASSES,
      destinationCountry: 'PR',
    });
    expect(body.data).toMatchObject({
      agency: 'FDA',
      destinationCountry: 'PR',
      productCode: '86H--QY',
    });
  });

  it('is what GET /v1/countries marks', async () => {
    const { body } = await (await service.workspace()).call('GET', '/v1/countries');
    const marked = body.data
      .filter(({ regulator }: Json) => regulator)
      .map(({ code }: Json) => code);
    expect(marked).toEqual(['AS', 'GU', 'MP', 'PR', 'UM', 'US', 'VI']);
  });
});

describe('400', () => {
  it.each([
    ['no description', { ...RASPBERRIES, description: undefined }, 'description'],
    ['two characters', { ...RASPBERRIES, description: 'ab' }, 'description'],
    ['blanks', { ...RASPBERRIES, description: '    ' }, 'description'],
    ['2001 characters', { ...RASPBERRIES, description: 'x'.repeat(2001) }, 'description'],
    ['no destination', { ...RASPBERRIES, destinationCountry: undefined }, 'destinationCountry'],
    [
      'an unassigned destination',
      { ...RASPBERRIES, destinationCountry: 'QQ' },
      'destinationCountry',
    ],
    ['a code of three characters', { ...RASPBERRIES, hsCode: '081' }, 'hsCode'],
    ['a code of seventeen characters', { ...RASPBERRIES, hsCode: '0811.20.0000.0000' }, 'hsCode'],
    ['a code with letters', { ...RASPBERRIES, hsCode: '0811AB' }, 'hsCode'],
    ['a code of a chapter that there is not', { ...RASPBERRIES, hsCode: '7711.20' }, 'hsCode'],
    ['a code without digits', { ...RASPBERRIES, hsCode: '. - .' }, 'hsCode'],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('goods that the agency does not regulate are refused and refunded', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, SHIRT);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: 'invalid_input',
      details: { reason: 'not_regulated', agency: 'FDA' },
    });
    expect(answer.body.error.message).toContain('CPSC');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });

  it('a text that names no goods is refused and refunded', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...RASPBERRIES, description: 'zzqx qqwx' });
    expect(issuePaths(answer)).toEqual(['description']);
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describeAccess(() => service, classifyRegulator, { body: RASPBERRIES });
describeBilling(() => service, faults, {
  path: '/v1/classify/regulator',
  body: RASPBERRIES,
  otherBody: SUNGLASSES,
  cost: 1,
  step: 'regulateAndSettle',
});

describe('422', () => {
  it.each(['DE', 'CA', 'CN'])(
    '%s has no agency codes: refused without a charge',
    async (destinationCountry) => {
      const workspace = await service.workspace();
      const answer = await ask(workspace, { ...RASPBERRIES, destinationCountry });
      expect(answer.status).toBe(422);
      expect(answer.body.error).toMatchObject({
        code: 'unsupported_country',
        details: { destinationCountry, supported: expect.arrayContaining(['US']) },
      });
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 100,
        charged: 0,
        refunded: 0,
      });
    },
  );
});
