/** Keys that sign charges, rotated while requests go on. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SingleSteps } from '../activities/index.ts';
import type { Charge } from '../contract/charge.ts';
import { sql } from '../db/orm.ts';
import { RequestTokens } from '../db/store/requestTokens.ts';
import { rotateSigningKey } from '../db/store/signingKeys.ts';
import { COMMANDS } from '../operator/admin/commands.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import { chargeFor, classifyInput, runWorkflowByHand } from './support/byHand.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
let temporal: TemporalConnection;
let steps: SingleSteps;
beforeAll(async () => {
  service = await startService({ overrides: { activities: (usual) => (steps = usual) } });
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

const tokens = (): RequestTokens => new RequestTokens(service.orm);
const runByHand = (input: unknown): Promise<unknown> =>
  runWorkflowByHand(temporal, queuesOf(service.queuePrefix).requests, 'classify', input);

describe('signing keys', () => {
  const run = (words: Record<string, string>): Promise<unknown> | undefined =>
    COMMANDS.find(({ name }) => name === 'signing rotate')?.run(
      service.orm,
      [],
      words,
      new Set(),
      'tester',
    );
  const isBelieved = (charge: Charge): Promise<boolean> => tokens().isCharge(charge);

  it('a token outlives a rotation by its overlap, and no longer', async () => {
    const workspace = await service.workspace();
    const signed = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    await run({});
    expect(await isBelieved(signed.charge)).toBe(true);
    expect(await runByHand(signed)).toMatchObject({
      ok: true,
      credits: { charged: 1 },
    });
    const later = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    await run({ overlap: '0s' });
    expect([await isBelieved(signed.charge), await isBelieved(later.charge)]).toEqual([
      false,
      false,
    ]);
    expect(
      await isBelieved((await tokens().signCharge(classifyInput(chargeFor(workspace)))).charge),
    ).toBe(true);
  });

  it('a process that read the keys before a rotation believes the new one at once, the old one for its overlap', async () => {
    const [signer, verifier] = [tokens(), tokens()];
    const workspace = await service.workspace();
    const before = (await signer.signCharge(classifyInput(chargeFor(workspace)))).charge;
    expect(await verifier.isCharge(before)).toBe(true);
    await rotateSigningKey(service.orm, 60_000);
    const after = (await tokens().signCharge(classifyInput(chargeFor(workspace)))).charge;
    expect([await verifier.isCharge(after), await verifier.isCharge(before)]).toEqual([true, true]);
  });

  it('requests go on through a rotation', async () => {
    const workspace = await service.workspace();
    await run({});
    const answer = await workspace.call('POST', '/v1/classify', {
      body: {
        description: 'Knitted cotton T-shirt for men',
        destinationCountry: 'US',
        mode: 'mini',
      },
    });
    expect(answer.status).toBe(200);
  });

  it('a request that was charged before there were keys, and never ended, is refunded', async () => {
    const workspace = await service.workspace();
    const charge = chargeFor(workspace);
    await sql(
      service.orm,
      `insert into usage_events (id, workspace_id, operation, action, status, credits, request_id, created_at)
       values (?, ?, 'classify', 'classify', 'charged', 1, ?, now() - interval '1 year')`,
      [charge.usageId, workspace.id, charge.requestId],
    );
    expect(await steps.refund({ ...charge, errorCode: 'upstream_timeout' })).toBe(true);
    const [row] = await sql(service.orm, 'select balance from workspaces where id = ?', [
      workspace.id,
    ]);
    expect(row).toEqual({ balance: 101 });
  });
});
