/** What the request log shows of a request to keys that could not have sent it. */
import { OPERATIONS } from '../contract/operations.ts';

const PLACES = OPERATIONS.filter(({ access }) => access === 'compliance').map(({ path }) => path);

/**
 * What takes the place of all that the caller wrote, when the request was a screening or a restricted-goods check and the key
 * lacks the scope `compliance`: names of persons stand there. Null when nothing is hidden.
 */
export function hiddenFrom(
  scopes: readonly string[],
  { endpoint, path }: { endpoint: string; path: string },
): { path: string; query: null; body: null; bodyTruncated: false } | null {
  if (scopes.includes('compliance')) return null;
  const place = PLACES.includes(endpoint) ? endpoint : endpoint === 'unknown' ? missed(path) : undefined;
  return place === undefined ? null : { path: place, query: null, body: null, bodyTruncated: false };
}

/** The place that a request meant which reached none: with another verb, or with more behind its path. */
const missed = (path: string): string | undefined =>
  PLACES.find((place) => path.toLowerCase().startsWith(place));
