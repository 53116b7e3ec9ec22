import type { Classified } from '../activities/classify.ts';
import { batch } from './batch.ts';
import { firstMode, isKnown, readAndClassify } from './classify.ts';
import type { BatchEntry, BatchInput, BatchItem, ClassifyInput } from './contract.ts';

/** Classifies up to 25 products. */
export async function classifyBatch(
  input: BatchInput<BatchItem & ClassifyInput>,
): Promise<BatchEntry[]> {
  return batch(input, {
    together: 'classifyAllAndSettle',
    taskOf: (item) => (isKnown(item) ? firstMode(item) : null),
    // of its own step
    work: (item, steps, first) => readAndClassify(item, steps, first as Classified | undefined),
  });
}
