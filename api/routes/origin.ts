/** Where goods are made: inference, validation of a declared origin, and both for many. */
import {
  inferOrigin,
  originBatch,
  type OriginBatchResult,
  type OriginItem,
  validateOrigin,
} from '../../contract/origin.ts';
import { priced } from '../../engine/credits.ts';
import type { OriginInput, OriginTask } from '../../workflows/contract.ts';
import { inlinePhoto } from '../../contract/photo.ts';
import { runBatch } from '../batch.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { placePhoto, placePhotos, sentPhotoOf } from '../photo.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';
import { reviewThresholds } from '../thresholds.ts';
import { requireVisits } from '../visits.ts';

const inferRoute = keyedRoute(inferOrigin, (call) => runOne(call, call.body, 'inferOrigin'));
const validateRoute = keyedRoute(validateOrigin, (call) =>
  runOne(call, call.body, 'validateOrigin'),
);

const batchRoute = keyedRoute(originBatch, (call) =>
  runBatch<OriginItem, { task: OriginTask }>(call, {
    workflow: 'originBatch',
    action: 'infer_origin',
    summary: (n) => `origins of ${n} products`,
    itemOf: (item) => ({
      terms: termsOf(call, item),
      task: { task: taskOf(call, item, call.body.reviewThreshold) },
    }),
    prepare: (items) => placePhotos(call, items),
    entryOf: (item, index, outcome): OriginBatchResult => {
      const kind = item.declaredOrigin === undefined ? 'inference' : 'validation';
      if (!outcome.ok) return { index, ok: false, kind, error: outcome.error };
      const answer = { [kind === 'inference' ? 'origin' : 'validation']: outcome.answer };
      // stored by settle in the very shape of the contract
      return { index, ok: true, kind, ...answer };
    },
  }),
);

export const originRoutes = [inferRoute, validateRoute, batchRoute];

async function runOne(
  call: KeyedCall,
  item: OriginItem,
  workflow: 'inferOrigin' | 'validateOrigin',
) {
  const sent = sentPhotoOf(item);
  const task = taskOf(call, item);
  return runBillable(call, {
    workflow,
    summary: item.declaredOrigin
      ? `origin ${item.declaredOrigin} against the evidence`
      : 'origin of a product',
    terms: termsOf(call, item),
    input: async (charge, deadlineMs): Promise<OriginInput> => {
      await requireVisits(call, [item.imageUrl, item.productUrl]);
      const photo = await placePhoto(call, charge, deadlineMs, sent);
      return { charge, deadlineMs, task: { ...task, ...photo } };
    },
  });
}

/**
 * What the engine gets to read, the photo apart. The item's own threshold comes first, then that of
 * its batch, then the workspace's.
 */
export function taskOf(call: KeyedCall, item: OriginItem, ofBatch?: number): OriginTask {
  const { productUrl, title, description, gtin, shipFromCountry, sku, declaredOrigin } = item;
  const shelves = [item.brand, ...(item.categories ?? [])].flatMap((text) => (text ? [text] : []));
  const asides = [...shelves, ...(item.material ? [item.material] : [])];
  const { origin, validation } = reviewThresholds(call.principal.workspace.settings);
  return {
    ...(productUrl ? { productUrl } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(asides.length > 0 ? { asides } : {}),
    ...(shelves.length > 0 ? { shelves } : {}),
    ...(gtin ? { gtin } : {}),
    ...(shipFromCountry ? { shipFromCountry } : {}),
    ...(sku ? { sku } : {}),
    ...(declaredOrigin ? { declaredOrigin } : {}),
    reviewThreshold: item.reviewThreshold ?? ofBatch ?? (declaredOrigin ? validation : origin),
  };
}

const SUMMARY_CHARACTERS = 140;

/** The charge of one call; the usage event says what it was about. */
export function termsOf(call: KeyedCall, item: OriginItem): ChargeTerms {
  const { title, description, productUrl, imageUrl, gtin, declaredOrigin, sku } = item;
  // never a photo: its address at most
  const photo = imageUrl && inlinePhoto(imageUrl) === null ? imageUrl : imageUrl && 'photo';
  const about = [title, description, productUrl, gtin, photo].find(Boolean) ?? 'origin';
  return {
    action: 'infer_origin',
    ...priced(call.principal.prices, 'infer_origin'),
    summary: [...about].slice(0, SUMMARY_CHARACTERS).join(''),
    ...(declaredOrigin ? { originCountry: declaredOrigin } : {}),
    ...(sku ? { sku } : {}),
  };
}
