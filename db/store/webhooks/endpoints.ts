/** Endpoints of webhooks as their workspace sees and changes them. */
import { ENDPOINTS_MAX, type OffReason, PREVIOUS_SECRETS_MAX } from '../../../contract/webhooks.ts';
import { newId } from '../../id.ts';
import { momentOf, type Orm, sql, type Timestamptz, together } from '../../orm.ts';

export interface StoredEndpoint {
  id: string;
  url: string;
  description: string | null;
  /** Null: all. */
  types: string[] | null;
  disabledReason: OffReason | null;
  disabledAt: Date | null;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** Until when a secret before the one of now is valid; null: none is any more. */
  previousUntil: Date | null;
  createdAt: Date;
}

interface Row {
  id: string;
  url: string;
  description: string | null;
  types: string[] | null;
  disabled_reason: OffReason | null;
  disabled_at: Timestamptz | null;
  failing_since: Timestamptz | null;
  last_success_at: Timestamptz | null;
  previous_until: Timestamptz | null;
  created_at: Timestamptz;
}

const COLUMNS = `id, url, description, array_to_json(types) as types, disabled_reason, disabled_at, failing_since,
  last_success_at, created_at, (select max(p.valid_until) from webhook_previous_secrets p
    where p.endpoint_id = webhook_endpoints.id and p.valid_until > now()) as previous_until`;

const at = (printed: Timestamptz | null): Date | null => (printed ? momentOf(printed) : null);

const endpointOf = (row: Row): StoredEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  types: row.types,
  disabledReason: row.disabled_reason,
  disabledAt: at(row.disabled_at),
  failingSince: at(row.failing_since),
  lastSuccessAt: at(row.last_success_at),
  previousUntil: at(row.previous_until),
  createdAt: momentOf(row.created_at),
});

/** All endpoints of a workspace, the newest first. */
export async function listEndpoints(orm: Orm, workspaceId: string): Promise<StoredEndpoint[]> {
  const rows = await sql<Row>(
    orm,
    `select ${COLUMNS} from webhook_endpoints where workspace_id = ? order by created_at desc, id desc`,
    [workspaceId],
  );
  return rows.map(endpointOf);
}

/** An endpoint of this workspace; null when it has none of that id. */
export async function readEndpoint(
  orm: Orm,
  workspaceId: string,
  id: string,
): Promise<StoredEndpoint | null> {
  const [row] = await sql<Row>(
    orm,
    `select ${COLUMNS} from webhook_endpoints where workspace_id = ? and id = ?`,
    [workspaceId, id],
  );
  return row ? endpointOf(row) : null;
}

export interface NewEndpoint {
  id: string;
  url: string;
  description: string | null;
  types: readonly string[] | null;
  /** Encrypted. */
  secret: string;
}

/** Adds an endpoint; false when the workspace has as many as it may have. */
export const addEndpoint = (
  orm: Orm,
  workspaceId: string,
  { id, url, description, types, secret }: NewEndpoint,
): Promise<boolean> =>
  together(orm, async () => {
    // endpoints of one workspace are counted one after the other
    await sql(orm, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `webhooks:${workspaceId}`,
    ]);
    const rows = await sql(
      orm,
      `insert into webhook_endpoints (id, workspace_id, url, description, types, secret)
       select ?::uuid, ?::uuid, ?::text, ?::text, ${TYPES}, ?::text
       where (select count(*) from webhook_endpoints where workspace_id = ?) < ? returning id`,
      [id, workspaceId, url, description, listed(types), secret, workspaceId, ENDPOINTS_MAX],
    );
    return rows.length > 0;
  });

const TYPES = `(select array_agg(value) from json_array_elements_text(?::json))`;
const listed = (types: readonly string[] | null): string | null =>
  types === null ? null : JSON.stringify(types);

/** What is to change; what is left out stays. */
export interface EndpointChange {
  url?: string;
  description?: string | null;
  types?: readonly string[] | null;
  enabled?: boolean;
}

