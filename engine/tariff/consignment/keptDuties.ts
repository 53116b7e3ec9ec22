/**
 * What was calculated of goods and is asked for again: DDP tries some ten prices, lines of a
 * shipment may be equal, and what a missing fact is worth is found by calculating all goods with it.
 */
import type { LineDuties } from '../measure/duty.ts';
import type { Applied } from '../measure/measures.ts';
import type { MeasureRow, TariffLine } from '../types.ts';

/** Measures on a line, whatever the price. */
export interface LineMeasures {
  applied: readonly Applied[];
  undeclared: readonly MeasureRow[];
}

export interface KeptDuties {
  /** Duties of every line that the code may mean, by the values that they are calculated on. */
  byPrice: Map<string, readonly LineDuties[]>;
  /** By line, and by the symbols under which the goods are entered. */
  measures: Map<TariffLine, Map<string, LineMeasures>>;
}

export const nothingKept = (): KeptDuties => ({ byPrice: new Map(), measures: new Map() });

/**
 * Of the goods of a request, by all that their duties follow from: the goods as asked for, and the
 * preference that is claimed for them. Of other facts of the request only those may differ between
 * two calculations that say how much the whole is worth or from where and to whom it is sent.
 */
export type KeptByGoods = Map<string, KeptDuties>;

/** What is kept of goods so far. */
export function keptOf(kept: KeptByGoods, key: string): KeptDuties {
  const known = kept.get(key) ?? nothingKept();
  kept.set(key, known);
  return known;
}

/**
 * Equal goods share a price out in two amounts, a unit apart. More would only fill the memory: a
 * code may mean 200 lines.
 */
const PRICES_KEPT = 4;

/** Keeps what was calculated at a price; the oldest goes. */
export function keepPrice(
  { byPrice }: KeptDuties,
  key: string,
  duties: readonly LineDuties[],
): void {
  const [oldest] = byPrice.keys();
  if (byPrice.size >= PRICES_KEPT && oldest !== undefined) byPrice.delete(oldest);
  byPrice.set(key, duties);
}

/** Measures on a line, found once. */
export function keptMeasures(
  { measures }: KeptDuties,
  line: TariffLine,
  claimed: readonly string[],
  find: () => LineMeasures,
): LineMeasures {
  const ofLine = measures.get(line) ?? new Map<string, LineMeasures>();
  measures.set(line, ofLine);
  const key = claimed.join(' ');
  const found = ofLine.get(key) ?? find();
  ofLine.set(key, found);
  return found;
}
