/**
 * Workspaces and their keys: creation, settings, suspension, and the lookup behind every request.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../../contract/evidence.ts';
import type { Role } from '../../contract/roles.ts';
import { asTestSpace, isTestSpace } from '../../contract/testSpace.ts';
import { free, type PriceTable, without } from '../../engine/credits.ts';
import { ApiKey } from '../entities/apiKey.ts';
import { Workspace, type WorkspaceSettings } from '../entities/workspace.ts';
import { CLOCK_MS, type ClockReading, readingOf } from '../clock.ts';
import { newId } from '../id.ts';
import type { AgentGrant } from './agentGrants.ts';
import { momentOf, momentOrNull, type Orm, sql, type Timestamptz } from '../orm.ts';
import { completePrices } from './prices.ts';
import { countOf, type Window, windowOf, type WindowRow } from './rateLimit.ts';

/** Who calls, as far as a request needs it. */
export interface Principal {
  /** As records keep it. */
  actor: Actor;
  scopes: readonly string[];
  /** Null where a client of the agent endpoint asks. */
  key: {
    id: string;
    name: string;
    prefix: string;
    scopes: string[];
    createdAt: Date;
    expiresAt: Date | null;
    lastUsedAt: Date | null;
  } | null;
  /** By which such a client asks; null where a key does. */
  grant: AgentGrant | null;
  /** Of the person for whom such a client asks, or who made the key; null for any other key. */
  role: Role | null;
  workspace: {
    id: string;
    name: string;
    slug: string;
    status: 'active' | 'suspended';
    balance: number;
    settings: WorkspaceSettings;
    /** Actions, and prices of single modes, that the operator has switched off here. */
    disabledActions: string[];
    createdAt: Date;
  };
  /** Prices in force, null for what is switched off here or for all. */
  prices: PriceTable;
  /** The database's clock, as it was read with the key. */
  clock: ClockReading;
}

const digest = (key: string): Buffer => createHash('sha256').update(key, 'utf8').digest();

/**
 * The holder of a valid key and its rate window, in which so many calls more are counted, in one
 * statement. Null, and nothing counted, when the key is unknown, revoked or expired, or its person
 * is no member any more.
 */
export async function findAndCount(
  orm: Orm,
  key: string,
  windowS: number,
  calls: number,
): Promise<(Window & { principal: Principal }) | null> {
  const [row] = await sql<PrincipalRow & WindowRow>(orm, FIND_AND_COUNT, [
    digest(key),
    calls,
    windowS,
    windowS,
    windowS,
  ]);
  return row ? { ...windowOf(row, windowS), principal: principalOf(row) } : null;
}

/**
 * SQL: the workspace `w` of who asks, and what holds for all. What the operator says of a workspace
 * `o` holds for its test space too.
 */
export const WORKSPACE_COLUMNS = `w.id as w_id, w.name as w_name, w.slug, coalesce(o.status, w.status) as status,
  w.balance, w.settings, coalesce(o.disabled_actions, w.disabled_actions) as disabled_actions,
  w.created_at as w_created_at, (select json_object_agg(action, credits) from prices) as prices,
  ${CLOCK_MS} as now_ms`;

/** SQL: the workspace `o` that a test space `w` belongs to. */
export const WITH_OWNER = 'left join workspaces o on o.id = w.test_of';

const FIND_AND_COUNT = `
  with valid as (
    select k.*, m.role from api_keys k
      left join agent_grants g on g.id = k.grant_id
      left join members m on m.workspace_id = g.workspace_id and m.user_id = g.user_id
    where k.hash = ? and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and (k.grant_id is null or (g.revoked_at is null and m.role is not null))
  ), counted as (
    ${countOf(`select 'key:' || id, now(), ?::int from valid`)}
  )
  select k.id, k.name, k.prefix, k.scopes, k.role, k.created_at, k.expires_at, k.last_used_at,
    ${WORKSPACE_COLUMNS}, counted.count, counted.seconds_left
  from valid k join workspaces w on w.id = k.workspace_id ${WITH_OWNER} cross join counted`;

