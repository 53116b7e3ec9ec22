import type { ClassificationResult } from '../contract/classify.ts';
import type { Refused } from '../contract/outcome.ts';
import { blockedFor } from '../db/store/blocklist.ts';
import { classify } from '../engine/classify/classify.ts';
import { isWeak, preferred } from '../engine/classify/escalate.ts';
import type { ModelSaid } from '../engine/classify/model/types.ts';
import type { Effort } from '../engine/classify/types.ts';
import type { ClassifyInput, GoodsRead } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { storeAndTell } from './tariff.ts';
import { requireCharged } from './gate.ts';
import { goodsKnown, readFields, unclassifiable } from './goodsKnown.ts';
import { presentClassification } from './presentClassification.ts';
import { runningWorkflowId } from './workflowId.ts';

export interface ClassifyStep {
  input: ClassifyInput;
  /** The mode to run now; the first one is the mode asked for. */
  mode: Effort;
  /** No stronger mode is left: whatever comes out is the answer. */
  last: boolean;
  /** The best answer of the modes before. */
  best?: ClassificationResult;
  /** What the language model said, where it was asked for this mode. */
  said?: ModelSaid;
  /** What was read of a page or a photo. */
  read?: GoodsRead;
}

/** Settled with the answer, or a weak answer (none, where no goods were recognised yet) that a stronger mode may beat. */
export type Classified =
  | { ok: true; settled: true; answer: ClassificationResult | null }
  | { ok: true; settled: false; answer: ClassificationResult | undefined }
  | Refused;

export const createClassifyActivities = (dependencies: Dependencies) => ({
  /** Runs one mode; a confident or last answer is settled in the same step. Safe to repeat: it writes only in settle. */
  async classifyAndSettle(step: ClassifyStep): Promise<Classified> {
    const { input, mode, last, best, said, read } = step;
    await requireCharged(dependencies, input, 'classify', 'classifyBatch');
    const { destination, on } = input.task;
    const goods = goodsKnown(input.task.goods, read);
    const blocked = await blockedFor(dependencies.orm, input.charge.workspaceId, destination);
    const edition = dependencies.editions.current;
    const found = runEngine('The classification', () =>
      classify(goods, edition.classification, {
        destination,
        effort: mode,
        blocked,
        on,
        ...(said ? { said } : {}),
      }),
    );
    if ('refused' in found && !best && last) return unclassifiable(found.message, input.task, read);
    const present =
      'refused' in found ? undefined : presentClassification(found, input.task, runningWorkflowId(), edition);
    // what a model said is weighed against all that was found without it: nothing is left to prefer
    const chosen = best && present && !said ? preferred(best, present) : (present ?? best);
    if (!chosen) return { ok: true, settled: false, answer: undefined };
    const answer = { ...chosen, modesRun: modesUpTo(input, mode) };
    if (isWeak(answer) && !last) return { ok: true, settled: false, answer };
    const told = { ...answer, ...readFields(read, input.task, edition) };
    const stored = await storeAndTell(dependencies, input, { answer: told, resultCode: answer.hsCode });
    return stored.ok ? { ok: true, settled: true, answer: stored.data } : stored;
  },
});

const ORDER: readonly Effort[] = ['mini', 'pro', 'max'];

/** The modes that have run when `mode` has: the asked one, then each stronger one that is offered. */
const modesUpTo = ({ task }: ClassifyInput, mode: Effort): string[] =>
  ORDER.slice(ORDER.indexOf(task.mode), ORDER.indexOf(mode) + 1).filter(
    (name) => name === task.mode || task.offered.includes(name),
  );
