/** What the request log shows of a request to keys that could not have sent it. */
import { OPERATIONS } from '../contract/operations.ts';

const SCREENING = /^\/v1\/(?:screen|restrictions)\b/;
const DOCUMENTS = /^\/v1\/documents\b/;
/**
 * What is written there names persons, or what a workspace looks for; each with the scopes that
 * show it.
 */
const PLACES = new Map(
  OPERATIONS.filter(({ path }) => SCREENING.test(path) || DOCUMENTS.test(path)).map(
    ({ path, access }) => [path, SCREENING.test(path) ? ['compliance', access] : [access]],
  ),
);

interface Hidden {
  path: string;
  query: null;
  body: null;
  bodyTruncated: false;
  idempotencyKey: null;
  userAgent: null;
}

/**
 * What takes the place of all that the caller wrote, when the request was of screening or of
 * restricted goods and the key lacks the scope `compliance` (for rules: `settings`), or of a
 * document and it lacks `calculate`. Null when
 * nothing is hidden.
 */
export function hiddenFrom(
  scopes: readonly string[],
  { endpoint, path }: { endpoint: string; path: string },
): Hidden | null {
  const place = PLACES.has(endpoint) ? endpoint : endpoint === 'unknown' ? missed(path) : undefined;
  if (place === undefined || PLACES.get(place)?.some((scope) => scopes.includes(scope)))
    return null;
  return {
    path: place,
    query: null,
    body: null,
    bodyTruncated: false,
    // callers name both as they like: after whom they screen, say
    idempotencyKey: null,
    userAgent: null,
  };
}

/**
 * The place that a request meant which reached none: with another verb, or with more behind its
 * path.
 */
const missed = (path: string): string | undefined =>
  [...PLACES.keys()].find((place) => path.toLowerCase().startsWith(place));
