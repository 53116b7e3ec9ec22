import { v7 as uuidv7 } from 'uuid';
import type { RequestRecord } from '../../db/entities/requestRecord.ts';

/**
 * A line of the request log: GET /v1/me of a workspace, answered a moment ago, unless it is told
 * otherwise.
 */
export const loggedRequest = (
  workspaceId: string,
  more: Partial<RequestRecord> = {},
): RequestRecord => ({
  requestId: uuidv7(),
  workspaceId,
  keyId: null,
  method: 'GET',
  path: '/v1/me',
  endpoint: '/v1/me',
  query: null,
  status: 200,
  errorCode: null,
  durationMs: 1,
  source: 'api',
  idempotencyKey: null,
  replayed: false,
  creditsCharged: null,
  body: null,
  bodyTruncated: false,
  apiVersion: 'v1',
  userAgent: null,
  createdAt: new Date(),
  ...more,
});
