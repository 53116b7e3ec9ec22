/**
 * What a page or a photo adds to a classification: words for the engine, fields of the answer,
 * reasons of a refusal.
 */
import type { ClassificationResult } from '../contract/classification.ts';
import type { Refused } from '../contract/outcome.ts';
import type { Edition } from '../edition/edition.ts';
import { goodsOf } from '../engine/classify/sources.ts';
import type { Goods } from '../engine/classify/types.ts';
import { gatherSignals, inferOrigin } from '../engine/origin/infer.ts';
import { tradeItemNumber } from '../engine/photo/barcodes.ts';
import type { ClassifyTask, GoodsRead } from '../workflows/contract.ts';

/** The goods as stated, with what was read of them. */
export const goodsKnown = (stated: Goods, read: GoodsRead | undefined): Goods =>
  read
    ? goodsOf(stated, {
        ...(read.photo ? { photo: read.photo } : {}),
        ...(read.page ? { page: read.page.product } : {}),
      })
    : stated;

/** The fields of the answer that tell what was read. */
export const readFields = (
  read: GoodsRead | undefined,
  { reviewThreshold }: ClassifyTask,
  edition: Pick<Edition, 'gazetteer' | 'prefixes'>,
): Pick<ClassificationResult, 'product' | 'origin' | 'readFromUrl' | 'readFromImage'> => ({
  ...(read?.photo ? { readFromImage: read.photo.readFromImage } : {}),
  ...(read?.page ? { product: read.page.product, readFromUrl: read.page.readFromUrl } : {}),
  ...(read && reviewThreshold !== undefined ? originOf(read, reviewThreshold, edition) : {}),
});

/** Where the goods are made by their page and photo; nothing where neither speaks of it. */
function originOf(
  { page, photo }: GoodsRead,
  reviewThreshold: number,
  { gazetteer, prefixes }: Pick<Edition, 'gazetteer' | 'prefixes'>,
): Pick<ClassificationResult, 'origin'> {
  const printed = [photo?.text, photo?.seen?.originLabel].filter(Boolean).join('\n');
  const gathered = gatherSignals(
    {
      ...(page ? { page: { ...page.stated, signals: page.signals } } : {}),
      ...(photo ? { photo: { text: printed, barcodes: tradeItemNumbers(photo) } } : {}),
    },
    gazetteer,
    prefixes,
  );
  const isSilent = gathered.signals.length === 0 && gathered.unresolved === null;
  return isSilent ? {} : { origin: inferOrigin(gathered, reviewThreshold) };
}

const tradeItemNumbers = ({ barcodes }: NonNullable<GoodsRead['photo']>): string[] =>
  barcodes.map(tradeItemNumber).filter((number) => number !== null);

/** The refusal of goods that nothing names, at the field that they were to be known from. */
export function unclassifiable(
  message: string,
  task: ClassifyTask,
  read: GoodsRead | undefined,
): Refused {
  const stated = task.goods.description !== '';
  if (!stated && read?.page)
    return refusal('productUrl', `No product was found on the page. ${ADD_WORDS}`);
  if (!stated && read?.photo) return refusal('imageUrl', photoMessage(read.photo));
  return refusal('description', message);
}

const ADD_WORDS = 'Say in description what the goods are.';
const NO_MODEL =
  'Without a language model that reads photos (LLM_BASE_URL, LLM_MODEL) only printed text and barcodes are read.';

function photoMessage({ readFromImage, seen }: NonNullable<GoodsRead['photo']>): string {
  const what =
    readFromImage === null
      ? 'No printed text and no barcode can be read in the photo.'
      : `What is read in the photo names no goods (${readFromImage.slice(0, 200)}).`;
  return [what, ...(seen ? [] : [NO_MODEL]), ADD_WORDS].join(' ');
}

const refusal = (path: string, message: string): Refused => ({
  ok: false,
  code: 'invalid_input',
  message,
  details: { reason: 'unclassifiable', issues: [{ path, message }] },
});
