/**
 * The declaration that the value rules allow: simplified up to a limit; a full one may always be
 * chosen.
 */
import { ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import { type Threshold, thresholdOf } from '../relief/thresholds.ts';
import type { Decided } from './assessGoods.ts';
import type { Entry } from './entry.ts';
import { queryOf, type Valued } from './valued.ts';

export interface Declared {
  declaration: { type: 'full' | 'simplified'; term: string | null } | null;
  /** A simplified declaration was asked for, and the value or the goods exclude it. */
  simplifiedRefused: boolean;
}

/** Every line of the consignment must be open to the simplified declaration. */
export function declarationOf(
  entry: Entry,
  goods: readonly (Valued & Decided)[],
  intrinsic: Money,
): Declared {
  const { declarationType } = entry.request;
  const limits = goods.map((one) => limitOf(entry, one));
  const isAllowed = limits.every((limit) => limit !== null && intrinsic.lte(limit.amount));
  const simplifiedRefused = declarationType === 'simplified' && !isAllowed;
  // goods outside the simplified declaration still get the destination's own names of the two
  const row = limits[0]?.row ?? entry.thresholds.find(({ kind }) => kind === 'simplified');
  if (!row && declarationType === undefined) return { declaration: null, simplifiedRefused };
  const effect = row?.effect ?? null;
  const [simplified = null, full = null] = effect === null ? [] : effect.split('/');
  const isFull = declarationType === 'full' || !isAllowed;
  return {
    declaration: isFull ? { type: 'full', term: full } : { type: 'simplified', term: simplified },
    simplifiedRefused,
  };
}

/**
 * The limit of the simplified declaration: a lower one where goods bear an additional duty and the
 * law sets one for them.
 */
function limitOf(entry: Entry, one: Valued & Decided): Threshold | null {
  const query = queryOf(entry, one.goods, one.digits);
  const isAdded = one.measures.some(({ amount }) => amount.gt(ZERO));
  return (
    (isAdded ? thresholdOf(query, 'simplified added') : null) ?? thresholdOf(query, 'simplified')
  );
}
