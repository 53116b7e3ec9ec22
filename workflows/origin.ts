import type { Stored } from '../activities/tariff.ts';
import type { Outcome } from '../contract/outcome.ts';
import { batch } from './batch.ts';
import { billable, type LocalSteps, type Worked } from './billable.ts';
import type { BatchEntry, BatchInput, BatchItem, OriginInput, ReadPage } from './contract.ts';
import { readPage } from './readPage.ts';
import { readPhoto } from './readPhoto.ts';

/** Infers where goods are made. Its answer is stored, so that the history stays small. */
export async function inferOrigin(input: OriginInput): Promise<Outcome<unknown>> {
  return oneOrigin(input);
}

/** Weighs a declared origin against the evidence. */
export async function validateOrigin(input: OriginInput): Promise<Outcome<unknown>> {
  return oneOrigin(input);
}

function oneOrigin(input: OriginInput): Promise<Outcome<unknown>> {
  if (!isKnown(input)) return billable(input, (steps) => answerOrigin(input, steps, ''));
  return billable(
    input,
    async (steps, first) => (first as Stored) ?? answerOrigin(input, steps, ''),
    {
      step: 'originAndSettle',
      task: { input },
    },
  );
}

/** Infers or validates the origin of up to 50 products. */
export async function originBatch(
  input: BatchInput<BatchItem & OriginInput>,
): Promise<BatchEntry[]> {
  return batch(input, {
    together: 'originAllAndSettle',
    taskOf: (item) => (isKnown(item) ? { input: withoutIndex(item) } : null),
    work: async (item, steps, first) =>
      // of its own step
      (first as Stored | undefined) ?? answerOrigin(item, steps, `items.${item.index}.`),
  });
}

/**
 * `prefix`: path of the goods in the request, so that a page or photo that cannot be read is named.
 */
async function answerOrigin(
  item: OriginInput,
  steps: LocalSteps,
  prefix: string,
): Promise<Worked<unknown>> {
  const input = withoutIndex(item);
  const { task } = input;
  const [page, photo] = await Promise.all([
    task.productUrl === undefined ? null : readPage(input, task.productUrl, `${prefix}productUrl`),
    task.photo === undefined ? null : readPhoto(input, task.photo, { field: `${prefix}imageUrl` }),
  ]);
  if (page && !page.ok) return page;
  if (photo && !photo.ok) return photo;
  return steps.originAndSettle({
    input,
    ...(page ? { page: pageFacts(page.page) } : {}),
    ...(photo ? { photo: photo.photo } : {}),
  });
}

/** Whether nothing is read before. */
const isKnown = ({ task: { productUrl, photo } }: OriginInput): boolean =>
  productUrl === undefined && photo === undefined;

/** What a single request is asked by. */
const withoutIndex = ({ charge, deadlineMs, budgetMs, shape, task }: OriginInput): OriginInput => ({
  charge,
  deadlineMs,
  ...(budgetMs === undefined ? {} : { budgetMs }),
  ...(shape === undefined ? {} : { shape }),
  task,
});

const pageFacts = ({ signals, stated, readFromUrl, product }: ReadPage) => ({
  signals,
  stated,
  readFromUrl,
  gtin: product.gtin,
});
