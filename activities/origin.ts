import type { OriginAnswer, OriginValidation } from '../contract/origin.ts';
import { loadGazetteer } from '../data/places.ts';
import { type Gathered, gatherSignals, inferOrigin, type OriginSources } from '../engine/origin/infer.ts';
import { validateOrigin } from '../engine/origin/validate.ts';
import type { OriginInput, OriginTask, ReadPage } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { store, type Stored } from './tariff.ts';

export interface OriginStep {
  input: OriginInput;
  /** What was read of the product page. */
  page?: Pick<ReadPage, 'signals' | 'stated' | 'readFromUrl'> & { gtin: string | null };
}

export const createOriginActivities = ({ orm }: Pick<Dependencies, 'orm'>) => ({
  /** Infers or validates an origin and settles. Safe to repeat: it writes only in settle. */
  async originAndSettle({ input, page }: OriginStep): Promise<Stored> {
    const { task } = input;
    const answer = runEngine('The inference of the origin', () => {
      const gathered = gatherSignals(sourcesOf(task, page), loadGazetteer());
      return task.declaredOrigin === undefined
        ? inferred(task, gathered, page?.readFromUrl ?? null)
        : validated(task, task.declaredOrigin, gathered);
    });
    return store(orm, input, { answer, resultCode: null });
  },
});

/** The barcode of the page counts where the caller gave none. */
function sourcesOf(task: OriginTask, page: OriginStep['page']): OriginSources {
  if (!page) return task;
  const gtin = task.gtin ?? page.gtin;
  return { ...task, ...(gtin === null ? {} : { gtin }), page: { signals: page.signals, ...page.stated } };
}

function inferred(task: OriginTask, gathered: Gathered, readFromUrl: string | null): OriginAnswer {
  return {
    ...inferOrigin(gathered, task.reviewThreshold),
    sku: task.sku ?? null,
    readFromUrl,
    readFromImage: null,
  };
}

const validated = (task: OriginTask, declared: string, gathered: Gathered): OriginValidation => ({
  ...validateOrigin(declared, gathered, task.reviewThreshold),
  sku: task.sku ?? null,
});
