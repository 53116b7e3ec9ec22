import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One movement of credits. The sum of a workspace's entries is its balance, always. */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entries',
  properties: {
    id: p.uuid().primary(),
    seq: p.bigint('string'),
    workspaceId: p.uuid(),
    kind: p.enum(['purchase', 'grant', 'usage', 'refund', 'adjustment', 'expiry'] as const),
    amount: p.integer(),
    balanceAfter: p.integer(),
    action: p.text().nullable(),
    usageId: p.uuid().nullable(),
    description: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type LedgerEntry = InferEntity<typeof LedgerEntry>;
