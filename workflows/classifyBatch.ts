import { batch } from './batch.ts';
import { readAndClassify } from './classify.ts';
import type { BatchEntry, BatchInput, BatchItem, ClassifyInput } from './contract.ts';

/** Classifies up to 25 products. */
export async function classifyBatch(input: BatchInput<BatchItem & ClassifyInput>): Promise<BatchEntry[]> {
  return batch(input, readAndClassify);
}
