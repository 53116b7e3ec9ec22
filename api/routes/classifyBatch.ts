/** Up to 25 classifications in one call. */
import {
  type BatchItemResult,
  type ClassificationResult,
  classifyBatch,
  type ClassifyRequest,
} from '../../contract/classify.ts';
import type { ClassifyTask } from '../../workflows/contract.ts';
import { runBatch } from '../batch.ts';
import { placePhotos } from '../photo.ts';
import { keyedRoute } from '../route.ts';
import { taskOf, termsOf } from './classify.ts';

export const classifyBatchRoute = keyedRoute(classifyBatch, (call) =>
  runBatch<ClassifyRequest, { task: ClassifyTask }>(call, {
    workflow: 'classifyBatch',
    action: 'classify',
    summary: (n) => `classify ${n} products`,
    itemOf: (request, index) => {
      const task = taskOf(call, request, `items.${index}.mode`);
      return { terms: termsOf(call, request, task), task: { task } };
    },
    prepare: (items) => placePhotos(call, items),
    entryOf: (_, index, outcome): BatchItemResult =>
      outcome.ok
        ? // stored by settle in the very shape of the contract
          { index, ok: true, classification: outcome.answer as ClassificationResult }
        : { index, ok: false, error: outcome.error },
  }),
);
