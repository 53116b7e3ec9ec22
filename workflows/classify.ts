import type { Classified, ClassifyStep } from '../activities/classify.ts';
import type { ClassificationResult } from '../contract/classification.ts';
import type { Outcome, Refused } from '../contract/outcome.ts';
import { escalationPath } from '../engine/classify/escalate.ts';
import { askModel } from './askModel.ts';
import { billable, type LocalSteps, type Worked } from './billable.ts';
import type { ClassifyInput, GoodsRead } from './contract.ts';
import { readPage } from './readPage.ts';
import { readPhoto, seePhoto } from './readPhoto.ts';

/** Classifies one product. A weak answer escalates to the next mode at no extra charge. */
export async function classify(input: ClassifyInput): Promise<Outcome<unknown>> {
  if (!isKnown(input)) return billable(input, (steps) => readAndClassify(input, steps));
  return billable(input, (steps, first) => runModes(input, steps, undefined, first as Classified), {
    step: 'classifyAndSettle',
    task: firstMode(input),
  });
}

/** The asked mode on what is known of the goods when the request comes. */
export const firstMode = (input: ClassifyInput): ClassifyStep => {
  const { mode, offered } = input.task;
  return { input, mode, last: escalationPath(mode, offered).length === 1 };
};

/**
 * Whether the first mode may run at once: no photo or page is read before it, and no language model
 * asked.
 */
export function isKnown({ task: { photo, productUrl, mode, model } }: ClassifyInput): boolean {
  const isRead = Boolean(photo ?? productUrl);
  const isAsked = mode === 'max' && model !== undefined;
  return !isRead && !isAsked;
}

/**
 * Reads the photo or the page that the request names, then runs the modes on all that is known of
 * the goods. `first`: what the first mode came to, where it has run.
 */
export async function readAndClassify(
  input: ClassifyInput,
  steps: LocalSteps,
  first?: Classified,
): Promise<Worked<unknown>> {
  const read = await readGoods(input);
  return read.ok ? runModes(input, steps, read.read, first) : read;
}

async function readGoods(input: ClassifyInput): Promise<{ ok: true; read?: GoodsRead } | Refused> {
  const { photo: source, productUrl } = input.task;
  if (!source) return productUrl ? readListing(input, productUrl) : { ok: true };
  const found = await readPhoto(input, source, { isShown: input.task.model !== undefined });
  if (!found.ok) return found;
  const { photo, photoRef } = found;
  // the photo goes before the page, which serves where the photo says nothing
  const listing =
    productUrl && photo.readFromImage === null
      ? await readListing(input, productUrl)
      : { ok: true as const };
  return listing.ok
    ? { ok: true, read: { ...listing.read, photo, ...(photoRef ? { photoRef } : {}) } }
    : listing;
}

async function readListing(
  input: ClassifyInput,
  productUrl: string,
): Promise<{ ok: true; read?: GoodsRead } | Refused> {
  const found = await readPage(input, productUrl, 'productUrl');
  return found.ok ? { ok: true, read: { page: found.page } } : found;
}

/**
 * Runs the asked mode and, while the answer is weak, each stronger one once; the last step settles.
 */
async function runModes(
  input: ClassifyInput,
  steps: LocalSteps,
  readBefore?: GoodsRead,
  first?: Classified,
): Promise<Worked<unknown>> {
  const { offered, model } = input.task;
  const path = escalationPath(input.task.mode, offered);
  let read = readBefore;
  let best: ClassificationResult | undefined;
  for (const [at, mode] of path.entries()) {
    if (mode === 'max' && model && read) read = await seen(input, read, model);
    const said = mode === 'max' && model ? await askModel(input, model, read) : undefined;
    const ran =
      (at === 0 ? first : undefined) ??
      (await steps.classifyAndSettle({
        input,
        mode,
        last: mode === path.at(-1),
        ...(best ? { best } : {}),
        ...(said ? { said } : {}),
        ...(read ? { read } : {}),
      }));
    if (!ran.ok) return ran;
    if (ran.settled) return { ok: true, data: ran.answer };
    best = ran.answer;
  }
  throw new Error('the last mode of an escalation always settles');
}

/** What was read, with what the model sees in the photo. */
async function seen(
  input: ClassifyInput,
  read: GoodsRead,
  model: { timeoutMs: number },
): Promise<GoodsRead> {
  const { photo, photoRef } = read;
  return photo && photoRef
    ? { ...read, photo: await seePhoto(input, { photo, photoRef }, model) }
    : read;
}
