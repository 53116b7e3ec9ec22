/** Up to 25 classifications in one call. */
import type { ClassificationResult } from '../../contract/classification.ts';
import {
  type BatchItemResult,
  classifyBatch,
  type ClassifyRequest,
} from '../../contract/classify.ts';
import { refusedInput } from '../../engine/refusal.ts';
import type { ClassifyTask } from '../../workflows/contract.ts';
import { runBatch } from '../batch.ts';
import { placePhotos } from '../photo.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';
import { strangersOf, taskOf, termsOf, wrongFactsOf } from './classify.ts';

export const classifyBatchRoute = keyedRoute(classifyBatch, (call) =>
  runBatch<ClassifyRequest, { task: ClassifyTask }>(call, {
    workflow: 'classifyBatch',
    action: 'classify',
    summary: (n) => `classify ${n} products`,
    itemOf: (request, index) => {
      const task = taskOf(call, request, `items.${index}.mode`);
      const terms = termsOf(call, request, task);
      const told = {
        ...task,
        ...refusedAhead(call, request),
        ...strangersOf(sentItem(call, index)),
      };
      return { terms, task: { task: told } };
    },
    prepare: (items) => placePhotos(call, items),
    entryOf: (_, index, outcome): BatchItemResult =>
      outcome.ok
        ? // stored by settle in the very shape of the contract
          { index, ok: true, classification: outcome.answer as ClassificationResult }
        : { index, ok: false, error: outcome.error },
  }),
);

/** An item as it was sent, with the fields that are not known. */
const sentItem = ({ sentBody }: KeyedCall, index: number): unknown =>
  (sentBody as { items?: unknown[] } | undefined)?.items?.[index];

/**
 * An item whose facts cannot be read fails of that alone, before its page or photo is read: the
 * refusal stands in the place of the photo.
 */
function refusedAhead(call: KeyedCall, request: ClassifyRequest): Pick<ClassifyTask, 'photo'> {
  const wrong = wrongFactsOf(call, request);
  if (wrong.length === 0) return {};
  const { ok: _, ...refusal } = refusedInput(wrong);
  return { photo: { refusal } };
}
