/** Reads what was typed, and says in one sentence what is wrong with it. */
import { SCOPES } from '../../contract/operation.ts';
import type { Workspace } from '../../db/entities/workspace.ts';
import type { Orm } from '../../db/orm.ts';
import { findWorkspace } from '../../db/store/workspaces.ts';
import { UserError } from '../../workers/process/config.ts';

/** The workspace of this id, slug or name. */
export async function workspaceOf(orm: Orm, reference: string | undefined): Promise<Workspace> {
  const workspace = await findWorkspace(orm, required(reference, 'WORKSPACE (id, slug or name)'));
  if (!workspace)
    throw new UserError(
      `There is no single workspace "${reference}": npm run admin -- workspace list`,
    );
  return workspace;
}

export function required(word: string | undefined, what: string): string {
  if (word === undefined || word.trim() === '') throw new UserError(`Say ${what}.`);
  return word;
}

/** A whole number of credits, at least `min`. */
export function wholeCredits(word: string | undefined, min: number): number {
  const credits = Number(required(word, 'how many credits'));
  if (!Number.isInteger(credits) || credits < min || credits > 1_000_000_000) {
    throw new UserError(`"${word}" is no whole number of credits from ${min} up.`);
  }
  return credits;
}

/** Scopes separated by commas; all of them when left out. */
export function scopesOf(words: string | undefined): string[] {
  if (words === undefined) return [...SCOPES];
  const scopes = words.split(',').map((word) => word.trim());
  const unknown = scopes.filter((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (unknown.length > 0)
    throw new UserError(`Unknown scope ${unknown.join(', ')}; there are ${SCOPES.join(', ')}.`);
  return scopes;
}

/** Where a new key is shown: the help of every command that makes one. */
export const SHOWN_ONCE =
  'the key is shown this once on a terminal, in the answer to --json, and else written to a file of its owner alone that is named';

/** A moment that is still to come, as `momentOf` reads it. */
export function futureOf(word: string, option: string): Date {
  const at = momentOf(word);
  if (at.getTime() <= Date.now())
    throw new UserError(
      `${option} ${word} has passed: name a time to come, for example 90d or ${nextYear()}-01-31.`,
    );
  return at;
}

const nextYear = (): number => new Date().getUTCFullYear() + 1;

/** A moment: an ISO date or time, or a span from now such as `90d`, `12h`, `30m`, `45s`. */
export function momentOf(word: string): Date {
  const span = /^(\d+)([dhms])$/.exec(word);
  const seconds = { d: 86_400, h: 3600, m: 60, s: 1 } as const;
  const at = span
    ? // the pattern allows no other
      new Date(Date.now() + Number(span[1]) * seconds[span[2] as keyof typeof seconds] * 1000)
    : new Date(word);
  if (Number.isNaN(at.getTime()))
    throw new UserError(`"${word}" is no time: use 2027-01-31, 90d, 12h, 30m or 45s.`);
  return at;
}
