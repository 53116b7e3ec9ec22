import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { credits } from '../../contract/account.ts';
import { addCredits } from '../../db/store/credits.ts';
import { describeAccess } from '../support/access.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const GOOD = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'pro',
};
const NO_GOODS = { ...GOOD, description: 'zzqx qqwx' };

describe('200', () => {
  it('tells balance, lifetime totals and every entry, newest first', async () => {
    const workspace = await service.workspace({ credits: 10 });
    const add = (kind: 'purchase' | 'adjustment', amount: number, description: string) =>
      addCredits(service.orm, { workspaceId: workspace.id, kind, amount, description });
    await add('purchase', 50, 'Invoice 7');
    await add('adjustment', -3, 'Correction');
    const charged = await workspace.call('POST', '/v1/classify', { body: GOOD });
    await workspace.call('POST', '/v1/classify', { body: NO_GOODS });
    const { body } = await workspace.call('GET', '/v1/credits');
    expect(body.data.balance).toBe(55);
    expect(body.data.lifetime).toEqual({ purchased: 50, granted: 10, used: 4, refunded: 2 });
    const { ledger } = body.data;
    expect(
      ledger.map(({ kind, amount, balanceAfter }: Record<string, unknown>) => [
        kind,
        amount,
        balanceAfter,
      ]),
    ).toEqual([
      ['refund', 2, 55],
      ['usage', -2, 53],
      ['usage', -2, 55],
      ['adjustment', -3, 57],
      ['purchase', 50, 60],
      ['grant', 10, 10],
    ]);
    expect(ledger[0].usageId).toBe(ledger[1].usageId);
    expect(ledger[2]).toMatchObject({ usageId: charged.body.credits.usageId, action: 'classify' });
    expect(ledger[4]).toMatchObject({ description: 'Invoice 7', usageId: null, action: null });
  });

  it('shows the 20 newest entries, and counts all of them', async () => {
    const workspace = await service.workspace({ credits: 1 });
    for (let entry = 0; entry < 24; entry += 1)
      await addCredits(service.orm, {
        workspaceId: workspace.id,
        kind: 'purchase',
        amount: 1,
        description: null,
      });
    const { body } = await workspace.call('GET', '/v1/credits');
    expect(body.data.ledger).toHaveLength(20);
    expect(body.data).toMatchObject({ balance: 25, lifetime: { purchased: 24, granted: 1 } });
    expect(body.data.ledger[0].balanceAfter).toBe(25);
  });

  it('of a workspace that never had any is all zero', async () => {
    const { body } = await (await service.workspace({ credits: 0 })).call('GET', '/v1/credits');
    expect(body.data).toEqual({
      balance: 0,
      lifetime: { purchased: 0, granted: 0, used: 0, refunded: 0 },
      ledger: [],
    });
  });
});

describeAccess(() => service, credits);
