import { describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { replay } from '../../contract/replay.ts';
import { sql } from '../../db/orm.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { failsForGood, hangs } from '../support/faults.ts';
import { type TestWorkspace } from '../support/service.ts';

const SHIRTS = { hsCode: '6109.10.00', originCountry: 'BD', value: 200 };
const CALCULATION = {
  ...SHIRTS,
  destinationCountry: 'DE',
  currency: 'EUR',
  entryDate: '2026-06-30',
};
/** The flat duty of the Union on small consignments begins on 1 July 2026 (Reg. (EU) 2026/382). */
const SMALL = { ...CALCULATION, value: 40 };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown, idempotencyKey?: string) =>
  workspace.call('POST', '/v1/replay', { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

/** Calculates, and returns the id of the usage event. */
async function calculated(workspace: TestWorkspace, path: string, body: object): Promise<string> {
  const answer = await workspace.call('POST', path, { body });
  expect(answer.status).toBe(200);
  return answer.body.credits.usageId;
}

describe('200', () => {
  it.each([
    ['calculate', '/v1/calculate', { ...CALCULATION, wieght: 1 }],
    [
      'calculateShipment',
      '/v1/calculate/shipment',
      { destinationCountry: 'DE', items: [SHIRTS, SHIRTS] },
    ],
    ['compare', '/v1/compare', { ...SHIRTS, destinations: ['DE', 'US', 'AQ'] }],
  ])(
    '%s: on the same releases nothing has changed, and it is free',
    async (operation, path, body) => {
      const workspace = await service.workspace();
      const first = await workspace.call('POST', path, { body });
      const { balance } = await creditsOf(service, workspace);
      const { usageId } = first.body.credits;
      const answer = await ask(workspace, { usageId });
      expect(answer.status).toBe(200);
      const { data, credits } = answer.body;
      expect(data).toMatchObject({ usageId, operation, unchanged: true, differences: [] });
      expect(data.stored).toEqual(first.body.data);
      expect(data.releases.stored).toEqual(first.body.data.dataSource);
      expect(data.releases.today).toEqual(data.releases.stored);
      expect(credits).toMatchObject({ charged: 0, remaining: balance });
      expect(await creditsOf(service, workspace)).toMatchObject({ balance, free: 1 });
    },
  );

  it('shows what was asked, and the day that it was asked for', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    const { data } = (await ask(workspace, { usageId: usageId.toUpperCase() })).body;
    expect(data).toMatchObject({ usageId, action: 'calculate' });
    expect(data.request).toMatchObject({
      hsCode: '61091000',
      entryDate: '2026-06-30',
      transportMode: 'air',
    });
    expect(data.createdAt).toMatch(/^20\d\d-.*Z$/);
  });

  it('on another day each difference is named by its path', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', SMALL);
    const { data } = (await ask(workspace, { usageId, entryDate: '2026-07-01' })).body;
    expect(data.unchanged).toBe(false);
    expect(data.differences).toContainEqual({
      path: 'entryDate',
      stored: '2026-06-30',
      today: '2026-07-01',
    });
    const paths = data.differences.map(({ path }: { path: string }) => path);
    expect(paths).toContain('totals.duties');
    expect(data.request.entryDate).toBe('2026-07-01');
    expect([data.stored.totals.duties, data.today.totals.duties]).toEqual([
      data.differences.find(({ path }: { path: string }) => path === 'totals.duties').stored,
      data.differences.find(({ path }: { path: string }) => path === 'totals.duties').today,
    ]);
  });

  it('an answer that was another then is told from the one of today', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    await sql(
      service.orm,
      `update usage_answers set answer = jsonb_set(answer::jsonb, '{totals,duties}', '1')::json where usage_id = ?`,
      [usageId],
    );
    const { data } = (await ask(workspace, { usageId })).body;
    expect(data.differences).toEqual([
      { path: 'totals.duties', stored: 1, today: data.today.totals.duties },
    ]);
  });

  it('the same key returns the first answer', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    const first = await ask(workspace, { usageId }, 'one');
    const second = await ask(workspace, { usageId }, 'one');
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.replayed).toBe(true);
    expect(await creditsOf(service, workspace)).toMatchObject({ free: 1 });
  });
});

describe('400', () => {
  it.each([
    ['no id', {}, 'usageId'],
    ['an id that is none', { usageId: 'x' }, 'usageId'],
    ['a day that is none', { usageId: uuidv7(), entryDate: '2026-02-30' }, 'entryDate'],
    ['a day before 2000', { usageId: uuidv7(), entryDate: '1999-01-01' }, 'entryDate'],
  ])('names the field: %s', async (_, body, path) => {
    expect(issuePaths(await ask(await service.workspace(), body))).toEqual([path]);
  });

  it.each([
    [
      'a classification',
      '/v1/classify',
      { description: 'Knitted cotton T-shirt', destinationCountry: 'US' },
    ],
    [
      'a duty query',
      '/v1/calculate/stacking',
      { items: [{ ...SHIRTS, destinationCountry: 'US' }] },
    ],
  ])('%s is no calculation', async (_, path, body) => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, path, body);
    expect(issuePaths(await ask(workspace, { usageId }))).toEqual(['usageId']);
  });
});

describeAccess(() => service, replay, { body: { usageId: uuidv7() } });

describe('404', () => {
  const reasonOf = async (
    workspace: TestWorkspace,
    usageId: string,
  ): Promise<string | undefined> => {
    const answer = await ask(workspace, { usageId });
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('not_found');
    return answer.body.error.details?.reason;
  };

  it('an id that nobody has', async () => {
    expect(await reasonOf(await service.workspace(), uuidv7())).toBeUndefined();
  });

  it('a calculation of another workspace looks like one that there is not', async () => {
    const usageId = await calculated(await service.workspace(), '/v1/calculate', CALCULATION);
    expect(await reasonOf(await service.workspace(), usageId)).toBeUndefined();
  });

  it('a calculation that was refunded has no answer', async () => {
    const workspace = await service.workspace();
    const refused = await workspace.call('POST', '/v1/calculate', {
      body: { ...CALCULATION, currency: 'XXX' },
    });
    expect(refused.status).toBe(400);
    const usage = await workspace.call('GET', '/v1/usage');
    expect(await reasonOf(workspace, usage.body.data[0].id)).toBe('not_answered');
  });

  it('a calculation from before requests were kept', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    await sql(service.orm, 'update usage_answers set request = null where usage_id = ?', [usageId]);
    expect(await reasonOf(workspace, usageId)).toBe('request_not_kept');
  });
});

describe('409', () => {
  it('a key that stood for another request is refused', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    expect((await ask(workspace, { usageId }, 'one')).status).toBe(200);
    const answer = await ask(workspace, { usageId, entryDate: '2026-07-01' }, 'one');
    expect(answer.status).toBe(409);
  });
});

describe('422', () => {
  it('a destination that is covered no more is refused', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    await sql(
      service.orm,
      `update usage_answers set request =
         jsonb_set(request::jsonb, '{request,destinationCountry}', '"AQ"')::json where usage_id = ?`,
      [usageId],
    );
    const answer = await ask(workspace, { usageId });
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('unsupported_country');
  });
});

describe.each([
  [502, failsForGood],
  [504, hangs],
])('%d', (status, fault) => {
  it('an engine that gives no answer leaves no usage', async () => {
    const workspace = await service.workspace();
    const usageId = await calculated(workspace, '/v1/calculate', CALCULATION);
    faults.set('replayAndSettle', fault);
    expect((await ask(workspace, { usageId })).status).toBe(status);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, free: 0, charged: 1 });
  });
});
