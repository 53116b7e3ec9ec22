import { classify, classifyRequest, type ClassifyRequest } from '../../contract/classify.ts';
import { invalidInput } from '../../contract/errors.ts';
import { inlinePhoto } from '../../contract/photo.ts';
import { wrongFacts } from '../../edition/lookup/statedFacts.ts';
import { classifyAction, priced } from '../../engine/credits.ts';
import type { Issue } from '../../engine/refusal.ts';
import type { ClassifyInput, ClassifyTask } from '../../workflows/contract.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { fieldsOf, unknownFields } from '../calculations.ts';
import { chooseMode, offeredModes } from '../modes.ts';
import { placePhoto, sentPhotoOf } from '../photo.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';
import { reviewThresholds } from '../thresholds.ts';
import { requireVisits } from '../visits.ts';

/** Costs the credits of the mode asked for, whatever modes run after it. */
export const classifyRoute = keyedRoute(classify, async (call) => {
  const sent = sentPhotoOf(call.body);
  const task = taskOf(call, call.body);
  return runBillable(call, {
    workflow: 'classify',
    summary: `${task.mode}: classify for ${task.destination}`,
    terms: termsOf(call, call.body, task),
    input: async (charge, deadlineMs): Promise<ClassifyInput> => {
      const wrong = wrongFactsOf(call, call.body);
      if (wrong.length > 0) throw invalidInput(wrong);
      await requireVisits(call, [call.body.imageUrl, call.body.productUrl]);
      const photo = await placePhoto(call, charge, deadlineMs, sent);
      const told = { ...task, ...photo, ...strangersOf(call.sentBody) };
      return { charge, deadlineMs, task: told };
    },
  });
});

const KNOWN = fieldsOf(classifyRequest);

/** The fields of a request that the interface does not know, as its answer tells them. */
export function strangersOf(sent: unknown): Pick<ClassifyTask, 'unknownFields'> {
  const found = unknownFields(sent, KNOWN);
  return found.length === 0 ? {} : { unknownFields: found };
}

/** Facts that cannot be read, known before a page is visited, a photo read or a model asked. */
export const wrongFactsOf = (
  { services: { editions } }: KeyedCall,
  { facts = {} }: ClassifyRequest,
): Issue[] => wrongFacts(facts, editions.current);

/**
 * What the engine gets to read of a request, its photo apart. Throws 400 at `modePath` on a mode
 * that there is not.
 */
export function taskOf(call: KeyedCall, request: ClassifyRequest, modePath = 'mode'): ClassifyTask {
  const { prices, workspace } = call.principal;
  const { settings } = call.services;
  const offered = offeredModes(prices, settings);
  const choice = {
    defaultMode: workspace.settings.defaultMode ?? settings.defaultMode,
    offered,
    hasModel: settings.modelTimeoutMs !== null,
  };
  const { title, brand, price, currency, originCountry, hsCodeHint } = request;
  const { facts, productUrl, imageUrl, explain } = request;
  return {
    destination: request.destinationCountry,
    on: call.services.today(),
    mode: chooseMode(request.mode, choice, modePath),
    offered,
    ...(settings.modelTimeoutMs === null ? {} : { model: { timeoutMs: settings.modelTimeoutMs } }),
    ...(productUrl ? { productUrl } : {}),
    ...(explain ? { explain } : {}),
    ...(imageUrl || productUrl
      ? { reviewThreshold: reviewThresholds(workspace.settings).origin }
      : {}),
    goods: {
      description: descriptionOf(request),
      ...(title ? { title } : {}),
      ...(brand ? { brand } : {}),
      ...(price === undefined ? {} : { price }),
      ...(currency ? { currency } : {}),
      ...(originCountry ? { originCountry } : {}),
      ...(facts ? { facts } : {}),
      ...(hsCodeHint ? { hsCodeHint: hsCodeHint.replace(/\D/g, '') } : {}),
    },
  };
}

/** The words of a request; material and categories stand behind the description, as attributes. */
const descriptionOf = ({ description, material, categories }: ClassifyRequest): string =>
  [
    description,
    material && `Material: ${onOneLine(material)}`,
    categories?.some(Boolean) &&
      `Category: ${categories.filter(Boolean).map(onOneLine).join(' > ')}`,
  ]
    .filter(Boolean)
    .join('\n');

const onOneLine = (text: string): string => text.replaceAll(/[\s;|]+/g, ' ');

const SUMMARY_CHARACTERS = 140;

/** The charge of one classification. */
export const termsOf = (
  call: KeyedCall,
  request: ClassifyRequest,
  task: ClassifyTask,
): ChargeTerms => ({
  action: classifyAction(task.mode),
  mode: task.mode,
  ...priced(call.principal.prices, `classify:${task.mode}`),
  destinationCountry: request.destinationCountry,
  summary: [...summaryOf(request)].slice(0, SUMMARY_CHARACTERS).join(''),
  ...(request.originCountry ? { originCountry: request.originCountry } : {}),
  ...(request.sku ? { sku: request.sku } : {}),
});

/**
 * What the usage log shows of a request: the words, else the address that was read, never a photo.
 */
function summaryOf({ description, imageUrl, productUrl }: ClassifyRequest): string {
  if (description) return description;
  if (imageUrl && inlinePhoto(imageUrl) !== null) return 'photo';
  return imageUrl ?? productUrl ?? '';
}
