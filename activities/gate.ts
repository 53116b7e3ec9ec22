/**
 * The gate before every step that a request pays for: it acts on what the API signed, whoever
 * started the workflow.
 */
import type { Charge } from '../contract/charge.ts';
import type { Check } from '../contract/evidence.ts';
import type { RequestTokens } from '../db/store/requestTokens.ts';
import type { BillableInput, ImportStep, KeptInput } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { forged } from './failures.ts';

type Tokens = Pick<Dependencies, 'tokens'>;

/**
 * A charge of the API, of whatever age. Throws a failure that is not tried again when it is none.
 */
export const requireCharge = ({ tokens }: Tokens, charge: Charge): Promise<void> =>
  orForged(tokens.isCharge(charge), 'a charge');

/** A charge of which the API says that its answer reached nobody. */
export const requireUndelivered = ({ tokens }: Tokens, charge: Charge): Promise<void> =>
  orForged(tokens.isUndelivered(charge), 'an undelivered charge');

/** A charge that the API signed not long ago: what it begins may begin. */
export const requireNewCharge = ({ tokens }: Tokens, charge: Charge): Promise<void> =>
  orForged(tokens.isNewCharge(charge), 'a charge');

/** The whole input of a workflow as the API signed it, for one of these operations. */
export const requireCharged = (
  { tokens }: Tokens,
  input: BillableInput,
  ...operations: readonly string[]
): Promise<void> => requireWork(tokens.isChargedWork(input), input.charge, operations);

/** The input of a check as the API signed it, for this operation. */
export const requireChecked = (
  { tokens }: Tokens,
  input: KeptInput,
  operation: string,
): Promise<void> => requireWork(tokens.isCheckedWork(input), input.check, [operation]);

/** A check of the API. */
export const requireCheck = ({ tokens }: Tokens, check: Check): Promise<void> =>
  orForged(tokens.isCheck(check), 'a check');

/** The call of a batch, as the API signed it. */
export const requireCall = (
  { tokens }: Tokens,
  call: Parameters<RequestTokens['isCall']>[0],
): Promise<void> => orForged(tokens.isCall(call), 'a call');

/** A bulk run that the API stored. */
export const requireRun = (
  { tokens }: Tokens,
  run: Parameters<RequestTokens['isRun']>[0],
): Promise<void> => orForged(tokens.isRun(run), 'a bulk run');

/** The steps of a release, each of which acts only on an order as it was signed. */
export function byOrder<Steps extends Record<string, (step: never) => Promise<unknown>>>(
  { tokens }: Tokens,
  steps: Steps,
): Steps {
  const guarded = Object.entries(steps).map(([name, act]) => [
    name,
    async (step: ImportStep): Promise<unknown> => {
      const { dataset, releaseId, override, token = '' } = step;
      await orForged(tokens.isOrder({ dataset, releaseId, override, token }), 'an order');
      return act(step as never);
    },
  ]);
  return Object.fromEntries(guarded) as Steps; // the same names, the same shapes
}

async function requireWork(
  isSigned: Promise<boolean>,
  { operation }: { operation: string },
  operations: readonly string[],
): Promise<void> {
  await orForged(isSigned, 'a request');
  if (!operations.includes(operation)) throw forged(`${operation} as another operation`);
}

async function orForged(isSigned: Promise<boolean>, what: string): Promise<void> {
  if (!(await isSigned)) throw forged(what);
}
