/** Where goods are made: inference, validation of a declared origin, and both for many. */
import { invalidInput } from '../../contract/errors.ts';
import {
  inferOrigin,
  originBatch,
  type OriginBatchResult,
  type OriginItem,
  validateOrigin,
} from '../../contract/origin.ts';
import type { OriginInput, OriginTask, PhotoSource } from '../../workflows/contract.ts';
import { inlinePhoto } from '../../contract/photo.ts';
import { runBatch } from '../batch.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { photoSource, photoSources } from '../photo.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';
import { reviewThresholds } from '../thresholds.ts';

const inferRoute = keyedRoute(inferOrigin, (call) => runOne(call, call.body, 'inferOrigin'));
const validateRoute = keyedRoute(validateOrigin, (call) => runOne(call, call.body, 'validateOrigin'));

const batchRoute = keyedRoute(originBatch, async (call) => {
  const photos = await photoSources(call.services.orm, call.body.items);
  return runBatch<OriginItem, { task: OriginTask }>(call, {
    workflow: 'originBatch',
    summary: (n) => `origins of ${n} products`,
    itemOf: (item, index) => ({
      terms: termsOf(call, item),
      task: { task: taskOf(call, item, photos[index], call.body.reviewThreshold) },
    }),
    entryOf: (item, index, outcome): OriginBatchResult => {
      const kind = item.declaredOrigin === undefined ? 'inference' : 'validation';
      if (!outcome.ok) return { index, ok: false, kind, error: outcome.error };
      const answer = { [kind === 'inference' ? 'origin' : 'validation']: outcome.answer };
      return { index, ok: true, kind, ...answer }; // stored by settle in the very shape of the contract
    },
  });
});

export const originRoutes = [inferRoute, validateRoute, batchRoute];

async function runOne(call: KeyedCall, item: OriginItem, workflow: 'inferOrigin' | 'validateOrigin') {
  const photo = item.imageUrl ? await photoSource(call.services.orm, item.imageUrl) : undefined;
  if (photo && 'fault' in photo) throw invalidInput([{ path: 'imageUrl', message: photo.fault }]);
  return runBillable(call, {
    workflow,
    stored: true,
    summary: item.declaredOrigin
      ? `origin ${item.declaredOrigin} against the evidence`
      : 'origin of a product',
    terms: termsOf(call, item),
    input: (charge, deadlineMs): OriginInput => ({ charge, deadlineMs, task: taskOf(call, item, photo) }),
  });
}

/** What the engine gets to read. The item's own threshold comes first, then that of its batch, then the workspace's. */
function taskOf(call: KeyedCall, item: OriginItem, photo?: PhotoSource, ofBatch?: number): OriginTask {
  const { productUrl, title, description, gtin, shipFromCountry, sku, declaredOrigin } = item;
  const { origin, validation } = reviewThresholds(call.principal.workspace.settings);
  return {
    ...(productUrl ? { productUrl } : {}),
    ...(photo ? { photo } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(gtin ? { gtin } : {}),
    ...(shipFromCountry ? { shipFromCountry } : {}),
    ...(sku ? { sku } : {}),
    ...(declaredOrigin ? { declaredOrigin } : {}),
    reviewThreshold: item.reviewThreshold ?? ofBatch ?? (declaredOrigin ? validation : origin),
  };
}

const SUMMARY_CHARACTERS = 140;

/** The charge of one call; the usage event says what it was about. */
function termsOf(call: KeyedCall, item: OriginItem): ChargeTerms {
  const { title, description, productUrl, imageUrl, gtin, declaredOrigin, sku } = item;
  // never a photo: its address at most
  const photo = imageUrl && inlinePhoto(imageUrl) === null ? imageUrl : imageUrl && 'photo';
  const about = [title, description, productUrl, gtin, photo].find(Boolean) ?? 'origin';
  return {
    action: 'infer_origin',
    cost: call.principal.prices.infer_origin ?? 0,
    summary: [...about].slice(0, SUMMARY_CHARACTERS).join(''),
    ...(declaredOrigin ? { originCountry: declaredOrigin } : {}),
    ...(sku ? { sku } : {}),
  };
}
