/** Whether this process can do its work: asked often by load balancers, answered by one check a second. */
import { sql } from '../db/orm.ts';
import { isReachable } from './run.ts';
import type { Services } from './services.ts';

export interface Readiness {
  database: boolean;
  temporal: boolean;
}

const KEPT_MS = 1000;
const CHECK_MS = 3000; // a database that takes longer is of no use to a request

/** A check whose result is kept for a second; calls while it is under way share it. */
export function cached<T>(
  check: () => Promise<T>,
  keptMs = KEPT_MS,
  now = () => performance.now(),
): () => Promise<T> {
  let kept: { result: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && now() < kept.until) return kept.result;
    const mine = { result: check(), until: Infinity };
    kept = mine;
    const ended = (): void => void (mine.until = now() + keptMs);
    mine.result.then(ended, ended);
    return mine.result;
  };
}

/** Asks database and Temporal; a silent one is not there. */
export async function checkReadiness({
  orm,
  temporal,
}: Pick<Services, 'orm' | 'temporal'>): Promise<Readiness> {
  const [database, reachable] = await Promise.all([
    inTime(
      sql(orm, 'select 1 as one').then(
        () => true,
        () => false,
      ),
    ),
    inTime(isReachable(temporal)),
  ]);
  return { database, temporal: reachable };
}

async function inTime(answering: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), CHECK_MS)));
  return Promise.race([answering, late]).finally(() => clearTimeout(timer));
}
