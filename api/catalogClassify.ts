/** Classifies goods of the catalogue: each once for a tariff, charged as a classification of its own. */
import { classifyBatch, classifyRequest, type ClassifyRequest } from '../contract/classify.ts';
import type { ClassificationResult } from '../contract/classification.ts';
import { invalidInput } from '../contract/errors.ts';
import { type SuggestionFor, suggestionOf } from '../db/store/catalog/suggestions.ts';
import { addCodes, type CodeAdded, type CodeWrite } from '../db/store/catalog/classifications.ts';
import { stakesIn } from '../edition/lookup/atStake.ts';
import type { Refusal } from '../contract/outcome.ts';
import type { ClassifyTask } from '../workflows/contract.ts';
import { type BatchItemOutcome, runBatch } from './batch.ts';
import { presentCode } from './catalogAnswers.ts';
import type { Goods } from './catalogGoods.ts';
import { originOf, wordsOf } from './catalogWords.ts';
import { FaultyItem } from './faultyItem.ts';
import type { Answer, KeyedCall } from './route.ts';
import { taskOf, termsOf } from './routes/classify.ts';
import { authorOf } from './routes/catalogProducts.ts';

/** Goods that need a code of a tariff; `countries` share it. */
export interface Wanted extends Goods {
  schedule: string;
  countries: readonly string[];
}

export interface Suggestion {
  wanted: Wanted;
  outcome:
    | { ok: true; classification: ReturnType<typeof presentCode> }
    | { ok: false; error: Refusal };
}

/** The suggestions, in the order of what was wanted, and what they cost. */
export async function classifyGoods(
  call: KeyedCall<unknown, { mode?: string | undefined }>,
  wanted: readonly Wanted[],
): Promise<{ suggestions: Suggestion[]; answer: Answer }> {
  const outcomes: BatchItemOutcome[] = [];
  const items = wanted.map((one) => requestOf(one, { mode: call.body.mode }));
  const answer = await runBatch<ClassifyRequest, { task: ClassifyTask }>(
    // charged as what it is: classifications. An item that is not valid stands there as its refusal
    {
      ...call,
      operation: classifyBatch,
      body: { ...call.body, items: items as ClassifyRequest[] },
    },
    {
      workflow: 'classifyBatch',
      action: 'classify',
      summary: (n) => `classify ${n} goods of the catalogue`,
      itemOf: (request) => {
        const task = taskOf(call, request);
        return { terms: termsOf(call, request, task), task: { task } };
      },
      entryOf: (_, index, outcome) => {
        outcomes[index] = outcome;
        return {};
      },
    },
  );
  return { suggestions: await kept(call, wanted, outcomes), answer };
}

/** Credits that the classification of goods costs. Throws 400 on a mode that there is not. */
export function costOf(
  call: KeyedCall<unknown, { mode?: string | undefined }>,
  wanted: readonly Wanted[],
): number {
  return wanted.reduce((sum, one) => {
    const request = requestOf(one, { mode: call.body.mode });
    if (request instanceof FaultyItem) return sum;
    return sum + termsOf(call, request, taskOf(call, request)).cost;
  }, 0);
}

/** Keeps what was answered as suggested codes; a repeat of a call finds those of the first time. */
async function kept(
  call: KeyedCall,
  wanted: readonly Wanted[],
  outcomes: readonly BatchItemOutcome[],
): Promise<Suggestion[]> {
  const { services, principal } = call;
  const writes = wanted.map((one, index) => writeOf(one, outcomes[index]));
  const known = writes.flatMap((write) => (write ? [write] : []));
  const stakeOf = stakesIn(services.editions.current, services.today());
  const added = await addCodes(services.orm, principal.workspace.id, known, {
    ...authorOf(call),
    stakeOf,
  });
  return wanted.map((one, index) => {
    const [write, outcome] = [writes[index], outcomes[index]];
    const result = write ? added[known.indexOf(write)] : undefined;
    return { wanted: one, outcome: endOf(call, outcome, result) };
  });
}

function endOf(
  { services }: KeyedCall,
  outcome: BatchItemOutcome | undefined,
  added: CodeAdded | undefined,
): Suggestion['outcome'] {
  if (added?.ok) return { ok: true, classification: presentCode(added.code, services) };
  if (added) return { ok: false, error: added };
  if (outcome && !outcome.ok) return { ok: false, error: outcome.error };
  throw new Error('goods that were classified have an outcome');
}

const writeOf = (wanted: Wanted, outcome: BatchItemOutcome | undefined): CodeWrite | null =>
  outcome?.ok
    ? // stored by settle in the very shape of the contract
      suggestionOf(placeOf(wanted), outcome.answer as ClassificationResult, outcome.usageId)
    : null;

/** What a code that is wanted will be of. */
export const placeOf = ({ product, item, schedule, countries }: Wanted): SuggestionFor => ({
  productId: product.id,
  itemId: item?.id ?? null,
  schedule,
  destinationCountry: countries[0] ?? null,
});

/**
 * What the engine is told of goods, and what the caller says of them (`own`); in the place of what
 * cannot be asked stands why.
 */
export function requestOf(wanted: Wanted, own: object): ClassifyRequest | FaultyItem {
  const sent = {
    ...wordsOf(wanted),
    destinationCountry: wanted.countries[0],
    originCountry: originOf(wanted),
    ...own,
  };
  const parsed = classifyRequest.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  return new FaultyItem(invalidInput(issues), sent);
}
