/** What everybody is told who listens: a release of official data, a list that is out of date. */
import type { EventData, EventType } from '../../../contract/webhookEvents.ts';
import { type Session, sql } from '../../orm.ts';
import { announce } from './outbox.ts';

/**
 * Writes a message to every workspace that has an endpoint; of a subject once, however often it is
 * said.
 */
export async function announceToAll<Type extends EventType>(
  session: Session,
  type: Type,
  subject: string,
  data: EventData<Type>,
): Promise<void> {
  const workspaces = await sql<{ workspace_id: string }>(
    session,
    `select distinct e.workspace_id from webhook_endpoints e where not exists (
       select from webhook_messages m where m.workspace_id = e.workspace_id and m.type = ? and m.subject = ?)`,
    [type, subject],
  );
  for (const { workspace_id: workspaceId } of workspaces)
    await announce(session, { workspaceId, type, subject, data });
}
