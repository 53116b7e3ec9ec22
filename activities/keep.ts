import type { Refused } from '../contract/outcome.ts';
import { keepCheck } from '../db/store/checks.ts';
import type { KeptInput } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';

/** Keeps a check with its answer, unless its caller was told by now that there is none. */
export async function keep(
  { orm }: Pick<Dependencies, 'orm'>,
  { check, deadlineMs }: KeptInput,
  { request, result }: { request: unknown; result: unknown },
): Promise<{ ok: true } | Refused> {
  if (await keepCheck(orm, check, { request, result, deadline: new Date(deadlineMs) }))
    return { ok: true };
  return keptTooLate();
}

/** What is said of a check that did not end before its deadline. */
export const keptTooLate = (): Refused => ({
  ok: false,
  code: 'upstream_timeout',
  message: 'The check did not end in time. Nothing was kept.',
});
