import type { Outcome } from '../contract/outcome.ts';
import { batch } from './batch.ts';
import { billable, type Steps, type Worked } from './billable.ts';
import type { BatchEntry, BatchInput, BatchItem, OriginInput } from './contract.ts';

/** Infers where goods are made. Its answer is stored, so that the history stays small. */
export async function inferOrigin(input: OriginInput): Promise<Outcome<unknown>> {
  return billable(input, (steps) => answerOrigin(input, steps));
}

/** Weighs a declared origin against the evidence. */
export async function validateOrigin(input: OriginInput): Promise<Outcome<unknown>> {
  return billable(input, (steps) => answerOrigin(input, steps));
}

/** Infers or validates the origin of up to 50 products. */
export async function originBatch(input: BatchInput<BatchItem & OriginInput>): Promise<BatchEntry[]> {
  return batch(input, answerOrigin);
}

const answerOrigin = (input: OriginInput, steps: Steps): Promise<Worked<unknown>> =>
  steps.originAndSettle({ input: { charge: input.charge, deadlineMs: input.deadlineMs, task: input.task } });
