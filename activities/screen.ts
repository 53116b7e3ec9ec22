import type { ScreenAnswer } from '../contract/screen.ts';
import type { Refused } from '../contract/outcome.ts';
import type { ScreeningLists } from '../data/screening.ts';
import { listSyncs } from '../db/store/datasetSyncs.ts';
import { LISTS } from '../engine/screening/lists.ts';
import { screen, type Screening } from '../engine/screening/screen.ts';
import type { ScreenInput } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { keep } from './keep.ts';
import { presentMatch } from './presentMatch.ts';
import { listWarnings } from './screeningWarnings.ts';

export const createScreenActivities = ({ orm, editions }: Pick<Dependencies, 'orm' | 'editions'>) => ({
  /** Screens a name and keeps the check with its answer; refuses while no list is loaded. Safe to repeat: a check is kept once. */
  async screenAndKeep(input: ScreenInput): Promise<{ ok: true } | Refused> {
    const { screening } = editions.current;
    if (!screening || screening.lists.length === 0) return NOT_LOADED;
    const now = new Date();
    const found = runEngine('The screening', () =>
      screen(input.query, screening.index, now.toISOString().slice(0, 10)),
    );
    const warnings = [...textWarnings(found), ...listWarnings(screening, await listSyncs(orm), now)];
    const result = answerOf(input, { ...found, lists: screening.lists, warnings }, now);
    return keep(orm, input, { request: input.query, result });
  },
});

/** Nobody may take an answer for a clear one that read no list. */
const NOT_LOADED: Refused = {
  ok: false,
  code: 'upstream_error',
  message:
    'No screening list is loaded, so nothing can be screened. The operator loads them with "npm run data -- sync us-csl", or ' +
    'from a file with "npm run data -- import us-csl --file consolidated.csv".',
  details: { reason: 'lists_not_loaded' },
};

function answerOf(
  { check, query }: ScreenInput,
  { threshold, matches, lists, warnings }: Screening & Pick<ScreeningLists, 'lists'> & { warnings: string[] },
  now: Date,
): ScreenAnswer {
  return {
    id: check.checkId,
    checkedAt: now.toISOString(),
    reference: check.reference,
    query,
    outcome: matches.length > 0 ? 'review' : 'clear',
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
          releaseId,
        })),
    ),
    warnings,
  };
}

const UNUSABLE = {
  short: 'has fewer than three letters',
  form: 'is nothing but a legal form or words that every name may have',
} as const;

function textWarnings({ unusable, isCut, matches }: Screening): string[] {
  return [
    ...unusable.map(({ queried, why }) => `${queried}: it ${UNUSABLE[why]}, and was not screened.`),
    ...(isCut
      ? [`More than ${matches.length} parties match; the best are shown. Give more of the name.`]
      : []),
  ];
}
