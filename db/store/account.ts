/**
 * What a workspace reads of itself: credits and ledger, usage events, request log. Newest first, in
 * pages.
 */
import { type FilterQuery, IsolationLevel } from '@mikro-orm/core';
import { LedgerEntry } from '../entities/ledgerEntry.ts';
import { RequestRecord } from '../entities/requestRecord.ts';
import { UsageEvent } from '../entities/usageEvent.ts';
import { type Orm, sql } from '../orm.ts';

/** The last row of the page before: where the next one goes on. */
export interface PageEnd {
  at: string;
  id: string;
}

export interface PageRequest {
  limit: number;
  after?: PageEnd;
}

export interface CreditsOverview {
  balance: number;
  lifetime: { purchased: number; granted: number; used: number; refunded: number };
  ledger: LedgerEntry[];
}

/**
 * Balance, lifetime totals (credits, positive) and the 20 newest ledger entries, all of one moment.
 */
export function readCredits(orm: Orm, workspaceId: string): Promise<CreditsOverview> {
  return orm.em.fork().transactional(
    async (em) => {
      const [totals] = await sql<TotalsRow>({ em }, TOTALS, [workspaceId]);
      const ledger = await em.find(
        LedgerEntry,
        { workspaceId },
        { orderBy: { seq: 'desc' }, limit: 20 },
      );
      return {
        balance: totals?.balance ?? 0,
        lifetime: {
          purchased: Number(totals?.purchased ?? 0),
          granted: Number(totals?.granted ?? 0),
          used: Number(totals?.used ?? 0),
          refunded: Number(totals?.refunded ?? 0),
        },
        ledger,
      };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** Beyond 32 bits: as text. */
interface TotalsRow {
  balance: number;
  purchased: string;
  granted: string;
  used: string;
  refunded: string;
}

const TOTALS = `
  select balance, lifetime_purchased as purchased, lifetime_granted as granted, lifetime_used as used,
    lifetime_refunded as refunded
  from workspaces where id = ?`;

/**
 * Rows after `after` in the order (time, id) descending; one more than `limit` tells that a further
 * page exists.
 */
const olderThan = (column: 'id' | 'requestId', after?: PageEnd): Record<string, unknown> =>
  after
    ? {
        $or: [
          { createdAt: { $lt: new Date(after.at) } },
          { createdAt: new Date(after.at), [column]: { $lt: after.id } },
        ],
      }
    : {};

/**
 * Usage events of a workspace; those given up before a charge are not shown. At most `limit` + 1
 * rows.
 */
export function listUsage(
  orm: Orm,
  workspaceId: string,
  filter: { action?: string },
  page: PageRequest,
): Promise<UsageEvent[]> {
  const where = {
    workspaceId,
    status: { $ne: 'void' },
    ...(filter.action ? { action: filter.action } : {}),
    ...olderThan('id', page.after),
  } as FilterQuery<UsageEvent>; // built from parts, which the query type cannot follow
  return orm.em
    .fork()
    .find(UsageEvent, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: page.limit + 1 });
}

export type ListedRequest = RequestRecord & { keyName: string | null };

/** Requests of the last `days`. At most `limit` + 1 rows. */
export async function listRequests(
  orm: Orm,
  workspaceId: string,
  filter: { failed?: boolean; requestId?: string },
  page: PageRequest,
  days: number,
): Promise<ListedRequest[]> {
  const em = orm.em.fork();
  const where = {
    workspaceId,
    createdAt: { $gte: new Date(Date.now() - days * 86_400_000) },
    ...(filter.failed ? { status: { $gte: 400 } } : {}),
    ...(filter.requestId ? { requestId: filter.requestId } : {}),
    $and: [olderThan('requestId', page.after)],
  } as FilterQuery<RequestRecord>; // built from parts, which the query type cannot follow
  const rows = await em.find(RequestRecord, where, {
    orderBy: { createdAt: 'desc', requestId: 'desc' },
    limit: page.limit + 1,
  });
  const keys = await sql<{ id: string; name: string }>(
    orm,
    'select id, name from api_keys where workspace_id = ?',
    [workspaceId],
  );
  const names = new Map(keys.map((key) => [key.id, key.name]));
  return rows.map((row) =>
    Object.assign(row, { keyName: row.keyId ? (names.get(row.keyId) ?? null) : null }),
  );
}
