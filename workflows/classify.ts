import type { ClassificationResult } from '../contract/classify.ts';
import type { Outcome } from '../contract/outcome.ts';
import { escalationPath } from '../engine/classify/escalate.ts';
import { askModel } from './askModel.ts';
import { billable, type Steps, type Worked } from './billable.ts';
import type { ClassifyInput } from './contract.ts';

/** Classifies one product. A weak answer escalates to the next mode at no extra charge. */
export async function classify(input: ClassifyInput): Promise<Outcome<ClassificationResult>> {
  return billable(input, (steps) => runModes(input, steps));
}

/** Runs the asked mode and, while the answer is weak, each stronger one once; the last step settles. */
export async function runModes(input: ClassifyInput, steps: Steps): Promise<Worked<ClassificationResult>> {
  const { offered, model } = input.task;
  const path = escalationPath(input.task.mode, offered);
  let best: ClassificationResult | undefined;
  for (const mode of path) {
    const said = mode === 'max' && model ? await askModel(input, model) : undefined;
    const ran = await steps.classifyAndSettle({
      input,
      mode,
      last: mode === path.at(-1),
      ...(best ? { best } : {}),
      ...(said ? { said } : {}),
    });
    if (!ran.ok) return ran;
    if (ran.settled) return { ok: true, data: ran.answer };
    best = ran.answer;
  }
  throw new Error('the last mode of an escalation always settles');
}
