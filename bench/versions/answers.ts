/** Whether an answer is what a version alone says, apart from what is another each time. */
import type { PlannedCall } from '../chaos/calls.ts';
import type { HttpAnswer } from '../support/http.ts';

/** The values of an answer by their path. */
export type Leaves = ReadonlyMap<string, string>;

/** What one version alone says to calls of a kind. */
export interface Said {
  leaves: Leaves;
  /** Paths whose values differ between two answers of this one version: times, ids. */
  changing: ReadonlySet<string>;
}

/** Calls of one kind ask for the same: a caller's own reference aside. */
export function kindOf({ path, body }: Pick<PlannedCall, 'path' | 'body'>): string {
  const { reference: _, ...asked } = body as Record<string, unknown>;
  return `${path} ${JSON.stringify(asked)}`;
}

/** Credits are judged by the accounts; which releases were live changes with who registers them. */
const ASIDE: ReadonlySet<string> = new Set(['credits', 'dataSource']);

/** All values of an answer but those of `ASIDE`. */
export function leavesOf({ status, body }: Pick<HttpAnswer, 'status' | 'body'>): Leaves {
  const leaves = new Map([['status', String(status)]]);
  const walk = (value: unknown, path: string): void => {
    if (value === null || typeof value !== 'object') {
      leaves.set(path, JSON.stringify(value));
      return;
    }
    for (const [name, inner] of Object.entries(value))
      if (!ASIDE.has(name)) walk(inner, `${path}.${name}`);
  };
  walk(JSON.parse(body), '');
  return leaves;
}

/** Paths at which two answers differ, those that one of them lacks among them. */
export const differing = (one: Leaves, other: Leaves): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  );

/** What a version says, of several of its answers to calls of one kind. */
export function saidOf(first: Leaves, others: readonly Leaves[]): Said {
  return { leaves: first, changing: new Set(others.flatMap((other) => differing(first, other))) };
}

/** Paths at which an answer is not what the version says. */
export const unlike = (answer: Leaves, { leaves, changing }: Said): string[] =>
  differing(answer, leaves).filter((path) => !changing.has(path));

/** Whether two versions say the same. */
export const agree = (one: Said, other: Said): boolean =>
  unlike(one.leaves, other).every((path) => one.changing.has(path));
