/** What a person is to decide for a client that may not decide it, nor ask them by itself. */
import { newId } from '../id.ts';
import { type Orm, sql } from '../orm.ts';

export interface NewAgentApproval {
  workspaceId: string;
  grantId: string;
  /** Who let the client in. */
  userId: string;
  tool: string;
  args: Readonly<Record<string, unknown>>;
  endsAt: Date;
}

export interface AgentApproval extends Omit<NewAgentApproval, 'endsAt'> {
  id: string;
  state: 'open' | 'approved' | 'refused' | 'over';
  clientName: string;
}

/**
 * Keeps what is asked and returns its id. The same that is still open is not asked twice: its id is
 * returned.
 */
export async function createAgentApproval(orm: Orm, approval: NewAgentApproval): Promise<string> {
  const args = JSON.stringify(approval.args);
  const [open] = await sql<{ id: string }>(
    orm,
    `select id from agent_approvals
     where grant_id = ? and tool = ? and arguments::text = ?::text and state = 'open' and ends_at > now() limit 1`,
    [approval.grantId, approval.tool, args],
  );
  if (open) return open.id;
  const id = newId();
  await sql(
    orm,
    `insert into agent_approvals (id, workspace_id, grant_id, user_id, tool, arguments, ends_at)
     values (?, ?, ?, ?, ?, ?::json, ?)`,
    [
      id,
      approval.workspaceId,
      approval.grantId,
      approval.userId,
      approval.tool,
      args,
      approval.endsAt,
    ],
  );
  return id;
}

/** One of a workspace; null when there is none. */
export async function readAgentApproval(
  orm: Orm,
  workspaceId: string,
  id: string,
): Promise<AgentApproval | null> {
  const [row] = await sql<Row>(
    orm,
    `select a.id, a.workspace_id, a.grant_id, a.user_id, a.tool, a.arguments, g.client_name,
       case when a.state = 'open' and a.ends_at <= now() then 'over' else a.state end as state
     from agent_approvals a join agent_grants g on g.id = a.grant_id where a.id = ? and a.workspace_id = ?`,
    [id, workspaceId],
  );
  return row
    ? {
        id: row.id,
        workspaceId: row.workspace_id,
        grantId: row.grant_id,
        userId: row.user_id,
        tool: row.tool,
        args: row.arguments,
        state: row.state,
        clientName: row.client_name,
      }
    : null;
}

interface Row {
  id: string;
  workspace_id: string;
  grant_id: string;
  user_id: string;
  tool: string;
  arguments: Record<string, unknown>;
  client_name: string;
  state: AgentApproval['state'];
}

/** Decides what is open; false where another was quicker, or it is over. */
export async function decideAgentApproval(
  orm: Orm,
  id: string,
  state: 'approved' | 'refused',
): Promise<boolean> {
  const decided = await sql(
    orm,
    `update agent_approvals set state = ?, decided_at = now()
     where id = ? and state = 'open' and ends_at > now() returning id`,
    [state, id],
  );
  return decided.length > 0;
}

/** Opens again what was approved and could not be done. */
export async function reopenAgentApproval(orm: Orm, id: string): Promise<void> {
  await sql(orm, `update agent_approvals set state = 'open', decided_at = null where id = ?`, [id]);
}
