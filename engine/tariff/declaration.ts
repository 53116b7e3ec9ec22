/** The declaration that the value rules allow: simplified up to a limit; a full one may always be chosen. */
import type { Decimal } from '../decimal.ts';
import type { Decided } from './assessGoods.ts';
import type { Entry } from './entry.ts';
import { thresholdOf } from './thresholds.ts';
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
  intrinsic: Decimal,
): Declared {
  const { declarationType } = entry.request;
  const limits = goods.map((one) => thresholdOf(queryOf(entry, one.goods, one.digits), 'simplified'));
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
