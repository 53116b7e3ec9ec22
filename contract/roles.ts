/** What people may do in a workspace, by their role. Programs that act for them may never more. */
import { type Operation, type Scope, SCOPES } from './operation.ts';

export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Role by role, in words. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'everything',
  editor: 'calls, catalogue and bulk runs, but no settings and no approvals',
  reviewer: 'reads, and approves or rejects codes',
  viewer: 'reads',
};

const ALL_SCOPES: readonly Scope[] = SCOPES;

/** The widest scopes that a role may hand on to a program. */
export const scopesOf = (role: Role): readonly Scope[] =>
  role === 'owner' ? ALL_SCOPES : ALL_SCOPES.filter((scope) => scope !== 'settings');

const DECISIONS: ReadonlySet<string> = new Set([
  'approveClassification',
  'rejectClassification',
  'approveClassifications',
]);

/** Whether a role decides on codes. */
export const mayApprove = (role: Role): boolean => role === 'owner' || role === 'reviewer';

/**
 * Whether a role may call an operation: scopes say what a call is about, roles whether it reads,
 * decides or changes.
 */
export function permits(
  role: Role,
  { id, method, access }: Pick<Operation, 'id' | 'method' | 'access'>,
): boolean {
  if (role === 'owner' || access === 'public' || access === 'key') return true;
  if (access === 'settings') return false;
  if (method === 'get') return true;
  if (DECISIONS.has(id)) return mayApprove(role);
  return role === 'editor';
}

/** What a program is asked to be allowed when it names no scope: all but settings. */
export const DEFAULT_SCOPES: readonly Scope[] = ALL_SCOPES.filter((scope) => scope !== 'settings');

/** What a scope allows, in words for the person who consents. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  classify: 'Find tariff codes for products (spends credits)',
  calculate: 'Work out duties, taxes and landed cost, and make shipping documents (spends credits)',
  origin: 'Read product pages and infer countries of origin (spends credits)',
  compliance: 'Check goods for restrictions and parties against sanctions lists',
  settings: 'Change the blocklist and the restriction rules of the workspace',
  account: 'See credits, usage and the log of requests',
  catalog: 'Read and change the product catalogue',
};