interface PrincipalRow extends WorkspaceRow {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  role: Role | null;
  created_at: Timestamptz;
  expires_at: Timestamptz | null;
  last_used_at: Timestamptz | null;
}

export interface WorkspaceRow {
  w_id: string;
  w_name: string;
  slug: string;
  status: 'active' | 'suspended';
  balance: number;
  settings: WorkspaceSettings;
  disabled_actions: string[];
  w_created_at: Timestamptz;
  prices: Record<string, number | null> | null;
  now_ms: number;
}

const principalOf = (row: PrincipalRow): Principal => ({
  actor: { type: 'key', id: row.id, name: row.name },
  scopes: row.scopes,
  grant: null,
  role: row.role,
  key: {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: momentOf(row.created_at),
    expiresAt: momentOrNull(row.expires_at),
    lastUsedAt: momentOrNull(row.last_used_at),
  },
  ...workspaceOf(row),
});

/** What a principal has of its workspace, and of all. */
export const workspaceOf = (
  row: WorkspaceRow,
): Pick<Principal, 'workspace' | 'prices' | 'clock'> => ({
  workspace: {
    id: row.w_id,
    name: row.w_name,
    slug: row.slug,
    status: row.status,
    balance: row.balance,
    settings: row.settings,
    disabledActions: row.disabled_actions,
    createdAt: momentOf(row.w_created_at),
  },
  prices: pricesOf(row),
  clock: readingOf(row.now_ms),
});

function pricesOf({ w_id: id, prices, disabled_actions: off }: WorkspaceRow): PriceTable {
  const inForce = without(completePrices(prices ?? {}), off);
  return isTestSpace(id) ? free(inForce) : inForce;
}

/**
 * Creates an active workspace with an empty balance. The slug is made from the name and kept
 * unique.
 */
export async function createWorkspace(
  orm: Orm,
  name: string,
): Promise<{ id: string; slug: string }> {
  const id = newId();
  const stem =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 100) || 'workspace';
  const [taken] = await sql<{ n: number }>(orm, 'select 1 as n from workspaces where slug = ?', [
    stem,
  ]);
  const slug = taken ? `${stem}-${id.slice(-8)}` : stem;
  await sql(orm, 'insert into workspaces (id, name, slug) values (?, ?, ?)', [id, name, slug]);
  return { id, slug };
}

/** The id of a workspace's test space, which is made when it is first asked for. */
export async function testSpaceOf(
  orm: Orm,
  { id: workspaceId, name, slug }: Pick<Workspace, 'id' | 'name' | 'slug'>,
): Promise<string> {
  const id = asTestSpace(newId());
  const [made] = await sql<{ id: string }>(
    orm,
    `insert into workspaces (id, name, slug, test_of) values (?, ?, ?, ?)
     on conflict (test_of) do update set test_of = excluded.test_of returning id`,
    [id, name, `${slug}-test-${id.slice(-8)}`, workspaceId],
  );
  if (!made) throw new Error('a test space that is asked for is there');
  return made.id;
}

export interface NewKey {
  /** A key of a test space is a test key. */

  workspaceId: string;
  name: string;
  scopes: readonly string[];
  expiresAt?: Date;
  /** By which a person made it. */
  grantId?: string;
}

/**
 * Creates a key and returns its secret, which is stored nowhere: 256 random bits behind a fixed
 * prefix.
 */
export async function createKey(
  orm: Orm,
  input: NewKey,
): Promise<{ id: string; key: string; prefix: string }> {
  const begins = isTestSpace(input.workspaceId) ? 'lf_test_' : 'lf_';
  const key = `${begins}${randomBytes(32).toString('base64url')}`;
  const id = newId();
  const prefix = key.slice(0, 12);
  await sql(
    orm,
    `insert into api_keys (id, workspace_id, name, prefix, hash, scopes, expires_at, grant_id)
     values (?, ?, ?, ?, ?, ?::text[], ?, ?)`,
    [
      id,
      input.workspaceId,
      input.name,
      prefix,
      digest(key),
      listOf(input.scopes),
      input.expiresAt ?? null,
      input.grantId ?? null,
    ],
  );
  return { id, key, prefix };
}

