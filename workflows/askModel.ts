/**
 * The language model's part in a classification: a call into the world, bounded by the request's
 * deadline.
 */
import { isCancellation, log, proxyActivities, rootCause } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ModelSaid } from '../engine/classify/model/types.ts';
import { type ClassifyInput, type ClassifyTask, type GoodsRead, SETTLE_MS } from './contract.ts';
import { leftOf } from './timeLeft.ts';

/** Less than this is not worth a question. */
const ASK_MS_MIN = 250;
/** The step ends by itself at its time; this is what it may need to say so. */
const GRACE_MS = 500;

/**
 * What the model says of the goods; unusable when it fails in whatever way, or no time is left for
 * it: then the offline answer stands.
 */
export async function askModel(
  input: ClassifyInput,
  { timeoutMs }: NonNullable<ClassifyTask['model']>,
  read?: GoodsRead,
): Promise<ModelSaid> {
  const patienceMs = Math.min(timeoutMs, leftOf(input) - SETTLE_MS);
  if (patienceMs < ASK_MS_MIN) return { usable: false, why: 'timed_out' };
  const { askLanguageModel } = proxyActivities<Activities>({
    startToCloseTimeout: patienceMs + GRACE_MS,
    scheduleToCloseTimeout: patienceMs + GRACE_MS,
    heartbeatTimeout: '3s', // a worker that died is replaced while there is time left
    retry: { initialInterval: 100, backoffCoefficient: 2, maximumInterval: 1000 },
  });
  try {
    return await askLanguageModel({
      input,
      untilMs: Date.now() + patienceMs,
      leftMs: patienceMs,
      ...(read ? { read } : {}),
    });
  } catch (failure) {
    if (isCancellation(failure)) throw failure;
    log.warn('the language model was not asked to the end', { cause: rootCause(failure) });
    return { usable: false, why: 'timed_out' };
  }
}
