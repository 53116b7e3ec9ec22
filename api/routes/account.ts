import * as contract from '../../contract/account.ts';
import { isTestSpace } from '../../contract/testSpace.ts';
import type { AgentGrant } from '../../db/store/agentGrants.ts';
import { findUser } from '../../db/store/users.ts';
import { listRequests, listUsage, type PageRequest, readCredits } from '../../db/store/account.ts';
import type { LedgerEntry } from '../../db/entities/ledgerEntry.ts';
import type { UsageEvent } from '../../db/entities/usageEvent.ts';
import type { ListedRequest } from '../../db/store/account.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { hiddenFrom } from '../hidden.ts';
import { marketCountries } from '../markets.ts';
import { keyedRoute, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { reviewThresholds } from '../thresholds.ts';

const me = keyedRoute(contract.me, async ({ principal, services }) => {
  const { workspace, key, grant } = principal;
  const { settings } = workspace;
  const thresholds = reviewThresholds(settings);
  return {
    body: {
      data: {
        workspace: {
          id: workspace.id,
          name: workspace.name,
          slug: workspace.slug,
          status: workspace.status,
          createdAt: workspace.createdAt.toISOString(),
        },
        key: key && {
          id: key.id,
          name: key.name,
          prefix: key.prefix,
          scopes: key.scopes,
          createdAt: key.createdAt.toISOString(),
          expiresAt: iso(key.expiresAt),
          lastUsedAt: iso(key.lastUsedAt),
        },
        testMode: isTestSpace(workspace.id),
        client: grant && { id: grant.clientId, name: grant.clientName, scopes: grant.scopes },
        user: grant && (await personBehind(grant, services)),
        credits: { balance: workspace.balance },
        settings: {
          originReviewThreshold: thresholds.origin,
          validateReviewThreshold: thresholds.validation,
          defaultMode: settings.defaultMode ?? null,
          defaultMarkets: marketCountries(settings),
        },
        limits: { perMinute: services.settings.ratePerMinute },
      },
    },
  };
});

/** The person who let a client in; null once there is no such person. */
async function personBehind({ userId: id }: AgentGrant, { orm }: Services) {
  const user = await findUser(orm, id);
  return user && { id, name: user.email, email: user.email };
}

const credits = keyedRoute(contract.credits, async ({ principal, services }) => {
  const overview = await readCredits(services.orm, principal.workspace.id);
  return { body: { data: { ...overview, ledger: overview.ledger.map(presentEntry) } } };
});

const usage = keyedRoute(contract.usage, async ({ principal, services, query }) => {
  const { limit, cursor, action } = query;
  const filter = { list: 'usage', action };
  const rows = await listUsage(
    services.orm,
    principal.workspace.id,
    action ? { action } : {},
    await pageRequest(services, limit, cursor, filter),
  );
  const page = await pageOf(services.tokens, rows, limit, filter, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { body: { data: page.rows.map(presentUsage), next: page.next } };
});

const requests = keyedRoute(contract.requests, async ({ principal, services, query }) => {
  const { limit, cursor, failed, requestId } = query;
  const filter = { list: 'requests', failed, requestId };
  await services.requestLog.flush(); // what this process answered before is seen
  const rows = await listRequests(
    services.orm,
    principal.workspace.id,
    { ...(failed === undefined ? {} : { failed }), ...(requestId ? { requestId } : {}) },
    await pageRequest(services, limit, cursor, filter),
    services.settings.requestLogDays,
  );
  const page = await pageOf(services.tokens, rows, limit, filter, (row) => ({
    at: row.createdAt,
    id: row.requestId,
  }));
  return { body: { data: page.rows.map(presentTo(principal.scopes)), next: page.next } };
});

async function pageRequest(
  { tokens }: Pick<Services, 'tokens'>,
  limit: number,
  cursor: string | undefined,
  filter: unknown,
): Promise<PageRequest> {
  const after = await readCursor(tokens, cursor, filter);
  return { limit, ...(after ? { after } : {}) };
}

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const presentEntry = (entry: LedgerEntry) => ({
  id: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  balanceAfter: entry.balanceAfter,
  action: entry.action,
  usageId: entry.usageId,
  description: entry.description,
  createdAt: entry.createdAt.toISOString(),
});

const presentUsage = (event: UsageEvent) => ({
  id: event.id,
  action: event.action,
  mode: event.mode,
  status: event.status,
  source: event.source,
  credits: event.credits,
  refundedAt: iso(event.refundedAt),
  destinationCountry: event.destinationCountry,
  originCountry: event.originCountry,
  sku: event.sku,
  summary: event.summary,
  resultCode: event.resultCode,
  errorCode: event.errorCode,
  requestId: event.requestId,
  keyId: event.keyId,
  bulkRunId: event.bulkRunId,
  durationMs: event.durationMs,
  createdAt: event.createdAt.toISOString(),
});

const presentTo = (scopes: readonly string[]) => (row: ListedRequest) => {
  const hidden = hiddenFrom(scopes, row);
  return { ...presentRequest(row), ...hidden, bodyHidden: hidden !== null };
};

const presentRequest = (row: ListedRequest) => ({
  requestId: row.requestId,
  method: row.method,
  path: row.path,
  endpoint: row.endpoint,
  query: row.query,
  status: row.status,
  errorCode: row.errorCode,
  durationMs: row.durationMs,
  keyId: row.keyId,
  keyName: row.keyName,
  source: row.source,
  idempotencyKey: row.idempotencyKey,
  replayed: row.replayed,
  creditsCharged: row.creditsCharged,
  body: row.body,
  bodyTruncated: row.bodyTruncated,
  apiVersion: row.apiVersion,
  userAgent: row.userAgent,
  createdAt: row.createdAt.toISOString(),
});

export const accountRoutes: readonly Route[] = [me, credits, usage, requests];
