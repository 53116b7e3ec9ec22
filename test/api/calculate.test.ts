import { describe, expect, it } from '@jest/globals';
import { calculate } from '../../contract/calculate.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { failsForGood, hangs } from '../support/faults.ts';
import { call, type TestWorkspace } from '../support/service.ts';

const SHIRTS = { hsCode: '6109.10.00', originCountry: 'BD', destinationCountry: 'DE', value: 200 };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown, idempotencyKey?: string) =>
  workspace.call('POST', '/v1/calculate', { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

describe('200', () => {
  it('costs one credit and answers in the currency of the destination', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, SHIRTS);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      hsCode: '61091000',
      hsCodeFormatted: '6109.10.00',
      originCountry: 'BD',
      destinationCountry: 'DE',
      currency: 'EUR',
      schedule: 'EU',
      transportMode: 'air',
      shipmentChannel: 'courier',
    });
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('its totals are the sums of its lines, to the cent', async () => {
    const { body } = await ask(await service.workspace(), {
      ...SHIRTS,
      shippingCost: 19.99,
      insuranceCost: 3.33,
    });
    const { lines, totals } = body.data;
    const cents = (kind: string): number =>
      lines
        .filter((line: { kind: string }) => line.kind === kind)
        .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
    expect(cents('duty')).toBe(Math.round(totals.duties * 100));
    expect(cents('fee')).toBe(Math.round(totals.fees * 100));
    expect(cents('tax')).toBe(Math.round(totals.taxes * 100));
    const { goods, shipping, insurance, dutiesTaxesFees, landedCost } = totals;
    expect(Math.round((goods + shipping + insurance + dutiesTaxesFees) * 100)).toBe(
      Math.round(landedCost * 100),
    );
  });

  it('dots and spaces of a code are ignored, countries and currency come in any case', async () => {
    const workspace = await service.workspace();
    const plain = await ask(workspace, { ...SHIRTS, hsCode: '61091000', currency: 'EUR' });
    const written = await ask(workspace, {
      ...SHIRTS,
      hsCode: ' 6109 10.00',
      originCountry: 'bd',
      destinationCountry: 'de',
      currency: 'eur',
    });
    expect(written.body.data.totals).toEqual(plain.body.data.totals);
  });

  it('a preference is applied by itself, and refused when the caller wants none', async () => {
    const workspace = await service.workspace();
    const body = { ...SHIRTS, originCountry: 'CA', destinationCountry: 'US' };
    const best = (await ask(workspace, body)).body.data;
    const none = (await ask(workspace, { ...body, preference: 'none' })).body.data;
    expect(best.tradeAgreement).not.toBeNull();
    expect(none.tradeAgreement).toBeNull();
    expect(best.totals.duties).toBeLessThanOrEqual(none.totals.duties);
  });

  it('a date of entry is kept; without one it is today', async () => {
    const workspace = await service.workspace();
    const dated = await ask(workspace, { ...SHIRTS, entryDate: '2026-06-30' });
    expect(dated.body.data.entryDate).toBe('2026-06-30');
    const { body } = await ask(workspace, SHIRTS);
    expect(body.data.entryDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('a field that the interface does not know is named in the notes', async () => {
    const { body } = await ask(await service.workspace(), { ...SHIRTS, wieght: 3 });
    expect(body.data.notes.join('\n')).toContain('"wieght"');
  });

  it('a deprecated tradeAgreement is ignored', async () => {
    const workspace = await service.workspace();
    const [without, having] = [
      await ask(workspace, SHIRTS),
      await ask(workspace, { ...SHIRTS, tradeAgreement: 'X' }),
    ];
    expect(having.body.data.totals).toEqual(without.body.data.totals);
  });

  it('keeps countries and code with the usage event', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, SHIRTS);
    const usage = await workspace.call('GET', '/v1/usage?action=calculate');
    expect(usage.body.data).toHaveLength(1);
    expect(usage.body.data[0]).toMatchObject({
      id: body.credits.usageId,
      status: 'charged',
      originCountry: 'BD',
      destinationCountry: 'DE',
      resultCode: '61091000',
    });
  });
});

describe('400', () => {
  it.each([
    ['no code', { ...SHIRTS, hsCode: undefined }, 'hsCode'],
    ['a code of three digits', { ...SHIRTS, hsCode: '610' }, 'hsCode'],
    ['a code of twelve digits', { ...SHIRTS, hsCode: '610910001234' }, 'hsCode'],
    ['a code of letters', { ...SHIRTS, hsCode: '6109AB' }, 'hsCode'],
    ['no origin', { ...SHIRTS, originCountry: undefined }, 'originCountry'],
    ['no destination', { ...SHIRTS, destinationCountry: undefined }, 'destinationCountry'],
    ['no value', { ...SHIRTS, value: undefined }, 'value'],
    ['a value as text', { ...SHIRTS, value: '200' }, 'value'],
    ['a quantity of a half', { ...SHIRTS, quantity: 0.5 }, 'quantity'],
    ['a quantity of none', { ...SHIRTS, quantity: 0 }, 'quantity'],
    ['a weight without its unit', { ...SHIRTS, weight: 1 }, 'weightUnit'],
    ['an unknown unit', { ...SHIRTS, weight: 1, weightUnit: 'stone' }, 'weightUnit'],
    ['an unknown transport', { ...SHIRTS, transportMode: 'drone' }, 'transportMode'],
    ['an unknown Incoterm', { ...SHIRTS, shippingTerms: 'DDU' }, 'shippingTerms'],
    ['an unknown channel', { ...SHIRTS, shipmentChannel: 'pigeon' }, 'shipmentChannel'],
    ['a date that is none', { ...SHIRTS, entryDate: '2026-02-30' }, 'entryDate'],
    ['a date in words', { ...SHIRTS, entryDate: 'today' }, 'entryDate'],
    ['a region in lower case', { ...SHIRTS, region: 'on' }, 'region'],
    ['an unknown purpose', { ...SHIRTS, purpose: 'ransom' }, 'purpose'],
    ['21 claims', { ...SHIRTS, claims: Array.from({ length: 21 }, () => 'X') }, 'claims'],
    ['an empty claim', { ...SHIRTS, claims: [''] }, 'claims.0'],
    [
      'a seller scheme in lower case',
      { ...SHIRTS, sellerRegistrations: ['ioss'] },
      'sellerRegistrations.0',
    ],
    ['shipping over ten million', { ...SHIRTS, shippingCost: 10_000_001 }, 'shippingCost'],
    ['a long preference', { ...SHIRTS, preference: 'x'.repeat(21) }, 'preference'],
    ['an alcohol strength over 100', { ...SHIRTS, alcoholPercent: 101 }, 'alcoholPercent'],
    ['a metal share over 100', { ...SHIRTS, metalWeightPercent: 101 }, 'metalWeightPercent'],
    ['an unknown filing', { ...SHIRTS, filing: { method: 'pigeon' } }, 'filing.method'],
    [
      'components worth more than the goods',
      { ...SHIRTS, components: [{ material: 'steel', value: 201 }] },
      'components',
    ],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, body))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('names the field: a negative value, and no field that was not sent', async () => {
    expect(issuePaths(await ask(await service.workspace(), { ...SHIRTS, value: -1 }))).toEqual([
      'value',
    ]);
  });

  it.each([
    ['Canada without a province', { ...SHIRTS, destinationCountry: 'CA' }, 'region'],
    ['a currency that has no rate', { ...SHIRTS, currency: 'XXX' }, 'currency'],
  ])('what only the tariff can tell is refused and refunded: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, body);
    expect(issuePaths(answer)).toEqual([path]);
    expect(answer.headers.get('x-credits-remaining')).toBe('100');
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describe('402', () => {
  it('an empty balance pays for nothing', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const answer = await ask(workspace, SHIRTS);
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({
      code: 'insufficient_credits',
      details: { required: 1, balance: 0 },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 0,
      refunded: 0,
    });
  });
});

describeAccess(() => service, calculate, { body: SHIRTS });

describe('409', () => {
  it('a key that stood for another calculation is refused', async () => {
    const workspace = await service.workspace();
    expect((await ask(workspace, SHIRTS, 'one')).status).toBe(200);
    const answer = await ask(workspace, { ...SHIRTS, value: 201 }, 'one');
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      code: 'conflict',
      details: { reason: 'different_request' },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });
});

describe('413', () => {
  it('a body over one megabyte is refused', async () => {
    const answer = await ask(await service.workspace(), {
      ...SHIRTS,
      note: 'x'.repeat(1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(answer.body.error.details).toEqual({ bytesMax: 1024 * 1024 });
  });
});

describe('422', () => {
  it('a destination that the countries endpoint does not mark is refused without a charge', async () => {
    const countries = await call(service.url, 'GET', '/v1/countries');
    const uncovered = countries.body.data.find(
      (country: { landedCost: boolean }) => !country.landedCost,
    );
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...SHIRTS, destinationCountry: uncovered.code });
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('unsupported_country');
    expect(answer.headers.get('x-credits-charged')).toBe('0');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('every destination that the countries endpoint marks is answered', async () => {
    const countries = await call(service.url, 'GET', '/v1/countries');
    const covered = countries.body.data.filter(
      (country: { landedCost: boolean }) => country.landedCost,
    );
    expect(covered.length).toBeGreaterThan(30);
    const workspace = await service.workspace({ credits: 1000 });
    const refused: string[] = [];
    for (const { code, region } of covered) {
      const answer = await ask(workspace, {
        ...SHIRTS,
        destinationCountry: code,
        ...(region ? { region: region.codes[0].code } : {}),
      });
      if (answer.status !== 200)
        refused.push(`${code}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    expect(refused).toEqual([]);
  });
});

describe('502', () => {
  it('an engine that fails is answered so, and the credits go back', async () => {
    faults.set('calculateAndSettle', failsForGood);
    const workspace = await service.workspace();
    const answer = await ask(workspace, SHIRTS);
    expect(answer.status).toBe(502);
    expect(answer.body.error.code).toBe('upstream_error');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describe('504', () => {
  it('an engine that does not answer in time is answered so, and the credits go back', async () => {
    faults.set('calculateAndSettle', hangs);
    const workspace = await service.workspace();
    const answer = await ask(workspace, SHIRTS);
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});
