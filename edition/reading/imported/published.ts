/** Reads notes and quotas of the live imported releases from the database. */
import type { Orm } from '../../../db/orm.ts';
import { readParts } from '../../../db/store/releaseContent.ts';
import { type DatasetRelease, nameOf } from '../../../db/store/releases.ts';
import { utcDayOf } from '../../../engine/calendar.ts';
import { SCHEDULES, type ScheduleName } from '../../../engine/hscode.ts';
import { keyOf } from '../../../engine/release/compare.ts';
import { quotaDatasets, TARIFF_DATASETS } from '../../../engine/release/datasets.ts';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { type PublishedNotes, publishedQuotas, type PublishedQuotas } from '../../published.ts';

export interface Published {
  notes: ReadonlyMap<ScheduleName, PublishedNotes>;
  quotas: ReadonlyMap<ScheduleName, readonly PublishedQuotas[]>;
}

/** What the live releases hold, by schedule; a schedule of which nothing is imported is left out. */
export async function readPublished(orm: Orm, live: readonly DatasetRelease[]): Promise<Published> {
  const notes = new Map<ScheduleName, PublishedNotes>();
  const quotas = new Map<ScheduleName, PublishedQuotas[]>();
  const of = (datasets: readonly string[], kind: ReleaseRecord['kind']): DatasetRelease[] =>
    live.filter(
      ({ dataset, origin, counts }) =>
        origin !== 'embedded' && datasets.includes(dataset) && (counts[kind] ?? 0) > 0,
    );
  for (const schedule of SCHEDULES) {
    for (const release of of(TARIFF_DATASETS[schedule], 'note'))
      notes.set(schedule, await notesOf(orm, release));
    const sets: PublishedQuotas[] = [];
    for (const release of of(quotaDatasets(schedule), 'quota'))
      sets.push(await quotasOf(orm, release));
    if (sets.length > 0) quotas.set(schedule, sets);
  }
  return { notes, quotas };
}

async function notesOf(orm: Orm, release: DatasetRelease): Promise<PublishedNotes> {
  const rows = await rowsOf(orm, release, 'note');
  const notes = rows.flatMap((row) =>
    row.kind === 'note' ? [[keyOf(row) ?? '', row] as const] : [],
  );
  return { release: nameOf(release), notes: new Map(notes) };
}

async function quotasOf(orm: Orm, release: DatasetRelease): Promise<PublishedQuotas> {
  const rows = await rowsOf(orm, release, 'quota');
  const quotas = rows.flatMap((row) => (row.kind === 'quota' ? [row] : []));
  return publishedQuotas(nameOf(release), dayOf(release), quotas);
}

/**
 * The day that a release names as its own, or on which its publisher was asked; else null. One that
 * came without a name is called after the day of its import, which says nothing of balances.
 */
function dayOf({ version, origin, confirmedAt, createdAt }: DatasetRelease): string | null {
  if (version !== null && /^20\d\d-\d\d-\d\d$/.test(version)) return version;
  return origin === 'sync' ? utcDayOf(new Date(confirmedAt ?? createdAt)) : null;
}

async function rowsOf(
  orm: Orm,
  { releaseId }: DatasetRelease,
  prefix: string,
): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for await (const { rows } of readParts(orm, releaseId, prefix)) records.push(...rows);
  return records;
}
