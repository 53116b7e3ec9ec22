import type { OriginAnswer, OriginValidation } from '../contract/origin.ts';
import type { Edition } from '../edition/edition.ts';
import {
  type Gathered,
  gatherSignals,
  inferOrigin,
  type OriginSources,
} from '../engine/origin/infer.ts';
import { validateOrigin } from '../engine/origin/validate.ts';
import { tradeItemNumber } from '../engine/photo/barcodes.ts';
import type { PhotoReading } from '../engine/photo/types.ts';
import type { OriginInput, OriginTask, ReadPage } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { type Settled, store, type Stored } from './tariff.ts';
import { type Failed, type Left, settleTogether } from './together.ts';

export interface OriginStep {
  input: OriginInput;
  /** What was read of the product page. */
  page?: Pick<ReadPage, 'signals' | 'stated' | 'readFromUrl'> & { gtin: string | null };
  /** What was read on the photo. */
  photo?: PhotoReading;
}

/** What is known of goods, of a request or of an item of a bulk run. */
type Known = Omit<OriginStep, 'input'> & { input: Pick<OriginInput, 'task'> };

export const createOriginActivities = (
  dependencies: Pick<Dependencies, 'orm' | 'tokens' | 'editions' | 'keepAnswer'>,
) => ({
  /** Infers or validates an origin and settles. Safe to repeat: it writes only in settle. */
  async originAndSettle(step: OriginStep): Promise<Stored> {
    const { input } = step;
    await requireCharged(dependencies, input, 'inferOrigin', 'validateOrigin', 'originBatch');
    return store(dependencies, input, originOf(editionFor(dependencies, step), step));
  },

  /** The same for the items of a batch of which nothing is read before. */
  originAllAndSettle: (steps: OriginStep[]): Promise<(Stored | Failed | Left)[]> =>
    settleTogether<OriginStep, never>(dependencies, steps, async (step) => {
      await requireCharged(dependencies, step.input, 'originBatch');
      return { toStore: originOf(editionFor(dependencies, step), step) };
    }),
});

const editionFor = (dependencies: Pick<Dependencies, 'editions'>, { input }: OriginStep): Edition =>
  inSpace(dependencies, input.charge.workspaceId).editions.current;

/** The origin of goods, inferred or validated, to be stored. */
export function originOf(
  { gazetteer, prefixes }: Edition,
  step: Known,
): Settled<OriginAnswer | OriginValidation> {
  const { task } = step.input;
  const answer = runEngine('The inference of the origin', () => {
    const gathered = gatherSignals(sourcesOf(step), gazetteer, prefixes);
    return task.declaredOrigin === undefined
      ? inferred(step, gathered)
      : validated(task, task.declaredOrigin, gathered);
  });
  return { answer, resultCode: null };
}

/** The barcode of the page counts where the caller gave none. */
function sourcesOf({ input, page, photo }: Known): OriginSources {
  const { title, description, asides, shelves, shipFromCountry } = input.task;
  const gtin = input.task.gtin ?? page?.gtin ?? null;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(asides === undefined ? {} : { asides }),
    ...(shelves === undefined ? {} : { shelves }),
    ...(shipFromCountry === undefined ? {} : { shipFromCountry }),
    ...(gtin === null ? {} : { gtin }),
    ...(page ? { page: { signals: page.signals, ...page.stated } } : {}),
    ...(photo ? { photo: { text: printedOn(photo), barcodes: tradeItemNumbers(photo) } } : {}),
  };
}

const printedOn = ({ text, seen }: PhotoReading): string =>
  [text, seen?.originLabel].filter(Boolean).join('\n');

const tradeItemNumbers = ({ barcodes }: PhotoReading): string[] =>
  barcodes.map(tradeItemNumber).filter((number) => number !== null);

const inferred = ({ input: { task }, page, photo }: Known, gathered: Gathered): OriginAnswer => ({
  ...inferOrigin(gathered, task.reviewThreshold),
  sku: task.sku ?? null,
  readFromUrl: page?.readFromUrl ?? null,
  readFromImage: photo?.readFromImage ?? null,
});

const validated = (task: OriginTask, declared: string, gathered: Gathered): OriginValidation => ({
  ...validateOrigin(declared, gathered, task.reviewThreshold),
  sku: task.sku ?? null,
});
