import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One billable request, or one item of a batch: what it cost and what became of it. */
export const UsageEvent = defineEntity({
  name: 'UsageEvent',
  tableName: 'usage_events',
  properties: {
    id: p.uuid().primary(),
    workspaceId: p.uuid(),
    operation: p.text(),
    action: p.text(),
    mode: p.text().nullable(),
    status: p.enum(['charged', 'free', 'refunded', 'void'] as const),
    source: p.enum(['api', 'dashboard', 'mcp', 'bulk'] as const),
    credits: p.integer(),
    destinationCountry: p.text().nullable(),
    originCountry: p.text().nullable(),
    sku: p.text().nullable(),
    summary: p.text().nullable(),
    resultCode: p.text().nullable(),
    errorCode: p.text().nullable(),
    requestId: p.uuid(),
    keyId: p.uuid().nullable(),
    bulkRunId: p.uuid().nullable(),
    durationMs: p.integer().nullable(),
    createdAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    refundedAt: p.datetime().nullable(),
  },
});
export type UsageEvent = InferEntity<typeof UsageEvent>;
