/**
 * A gift of several items above the limit: items that together stay within it are free, none is
 * split (Reg. (EC) 1186/2009 art. 25(2), Notice 143).
 */
import { ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import type { Whole } from '../consignment/consignment.ts';
import type { Entry } from '../consignment/entry.ts';
import { firstDigits, queryOf, type Valued } from '../consignment/valued.ts';
import { reliefsOf } from './thresholds.ts';

/**
 * Positions of the lines that are free as gifts, the dearest that fit first; empty where the law
 * relieves a gift whole or not at all.
 */
export function giftPieces(
  entry: Entry,
  valued: readonly Valued[],
  whole: Whole,
): ReadonlySet<number> {
  const free = new Set<number>();
  if (entry.request.purpose !== 'gift' || valued.length < 2) return free;
  const pieces = valued
    .map(({ goods, valuation }, at) => {
      const query = queryOf(entry, goods, firstDigits(goods));
      const { gift, piecesLimit } = reliefsOf(query, entry.request, valuation.intrinsic);
      return { at, worth: valuation.intrinsic, limit: gift === null ? null : piecesLimit };
    })
    .sort((left, right) => right.worth.cmp(left.worth));
  let used: Money = ZERO;
  for (const { at, worth, limit } of pieces) {
    if (limit === null || whole.intrinsic.lte(limit) || used.plus(worth).gt(limit)) continue;
    used = used.plus(worth);
    free.add(at);
  }
  return free;
}
