import type { OriginAnswer, OriginValidation } from '../contract/origin.ts';
import { loadGazetteer } from '../data/places.ts';
import { type Gathered, gatherSignals, inferOrigin } from '../engine/origin/infer.ts';
import { validateOrigin } from '../engine/origin/validate.ts';
import type { OriginInput, OriginTask } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { store, type Stored } from './tariff.ts';

export interface OriginStep {
  input: OriginInput;
}

export const createOriginActivities = ({ orm }: Pick<Dependencies, 'orm'>) => ({
  /** Infers or validates an origin and settles. Safe to repeat: it writes only in settle. */
  async originAndSettle({ input }: OriginStep): Promise<Stored> {
    const { task } = input;
    const answer = runEngine('The inference of the origin', () => {
      const gathered = gatherSignals(task, loadGazetteer());
      return task.declaredOrigin === undefined
        ? inferred(task, gathered)
        : validated(task, task.declaredOrigin, gathered);
    });
    return store(orm, input, { answer, resultCode: null });
  },
});

function inferred(task: OriginTask, gathered: Gathered): OriginAnswer {
  return {
    ...inferOrigin(gathered, task.reviewThreshold),
    sku: task.sku ?? null,
    readFromUrl: null,
    readFromImage: null,
  };
}

const validated = (task: OriginTask, declared: string, gathered: Gathered): OriginValidation => ({
  ...validateOrigin(declared, gathered, task.reviewThreshold),
  sku: task.sku ?? null,
});
