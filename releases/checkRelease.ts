/** Whether a release may go live by itself. */
import type { Orm } from '../db/orm.ts';
import { partsOf, readPart } from '../db/store/releaseContent.ts';
import type { DatasetRelease } from '../db/store/releases.ts';
import { unknownMeasures } from '../edition/reading/tariff/measureLists.ts';
import { readExemptionHeadings, readMeasures } from '../edition/reading/tariff/measures.ts';
import { utcDayOf } from '../engine/calendar.ts';
import {
  addLosses,
  compareRows,
  type Difference,
  dutiesLost,
  holdsOf,
  isLoss,
  keyOf,
  linesLeft,
  type Losses,
  noLosses,
  printedRates,
  unparsedRates,
} from '../engine/release/compare.ts';
import { scheduleOfDataset } from '../engine/release/datasets.ts';
import type { ReleaseRecord } from '../engine/release/records.ts';
import { type Dollar, dollarOf } from '../engine/tariff/rate/rateTerm.ts';
import { sourceOfDataset } from './sources.ts';

/** `held`: an operator must look; `older`: history; `refused`: it cannot be used at all. */
export interface ReleaseVerdict {
  kind: 'clear' | 'held' | 'older' | 'refused';
  reasons: string[];
  report: Record<string, unknown>;
}

const clear = (report: ReleaseVerdict['report'] = {}): ReleaseVerdict => ({
  kind: 'clear',
  reasons: [],
  report,
});

/** Checks a release against the live one; `live` is null when there is nothing to compare with. */
export async function checkRelease(
  orm: Orm,
  release: DatasetRelease,
  live: DatasetRelease | null,
  progress: (parts: number) => void,
): Promise<ReleaseVerdict> {
  const refused = await refusalOf(orm, release);
  if (refused.length > 0) return { kind: 'refused', reasons: refused, report: {} };
  if (!live || live.releaseId === release.releaseId) return clear();
  if (isOlder(release, live))
    return {
      kind: 'older',
      reasons: [
        `older than ${live.version ?? `release ${live.seq}`}, which is live: kept as history`,
      ],
      report: {},
    };
  if (sourceOfDataset(release.dataset)?.additive) return clear();
  const dollar = dollarOf(scheduleOfDataset(release.dataset));
  const found = await compareReleases(orm, live.releaseId, release.releaseId, dollar, progress);
  const reasons = holdsOf(
    { rows: rowsOf(live), keys: found.keys },
    { rows: rowsOf(release), keys: 0 },
    found,
  );
  return {
    kind: reasons.length > 0 ? 'held' : 'clear',
    reasons,
    report: { comparedWith: live.seq, changes: found.changes },
  };
}

/** Editions that name their age are compared by it. */
const isOlder = (release: DatasetRelease, live: DatasetRelease): boolean =>
  release.editionKey !== null && live.editionKey !== null && release.editionKey < live.editionKey;

/** Quotas and notes come and go beside the rows that make a tariff. */
const rowsOf = ({ rows, counts }: DatasetRelease): number =>
  rows - (counts['quota'] ?? 0) - (counts['note'] ?? 0);

/** What only the whole release shows: lists that name measures which nothing knows. */
async function refusalOf(orm: Orm, { dataset, releaseId }: DatasetRelease): Promise<string[]> {
  if (dataset !== 'us-measures') return [];
  const rows = await readPart(orm, releaseId, 'list');
  const lists = rows.flatMap((row) => (row.kind === 'list' ? [row] : []));
  return unknownMeasures(readMeasures(), readExemptionHeadings(), lists).map(
    (measure) => `the measure ${measure} is not known: give its rate in a column "rate"`,
  );
}

interface Comparison {
  /** Keys of the live release. */
  keys: number;
  removed: number;
  newlyUnparsed: { key: string; rate: string }[];
  losses: Losses;
  changes: Record<Difference['change'], number>;
}

/** Compares two releases part by part; parts with equal digests are equal. */
async function compareReleases(
  orm: Orm,
  liveId: string,
  releaseId: string,
  dollar: Dollar,
  progress: (parts: number) => void,
): Promise<Comparison> {
  const [before, after] = [await partsOf(orm, liveId), await partsOf(orm, releaseId)];
  const found: Comparison = {
    keys: 0,
    removed: 0,
    newlyUnparsed: [],
    losses: noLosses(),
    changes: { added: 0, removed: 0, reworded: 0, rerated: 0, changed: 0 },
  };
  for (const [at, part] of [...new Set([...before.keys(), ...after.keys()])].sort().entries()) {
    progress(at);
    const old = await readPart(orm, liveId, part);
    found.keys += old.filter((record) => keyOf(record) !== null && isLoss(record)).length;
    if (before.get(part) === after.get(part)) continue;
    const present = await readPart(orm, releaseId, part);
    for (const difference of compareRows(old, present)) {
      found.changes[difference.change] += 1;
      if (difference.change === 'removed' && isLoss(difference)) found.removed += 1;
    }
    found.newlyUnparsed.push(...newlyUnparsed(old, present, dollar));
    addLosses(found.losses, old, present);
    found.losses.rates.push(...(await bareCodes(orm, releaseId, part, dutiesLost(old, present))));
  }
  return found;
}

/**
 * Codes without their third country duty that the release still has lines of: those stand in a part
 * of their own.
 */
async function bareCodes(
  orm: Orm,
  releaseId: string,
  part: string,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const lines = await readPart(orm, releaseId, part.replace(/^measure/, 'line'));
  return linesLeft(codes, lines, utcDayOf(new Date()));
}

/** Rates that are not understood, in rows that had one before which was. */
function newlyUnparsed(
  old: readonly ReleaseRecord[],
  present: readonly ReleaseRecord[],
  dollar: Dollar,
): { key: string; rate: string }[] {
  const rated = new Set(
    old
      .filter(
        (record) => printedRates(record).length > 0 && unparsedRates(record, dollar).length === 0,
      )
      .map(keyOf),
  );
  return present.flatMap((record) => {
    const key = keyOf(record);
    return key !== null && rated.has(key)
      ? unparsedRates(record, dollar).map((rate) => ({ key, rate }))
      : [];
  });
}

/** Every difference between two releases, part by part. */
export async function* differencesBetween(
  orm: Orm,
  beforeId: string,
  afterId: string,
): AsyncGenerator<Difference> {
  const [before, after] = [await partsOf(orm, beforeId), await partsOf(orm, afterId)];
  for (const part of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    if (before.get(part) === after.get(part)) continue;
    yield* compareRows(await readPart(orm, beforeId, part), await readPart(orm, afterId, part));
  }
}
