/**
 * The order of all checks, a line a step, a column a kind of operation:
 * P public, K needs a key, B billable (or keeps evidence) and needs a key.
 */
import type { Operation } from '../contract/operation.ts';
import type { Step } from './route.ts';
import type { Services } from './services.ts';
import {
  identify,
  rateLimit,
  requireActive,
  requireKey,
  requireScope,
  specialLimit,
} from './steps/access.ts';
import { idempotencyKey, parseBody, parseParams, parseQuery } from './steps/input.ts';
import { requireAction } from './steps/action.ts';
import { admitLarge } from './steps/largeBody.ts';
import { replayCompleted } from './steps/replay.ts';

type Kind = 'P' | 'K' | 'B';
type MakeStep = (operation: Operation, services: Services) => Step;

const STEPS: readonly (readonly [MakeStep, ...Kind[]])[] = [
  // a public operation asks for no key, but knows one
  [(_, services) => identify(services), 'P', 'K', 'B'],
  // by key, or by address where there is none
  [(_, services) => rateLimit(services), 'P', 'K', 'B'],
  [() => requireKey, /*                     */ 'K', 'B'],
  [requireActive, /*                        */ 'K', 'B'],
  [requireScope, /*                         */ 'K', 'B'],
  [idempotencyKey, /*                       */ 'K', 'B'],
  [parseParams, /*                     */ 'P', 'K', 'B'],
  [parseQuery, /*                      */ 'P', 'K', 'B'],
  // before any of it is read
  [admitLarge, /*                                */ 'B'],
  [parseBody, /*                       */ 'P', 'K', 'B'],
  [replayCompleted, /*                           */ 'B'],
  [requireAction, /*                             */ 'B'],
  [specialLimit, /*                         */ 'K', 'B'],
];

/** The steps that an operation goes through before its route answers. */
export function stepsFor(operation: Operation, services: Services): Step[] {
  const kind = kindOf(operation);
  return STEPS.filter(([, ...kinds]) => kinds.includes(kind)).map(([make]) =>
    make(operation, services),
  );
}

const kindOf = (operation: Operation): Kind => {
  if (operation.access === 'public') return 'P';
  return operation.idempotent ? 'B' : 'K';
};
