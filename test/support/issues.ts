import type { Issue, Refused } from '../../engine/refusal.ts';

/** The faults that a refusal names; none of an answer. */
export const issuesOf = (answer: { ok: true } | Refused<string>): Issue[] =>
  // of an input that is refused they always are these
  answer.ok ? [] : ((answer.details?.['issues'] ?? []) as Issue[]);
