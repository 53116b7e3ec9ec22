/**
 * What happens without a call, because time passes or data change: lists that grow old, credits that
 * run low, tariffs that say something else. Looked for each minute; safe to repeat.
 */
import { clockOf } from '../../db/clock.ts';
import type { Orm } from '../../db/orm.ts';
import { confirmationsOf } from '../../db/store/releases.ts';
import { announceLowCredits } from '../../db/store/webhooks/credits.ts';
import { announceToAll } from '../../db/store/webhooks/everyone.ts';
import type { Edition, Editions } from '../../edition/edition.ts';
import { utcDayOf } from '../../engine/calendar.ts';
import { staleLists } from '../screeningWarnings.ts';
import { lookForChanges } from './tariffChanges.ts';

export interface Watched {
  orm: Orm;
  editions: Pick<Editions, 'current'>;
  /** Days after which an unconfirmed screening list is too old. */
  screeningListDays: number;
}

/** Tells what is to be told now. Call it again and again: it knows what it has looked at. */
export function createStateTeller({ orm, editions, screeningListDays }: Watched) {
  let looked: { edition: Edition; day: string } | null = null;
  return async (): Promise<void> => {
    await announceLowCredits(orm);
    const now = await clockOf(orm);
    await tellStaleLists(orm, editions.current, { now, daysMax: screeningListDays });
    const seen = { edition: editions.current, day: utcDayOf(now) };
    // rates and codes hold by the day; else only what is approved since then is looked at
    const isNews = looked?.edition !== seen.edition || looked.day !== seen.day;
    await lookForChanges(orm, seen.edition, seen.day, isNews ? 'all' : 'unmarked');
    looked = seen;
  };
}

/** A list is told once for each day on which it was last right. */
export async function tellStaleLists(
  orm: Orm,
  { screening: { lists } }: Pick<Edition, 'screening'>,
  age: { now: Date; daysMax: number },
): Promise<void> {
  if (lists.length === 0) return;
  const ids = [...new Set(lists.map(({ releaseId }) => releaseId))];
  const confirmed = await confirmationsOf(orm, ids);
  for (const stale of staleLists(lists, { ...age, confirmed }))
    await announceToAll(orm, 'list.stale', `${stale.list}/${stale.knownOn}`, stale);
}
