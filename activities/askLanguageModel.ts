/**
 * Asks the language model about goods; what it says is checked, and asked for once more where it
 * cannot be used.
 */
import { Context } from '@temporalio/activity';
import { modelReply } from '../contract/languageModel.ts';
import { blockedFor } from '../db/store/blocklist.ts';
import { checkReply } from '../engine/classify/model/check.ts';
import { modelQuestion } from '../engine/classify/classify.ts';
import { correctionOf, messagesOf, replySchemaOf } from '../engine/classify/model/prompt.ts';
import type { ModelQuestion, ModelSaid, Unusable } from '../engine/classify/model/types.ts';
import { goodsKnown } from './goodsKnown.ts';
import type { ClassifyInput, ClassifyTask, GoodsRead } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { requireCharged } from './gate.ts';
import { jsonOf, type LanguageModel, type ModelSignals } from './languageModel.ts';
import { timed, timeUp } from './timeLeft.ts';
import { inTurn } from './turns/inTurn.ts';

export interface ModelStep {
  input: ClassifyInput;
  /** Epoch milliseconds; the model has answered by then, or did not. */
  untilMs: number;
  /** The same as a time from the first attempt on, which goes before. */
  leftMs?: number;
  /** What was read of a page or a photo. */
  read?: GoodsRead;
}

/** What is noted of one question to the model. */
export interface ModelObservation {
  model: string;
  /** `used`: by the first answer; `corrected`: by the second one; else why there is none. */
  outcome: 'used' | 'corrected' | Unusable;
  milliseconds: number;
  /** HTTP status, where another than 200 ended it. */
  status?: number;
}

export const createModelActivities = (dependencies: Dependencies) => ({
  /**
   * What the language model says of the goods. Safe to repeat: nothing is written. Never fails
   * because the model did.
   */
  askLanguageModel: (asked: ModelStep): Promise<ModelSaid> =>
    alive(async () => {
      const { input, untilMs, read } = timed(asked);
      await requireCharged(dependencies, input, 'classify', 'classifyBatch');
      const { task, charge } = input;
      return askAbout(dependencies, {
        task,
        workspaceId: charge.workspaceId,
        untilMs,
        ...(read ? { read } : {}),
      });
    }),
});

/** Goods that the model is asked about, and until when. */
interface Asked {
  task: ClassifyTask;
  workspaceId: string;
  untilMs: number;
  read?: GoodsRead;
}

/** What the model says of goods, of a request or of an item of a bulk run. */
export async function askAbout(
  { languageModel: model, editions, orm, observeModel, turns }: Dependencies,
  { task, workspaceId, untilMs, read }: Asked,
): Promise<ModelSaid> {
  if (!model) return { usable: false, why: 'not_asked' };
  const { goods: stated, destination, mode, on } = task;
  const goods = goodsKnown(stated, read);
  const blocked = await blockedFor(orm, workspaceId, destination);
  const question = runEngine('The question to the language model', () =>
    modelQuestion(goods, editions.current.classification, {
      destination,
      effort: mode,
      blocked,
      on,
    }),
  );
  if (!question) return { usable: false, why: 'not_asked' };
  const startedMs = performance.now();
  const conversed = await inTurn(turns.model, { charge: { workspaceId }, untilMs }, () =>
    converse(model, question, {
      patience: timeUp(untilMs),
      cancelled: Context.current().cancellationSignal,
    }),
  );
  // it had no turn
  const { said, outcome, status } = 'ok' in conversed ? failed('timed_out') : conversed;
  observeModel({
    model: model.name,
    outcome,
    milliseconds: Math.round(performance.now() - startedMs),
    ...(status === undefined ? {} : { status }),
  });
  return said;
}

interface Conversed {
  said: ModelSaid;
  outcome: ModelObservation['outcome'];
  status?: number;
}

const TRIES = 2;

async function converse(
  model: LanguageModel,
  question: ModelQuestion,
  signals: ModelSignals,
): Promise<Conversed> {
  const asked = messagesOf(question);
  const schema = replySchemaOf(question);
  let messages = asked;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const completion = await model.complete(messages, schema, signals);
    if (!completion.ok && completion.why !== 'invalid')
      return {
        ...failed(completion.why),
        ...('status' in completion ? { status: completion.status } : {}),
      };
    const checked = completion.ok
      ? readReply(completion.text, question)
      : { problem: completion.fault };
    if (!('problem' in checked))
      return { said: checked, outcome: attempt === 1 ? 'used' : 'corrected' };
    messages = correctionOf(asked, completion.text, checked.problem);
  }
  return failed('invalid');
}

const failed = (why: Unusable): Conversed => ({ said: { usable: false, why }, outcome: why });

/**
 * The reply inside a text: what stands between the outermost braces, after any thoughts that the
 * model thinks aloud.
 */
function readReply(text: string, question: ModelQuestion): ReturnType<typeof checkReply> {
  const spoken = text.slice(text.lastIndexOf('</think>') + 1);
  const json = jsonOf(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1));
  if (json === undefined) return { problem: 'it is no JSON object' };
  const parsed = modelReply.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      problem: `${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'not as asked'}`,
    };
  }
  const { code, axes, reason } = parsed.data;
  return checkReply({ code, axes: axes ?? {}, reason: reason ?? '' }, question);
}
