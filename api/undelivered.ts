/**
 * What becomes of a charge when the call that paid it cannot be answered. With an idempotency key
 * the charge stands where an answer is stored, since the key leads to it; without one everything is
 * refunded, also what was settled.
 */
import type { Charge } from '../contract/charge.ts';
import { ApiError, type ErrorCode } from '../contract/errors.ts';
import { refund, refundUndelivered } from '../db/store/credits.ts';
import { type RefundLaterInput, workflowId } from '../workflows/contract.ts';
import { patiently } from './patience.ts';
import type { KeyedCall } from './route.ts';
import { startWorkflow } from './run.ts';
import type { Services } from './services.ts';

/** An error after which a charge stands, or may stand. */
export class ChargeStands extends ApiError {
  /** Credits; null: not known now. */
  readonly charged: number | null;

  constructor(
    charged: number | null,
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>>,
  ) {
    super(code, message, details);
    this.charged = charged;
  }
}

/** The charges of a call. */
export interface Account {
  charges: readonly Charge[];
  /** Those whose answers are known to be stored; null: not known yet. */
  settled: readonly Charge[] | null;
}

/**
 * Runs what charges. An error that is no answer, at whatever point, leaves the account in order,
 * and says how it stands.
 */
export async function accounted<T>(
  call: KeyedCall,
  account: Account,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const { requestId } = call;
    call.services.log.error(
      { requestId, err: cause },
      'a request was not answered after its charge',
    );
    throw await errorOf(call, account);
  }
}

async function errorOf(call: KeyedCall, { charges, settled }: Account): Promise<ApiError> {
  const owed = settled ?? charges;
  if (owed.length > 0 && settled && call.idempotencyKey) return stored(settled);
  const standing =
    owed.length > 0 ? await giveBack(call, owed, 'internal', !call.idempotencyKey) : [];
  if (standing === 'refund_under_way' || standing === 'unknown')
    return notKnown(call, owed, standing);
  if (standing.length > 0) return stored(standing);
  return new ApiError(
    'internal',
    'Something went wrong on our side. Any credits were refunded; please try again.',
    detailsOf(owed, 0),
  );
}

/**
 * How the refunds of a call came out: the charges that stand since their answers are stored, or
 * what else is known.
 */
export type Standing = readonly Charge[] | 'refund_under_way' | 'unknown';

const REFUND_MS = 3000;

/**
 * Refunds the charges of a call: what is settled only where that is wished. Where the database is
 * away a workflow does it as soon as it is back; the caller is then told that there is no answer.
 */
export async function giveBack(
  call: KeyedCall,
  charges: readonly Charge[],
  errorCode: ErrorCode,
  alsoSettled: boolean,
): Promise<Standing> {
  const { services, requestId } = call;
  try {
    return await patiently(() => refundAll(services, charges, errorCode, alsoSettled), REFUND_MS);
  } catch (cause) {
    services.log.error({ requestId, err: cause }, 'cannot refund now: a workflow is asked to');
    return refundLater(call, {
      charges: [...charges],
      errorCode,
      alsoSettled: !call.idempotencyKey,
    });
  }
}

async function refundAll(
  { orm, metrics }: Pick<Services, 'orm' | 'metrics'>,
  charges: readonly Charge[],
  errorCode: ErrorCode,
  alsoSettled: boolean,
): Promise<Charge[]> {
  const standing: Charge[] = [];
  const { observeRefund } = metrics;
  for (const charge of charges) {
    if (alsoSettled) await refundUndelivered(orm, { ...charge, errorCode }, observeRefund);
    else if (!(await refund(orm, { ...charge, errorCode }, observeRefund))) standing.push(charge);
  }
  return standing;
}

async function refundLater(call: KeyedCall, input: RefundLaterInput): Promise<Standing> {
  const { services, requestId, operation } = call;
  const workspaceId = call.principal.workspace.id;
  try {
    const { tokens } = services;
    const charges = input.alsoSettled
      ? await Promise.all(input.charges.map((charge) => tokens.signUndelivered(charge)))
      : input.charges;
    await startWorkflow(services.temporal, {
      workflow: 'refundLater',
      workflowId: workflowId('refundLater', workspaceId, requestId),
      input: { ...input, charges },
      charge: { workspaceId, operation: operation.id, requestId },
      summary: 'refund what could not be answered',
    });
    return 'refund_under_way';
  } catch (cause) {
    services.log.error(
      { requestId, err: cause },
      'a refund is owed, and nobody could be asked to pay it',
    );
    return 'unknown';
  }
}

/** The answers are stored, and the idempotency key leads to them. */
function stored(settled: readonly Charge[]): ChargeStands {
  const charged = costOf(settled);
  const credits =
    charged === 0 ? 'Nothing was charged.' : `${charged} credits were charged for it.`;
  return new ChargeStands(
    charged,
    'internal',
    `The answer is stored, but could not be handed over. ${credits} ${REPEAT}`,
    detailsOf(settled, charged),
  );
}

const REPEAT =
  'Send the same request with the same Idempotency-Key again: a stored answer is given without a further charge.';

/** How the account stands cannot be told now. */
export function notKnown(
  call: KeyedCall,
  charges: readonly Charge[],
  standing: 'refund_under_way' | 'unknown',
  code: ErrorCode = 'internal',
): ChargeStands {
  const refunds =
    standing === 'refund_under_way'
      ? 'Credits that were charged without an answer are being refunded'
      : 'Whether credits were charged is not known now';
  const what =
    code === 'internal' ? 'Something went wrong on our side.' : 'The engine did not answer.';
  const next = call.idempotencyKey ? ` ${REPEAT}` : '';
  return new ChargeStands(null, code, `${what} ${refunds}: GET /v1/usage shows it.${next}`, {
    ...idsOf(charges),
    refund: standing === 'refund_under_way' ? 'under_way' : 'unknown',
  });
}

const costOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { cost }) => sum + cost, 0);

const idsOf = (charges: readonly Charge[]): Record<string, unknown> => {
  const usageIds = charges.map(({ usageId }) => usageId);
  return usageIds.length === 1 ? { usageId: usageIds[0] } : { usageIds };
};

const detailsOf = (charges: readonly Charge[], charged: number): Record<string, unknown> => ({
  ...idsOf(charges),
  charged,
});
