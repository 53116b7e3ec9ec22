/** How one item of a bulk run is done: by what does the request of a single call. */
import type { CalculateRequest } from '../contract/calculate.ts';
import type { ClassificationResult } from '../contract/classification.ts';
import { refusalIn } from '../contract/outcome.ts';
import { suggestionOf } from '../db/store/catalog/suggestions.ts';
import { listRestrictionRules } from '../db/store/restrictionRules.ts';
import type { BulkItem, ItemOutcome } from '../db/store/bulkChunks.ts';
import { clockOf } from '../db/clock.ts';
import { escalationPath } from '../engine/classify/escalate.ts';
import type {
  Asked,
  ClassifyTask,
  OriginTask,
  RestrictionsInput,
  ScreenInput,
} from '../workflows/contract.ts';
import { blockedOnce } from './blockedOnce.ts';
import { calculateOne } from './calculations.ts';
import { runMode } from './classify.ts';
import { askAbout } from './askLanguageModel.ts';
import type { Dependencies } from './dependencies.ts';
import { originOf } from './origin.ts';
import { createRestrictionCheck } from './restrictions.ts';
import { screened } from './screen.ts';
import { runningWorkflowId } from './workflowId.ts';

type WithoutPlace<T> = T extends unknown ? Omit<T, 'place'> : never;
export type Done = WithoutPlace<ItemOutcome>;
export type DoItem = (item: BulkItem) => Promise<Done>;

/** How the items of a workspace are done, by kind; what they share is read once for a chunk. */
export const createBulkWork = (dependencies: Dependencies) => {
  const checkRestrictions = createRestrictionCheck(dependencies);
  const kinds: Readonly<Record<string, (workspaceId: string) => DoItem | Promise<DoItem>>> = {
    classify: (workspaceId) => classifying(dependencies, workspaceId),
    calculate: () => (item) => calculated(dependencies, item),
    origin: () => async (item) => origin(dependencies, item),
    restrictions: async (workspaceId) => {
      const own = await listRestrictionRules(dependencies.orm, workspaceId);
      const now = await clockOf(dependencies.orm);
      return async ({ usageId, reference, task }) => {
        const asked = task as Pick<RestrictionsInput, 'request' | 'date'>; // as kinds.ts made it
        const check = { checkId: usageId, workspaceId, reference };
        const result = await checkRestrictions({ check, ...asked }, own, now, NEVER);
        if (!result) throw new Error('a check was given up');
        return { kept: result, sent: asked.request, needsReview: result.outcome !== 'clear' };
      };
    },
    screen:
      () =>
      async ({ usageId, reference, task }) => {
        const { query } = task as Pick<ScreenInput, 'query'>; // as kinds.ts made it
        const result = await screened(dependencies, {
          check: { checkId: usageId, reference },
          query,
        });
        return { kept: result, sent: query, needsReview: result.outcome !== 'clear' };
      },
  };
  return async (kind: string, workspaceId: string): Promise<DoItem> => {
    const work = kinds[kind];
    if (!work) throw new Error(`Bug: there is no work of the kind ${kind}`);
    return work(workspaceId);
  };
};

/** A chunk ends once it is begun: see `bulk.ts`. */
const NEVER = new AbortController().signal;

async function calculated({ editions }: Dependencies, { task }: BulkItem): Promise<Done> {
  const asked = task as Asked<CalculateRequest>; // as kinds.ts made it
  const run = { editions, workflowId: runningWorkflowId(), givenUp: NEVER };
  const answer = await calculateOne(run, asked);
  if (!answer.ok) return { error: refusalIn(answer) };
  const { data } = answer;
  return { answer: data, request: asked, resultCode: data.hsCode, needsReview: false };
}

function origin({ editions }: Dependencies, { task }: BulkItem): Done {
  const { answer, resultCode } = originOf(editions.current, {
    input: { task: task as OriginTask }, // as kinds.ts made it
  });
  return { answer, resultCode, needsReview: answer.needsReview };
}

/** Each mode as the workflow of a single classification runs it, the language model included. */
function classifying(dependencies: Dependencies, workspaceId: string): DoItem {
  const blockedOf = blockedOnce(dependencies.orm);
  return async (item) => {
    const task = item.task as ClassifyTask; // as kinds.ts made it
    const blocked = await blockedOf(workspaceId, task.destination);
    const path = escalationPath(task.mode, task.offered);
    let best: ClassificationResult | undefined;
    for (const mode of path) {
      const said =
        mode === 'max' && task.model
          ? await askAbout(dependencies, {
              task,
              workspaceId,
              untilMs: Date.now() + task.model.timeoutMs,
            })
          : undefined;
      const ran = runMode(
        dependencies.editions.current,
        {
          input: { task },
          mode,
          last: mode === path.at(-1),
          ...(best ? { best } : {}),
          ...(said ? { said } : {}),
        },
        blocked,
      );
      if ('toStore' in ran) {
        const { answer, resultCode } = ran.toStore;
        dependencies.observeClassified(answer);
        const { goods, usageId } = item;
        return {
          answer,
          resultCode,
          needsReview: answer.needsReview,
          ...(goods?.suggests && goods.schedule !== null
            ? { suggestion: suggestionOf({ ...goods, schedule: goods.schedule }, answer, usageId) }
            : {}),
        };
      }
      if (!ran.ok) return { error: refusalIn(ran) };
      best = ran.answer;
    }
    throw new Error('the last mode of an escalation always answers');
  };
}
