import { classify, type ClassifyRequest } from '../../contract/classify.ts';
import { classifyAction } from '../../engine/credits.ts';
import type { ClassifyInput, ClassifyTask } from '../../workflows/contract.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { chooseMode, offeredModes } from '../modes.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';

/** Costs the credits of the mode asked for, whatever modes run after it. */
export const classifyRoute = keyedRoute(classify, async (call) => {
  const task = taskOf(call, call.body, 'mode');
  return runBillable(call, {
    workflow: 'classify',
    summary: `${task.mode}: classify for ${task.destination}`,
    terms: termsOf(call, call.body, task),
    input: (charge, deadlineMs): ClassifyInput => ({ charge, deadlineMs, task }),
  });
});

/** What the engine gets to read of a request. Throws 400 at `modePath` on a mode that there is not. */
export function taskOf(call: KeyedCall, request: ClassifyRequest, modePath: string): ClassifyTask {
  const { prices, workspace } = call.principal;
  const { settings } = call.services;
  const offered = offeredModes(prices, settings);
  const defaultMode = workspace.settings.defaultMode ?? settings.defaultMode;
  const { description, title, brand, price, currency, originCountry, hsCodeHint } = request;
  return {
    destination: request.destinationCountry,
    mode: chooseMode(request.mode, defaultMode, offered, modePath),
    offered,
    ...(settings.modelTimeoutMs === null ? {} : { model: { timeoutMs: settings.modelTimeoutMs } }),
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
  summary: [...request.description].slice(0, SUMMARY_CHARACTERS).join(''),
  ...(request.originCountry ? { originCountry: request.originCountry } : {}),
  ...(request.sku ? { sku: request.sku } : {}),
});
