/** Request id and version: on every answer, whatever comes of it. */
import { API_VERSION } from '../../contract/version.ts';
import { newId } from '../../db/id.ts';
import type { Step } from '../route.ts';

/** Gives the request its id, a lowercase UUIDv7, also in `X-Request-Id`. */
export const requestId: Step = async (context, next) => {
  context.state.requestId = newId();
  context.state.startedAt = performance.now();
  context.set('X-Request-Id', context.state.requestId);
  await next();
};

export const apiVersion: Step = async (context, next) => {
  context.set('API-Version', API_VERSION);
  await next();
};
