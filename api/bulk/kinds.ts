/** The items of a bulk run, made ready as the route of the single call makes its request ready. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { type BulkKind, BULK_SCOPES } from '../../contract/bulk.ts';
import { calculate, type CalculateRequest } from '../../contract/calculate.ts';
import { classify, type ClassifyRequest } from '../../contract/classify.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { inferOrigin, type OriginItem } from '../../contract/origin.ts';
import type { RestrictionsRequest } from '../../contract/restrictions.ts';
import type { ScreenRequest } from '../../contract/screen.ts';
import { bulkItemId } from '../../db/id.ts';
import type { BulkTerms, NewBulkItem } from '../../db/store/bulkRuns.ts';
import type { Issue } from '../../engine/refusal.ts';
import type { ChargeTerms } from '../billable.ts';
import { requireCoverage, requireHeadings } from '../calculations.ts';
import type { KeyedCall } from '../route.ts';
import { askedOf, termsOf as calculateTerms } from '../routes/calculate.ts';
import {
  taskOf as classifyTask,
  termsOf as classifyTerms,
  wrongFactsOf,
} from '../routes/classify.ts';
import { taskOf as originTask, termsOf as originTerms } from '../routes/origin.ts';
import { requireRules } from '../routes/restrictions.ts';
import { queryOf } from '../routes/screen.ts';
import { refuseSwitchedOff } from '../steps/action.ts';
import { boundedIssues, ISSUES_MAX } from '../steps/faults.ts';
import { today } from '../today.ts';
import type { BulkItemBody } from './body.ts';

/** What a kind makes of an item. Throws what the single call would be refused with. */
interface Ready {
  operation: string;
  /** Null where the single call costs nothing and is no usage. */
  terms: ChargeTerms | null;
  task: object;
}
type Prepare = (call: KeyedCall, item: BulkItemBody) => Ready;

interface Kind {
  /** Items that are charged and worked off together: a second's work or two. */
  chunkItems: number;
  /** Action of the price table that an operator can switch off. */
  action?: string;
  prepare: Prepare;
}

export const KINDS: Readonly<Record<BulkKind, Kind>> = {
  classify: {
    chunkItems: 50,
    ...(classify.action === undefined ? {} : { action: classify.action }),
    prepare: (call, { request: sent }) => {
      const request = sent as ClassifyRequest; // by the schema of this kind, as below
      const wrong = wrongFactsOf(call, request);
      if (wrong.length > 0) throw invalidInput(wrong);
      const task = classifyTask(call, request);
      return { operation: 'classify', terms: classifyTerms(call, request, task), task };
    },
  },
  calculate: {
    chunkItems: 100,
    ...(calculate.action === undefined ? {} : { action: calculate.action }),
    prepare: (call, { request: sent, names }) => {
      const request = sent as CalculateRequest;
      requireCoverage(call.services, [request.destinationCountry]);
      requireHeadings(call.services, [request], null);
      const asked = askedOf(request, Object.fromEntries(names.map((name) => [name, null])));
      return { operation: 'calculate', terms: calculateTerms(call, request), task: asked };
    },
  },
  origin: {
    chunkItems: 100,
    ...(inferOrigin.action === undefined ? {} : { action: inferOrigin.action }),
    prepare: (call, { request: sent }) => {
      const request = sent as OriginItem;
      const operation = request.declaredOrigin === undefined ? 'inferOrigin' : 'validateOrigin';
      return { operation, terms: originTerms(call, request), task: originTask(call, request) };
    },
  },
  restrictions: {
    chunkItems: 25,
    prepare: (call, { request: sent }) => {
      const request = sent as RestrictionsRequest;
      requireRules(call.services, request);
      return { operation: 'checkRestrictions', terms: null, task: { request, date: today() } };
    },
  },
  screen: {
    chunkItems: 50,
    prepare: (_, { request }) => ({
      operation: 'screen',
      terms: null,
      task: { query: queryOf(request as ScreenRequest) },
    }),
  },
};

/** Refuses a key that may not call this kind, and a kind that is switched off. */
export function requireKind({ principal }: KeyedCall, kind: BulkKind): void {
  const scope = BULK_SCOPES[kind];
  if (!principal.key.scopes.includes(scope))
    throw new ApiError('forbidden', `This key lacks the scope "${scope}".`, {
      reason: 'missing_scope',
      scope,
    });
  const { action } = KINDS[kind];
  if (action !== undefined) refuseSwitchedOff({ action }, principal);
}

const ITEMS_AT_ONCE = 50;

/**
 * The items as they are stored, at the prices of this moment. Others go before it between some of
 * them. Throws 400 that names every item which the single call would refuse.
 */
export async function readyItems(
  call: KeyedCall,
  { runId, kind, items }: { runId: string; kind: BulkKind; items: readonly BulkItemBody[] },
): Promise<NewBulkItem[]> {
  const ready: NewBulkItem[] = [];
  const issues: Issue[] = [];
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_AT_ONCE === 0) await giveWay();
    if (issues.length > ISSUES_MAX) break;
    try {
      const usageId = bulkItemId(runId, index, kind);
      ready.push({ usageId, ...storedOf(item, KINDS[kind].prepare(call, item)) });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      issues.push(...issuesAt(index, refusal));
    }
  }
  if (issues.length > 0) throw invalidInput(boundedIssues(issues));
  return ready;
}

function storedOf(
  { request }: BulkItemBody,
  { operation, terms, task }: Ready,
): Omit<NewBulkItem, 'usageId'> {
  const { cost = 0, price: _price, units: _units, ...told } = terms ?? {};
  const stored: BulkTerms = { operation, ...told };
  return { reference: referenceOf(request), cost, terms: stored, task };
}

function referenceOf(request: { reference?: unknown; sku?: unknown }): string | null {
  const named = [request.reference, request.sku].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof named === 'string' ? named : null;
}

/** What is refused of an item, by its place. */
function issuesAt(index: number, { message, details }: ApiError): Issue[] {
  const own = details?.['issues'];
  if (!Array.isArray(own)) return [{ path: `items.${index}.destinationCountry`, message }]; // not covered
  return own.map((issue: Issue) => ({ ...issue, path: `items.${index}.${issue.path}` }));
}
