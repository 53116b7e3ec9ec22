/**
 * The two ways in which a billable request may end for the credits: charged once, or not at all.
 */
import { expect } from '@jest/globals';
import { creditSnapshot } from './ledger.ts';
import type { Billable } from './billables.ts';
import type { Answer, TestService, TestWorkspace } from './service.ts';

/** Sends a billable request under the one key of its workspace. */
export const ask = (workspace: TestWorkspace, { path, body }: Billable): Promise<Answer> =>
  workspace.call('POST', path, { body, idempotencyKey: 'the-key' });

/**
 * Answered and charged once; the key replays that answer without a charge. The workspace began with
 * 100 credits.
 */
export async function expectOneCharge(
  service: TestService,
  workspace: TestWorkspace,
  billable: Billable,
  answer: Answer,
): Promise<void> {
  const { cost, events } = billable;
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  const after = { balance: 100 - cost, charged: events, refunded: 0 };
  expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject(after);
  expect(answer.body.credits).toMatchObject({ charged: cost, remaining: 100 - cost });
  const again = await ask(workspace, billable);
  expect(again.status).toBe(200);
  expect(again.body.data).toEqual(answer.body.data);
  expect(again.body.credits).toMatchObject({ charged: 0, remaining: 100 - cost });
  expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject(after);
}

/**
 * The credits are back, and the key is free for another try, which succeeds. The workspace began
 * with 100 credits.
 */
export async function expectRefund(
  service: TestService,
  workspace: TestWorkspace,
  billable: Billable,
): Promise<void> {
  const { cost, events } = billable;
  expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject({
    balance: 100,
    charged: 0,
  });
  const again = await ask(workspace, billable);
  expect(again.status).toBe(200);
  expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject({
    balance: 100 - cost,
    charged: events,
  });
}
