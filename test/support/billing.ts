/**
 * The answers that billable calculations share: no credits, a key used otherwise, a long body, an
 * engine that fails.
 */
import { describe, expect, it } from '@jest/globals';
import { creditsOf } from './access.ts';
import { failsForGood, type Faults, hangs, type Step } from './faults.ts';
import type { TestService, TestWorkspace } from './service.ts';

export interface BilledCall {
  path: string;
  body: object;
  /** Another request that is answered. */
  otherBody: object;
  /** Credits. */
  cost: number;
  step: Step;
  /** Largest body of the operation; one megabyte unless it says otherwise. */
  bytesMax?: number;
}

/** Declares the tests of 402, 409, 413, 502 and 504. The service's deadline is three seconds. */
export function describeBilling(
  service: () => TestService,
  faults: Faults,
  { path, body, otherBody, cost, step, bytesMax = 1024 * 1024 }: BilledCall,
): void {
  const ask = (workspace: TestWorkspace, asked: object, idempotencyKey?: string) =>
    workspace.call('POST', path, { body: asked, ...(idempotencyKey ? { idempotencyKey } : {}) });
  const kept = (workspace: TestWorkspace) => creditsOf(service(), workspace);

  describe('idempotency', () => {
    it('the same key returns the first answer and charges nothing', async () => {
      const workspace = await service().workspace();
      const first = await ask(workspace, body, 'one');
      const second = await ask(workspace, body, 'one');
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body.data).toEqual(first.body.data);
      expect([first.body.replayed, second.body.replayed]).toEqual([false, true]);
      expect(second.body.credits).toMatchObject({
        charged: 0,
        usageId: first.body.credits.usageId,
      });
      expect(await kept(workspace)).toMatchObject({ balance: 100 - cost });
    });
  });

  if (cost > 0)
    describe('402', () => {
      it('a balance that falls one credit short pays for nothing', async () => {
        const workspace = await service().workspace({ credits: cost - 1 });
        const answer = await ask(workspace, body);
        expect(answer.status).toBe(402);
        expect(answer.body.error).toMatchObject({
          code: 'insufficient_credits',
          details: { required: cost, balance: cost - 1 },
        });
        expect(await kept(workspace)).toMatchObject({ balance: cost - 1, charged: 0, refunded: 0 });
      });
    });

  describe('409', () => {
    it('a key that stood for another request is refused', async () => {
      const workspace = await service().workspace();
      expect((await ask(workspace, body, 'one')).status).toBe(200);
      const answer = await ask(workspace, otherBody, 'one');
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatchObject({
        code: 'conflict',
        details: { reason: 'different_request' },
      });
      expect(await kept(workspace)).toMatchObject({ balance: 100 - cost });
    });
  });

  describe('413', () => {
    it('a body over the limit of the operation is refused', async () => {
      const answer = await ask(await service().workspace(), {
        ...body,
        note: 'x'.repeat(bytesMax),
      });
      expect(answer.status).toBe(413);
      expect(answer.body.error.details).toEqual({ bytesMax });
    });
  });

  describe.each([
    [502, 'upstream_error', failsForGood],
    [504, 'upstream_timeout', hangs],
  ] as const)('%d', (status, code, fault) => {
    it('an engine that gives no answer is answered so, and the credits go back', async () => {
      const workspace = await service().workspace();
      faults.set(step, fault);
      const answer = await ask(workspace, body, 'one');
      faults.clear();
      expect(answer.status).toBe(status);
      expect(answer.body.error.code).toBe(code);
      expect(await kept(workspace)).toMatchObject({ balance: 100, charged: 0, free: 0 });
      expect((await ask(workspace, body, 'one')).status).toBe(200);
    });
  });
}
