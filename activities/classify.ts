import type { ClassificationResult } from '../contract/classification.ts';
import type { Refused } from '../contract/outcome.ts';
import { blockedFor } from '../db/store/blocklist.ts';
import type { Edition } from '../edition/edition.ts';
import { classify } from '../engine/classify/classify.ts';
import { isWeak, preferred } from '../engine/classify/escalate.ts';
import type { ModelSaid } from '../engine/classify/model/types.ts';
import { issueOf } from '../engine/classify/statedFacts.ts';
import type { Effort } from '../engine/classify/types.ts';
import { refusedInput } from '../engine/refusal.ts';
import type { ClassifyInput, GoodsRead } from '../workflows/contract.ts';
import { blockedOnce } from './blockedOnce.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { type Settled, storeAndTell } from './tariff.ts';
import { type Failed, type Left, settleTogether } from './together.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
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

/**
 * Settled with the answer, or a weak answer (none, where no goods were recognised yet) that a
 * stronger mode may beat.
 */
export type Classified =
  | { ok: true; settled: true; answer: ClassificationResult | null }
  | { ok: true; settled: false; answer: ClassificationResult | undefined }
  | Refused;

export const createClassifyActivities = (dependencies: Dependencies) => ({
  /**
   * Runs one mode; a confident or last answer is settled in the same step. Safe to repeat: it
   * writes only in settle.
   */
  async classifyAndSettle(step: ClassifyStep): Promise<Classified> {
    const { input } = step;
    await requireCharged(dependencies, input, 'classify', 'classifyBatch');
    const { charge, task } = input;
    const blocked = await blockedFor(dependencies.orm, charge.workspaceId, task.destination);
    const { editions } = inSpace(dependencies, charge.workspaceId);
    const ran = runMode(editions.current, step, blocked);
    if (!('toStore' in ran)) return ran;
    const stored = await storeAndTell(dependencies, input, ran.toStore);
    if (stored.ok) dependencies.observeClassified(ran.toStore.answer);
    return stored.ok ? { ok: true, settled: true, answer: stored.data } : stored;
  },

  /** The same for the items of a batch of which nothing is read before. */
  async classifyAllAndSettle(steps: ClassifyStep[]): Promise<(Classified | Failed | Left)[]> {
    const blockedOf = blockedOnce(dependencies.orm);
    const ran = await settleTogether<ClassifyStep, NotStored>(dependencies, steps, async (step) => {
      await requireCharged(dependencies, step.input, 'classifyBatch');
      const { charge, task } = step.input;
      const blocked = await blockedOf(charge.workspaceId, task.destination);
      const { editions } = inSpace(dependencies, charge.workspaceId);
      const one = runMode(editions.current, step, blocked);
      if ('toStore' in one) dependencies.observeClassified(one.toStore.answer);
      return one;
    });
    return ran.map((one) => ('data' in one ? { ok: true, settled: true, answer: null } : one));
  },
});

/** What a mode is run on: a request, or an item of a bulk run. */
type ModeStep = Omit<ClassifyStep, 'input'> & { input: Pick<ClassifyInput, 'task'> };

type NotStored = Exclude<Classified, { settled: true }>;

/**
 * One mode on what is known of the goods: a confident or last answer, or what there is without one.
 */
export function runMode(
  edition: Edition,
  { input, mode, last, best, said, read }: ModeStep,
  blocked: Awaited<ReturnType<typeof blockedFor>>,
): { toStore: Settled<ClassificationResult> } | NotStored {
  const { destination, on, explain = false } = input.task;
  const goods = goodsKnown(input.task.goods, read);
  const found = runEngine('The classification', () =>
    classify(goods, edition.classification, {
      destination,
      effort: mode,
      blocked,
      on,
      explain,
      ...(said ? { said } : {}),
    }),
  );
  if ('refused' in found && found.refused === 'misstated') return refusedInput([issueOf(found)]);
  if ('refused' in found && !best && last) return unclassifiable(found.message, input.task, read);
  const present =
    'refused' in found
      ? undefined
      : presentClassification(found, input.task, runningWorkflowId(), edition);
  // what a model said is weighed against all that was found without it: nothing is left to prefer
  const chosen = best && present && !said ? preferred(best, present) : (present ?? best);
  if (!chosen) return { ok: true, settled: false, answer: undefined };
  const answer = { ...chosen, modesRun: modesUpTo(input, mode) };
  if (isWeak(answer) && !last) return { ok: true, settled: false, answer };
  const told = { ...answer, ...readFields(read, input.task, edition) };
  return { toStore: { answer: told, resultCode: answer.hsCode } };
}

const ORDER: readonly Effort[] = ['mini', 'pro', 'max'];

/**
 * The modes that have run when `mode` has: the asked one, then each stronger one that is offered.
 */
const modesUpTo = ({ task }: Pick<ClassifyInput, 'task'>, mode: Effort): string[] =>
  ORDER.slice(ORDER.indexOf(task.mode), ORDER.indexOf(mode) + 1).filter(
    (name) => name === task.mode || task.offered.includes(name),
  );