/** A list of words as PostgreSQL reads one. */
const listOf = (words: readonly string[]): string => `{${words.join(',')}}`;

/** Revokes a key for good and returns its workspace; null when there is no such active key. */
export async function revokeKey(orm: Orm, keyId: string): Promise<string | null> {
  const [row] = await sql<{ workspace_id: string }>(
    orm,
    'update api_keys set revoked_at = now() where id = ? and revoked_at is null returning workspace_id',
    [keyId],
  );
  return row?.workspace_id ?? null;
}

export type KeyState = 'active' | 'expired' | 'revoked';

/** Whether a key is taken at a moment, in milliseconds since 1970. */
export function keyStateAt(
  nowMs: number,
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
): KeyState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt.getTime() <= nowMs ? 'expired' : 'active';
}

/** Keys of a workspace and its test space, newest first, without what could authenticate. */
export async function listKeys(orm: Orm, workspaceId: string): Promise<ApiKey[]> {
  const spaces = await spacesOf(orm, workspaceId);
  return orm.em
    .fork()
    .find(
      ApiKey,
      { workspaceId: { $in: spaces } },
      { orderBy: { createdAt: 'desc' }, fields: ['*'] },
    );
}

/** Ids of a workspace and, where it has one, of its test space. */
export async function spacesOf(orm: Orm, workspaceId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    orm,
    'select id from workspaces where id = ? or test_of = ? order by test_of nulls first',
    [workspaceId, workspaceId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Finds a workspace by id, slug or exact name; null when none or more than one fits. A test space
 * is found by the workspace that it belongs to.
 */
export async function findWorkspace(orm: Orm, reference: string): Promise<Workspace | null> {
  const rows = await orm.em
    .fork()
    .find(
      Workspace,
      /^[0-9a-f-]{36}$/i.test(reference)
        ? { id: reference, testOf: null }
        : { $or: [{ slug: reference }, { name: reference }], testOf: null },
      { limit: 2 },
    );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

export function listWorkspaces(orm: Orm): Promise<Workspace[]> {
  return orm.em.fork().find(Workspace, { testOf: null }, { orderBy: { createdAt: 'asc' } });
}

/** Sets the status of a workspace; a suspended one is answered 403 everywhere but GET /v1/me. */
export async function setStatus(
  orm: Orm,
  workspaceId: string,
  status: 'active' | 'suspended',
): Promise<void> {
  await sql(orm, 'update workspaces set status = ? where id = ?', [status, workspaceId]);
}

/** Lays settings over the present ones; null takes a setting back to its default. */
export async function updateSettings(
  orm: Orm,
  workspaceId: string,
  changes: Record<string, unknown>,
): Promise<void> {
  await sql(
    orm,
    'update workspaces set settings = jsonb_strip_nulls(settings || ?::jsonb) where id = ?',
    [JSON.stringify(changes), workspaceId],
  );
}

/** Switches an action of one workspace off or on again. */
export async function switchAction(
  orm: Orm,
  workspaceId: string,
  action: string,
  on: boolean,
): Promise<void> {
  await sql(
    orm,
    on
      ? `update workspaces set disabled_actions =
           array(select x from unnest(disabled_actions) as t(x) where x <> ? and not starts_with(x, ?)) where id = ?`
      : `update workspaces set disabled_actions =
           (select array_agg(distinct x) from unnest(array_append(disabled_actions, ?)) as t(x)) where id = ?`,
    on ? [action, `${action}:`, workspaceId] : [action, workspaceId],
  );
}

/** How many workspaces there are; 0 on a fresh database. */
export async function countWorkspaces(orm: Orm): Promise<number> {
  const [row] = await sql<{ n: number }>(orm, 'select count(*)::int as n from workspaces');
  return row?.n ?? 0;
}

/** Remembers when keys were last used, to the minute: not every request is worth a write. */
export async function touchKeys(orm: Orm, keyIds: readonly string[]): Promise<void> {
  if (keyIds.length === 0) return;
  await sql(
    orm,
    `update api_keys set last_used_at = now() where id = any(?::uuid[])
       and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [`{${keyIds.join(',')}}`],
  );
}
