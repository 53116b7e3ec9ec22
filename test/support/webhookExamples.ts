/** Endpoints and messages with the ids that the examples of the description name. */
import type { EventData } from '../../contract/webhookEvents.ts';
import { type Orm, sql } from '../../db/orm.ts';

const [SHOWN, TESTED, RECOVERED, RESENT, LISTED] = [21, 22, 23, 24, 25].map(
  (number) => `019d5c00-0000-7000-8000-0000000000${number}`,
);
const MESSAGES = [31, 32].map((number) => `019d5c00-0000-7000-8000-0000000000${number}`);
const ATTEMPT = '019d5c00-0000-7000-8000-000000000041';
const RUN = '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42';

const data: EventData<'bulk.completed'> = {
  runId: RUN,
  kind: 'origin',
  name: 'Autumn range',
  reference: 'range-7',
  pauseReason: null,
  errorCode: null,
  counts: { total: 2, succeeded: 2, failed: 0, skipped: 0 },
  failed: [],
  statusUrl: `/v1/bulk/status?id=${RUN}`,
  resultsUrl: `/v1/bulk/results?id=${RUN}`,
};

/** Puts them into a workspace; what is sent to them reaches nobody. */
export async function placeExampleWebhooks(orm: Orm, workspaceId: string): Promise<void> {
  for (const [age, id] of [SHOWN, TESTED, RECOVERED, RESENT, LISTED].entries())
    await sql(
      orm,
      `insert into webhook_endpoints (id, workspace_id, url, secret, created_at)
       values (?, ?, 'https://shop.example/hooks/landfall', 'none.', now() - make_interval(hours => ?))`,
      [id, workspaceId, age + 1],
    );
  const body = JSON.stringify({
    type: 'bulk.completed',
    timestamp: new Date().toISOString(),
    data,
  });
  for (const id of MESSAGES)
    await sql(
      orm,
      `insert into webhook_messages (id, workspace_id, type, body) values (?, ?, 'bulk.completed', ?)`,
      [id, workspaceId, body],
    );
  await sql(
    orm,
    `insert into webhook_deliveries (message_id, endpoint_id, workspace_id, state, attempts)
     select m.id, e.id, e.workspace_id, 'delivered', 1 from webhook_messages m, webhook_endpoints e
     where e.id in (?, ?) and m.workspace_id = e.workspace_id`,
    [RESENT, LISTED],
  );
  await sql(
    orm,
    `insert into webhook_attempts (id, workspace_id, message_id, endpoint_id, number, outcome, status, response,
       duration_ms, at) values (?, ?, ?, ?, 1, 'delivered', 204, '', 38, now())`,
    [ATTEMPT, workspaceId, MESSAGES[0], LISTED],
  );
}
