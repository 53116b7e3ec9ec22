/** Products that a shop does not have any more: asked for one by one, archived within a limit. */
import type { Shop } from './shop.ts';

export interface Gone {
  /** The shop says of each itself that it has no such product. */
  ids: string[];
  /** Not asked for: too many were missing at once. */
  unasked: string[];
}

/** Some products leave a shop at any time; more at once are rather a page that came back empty. */
const GONE_LEAST = 10;
const GONE_SHARE = 0.05;

/** As many products as may be gone since the run before. */
export const goneMax = (known: number): number =>
  Math.max(GONE_LEAST, Math.floor(known * GONE_SHARE));

/**
 * Those of the products that were `known` which a pull of the whole shop has not `seen`, and of which
 * the shop says itself that they are gone. None is asked for where nothing was seen at all, or where
 * more than `max` are missing.
 */
export async function goneFrom(
  shop: Pick<Shop, 'has'>,
  known: readonly string[],
  seen: ReadonlySet<string>,
  max: number,
): Promise<Gone> {
  const missing = known.filter((id) => !seen.has(id));
  if (missing.length > max || seen.size === 0) return { ids: [], unasked: missing };
  const ids: string[] = [];
  for (const id of missing) if (!(await shop.has(id))) ids.push(id);
  return { ids, unasked: [] };
}
