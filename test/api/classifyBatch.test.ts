import { describe, expect, it } from '@jest/globals';
import { classifyBatch } from '../../contract/classify.ts';
import { sql } from '../../db/orm.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { failsForGood, hangs } from '../support/faults.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { type Json, startService, type TestWorkspace } from '../support/service.ts';

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};
const PHONE = { description: 'Smartphone', destinationCountry: 'GB', mode: 'pro' };
/** A weak answer, after which a stronger mode runs: that step of an item is its own. */
const WEAK = { description: 'shoes', destinationCountry: 'US', mode: 'mini' };
const NO_GOODS = { description: 'zzqx qqwx', destinationCountry: 'US', mode: 'mini' };

const { service, faults } = useFaultyService(4000);

const ask = (workspace: TestWorkspace, items: unknown, idempotencyKey?: string) =>
  workspace.call('POST', '/v1/classify/batch', {
    body: { items },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe('200', () => {
  it('answers each item in the order of the request, each charged by its own mode', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [SHIRT, PHONE, { ...SHIRT, mode: 'pro' }]);
    expect(status).toBe(200);
    const { results } = body.data;
    expect(results.map(({ index, ok }: { index: number; ok: boolean }) => [index, ok])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    expect(results[0].classification).toMatchObject({ mode: 'mini', nomenclature: 'us' });
    expect(results[1].classification).toMatchObject({ mode: 'pro', nomenclature: 'gb' });
    expect(results[0].classification.hsCode).toMatch(/^610910/);
    expect(results[1].classification.hsCode).toMatch(/^851713/);
    expect(body.credits).toEqual({ charged: 5, remaining: 95 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 95, charged: 3 });
  });

  it('takes 25 items', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(
      workspace,
      Array.from({ length: 25 }, () => SHIRT),
    );
    expect(status).toBe(200);
    expect(body.data.results.map(({ index }: { index: number }) => index)).toEqual(
      Array.from({ length: 25 }, (_, index) => index),
    );
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 75, charged: 25 });
  });

  it('an item that the step for all leaves is worked off by a step of its own', async () => {
    const workspace = await service.workspace();
    faults.set('classifyAllAndSettle', async (run) => {
      const results = (await run()) as object[];
      return [...results.slice(0, 1), { left: true }];
    });
    const { body } = await ask(workspace, [SHIRT, { ...PHONE, mode: 'mini' }]);
    expect(body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('an item that names no goods is refunded on its own and stops no other', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [SHIRT, NO_GOODS, PHONE]);
    expect(status).toBe(200);
    expect(body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true]);
    expect(body.data.results[1].error).toMatchObject({ code: 'invalid_input' });
    expect(body.credits).toEqual({ charged: 3, remaining: 97 });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 97,
      charged: 2,
      refunded: 1,
    });
  });

  it('items are paid in their order as far as the balance reaches', async () => {
    const workspace = await service.workspace({ credits: 2 });
    const { status, body } = await ask(workspace, [SHIRT, SHIRT, SHIRT, SHIRT]);
    expect(status).toBe(200);
    expect(body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(body.data.results[2].error.code).toBe('insufficient_credits');
    expect(body.credits).toEqual({ charged: 2, remaining: 0 });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 2,
      refunded: 0,
    });
  });

  it('what an item that fails gives back pays for the next one', async () => {
    const workspace = await service.workspace({ credits: 1 });
    const items = [NO_GOODS, NO_GOODS, { ...SHIRT, sku: 'third' }, { ...SHIRT, sku: 'fourth' }];
    const { status, body } = await ask(workspace, items, 'last-credit');
    expect(status).toBe(200);
    expect(body.data.results.map(({ ok, error }: Json) => (ok ? 'answered' : error.code))).toEqual([
      'invalid_input',
      'invalid_input',
      'answered',
      'insufficient_credits',
    ]);
    expect(body.credits).toEqual({ charged: 1, remaining: 0 });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 1,
      refunded: 2,
    });
    const left = await sql(
      service.orm,
      `select state from replays where workspace_id = ? and state = 'in_progress'`,
      [workspace.id],
    );
    expect(left).toEqual([]);
  });

  it('a batch of which every item is refused is still answered, and costs nothing', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [NO_GOODS, NO_GOODS]);
    expect(status).toBe(200);
    expect(body.credits).toEqual({ charged: 0, remaining: 100 });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 2,
    });
  });

  it('each item leaves a usage event of its own', async () => {
    const workspace = await service.workspace();
    await ask(workspace, [
      { ...SHIRT, sku: 'A' },
      { ...PHONE, sku: 'B' },
    ]);
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data.map(({ sku }: { sku: string }) => sku).toSorted()).toEqual(['A', 'B']);
    expect(
      new Set(usage.body.data.map(({ requestId }: { requestId: string }) => requestId)).size,
    ).toBe(1);
  });

  it('an engine that fails on an item leaves the others alone', async () => {
    faults.set('classifyAndSettle', async (run, attempt) => {
      if (attempt === 2) return failsForGood(run, attempt);
      return run();
    });
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [WEAK, SHIRT, WEAK]);
    expect(status).toBe(200);
    const failed = body.data.results.filter(({ ok }: { ok: boolean }) => !ok);
    expect(failed).toHaveLength(1);
    expect(failed[0].error.code).toBe('upstream_error');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 98,
      charged: 2,
      refunded: 1,
    });
  });

  it('items that are not answered in time are refunded, those that were stay', async () => {
    faults.set('classifyAndSettle', hangs);
    const workspace = await service.workspace();
    const answer = await ask(workspace, [WEAK, SHIRT, WEAK]);
    expect(answer.status).toBe(200);
    const codes = answer.body.data.results.map(
      ({ error }: { error?: { code: string } }) => error?.code ?? 'ok',
    );
    expect(codes.toSorted()).toEqual(['ok', 'upstream_timeout', 'upstream_timeout']);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 99,
      charged: 1,
      refunded: 2,
    });
  });
});

