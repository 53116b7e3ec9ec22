/** Looks for what the tariff says anew of approved codes, for the workspaces that are told so. */
import type { Orm } from '../../db/orm.ts';
import {
  approvedCodes,
  listeningWorkspaces,
  noteTurned,
  type MarkedCode,
  type TariffMark,
  type TurnedCode,
} from '../../db/store/webhooks/tariffMarks.ts';
import type { Edition } from '../../edition/edition.ts';
import { giveWay } from '../../edition/inPieces.ts';
import { generalRate } from '../../edition/lookup/rates.ts';
import { codeIn, countryIn } from '../../edition/lookup/scheduleCodes.ts';
import { datasetsRead, placeOf, tariffOf } from '../../edition/lookup/tariff.ts';

const PAGE = 500;

/**
 * Compares approved codes with what was last known of them, all or those of which nothing was. Safe
 * to repeat.
 */
export async function lookForChanges(
  orm: Orm,
  edition: Edition,
  date: string,
  which: 'all' | 'unmarked',
): Promise<void> {
  const markOf = marksIn(edition, date);
  for (const workspaceId of await listeningWorkspaces(orm)) {
    const turned: TurnedCode[] = [];
    for (let after: string | null = null; ;) {
      const page: MarkedCode[] = await approvedCodes(orm, workspaceId, which, {
        after,
        limit: PAGE,
      });
      for (const [at, code] of page.entries()) {
        await giveWay(at);
        const now = markOf(code);
        if (!isSame(code.known, now)) turned.push({ ...code, now });
      }
      after = page.at(-1)?.classificationId ?? null;
      if (page.length < PAGE) break;
    }
    if (turned.length > 0)
      await noteTurned(orm, workspaceId, turned, (schedule) => releaseIn(edition, schedule));
  }
}

const isSame = (known: TariffMark | null, now: TariffMark): boolean =>
  known?.isThere === now.isThere && known.duty === now.duty;

/** What the tariff says of a code; asked once for each. */
function marksIn(edition: Edition, date: string): (code: MarkedCode) => TariffMark {
  const known = new Map<string, TariffMark>();
  return ({ schedule, code }) => {
    const key = `${schedule} ${code}`;
    const before = known.get(key);
    if (before) return before;
    const mark = {
      isThere: codeIn(schedule, code, date, edition) !== null,
      duty: dutyOf(edition, schedule, code, date),
    };
    known.set(key, mark);
    return mark;
  };
}

function dutyOf(edition: Edition, schedule: string, code: string, date: string): string | null {
  const country = countryIn(schedule, edition);
  const reading = country === undefined ? null : tariffOf(country, edition);
  const place = reading && placeOf(reading, code, date);
  return reading && place && place.at !== null ? generalRate(reading, place.at, date) : null;
}

/** The release of a tariff that is live; null where none is imported. */
function releaseIn(edition: Edition, schedule: string): string | null {
  const country = countryIn(schedule, edition);
  const reading = country === undefined ? null : tariffOf(country, edition);
  const [dataset] = reading ? datasetsRead(reading) : [];
  return (dataset === undefined ? null : edition.releases.get(dataset)?.releaseId) ?? null;
}
