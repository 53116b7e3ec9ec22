import { describe, expect, it } from '@jest/globals';
import { calculateStacking } from '../../contract/stacking.ts';
import { setPrice } from '../../db/store/prices.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { describeBilling } from '../support/billing.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const SHIRT = {
  hsCode: '6109.10.00',
  originCountry: 'CN',
  destinationCountry: 'US',
  reference: 'shirt',
};
const MUG = {
  hsCode: '6912.00',
  originCountry: 'CN',
  destinationCountry: 'DE',
  date: '2026-06-30',
};
const NOWHERE = { hsCode: '6912.00', originCountry: 'CN', destinationCountry: 'AQ' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, items: unknown, more: object = {}) =>
  workspace.call('POST', '/v1/calculate/stacking', { body: { items, ...more } });

describe('200', () => {
  it('is free, and kept with the usage', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const { status, body } = await ask(workspace, [SHIRT, MUG]);
    expect(status).toBe(200);
    expect(body.credits).toMatchObject({ charged: 0, remaining: 0 });
    const usage = await workspace.call('GET', '/v1/usage?action=calculate_stacking');
    expect(usage.body.data).toMatchObject([
      {
        id: body.credits.usageId,
        status: 'free',
        credits: 0,
        originCountry: 'CN',
        destinationCountry: null,
      },
    ]);
  });

  it('answers each line in the order of the request, on its own day and in its own tariff', async () => {
    const { body } = await ask(await service.workspace(), [
      MUG,
      SHIRT,
      MUG,
      { ...SHIRT, date: '2026-01-31' },
    ]);
    const { results } = body.data;
    expect(results.map(({ index, ok, schedule }: Json) => [index, ok, schedule])).toEqual([
      [0, true, 'EU'],
      [1, true, 'US'],
      [2, true, 'EU'],
      [3, true, 'US'],
    ]);
    expect(results[0].date).toBe('2026-06-30');
    expect(results[1]).toMatchObject({
      reference: 'shirt',
      hsCode: '61091000',
      hsCodeFormatted: '6109.10.00',
    });
    expect(results[1].date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(results[3].date).toBe('2026-01-31');
    const datasets = body.data.dataSource.datasets.map(({ dataset }: Json) => dataset);
    expect(datasets).toEqual(expect.arrayContaining(['us-hts', 'us-measures', 'eu-taric']));
  });

  it('takes the day as calculations call it', async () => {
    const { date, ...mug } = MUG;
    const { body } = await ask(await service.workspace(), [MUG, { ...mug, entryDate: date }]);
    const [first, second] = body.data.results;
    expect({ ...second, index: 0 }).toEqual(first);
  });

  it('takes one day for all lines that state none', async () => {
    const { date, ...mug } = MUG;
    const { body } = await ask(await service.workspace(), [MUG, mug], { entryDate: date });
    const [first, second] = body.data.results;
    expect({ ...second, index: 0 }).toEqual(first);
    expect(body.data.notes).toEqual([]);
  });

  it('a claim that is not known changes nothing, and is named', async () => {
    const { body } = await ask(await service.workspace(), [SHIRT, { ...SHIRT, claims: ['XYZ'] }]);
    const [first, second] = body.data.results;
    expect(second.notes).toMatchObject([expect.stringContaining('XYZ is not a claim known')]);
    expect({ ...second, index: 0, notes: [] }).toEqual(first);
  });

  it('a line whose destination is not covered says so, and stops no other', async () => {
    const { body } = await ask(await service.workspace(), [NOWHERE, SHIRT]);
    expect(body.data.results).toMatchObject([
      { index: 0, ok: false, destinationCountry: 'AQ', error: { code: 'unsupported_country' } },
      { index: 1, ok: true },
    ]);
  });

  it('takes 100 lines', async () => {
    const { status, body } = await ask(
      await service.workspace(),
      Array.from({ length: 100 }, () => MUG),
    );
    expect(status).toBe(200);
    expect(body.data.results).toHaveLength(100);
  });

  it('a field that the interface does not know is named', async () => {
    const { body } = await ask(await service.workspace(), [{ ...SHIRT, value: 3 }]);
    expect(body.data.notes.join('\n')).toContain('"items.0.value"');
  });

  it('costs what the operator sets', async () => {
    await setPrice(service.orm, 'calculate_stacking', 2);
    try {
      const { body } = await ask(await service.workspace(), [SHIRT, MUG]);
      expect(body.credits).toMatchObject({ charged: 2, remaining: 98 });
    } finally {
      await setPrice(service.orm, 'calculate_stacking', undefined);
    }
  });
});

describe('400', () => {
  it.each([
    ['no lines', [], 'items'],
    ['101 lines', Array.from({ length: 101 }, () => SHIRT), 'items'],
    ['a code of three digits', [SHIRT, { ...SHIRT, hsCode: '610' }], 'items.1.hsCode'],
    ['a heading that does not exist', [SHIRT, { ...SHIRT, hsCode: '0000' }], 'items.1.hsCode'],
    ['no destination', [{ ...SHIRT, destinationCountry: undefined }], 'items.0.destinationCountry'],
    ['a date that is none', [{ ...SHIRT, date: '2026-13-01' }], 'items.0.date'],
    ['two days', [{ ...SHIRT, date: '2026-01-01', entryDate: '2026-01-02' }], 'items.0.entryDate'],
    ['a long claim', [{ ...SHIRT, claims: ['x'.repeat(21)] }], 'items.0.claims.0'],
  ])('names the place: %s', async (_, items, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, items))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, free: 0 });
  });
});

describeAccess(() => service, calculateStacking, { body: { items: [SHIRT] } });
describeBilling(() => service, faults, {
  path: '/v1/calculate/stacking',
  body: { items: [SHIRT, MUG] },
  otherBody: { items: [MUG] },
  cost: 0,
  step: 'stackAndSettle',
});

describe('402', () => {
  it('an empty balance does not pay the price that the operator set', async () => {
    await setPrice(service.orm, 'calculate_stacking', 1);
    try {
      const answer = await ask(await service.workspace({ credits: 0 }), [SHIRT]);
      expect(answer.status).toBe(402);
      expect(answer.body.error.details).toEqual({ required: 1, balance: 0 });
    } finally {
      await setPrice(service.orm, 'calculate_stacking', undefined);
    }
  });
});

describe('422', () => {
  it('a query of which no destination is covered is refused', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, [NOWHERE, NOWHERE]);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('unsupported_country');
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, free: 0 });
  });
});