describe('400', () => {
  it.each([
    ['no items', [], 'items'],
    ['26 items', Array.from({ length: 26 }, () => SHIRT), 'items'],
    ['items that are no list', 'shirt', 'items'],
  ])('names the list: %s', async (_, items, path) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, items))).toEqual([path]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });
});

describe('an item that is not valid', () => {
  it.each([
    ['without a destination', { description: 'shirt' }, 'items.1.destinationCountry'],
    ['that is no object', null, 'items.1'],
    ['in a mode that there is not', { ...SHIRT, mode: 'ultra' }, 'items.1.mode'],
    ['in a mode that is not available', { ...SHIRT, mode: 'max' }, 'items.1.mode'],
  ])('fails alone: %s', async (_, item, path) => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, [SHIRT, item], 'one');
    expect([status, body.data.results.map(({ ok }: { ok: boolean }) => ok)]).toEqual([
      200,
      [true, false],
    ]);
    expect(body.data.results[1].error).toMatchObject({
      code: 'invalid_input',
      details: { issues: [{ path }] },
    });
    expect(body.credits).toEqual({ charged: 1, remaining: 99 });
    // put right, it runs under the same key, and the other one replays
    const again = await ask(workspace, [SHIRT, SHIRT], 'one');
    expect(again.body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
    expect(again.body.credits).toEqual({ charged: 1, remaining: 98 });
  });

  it('costs nothing where there is no other', async () => {
    const workspace = await service.workspace();
    const { status, headers, body } = await ask(workspace, [{}]);
    expect([status, body.data.results[0].ok, body.credits.charged]).toEqual([200, false, 0]);
    expect(headers.get('x-credits-charged')).toBe('0');
  });
});

describe('402', () => {
  it('a balance that pays for none of the items refuses the call', async () => {
    const workspace = await service.workspace({ credits: 0 });
    const answer = await ask(workspace, [SHIRT, PHONE]);
    expect(answer.status).toBe(402);
    expect(answer.body.error.message).toContain(
      `costs ${answer.body.error.details.required} credits`,
    );
    expect(answer.body.error).toMatchObject({
      code: 'insufficient_credits',
      details: { required: 3, balance: 0 },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 0,
      charged: 0,
      refunded: 0,
    });
  });
});

