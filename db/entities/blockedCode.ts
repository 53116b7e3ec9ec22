import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A code that classification never answers with for its workspace; `*` stands for every
 * destination.
 */
export const BlockedCode = defineEntity({
  name: 'BlockedCode',
  tableName: 'blocked_codes',
  properties: {
    workspaceId: p.uuid().primary(),
    code: p.text().primary(),
    destination: p.text().primary(),
    reason: p.text().nullable(),
    createdBy: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type BlockedCode = InferEntity<typeof BlockedCode>;
