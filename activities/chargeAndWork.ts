/**
 * The charge of a request and the first step of its work as one: what is not charged is not worked
 * on.
 */
import type { Charge, ChargeResult } from '../contract/charge.ts';
import type { Refused } from '../contract/outcome.ts';

/**
 * Steps that may be done with the charge: each calculates, and settles where nothing more is to be
 * done.
 */
const FIRST = [
  'calculateAndSettle',
  'classifyAndSettle',
  'compareAndSettle',
  'originAndSettle',
  'regulateAndSettle',
  'replayAndSettle',
  'shipmentAndSettle',
  'stackAndSettle',
] as const;

export interface FirstStep {
  step: (typeof FIRST)[number];
  /** What the step is given. */
  task: unknown;
}

export interface ChargedWork {
  charged: ChargeResult;
  /** What the step came to; absent where nothing was charged. */
  worked?: { ok: true } | Refused;
}

type Charging = { charge: (charge: Charge) => Promise<ChargeResult> };
type Working = { [Name in FirstStep['step']]: (task: never) => Promise<{ ok: true } | Refused> };

/** Tells whoever waits for a request in this process that it is settled, where it is. */
export type HandOver = (charge: Charge, balance: number) => void;

/** The same steps with one more, which is made of them. Safe to repeat, as they are. */
export const withChargedWork = <Steps extends Charging & Working>(
  steps: Steps,
  handOver: HandOver,
) => ({
  ...steps,
  async chargeAndWork({
    charge,
    first,
  }: {
    charge: Charge;
    first: FirstStep;
  }): Promise<ChargedWork> {
    if (!FIRST.includes(first.step)) throw new Error(`${first.step} is not done with a charge`);
    const charged = await steps.charge(charge);
    if (!charged.charged) return { charged };
    const step: (task: never) => Promise<{ ok: true } | Refused> = steps[first.step];
    // the workflow gives each step its own kind of task
    const worked = await step(first.task as never);
    if (worked.ok) handOver(charge, charged.balance);
    return { charged, worked };
  },
});