describeAccess(() => service, classifyBatch, { body: { items: [SHIRT] } });

describe('a key that was used before', () => {
  it('replays the items that it stood for, and runs further ones', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, [SHIRT], 'one');
    const { body } = await ask(workspace, [SHIRT, PHONE], 'one');
    expect(body.data.results[0]).toEqual(first.body.data.results[0]);
    expect(body.data.results[1]).toMatchObject({ ok: true });
    expect(await creditsOf(service, workspace)).toMatchObject({ charged: 2 });
  });

  it('is a conflict of the item alone that is another at its place', async () => {
    const workspace = await service.workspace();
    await ask(workspace, [SHIRT, SHIRT], 'one');
    const { status, body } = await ask(workspace, [SHIRT, PHONE], 'one');
    expect(status).toBe(200);
    expect(body.data.results).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'conflict', details: { reason: 'different_request' } } },
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });
});

describe('413', () => {
  it('a body over nine megabytes is refused', async () => {
    const answer = await ask(await service.workspace(), [
      { ...SHIRT, brand: 'x'.repeat(9 * 1024 * 1024) },
    ]);
    expect(answer.status).toBe(413);
    expect(answer.body.error.code).toBe('payload_too_large');
  });
});

describe('502', () => {
  it('a batch that an operator ends in the middle is answered so, and every item is refunded', async () => {
    const gate = faults.gate('classifyAllAndSettle');
    const workspace = await service.workspace();
    const answering = ask(workspace, [SHIRT, PHONE], 'ended');
    await gate.reached;
    const [running] = await sql<{ id: string }>(
      service.orm,
      'select distinct workflow_id as id from replays where workspace_id = ?',
      [workspace.id],
    );
    const temporal = await connectTemporal();
    await temporal.client.workflow.getHandle(running?.id ?? '').terminate('on purpose');
    const answer = await answering;
    expect(answer.status).toBe(502);
    expect(answer.body.error.code).toBe('upstream_error');
    expect(answer.headers.get('x-credits-remaining')).toBe('100');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 2,
    });
    gate.release();
    faults.clear();
    expect((await ask(workspace, [SHIRT, PHONE], 'ended')).body.credits).toEqual({
      charged: 3,
      remaining: 97,
    });
    await temporal.connection.close();
  });
});

describe('a batch that ends when some of it is answered', () => {
  it('keeps that, and refunds the rest; the same key gives the answers and runs what was not answered', async () => {
    const gate = faults.gate('classifyAndSettle');
    const workspace = await service.workspace();
    const answering = ask(workspace, [SHIRT, WEAK, SHIRT], 'ended');
    await gate.reached;
    const [running] = await sql<{ id: string }>(
      service.orm,
      'select distinct workflow_id as id from replays where workspace_id = ?',
      [workspace.id],
    );
    const temporal = await connectTemporal();
    await temporal.client.workflow.getHandle(running?.id ?? '').terminate('on purpose');
    const { status, body } = await answering;
    expect(status).toBe(200);
    expect(body.data.results.map(({ ok, error }: Json) => (ok ? 'answered' : error.code))).toEqual([
      'answered',
      'upstream_error',
      'answered',
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 98,
      charged: 2,
      refunded: 1,
    });
    gate.release();
    faults.clear();
    const again = await ask(workspace, [SHIRT, WEAK, SHIRT], 'ended');
    expect(again.body.data.results[0]).toEqual(body.data.results[0]);
    expect(again.body.credits).toEqual({ charged: 1, remaining: 97 });
    await temporal.connection.close();
  });
});

describe('504', () => {
  it('a batch that no worker takes in time is answered so, and nothing is charged', async () => {
    const lone = await startService({
      environment: { REQUEST_DEADLINE_MS: '500' },
      roles: { api: true, worker: false },
    });
    const workspace = await lone.workspace();
    const answer = await ask(workspace, [SHIRT, PHONE]);
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    expect(await creditsOf(lone, workspace)).toMatchObject({ balance: 100, charged: 0 });
    await lone.stop();
  });
});