/** Changes an endpoint of this workspace, which begins anew when it is enabled. */
export async function changeEndpoint(
  orm: Orm,
  workspaceId: string,
  id: string,
  { url, description, types, enabled }: EndpointChange,
): Promise<void> {
  await sql(
    orm,
    `update webhook_endpoints set url = coalesce(?::text, url),
       description = case when ? then ?::text else description end,
       types = case when ? then ${TYPES} else types end,
       disabled_reason = case ?::bool when true then null when false then coalesce(disabled_reason, 'person')
         else disabled_reason end,
       disabled_at = case ?::bool when true then null when false then coalesce(disabled_at, now())
         else disabled_at end,
       failing_since = case when ?::bool and disabled_at is not null then null else failing_since end
     where workspace_id = ? and id = ?`,
    [
      url ?? null,
      description !== undefined,
      description ?? null,
      types !== undefined,
      listed(types ?? null),
      enabled ?? null,
      enabled ?? null,
      enabled ?? null,
      workspaceId,
      id,
    ],
  );
}

/**
 * Puts a new secret in the place of the one before, which stays valid for these hours, as do those
 * before it for theirs; 0 ends them all. Of more than `PREVIOUS_SECRETS_MAX` the oldest ends.
 */
export const rotateSecret = (
  orm: Orm,
  workspaceId: string,
  id: string,
  { secret, previousHours }: { secret: string; previousHours: number },
): Promise<void> =>
  together(orm, async () => {
    const [before] = await sql<{ secret: string }>(
      orm,
      `select secret from webhook_endpoints where workspace_id = ? and id = ? for no key update`,
      [workspaceId, id],
    );
    if (!before) return;
    await sql(orm, 'update webhook_endpoints set secret = ? where id = ?', [secret, id]);
    if (previousHours > 0)
      await sql(
        orm,
        `insert into webhook_previous_secrets (id, workspace_id, endpoint_id, secret, valid_until)
         values (?, ?, ?, ?, now() + make_interval(hours => ?))`,
        [newId(), workspaceId, id, before.secret, previousHours],
      );
    await sql(
      orm,
      `delete from webhook_previous_secrets where endpoint_id = ? and (valid_until <= now() or id not in (
         select id from webhook_previous_secrets where endpoint_id = ? and valid_until > now()
         order by created_at desc, id desc limit ?))`,
      [id, id, previousHours > 0 ? PREVIOUS_SECRETS_MAX : 0],
    );
  });

/** Removes an endpoint with its deliveries; false when the workspace has none of that id. */
export async function removeEndpoint(orm: Orm, workspaceId: string, id: string): Promise<boolean> {
  const rows = await sql(
    orm,
    'delete from webhook_endpoints where workspace_id = ? and id = ? returning 1 as one',
    [workspaceId, id],
  );
  return rows.length > 0;
}

/** Secrets that are encrypted under another key than this one, of now and before. */
export const oldSecrets = (orm: Orm, keyId: string, most: number): Promise<SealedSecret[]> =>
  sql<SealedSecret>(
    orm,
    `select id as "endpointId", secret from webhook_endpoints where split_part(secret, '.', 1) <> ?
     union all select endpoint_id, secret from webhook_previous_secrets where split_part(secret, '.', 1) <> ?
     limit ?`,
    [keyId, keyId, most],
  );

export interface SealedSecret {
  endpointId: string;
  secret: string;
}

/** Puts the same secret under another key, wherever it stands by now. */
export const replaceSecret = (
  orm: Orm,
  { endpointId, secret }: SealedSecret,
  sealed: string,
): Promise<void> =>
  together(orm, async () => {
    // a rotation that comes between waits for the row, or has moved the secret before
    await sql(orm, 'update webhook_endpoints set secret = ? where id = ? and secret = ?', [
      sealed,
      endpointId,
      secret,
    ]);
    await sql(
      orm,
      'update webhook_previous_secrets set secret = ? where endpoint_id = ? and secret = ?',
      [sealed, endpointId, secret],
    );
  });

/** The id of an endpoint to be: its secret is encrypted for it alone. */
export const newEndpointId = newId;
