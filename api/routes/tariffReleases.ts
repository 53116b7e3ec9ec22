/** The kept releases of a tariff, and what changed for a code from one to the next. */
import type { CodeChange } from '../../contract/tariff.ts';
import type { Orm } from '../../db/orm.ts';
import { packedPart, partsOf } from '../../db/store/releaseContent.ts';
import type { KeptRelease } from '../../db/store/releases.ts';
import { partsWith } from '../../edition/lookup/changes.ts';
import type { TariffReading } from '../../edition/lookup/tariff.ts';
import { compareInThread } from '../comparing.ts';

interface ReleaseName {
  dataset: string;
  seq: number;
  version: string | null;
  liveSince: string | null;
  validFrom: string | null;
}

/** How an answer names a release, with the day from which it holds. */
export const nameOf = ({
  dataset,
  seq,
  version,
  liveSince,
  validFrom,
}: KeptRelease): ReleaseName => ({
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

/** Pairs of neighbours that one call compares, and those of the last day beyond them. */
const PAIRS_MAX = 24;

/**
 * Changes for a code between neighbouring imported releases, oldest first. Embedded ones are
 * extracts: nothing follows from them. `next` is the day from which to ask on where there are more
 * releases than one call compares.
 */
export async function changesIn(
  orm: Orm,
  kept: readonly KeptRelease[],
  asked: Asked,
): Promise<{ data: Changed[]; next: string | null }> {
  const imported = Object.values(
    Object.groupBy(
      kept.filter(({ origin }) => origin !== 'embedded'),
      ({ dataset }) => dataset,
    ),
  );
  const pairs = imported
    .flatMap((releases = []) => neighbours(releases))
    .filter(([, release]) => isWithin(dayOf(release), asked))
    .sort(([, left], [, right]) => (orderOf(left) < orderOf(right) ? -1 : 1));
  const last = pairs[PAIRS_MAX - 1];
  const rest = last ? pairs.findIndex(([, release]) => dayOf(release) > dayOf(last[1])) : -1;
  const next = rest < 0 ? undefined : pairs[rest];
  const found: Changed[] = [];
  for (const [previous, release] of pairs.slice(0, rest < 0 ? undefined : rest)) {
    const all = await changesBetween(orm, asked, previous, release);
    if (all.length === 0) continue;
    found.push({
      release: nameOf(release),
      previous: nameOf(previous),
      changes: all.slice(0, CHANGES_MAX),
      omitted: Math.max(0, all.length - CHANGES_MAX),
    });
  }
  return { data: found, next: next ? dayOf(next[1]) : null };
}

function neighbours(
  releases: readonly KeptRelease[],
): [previous: KeptRelease, release: KeptRelease][] {
  const ordered = releases.toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1));
  return ordered.flatMap((release, at) => {
    const previous = ordered[at - 1];
    return previous ? [[previous, release]] : [];
  });
}

/** The day from which a release holds, or else went live. */
const dayOf = ({ validFrom, liveSince, createdAt }: KeptRelease): string =>
  (validFrom ?? liveSince ?? createdAt).slice(0, 10);
const orderOf = (release: KeptRelease): string =>
  `${dayOf(release)} ${String(release.seq).padStart(9, '0')}`;

const isWithin = (day: string, { from, to }: Pick<Asked, 'from' | 'to'>): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to);

/** Parts with equal digests are equal and are not read. */
async function changesBetween(
  orm: Orm,
  asked: Asked,
  previous: KeptRelease,
  release: KeptRelease,
): Promise<CodeChange[]> {
  const [was, is] = await Promise.all([
    partsOf(orm, previous.releaseId),
    partsOf(orm, release.releaseId),
  ]);
  if (was.size === 0 || is.size === 0) return []; // the content of one is no longer kept
  const changed = partsWith(asked.code).filter((part) => was.get(part) !== is.get(part));
  if (changed.length === 0) return [];
  const contentOf = async ({ releaseId }: KeptRelease): Promise<Uint8Array[]> =>
    (await Promise.all(changed.map((part) => packedPart(orm, releaseId, part)))).filter(
      (part) => part !== null,
    );
  const { schedule, code } = asked;
  return compareInThread(async () => ({
    schedule,
    code,
    before: await contentOf(previous),
    after: await contentOf(release),
  }));
}
