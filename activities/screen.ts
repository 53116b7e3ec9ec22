import type { Check } from '../contract/evidence.ts';
import type { Refused } from '../contract/outcome.ts';
import type { ScreenAnswer } from '../contract/screen.ts';
import { clockOf } from '../db/clock.ts';
import { confirmationsOf } from '../db/store/releases.ts';
import type { ScreeningLists } from '../edition/screening.ts';
import { utcDayOf } from '../engine/calendar.ts';
import { LISTS } from '../engine/screening/lists.ts';
import { screen, type Screening } from '../engine/screening/screen.ts';
import type { ScreenInput } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { requireChecked } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { keep } from './keep.ts';
import { presentMatch } from './presentMatch.ts';
import { isOpen, listWarnings, nameWarnings, type ScreeningWarning } from './screeningWarnings.ts';

export const createScreenActivities = (
  dependencies: Pick<Dependencies, 'orm' | 'tokens' | 'editions' | 'screeningListDays'>,
) => ({
  /**
   * Screens a name and keeps the check with its answer, which is `review` while a list is missing.
   * Safe to repeat: a check is kept once.
   */
  async screenAndKeep(input: ScreenInput): Promise<{ ok: true } | Refused> {
    await requireChecked(dependencies, input, 'screen');
    const own = inSpace(dependencies, input.check.workspaceId);
    const result = await screened(own, input);
    return keep(dependencies, input, { request: input.query, result });
  },
});

/** A screening, of a request or of an item of a bulk run. */
type Asked = Pick<ScreenInput, 'query'> & { check: Pick<Check, 'checkId' | 'reference'> };

/** What the lists of this moment say of a name. */
export async function screened(
  {
    orm,
    editions,
    screeningListDays,
  }: Pick<Dependencies, 'orm' | 'editions' | 'screeningListDays'>,
  input: Asked,
): Promise<ScreenAnswer> {
  const { screening } = editions.current;
  const checkedAt = await clockOf(orm);
  const now = screening.readAt?.(input.query.name) ?? checkedAt;
  const found = runEngine('The screening', () =>
    screen(input.query, screening.index, utcDayOf(now)),
  );
  const { lists } = screening;
  const confirmed = await confirmationsOf(orm, [
    ...new Set(lists.map(({ releaseId }) => releaseId)),
  ]);
  const warnings = [
    ...nameWarnings(found),
    ...listWarnings(screening, { confirmed, now, daysMax: screeningListDays }),
  ];
  return answerOf(input, { ...found, lists, confirmed, warnings }, checkedAt);
}

interface Read extends Screening, Pick<ScreeningLists, 'lists'> {
  confirmed: ReadonlyMap<string, string>;
  warnings: readonly ScreeningWarning[];
}

function answerOf(
  { check, query }: Asked,
  { threshold, matches, lists, confirmed, warnings }: Read,
  now: Date,
): ScreenAnswer {
  return {
    id: check.checkId,
    checkedAt: now.toISOString(),
    reference: check.reference,
    query,
    outcome: matches.length > 0 || isOpen(warnings) ? 'review' : 'clear',
    threshold,
    matches: matches.map(presentMatch),
    lists: LISTS.flatMap(({ code, name, agency }) =>
      lists
        .filter((list) => list.code === code)
        .map(({ records, publishedAt, importedAt, releaseId }) => ({
          code,
          name,
          agency,
          records,
          publishedAt,
          importedAt,
          confirmedAt: confirmed.get(releaseId) ?? null,
          releaseId,
        })),
    ),
    warnings: warnings.map(({ text }) => text),
    warningCodes: warnings.map(({ code }) => code),
  };
}
