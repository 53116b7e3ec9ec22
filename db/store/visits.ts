/**
 * Budgets of visits to addresses that callers name, in windows of a minute, counted exactly over
 * all processes: of a workspace, and of the host that is visited. Of a host's budget one workspace
 * has half, so that it cannot use it up for all others.
 */
import { type Budgets, tooManyHostVisits, tooManyVisits } from '../../contract/quotas.ts';
import type { Refused } from '../../contract/outcome.ts';
import { type Orm, sql } from '../orm.ts';
import { COUNT_CALL, type Window, windowOf, type WindowRow } from './rateLimit.ts';

const WINDOW_S = 60;

export type VisitBudgets = Pick<Budgets, 'visits' | 'hostVisits'>;

/** A visit to be counted. */
export interface CountedVisit {
  workspaceId: string;
  /** Name or address of the host, as a URL has it. */
  host: string;
  /** A host that a redirect led to: the workspace's own budget has counted the visit already. */
  isFurther?: boolean;
}

interface Bucket {
  name: string;
  max: number;
  refusal: (secondsLeft: number) => Refused;
}

/** Counts a visit, or says which budget has no room for it: then nothing is counted. */
export async function countVisit(
  orm: Orm,
  visit: CountedVisit,
  budgets: VisitBudgets,
): Promise<Refused | null> {
  try {
    await orm.em.fork().transactional(async (em) => {
      // always in this order, so that two visits never wait for each other
      for (const { name, max, refusal } of bucketsOf(visit, budgets)) {
        const parameters = [name, 1, WINDOW_S, WINDOW_S, WINDOW_S];
        const [row] = await sql<WindowRow>({ em }, COUNT_CALL, parameters);
        if (!row) throw new Error('a rate window upsert returned no row');
        const { count, secondsLeft } = windowOf(row, WINDOW_S);
        if (count > max) throw new UsedUp(refusal(secondsLeft));
      }
    });
    return null;
  } catch (cause) {
    if (cause instanceof UsedUp) return cause.refused;
    throw cause;
  }
}

/** Undoes what was counted of a visit that is not made. */
class UsedUp extends Error {
  override readonly name = 'UsedUp';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super('a budget of visits is used up');
    this.refused = refused;
  }
}

/**
 * The budget that has no room for a visit at the moment, in the words of its refusal; counts
 * nothing.
 */
export async function visitRefusal(
  orm: Orm,
  visit: CountedVisit,
  budgets: VisitBudgets,
): Promise<Refused | null> {
  const buckets = bucketsOf(visit, budgets);
  const rows = await sql<WindowRow & { bucket: string }>(
    orm,
    `select bucket, count, ceil(extract(epoch from started_at + make_interval(secs => ?) - now()) - 0.001)::int as seconds_left
     from rate_windows where bucket in (${buckets.map(() => '?').join(', ')}) and started_at > now() - make_interval(secs => ?)`,
    [WINDOW_S, ...buckets.map(({ name }) => name), WINDOW_S],
  );
  const windows = new Map<string, Window>(rows.map((row) => [row.bucket, windowOf(row, WINDOW_S)]));
  const [full] = buckets.flatMap(({ name, max, refusal }) => {
    const window = windows.get(name);
    return window && window.count >= max ? [refusal(window.secondsLeft)] : [];
  });
  return full ?? null;
}

function bucketsOf(
  { workspaceId, host: named, isFurther }: CountedVisit,
  budgets: VisitBudgets,
): Bucket[] {
  const host = named.toLowerCase().replace(/\.$/, '');
  const share = Math.ceil(budgets.hostVisits / 2);
  const own: Bucket = {
    name: `visits:${workspaceId}`,
    max: budgets.visits,
    refusal: (secondsLeft) => tooManyVisits(budgets.visits, secondsLeft),
  };
  const ofHost = (name: string, max: number): Bucket => ({
    name,
    max,
    refusal: (secondsLeft) => tooManyHostVisits(host, max, secondsLeft),
  });
  const hosts = [
    ofHost(`host-share:${workspaceId}:${host}`, share),
    ofHost(`host:${host}`, budgets.hostVisits),
  ];
  return isFurther ? hosts : [own, ...hosts];
}
