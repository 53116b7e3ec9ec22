/**
 * Checks that are kept as evidence: who asked, what, when. They cost nothing, are never changed,
 * and go after `CHECK_DAYS` (ten years) or with their workspace.
 */

export interface Actor {
  type: 'key' | 'user' | 'oauth_client' | 'system';
  id: string;
  name: string;
  /** Of an OAuth client: the person who let it in. */
  userId?: string;
}

export const CHECK_KINDS = ['screen', 'restrictions'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/**
 * What is known of a check before it runs: it travels from the API through the workflow to the
 * record.
 */
export interface Check {
  /** Id of the record, and of its row among the idempotency keys. */
  checkId: string;
  kind: CheckKind;
  workspaceId: string;
  requestId: string;
  /** Name of the operation, as in `contract/operations.ts`. */
  operation: string;
  actor: Actor;
  reference: string | null;
  /** The API's signature of all this, and of what is asked for: see `db/store/requestTokens.ts`. */
  token?: string;
}
