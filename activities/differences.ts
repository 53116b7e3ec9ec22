/** What differs between two answers, field by field. */

/** A field that differs; null where one of the answers does not have it. */
export interface AnswerDifference {
  /** Dotted path such as `lines.0.amount`. */
  path: string;
  stored: unknown;
  today: unknown;
}

/** Say who answered and from what, not what was answered. */
const UNCOMPARED: ReadonlySet<string> = new Set(['upstreamRequestId', 'dataSource', 'engine']);

/**
 * Every difference, in the order of the fields of the first answer, then those that the second has
 * besides.
 */
export function differencesOf(stored: unknown, today: unknown, path = ''): AnswerDifference[] {
  if (!isBranch(stored) || !isBranch(today) || Array.isArray(stored) !== Array.isArray(today))
    return Object.is(stored ?? null, today ?? null)
      ? []
      : [{ path, stored: stored ?? null, today: today ?? null }];
  const keys = new Set([...Object.keys(stored), ...Object.keys(today)]);
  return [...keys]
    .filter((key) => !UNCOMPARED.has(key))
    .flatMap((key) => differencesOf(stored[key], today[key], path === '' ? key : `${path}.${key}`));
}

// lists too: their keys are the places in them
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
