/**
 * The outbox: what happens is written down in the transaction that makes it happen, once for each
 * endpoint that is told of it. Workflows are started for these rows afterwards: a process that dies
 * in between loses nothing.
 */
import {
  type EventData,
  type EventType,
  ITEMS_TOLD,
  MESSAGE_BYTES_MAX,
} from '../../../contract/webhookEvents.ts';
import { newId } from '../../id.ts';
import { type Session, sql } from '../../orm.ts';

export interface Happening<Type extends EventType = EventType> {
  workspaceId: string;
  type: Type;
  /** Told once for each type and subject, however often it is said; null: each time. */
  subject: string | null;
  data: EventData<Type>;
}

/**
 * Writes a message to the endpoints of its workspace that take its type; nothing where there is no
 * endpoint. One that is disabled may be sent it later. Call it in the transaction that changes the
 * state. Returns the id of the message; null where none was written.
 */
export async function announce<Type extends EventType>(
  session: Session,
  { workspaceId, type, subject, data }: Happening<Type>,
): Promise<string | null> {
  const [message] = await sql<{ id: string }>(session, ANNOUNCE, [
    newId(),
    workspaceId,
    type,
    subject,
    bodyOf(type, data),
    workspaceId,
    workspaceId,
    type,
  ]);
  return message?.id ?? null;
}

/** The same to one endpoint, whatever types it takes. */
export async function announceTo<Type extends EventType>(
  session: Session,
  endpointId: string,
  { workspaceId, type, data }: Omit<Happening<Type>, 'subject'>,
): Promise<string> {
  const id = newId();
  await sql(
    session,
    `with message as (
       insert into webhook_messages (id, workspace_id, type, body) values (?, ?, ?, ?) returning id
     ) insert into webhook_deliveries (message_id, endpoint_id, workspace_id)
       select id, ?::uuid, ?::uuid from message`,
    [id, workspaceId, type, bodyOf(type, data), endpointId, workspaceId],
  );
  return id;
}

/** Whether anybody in a workspace is told anything: else nothing need be gathered for a message. */
export async function isListening(session: Session, workspaceId: string): Promise<boolean> {
  const rows = await sql(
    session,
    'select 1 as one from webhook_endpoints where workspace_id = ? limit 1',
    [workspaceId],
  );
  return rows.length > 0;
}

/**
 * JSON as it is signed and sent: the same bytes at each try. Lists are cut to what fits: their count
 * and the address of the rest stand beside them.
 */
export function bodyOf(type: EventType, data: object): string {
  const timestamp = new Date().toISOString();
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  for (let most = ITEMS_TOLD; most >= 0; most -= 1) {
    const cut = Object.fromEntries(lists.map(([name, list]) => [name, list.slice(0, most)]));
    const body = JSON.stringify({ type, timestamp, data: { ...data, ...cut } });
    if (Buffer.byteLength(body) <= MESSAGE_BYTES_MAX) return body;
  }
  throw new Error(`Bug: a message of type ${type} is too long without its lists`);
}

const ANNOUNCE = `
  with message as (
    insert into webhook_messages (id, workspace_id, type, subject, body)
    select ?::uuid, ?::uuid, ?::text, ?::text, ?::text
    where exists (select from webhook_endpoints where workspace_id = ?)
    on conflict (workspace_id, type, subject) do nothing
    returning id
  ), told as (
    insert into webhook_deliveries (message_id, endpoint_id, workspace_id)
    select m.id, e.id, e.workspace_id from message m, webhook_endpoints e
    where e.workspace_id = ? and e.disabled_at is null and (e.types is null or ?::text = any(e.types))
  )
  select id from message`;
