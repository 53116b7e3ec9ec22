import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * One request of a workspace's key, kept 30 days unless the operator has set another time. No
 * header is stored; photos are replaced by a note.
 */
export const RequestRecord = defineEntity({
  name: 'RequestRecord',
  tableName: 'requests',
  properties: {
    requestId: p.uuid().primary(),
    workspaceId: p.uuid(),
    keyId: p.uuid().nullable(),
    method: p.text(),
    path: p.text(),
    endpoint: p.text(),
    query: p.json<Record<string, unknown>>().nullable(),
    status: p.integer(),
    errorCode: p.text().nullable(),
    durationMs: p.integer(),
    source: p.enum(['api', 'mcp'] as const),
    idempotencyKey: p.text().nullable(),
    replayed: p.boolean(),
    creditsCharged: p.integer().nullable(),
    body: p.json<unknown>().nullable(),
    bodyTruncated: p.boolean(),
    apiVersion: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type RequestRecord = InferEntity<typeof RequestRecord>;
