/**
 * Writes the request log of workspaces, a batch in one statement. `listRequests` of `account.ts`
 * reads it.
 */
import type { RequestRecord } from '../entities/requestRecord.ts';
import { type Orm, sql } from '../orm.ts';

/**
 * Stores request records; those of a workspace that was erased meanwhile are left out, and those
 * that were stored by a first try whose acknowledgement was lost.
 */
export async function recordRequests(orm: Orm, records: readonly RequestRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += AT_ONCE)
    await sql(orm, RECORD, [JSON.stringify(records.slice(at, at + AT_ONCE))]);
}

const AT_ONCE = 250; // what has gathered while the database was away may be much

// no money is in it: a crash may lose what the disk does not hold yet, and no answer waits for the
// disk
const RECORD = `
  with stored as (
    insert into requests (request_id, workspace_id, key_id, method, path, endpoint, query, status, error_code, duration_ms,
      source, idempotency_key, replayed, credits_charged, body, body_truncated, api_version, user_agent, created_at)
    select "requestId", w.id, "keyId", method, path, endpoint, query, r.status, "errorCode", "durationMs",
      source, "idempotencyKey", replayed, "creditsCharged", body, "bodyTruncated", "apiVersion", "userAgent", "createdAt"
    from json_to_recordset(?::json) as r("requestId" uuid, "workspaceId" uuid, "keyId" uuid, method text, path text,
      endpoint text, query jsonb, status int, "errorCode" text, "durationMs" int, source text, "idempotencyKey" text,
      replayed bool, "creditsCharged" int, body jsonb, "bodyTruncated" bool, "apiVersion" text, "userAgent" text,
      "createdAt" timestamptz)
    join workspaces w on w.id = "workspaceId" for key share of w
    on conflict (request_id) do nothing
  )
  select set_config('synchronous_commit', 'off', true)`;
