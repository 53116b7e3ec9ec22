/**
 * The order of all checks, a line a step, a column a kind of operation:
 * P public, K needs a key, B billable (or keeps evidence) and needs a key.
 * Those marked T are asked of a tool too; the others read what comes by HTTP alone.
 */
import type { Operation } from '../contract/operation.ts';
import type { AskedStep, Step } from './route.ts';
import type { Services } from './services.ts';
import {
  identify,
  rateLimit,
  requireActive,
  requireKey,
  requireScope,
  specialLimit,
} from './steps/access.ts';
import { checkBody, idempotencyKey, parseParams, parseQuery, readBody } from './steps/input.ts';
import { requireAction } from './steps/action.ts';
import { admitLarge } from './steps/largeBody.ts';
import { bodyTestValues, testValues } from './steps/testValues.ts';
import { replayCompleted } from './steps/replay.ts';

type Kind = 'P' | 'K' | 'B';
type Make<S> = (operation: Operation, services: Services) => S;
type Row = readonly ['H', Make<Step>, ...Kind[]] | readonly ['T', Make<AskedStep>, ...Kind[]];

const STEPS: readonly Row[] = [
  // a public operation asks for no key, but knows one
  ['H', (_, services) => identify(services), 'P', 'K', 'B'],
  // by key, or by address where there is none
  ['H', (_, services) => rateLimit(services), 'P', 'K', 'B'],
  ['H', () => requireKey, /*                     */ 'K', 'B'],
  ['T', requireActive, /*                        */ 'K', 'B'],
  ['T', requireScope, /*                         */ 'K', 'B'],
  ['H', idempotencyKey, /*                       */ 'K', 'B'],
  // of a test key: the error that its address or idempotency key asks for
  ['H', () => testValues, /*                */ 'P', 'K', 'B'],
  ['T', parseParams, /*                     */ 'P', 'K', 'B'],
  ['T', parseQuery, /*                      */ 'P', 'K', 'B'],
  // before any of it is read
  ['H', admitLarge, /*                                */ 'B'],
  ['H', readBody, /*                        */ 'P', 'K', 'B'],
  ['T', checkBody, /*                       */ 'P', 'K', 'B'],
  ['T', bodyTestValues, /*                       */ 'K', 'B'],
  ['T', replayCompleted, /*                           */ 'B'],
  ['T', requireAction, /*                             */ 'B'],
  ['T', specialLimit, /*                         */ 'K', 'B'],
];

/** The steps that an operation goes through before its route answers. */
export const stepsFor = (operation: Operation, services: Services): Step[] =>
  rowsFor(operation).map(([, make]) => make(operation, services));

/** Those of them that a tool goes through: who asks, and what, is known there already. */
export const askedStepsFor = (operation: Operation, services: Services): AskedStep[] =>
  rowsFor(operation).flatMap((row) => (row[0] === 'T' ? [row[1](operation, services)] : []));

function rowsFor(operation: Operation): Row[] {
  const kind = kindOf(operation);
  return STEPS.filter(([, , ...kinds]) => kinds.includes(kind));
}

const kindOf = (operation: Operation): Kind => {
  if (operation.access === 'public') return 'P';
  return operation.idempotent ? 'B' : 'K';
};
