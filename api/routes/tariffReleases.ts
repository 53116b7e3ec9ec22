/** The kept releases of a tariff, and what changed for a code from one to the next. */
import type { CodeChange } from '../../contract/tariff.ts';
import type { TariffReading } from '../../data/tariffReading.ts';
import { changesOf, partsWith } from '../../data/tariffReadingChanges.ts';
import type { Orm } from '../../db/orm.ts';
import { partsOf, readPart } from '../../db/store/releaseContent.ts';
import { type DatasetRelease, listReleases } from '../../db/store/releases.ts';
import type { ReleaseRecord } from '../../engine/tariff/records.ts';

/** A release that answers were read from. */
export type KeptRelease = DatasetRelease & { state: 'live' | 'superseded' };

/** Releases of each dataset that are live or were, newest first. */
export function keptReleases(orm: Orm, datasets: readonly string[]): Promise<KeptRelease[][]> {
  return Promise.all(
    datasets.map(async (dataset) =>
      (await listReleases(orm, dataset)).filter(
        (release): release is KeptRelease =>
          !release.withdrawn && (release.state === 'live' || release.state === 'superseded'),
      ),
    ),
  );
}

interface ReleaseName {
  dataset: string;
  seq: number;
  version: string | null;
  liveSince: string | null;
  validFrom: string | null;
}

/** How an answer names a release, with the day from which it holds. */
export const nameOf = ({ dataset, seq, version, liveSince, validFrom }: DatasetRelease): ReleaseName => ({
  dataset,
  seq,
  version,
  liveSince,
  validFrom,
});

interface Asked extends Pick<TariffReading, 'schedule'> {
  code: string;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Changed {
  release: ReleaseName;
  previous: ReleaseName;
  changes: CodeChange[];
  omitted: number;
}

/** Changes of one release that are answered; whoever wants more asks for a code further down. */
const CHANGES_MAX = 500;

/** Changes for a code between neighbouring imported releases, oldest first. Embedded ones are extracts: nothing follows from them. */
export async function changesIn(
  orm: Orm,
  datasets: readonly (readonly KeptRelease[])[],
  asked: Asked,
): Promise<Changed[]> {
  const pairs = datasets
    .flatMap((kept) => neighbours(kept.filter(({ origin }) => origin !== 'embedded')))
    .filter(([, release]) => isWithin(dayOf(release), asked))
    .sort(([, left], [, right]) => (orderOf(left) < orderOf(right) ? -1 : 1));
  const found: Changed[] = [];
  for (const [previous, release] of pairs) {
    const all = await changesBetween(orm, asked, previous, release);
    if (all.length === 0) continue;
    found.push({
      release: nameOf(release),
      previous: nameOf(previous),
      changes: all.slice(0, CHANGES_MAX),
      omitted: Math.max(0, all.length - CHANGES_MAX),
    });
  }
  return found;
}

function neighbours(releases: readonly KeptRelease[]): [previous: KeptRelease, release: KeptRelease][] {
  const ordered = releases.toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1));
  return ordered.flatMap((release, at) => {
    const previous = ordered[at - 1];
    return previous ? [[previous, release]] : [];
  });
}

/** The day from which a release holds, or else went live. */
const dayOf = ({ validFrom, liveSince, createdAt }: KeptRelease): string =>
  (validFrom ?? liveSince ?? createdAt).slice(0, 10);
const orderOf = (release: KeptRelease): string => `${dayOf(release)} ${String(release.seq).padStart(9, '0')}`;

const isWithin = (day: string, { from, to }: Pick<Asked, 'from' | 'to'>): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to);

/** Parts with equal digests are equal and are not read. */
async function changesBetween(
  orm: Orm,
  asked: Asked,
  previous: KeptRelease,
  release: KeptRelease,
): Promise<CodeChange[]> {
  const [was, is] = await Promise.all([partsOf(orm, previous.releaseId), partsOf(orm, release.releaseId)]);
  if (was.size === 0 || is.size === 0) return []; // the content of one is no longer kept
  const changed = partsWith(asked.code).filter((part) => was.get(part) !== is.get(part));
  if (changed.length === 0) return [];
  const rowsOf = async ({ releaseId }: KeptRelease): Promise<ReleaseRecord[]> =>
    (await Promise.all(changed.map((part) => readPart(orm, releaseId, part)))).flat();
  return changesOf(asked, asked.code, await rowsOf(previous), await rowsOf(release));
}
