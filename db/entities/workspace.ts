import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A country that is sold to, where more is said of it. */
export interface Market {
  country: string;
  region?: string | undefined;
  channel?: string | undefined;
}

/** Settings an operator may give a workspace; absent ones take the platform's defaults. */
export interface WorkspaceSettings {
  originReviewThreshold?: number;
  validateReviewThreshold?: number;
  defaultMode?: string;
  /** Countries, or countries with a region or a channel. */
  defaultMarkets?: (string | Market)[];
}

/** A customer of the service: owns keys, credits, and all that its requests leave behind. */
export const Workspace = defineEntity({
  name: 'Workspace',
  tableName: 'workspaces',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    slug: p.text(),
    status: p.enum(['active', 'suspended'] as const).default('active'),
    balance: p.integer().default(0),
    settings: p.json<WorkspaceSettings>(),
    disabledActions: p.array(),
    /** The workspace whose test space this is; null for every other one. */
    testOf: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});
export type Workspace = InferEntity<typeof Workspace>;
