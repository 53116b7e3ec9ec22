import { classify, type ClassifyRequest } from '../../contract/classify.ts';
import { inlinePhoto } from '../../contract/photo.ts';
import { classifyAction } from '../../engine/credits.ts';
import type { ClassifyInput, ClassifyTask, PhotoSource } from '../../workflows/contract.ts';
import { invalidInput } from '../../contract/errors.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { chooseMode, offeredModes } from '../modes.ts';
import { photoSource } from '../photo.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';
import { reviewThresholds } from '../thresholds.ts';

/** Costs the credits of the mode asked for, whatever modes run after it. */
export const classifyRoute = keyedRoute(classify, async (call) => {
  const photo = call.body.imageUrl ? await photoSource(call.services.orm, call.body.imageUrl) : undefined;
  if (photo && 'fault' in photo) throw invalidInput([{ path: 'imageUrl', message: photo.fault }]);
  const task = taskOf(call, call.body, photo);
  return runBillable(call, {
    workflow: 'classify',
    summary: `${task.mode}: classify for ${task.destination}`,
    terms: termsOf(call, call.body, task),
    input: (charge, deadlineMs): ClassifyInput => ({ charge, deadlineMs, task }),
  });
});

/** What the engine gets to read of a request, and its photo. Throws 400 at `modePath` on a mode that there is not. */
export function taskOf(
  call: KeyedCall,
  request: ClassifyRequest,
  photo: PhotoSource | undefined,
  modePath = 'mode',
): ClassifyTask {
  const { prices, workspace } = call.principal;
  const { settings } = call.services;
  const offered = offeredModes(prices, settings);
  const defaultMode = workspace.settings.defaultMode ?? settings.defaultMode;
  const { description = '', title, brand, price, currency, originCountry, hsCodeHint, productUrl } = request;
  return {
    destination: request.destinationCountry,
    mode: chooseMode(request.mode, defaultMode, offered, modePath),
    offered,
    ...(settings.modelTimeoutMs === null ? {} : { model: { timeoutMs: settings.modelTimeoutMs } }),
    ...(photo ? { photo } : {}),
    ...(productUrl ? { productUrl } : {}),
    ...(photo || productUrl ? { reviewThreshold: reviewThresholds(workspace.settings).origin } : {}),
    goods: {
      description,
      ...(title ? { title } : {}),
      ...(brand ? { brand } : {}),
      ...(price === undefined ? {} : { price }),
      ...(currency ? { currency } : {}),
      ...(originCountry ? { originCountry } : {}),
      ...(hsCodeHint ? { hsCodeHint: hsCodeHint.replaceAll('.', '') } : {}),
    },
  };
}

const SUMMARY_CHARACTERS = 140;

/** The charge of one classification. */
export const termsOf = (call: KeyedCall, request: ClassifyRequest, task: ClassifyTask): ChargeTerms => ({
  action: classifyAction(task.mode),
  mode: task.mode,
  cost: call.principal.prices[`classify:${task.mode}`] ?? 0,
  destinationCountry: request.destinationCountry,
  summary: [...summaryOf(request)].slice(0, SUMMARY_CHARACTERS).join(''),
  ...(request.originCountry ? { originCountry: request.originCountry } : {}),
  ...(request.sku ? { sku: request.sku } : {}),
});

/** What the usage log shows of a request: the words, else the address that was read, never a photo. */
function summaryOf({ description, imageUrl, productUrl }: ClassifyRequest): string {
  if (description) return description;
  if (imageUrl && inlinePhoto(imageUrl) !== null) return 'photo';
  return imageUrl ?? productUrl ?? '';
}
