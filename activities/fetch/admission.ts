import type { Charge } from '../../contract/charge.ts';
import { countVisit, type VisitBudgets } from '../../db/store/visits.ts';
import type { Orm } from '../../db/orm.ts';
import type { Admission } from '../guardedFetch.ts';

/**
 * Counts one visit: against the budget of its workspace once, and against that of each host that it
 * comes to.
 */
export function admissionOf(
  { orm, budgets }: { orm: Orm; budgets: VisitBudgets },
  { workspaceId }: Pick<Charge, 'workspaceId'>,
): Admission {
  let isFurther = false;
  return async (host) => {
    const refused = await countVisit(orm, { workspaceId, host, isFurther }, budgets);
    isFurther = true;
    return refused;
  };
}
