/** The items of a bulk run, made ready as the route of the single call makes its request ready. */
import { setImmediate as giveWay } from 'node:timers/promises';
import {
  BULK_ITEMS_MAX,
  BULK_SCOPES,
  BULK_SOURCES,
  type BulkHead,
  type BulkKind,
} from '../../contract/bulk.ts';
import { calculate, type CalculateRequest } from '../../contract/calculate.ts';
import { classify, type ClassifyRequest } from '../../contract/classify.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import type { Scope } from '../../contract/operation.ts';
import { inferOrigin, type OriginItem } from '../../contract/origin.ts';
import type { RestrictionsRequest } from '../../contract/restrictions.ts';
import type { ScreenRequest } from '../../contract/screen.ts';
import { bulkItemId } from '../../db/id.ts';
import type { NewBulkItem } from '../../db/store/bulkRuns.ts';
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
import { refusalIn } from '../../contract/outcome.ts';
import type { BulkItemBody } from './body.ts';
import { AskedError } from '../steps/testValues.ts';
import type { Filled, ReadyBody } from './goods.ts';
import { placeIn } from './laidUnder.ts';

/** What a kind makes of an item. Throws what the single call would be refused with. */
interface Ready {
  operation: string;
  /** Null where the single call costs nothing and is no usage. */
  terms: ChargeTerms | null;
  task: object;
}
type Prepare = (call: KeyedCall, item: Pick<ReadyBody, 'request' | 'names' | 'catalog'>) => Ready;

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
    prepare: (call, { request: sent, names, catalog }) => {
      const request = sent as CalculateRequest;
      requireCoverage(call.services, [request.destinationCountry]);
      requireHeadings(call.services, [request], null);
      const asked = askedOf(
        request,
        Object.fromEntries(names.map((name) => [name, null])),
        call.services.today(),
      );
      const task = { ...asked, ...(catalog ? { catalog } : {}) };
      return { operation: 'calculate', terms: calculateTerms(call, request), task };
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
      return {
        operation: 'checkRestrictions',
        terms: null,
        task: { request, date: call.services.today() },
      };
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

/** What a run needs: the scope of its kind, and the catalogue where it is over that. */
export function scopesOf(head: BulkHead): Scope[] {
  const isOfCatalog = sourceOf(head) !== 'items' || head.writeBack === 'suggest';
  return [BULK_SCOPES[head.kind], ...(isOfCatalog ? (['catalog'] as const) : [])];
}

/**
 * Refuses a key that may not call this kind, or the catalogue where the run is over it, and a kind
 * that is switched off.
 */
export function requireKind({ principal }: KeyedCall, head: BulkHead): void {
  const { kind } = head;
  const scope = scopesOf(head).find((one) => !principal.scopes.includes(one));
  if (scope !== undefined)
    throw new ApiError('forbidden', `This key lacks the scope "${scope}".`, {
      reason: 'missing_scope',
      scope,
    });
  const { action } = KINDS[kind];
  if (action !== undefined) refuseSwitchedOff({ action }, principal);
}

/**
 * The items as they are stored, at the prices of this moment. Others go before it between some of
 * them. `sent`: items that the caller has sent; then it throws 400 that names every item which the
 * single call would refuse, unless all that is missing is an approved code, or a test asks for the
 * error. Such an item, and one of
 * products that is refused, is stored as failed. Throws 400 on too many.
 */
export async function readyItems(
  call: KeyedCall,
  { runId, head, sent }: { runId: string; head: BulkHead; sent: readonly BulkItemBody[] },
  pages: AsyncIterable<Filled[]>,
): Promise<NewBulkItem[]> {
  const { kind } = head;
  const ready: NewBulkItem[] = [];
  const issues = new Map<string, Issue>();
  for await (const page of pages) {
    await giveWay();
    if (issues.size > ISSUES_MAX) break;
    for (const filled of page) {
      const index = ready.length;
      if (index >= BULK_ITEMS_MAX) throw tooMany(head);
      const made = prepared(call, kind, filled);
      const isOwn =
        made instanceof ApiError &&
        sent[index] &&
        !lacksCode(made) &&
        !(made instanceof AskedError);
      if (isOwn)
        for (const issue of issuesAt(head, index, sent[index], made)) issues.set(issue.path, issue);
      const usageId = bulkItemId(runId, index, kind);
      ready.push({
        usageId,
        reference: filled.reference,
        goods: filled.goods,
        ...(made instanceof ApiError ? refused(kind, made) : made),
      });
    }
  }
  if (issues.size > 0) throw invalidInput(boundedIssues([...issues.values()]));
  if (ready.length === 0) throw nothingMeant(head);
  return ready;
}

/** Credits that items cost together. */
export const costOfItems = (items: readonly NewBulkItem[]): number =>
  items.reduce((sum, { cost }) => sum + cost, 0);

type Made = Pick<NewBulkItem, 'cost' | 'terms' | 'task' | 'error'>;

function prepared(call: KeyedCall, kind: BulkKind, filled: Filled): Made | ApiError {
  if ('refusal' in filled) return filled.refusal;
  try {
    const { operation, terms, task } = KINDS[kind].prepare(call, filled);
    const { cost = 0, price: _price, units: _units, ...told } = terms ?? {};
    return { cost, terms: { operation, ...told }, task, error: null };
  } catch (refusal) {
    if (refusal instanceof ApiError) return refusal;
    throw refusal;
  }
}

const refused = (kind: BulkKind, refusal: ApiError): Made => ({
  cost: 0,
  terms: { operation: kind },
  task: {},
  error: refusalIn(refusal),
});

const lacksCode = ({ details }: ApiError): boolean => details?.['reason'] === 'no_approved_code';

/** What is refused of an item, by its place. */
function issuesAt(
  head: BulkHead,
  index: number,
  item: BulkItemBody | undefined,
  { message, details }: ApiError,
): Issue[] {
  const own = (field: string): boolean => !item?.laid.includes(field);
  const issues = details?.['issues'];
  const named: Issue[] = Array.isArray(issues) ? issues : [{ path: 'destinationCountry', message }]; // not covered
  return named.map((issue) => ({ ...issue, path: placeIn(head, index, issue.path, own) }));
}

const sourceOf = (head: BulkHead): string =>
  BULK_SOURCES.find((one) => one !== 'items' && head[one] !== undefined) ?? 'items';

const tooMany = (head: BulkHead): ApiError =>
  invalidInput(
    [
      {
        path: sourceOf(head),
        message: `means more than ${BULK_ITEMS_MAX} items: send several runs, each over fewer products or destinations`,
      },
    ],
    { reason: 'limit_reached', limit: BULK_ITEMS_MAX },
  );

const nothingMeant = (head: BulkHead): ApiError =>
  invalidInput([{ path: sourceOf(head), message: 'means no product of the catalogue' }]);
