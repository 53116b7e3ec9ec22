/** The steps by which a release comes to life; each is safe to repeat. */
import { Context } from '@temporalio/activity';
import type { Orm } from '../db/orm.ts';
import { readersOf } from '../db/store/editionReaders.ts';
import {
  dropFiles,
  dropParts,
  packedParts,
  putPart,
  readFiles,
} from '../db/store/releaseContent.ts';
import {
  changeRelease,
  type DatasetRelease,
  findRelease,
  goLive,
  liveReleases,
  NotToGoLive,
} from '../db/store/releases.ts';
import { beginReading, undoRelease } from '../db/store/unfinishedReleases.ts';
import { utcDayOf } from '../engine/calendar.ts';
import { scheduleOfDataset } from '../engine/release/datasets.ts';
import { dollarOf } from '../engine/tariff/rate/rateTerm.ts';
import { checkRelease, type ReleaseVerdict } from '../releases/checkRelease.ts';
import { digestOf } from '../releases/digest.ts';
import { editionOf } from '../releases/editions.ts';
import { readRelease, ReaderFailed } from '../releases/readRelease.ts';
import { sourceOfDataset } from '../releases/sources.ts';
import type { ImportStep, LiveVerdict, ReadVerdict } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { forged, hopeless, hopelessOn } from './failures.ts';
import { byOrder } from './gate.ts';

type Desk = Pick<Dependencies, 'orm' | 'importing' | 'tokens'>;

export const createReleaseActivities = (desk: Desk) => byOrder(desk, stepsOfRelease(desk));

const stepsOfRelease = (desk: Desk) => ({
  ...stepOfReading(desk),
  ...stepsOfGoingLive(desk),
  ...stepsOfEnding(desk),
});

const stepOfReading = ({ orm, importing }: Desk) => ({
  /**
   * Reads the files of a release into records. What the publisher broke is a verdict, not an
   * exception; one that ended already is left as it is.
   */
  async readReleaseFiles({ dataset, releaseId }: ImportStep): Promise<ReadVerdict> {
    const release = await mustFind(orm, releaseId);
    if (!(await beginReading(orm, releaseId))) return endedAs(await mustFind(orm, releaseId));
    await dropParts(orm, releaseId);
    const files = await readFiles(orm, releaseId);
    const live = await liveOf(orm, dataset);
    const before = importedOnly(live);
    const result = await alive(async () =>
      readRelease(
        {
          dataset,
          files,
          dollar: dollarOf(scheduleOfDataset(dataset)),
          before: await partsBefore(orm, before),
        },
        importing,
        {
          progress: progressOf(orm, releaseId, 'parsing', before?.rows ?? null),
          part: (packed) => putPart(orm, releaseId, packed),
          signal: Context.current().cancellationSignal,
        },
      ),
    ).catch(hopelessOn(ReaderFailed));
    if (!result.ok) return { ok: false, reasons: result.reasons };
    const today = utcDayOf(new Date());
    // a release that is read again keeps the version it was given, not the day that stood in for
    // none
    const version = release.version?.startsWith(AS_OF)
      ? result.version
      : (release.version ?? result.version);
    const edition = editionOf(dataset, version, today);
    const addedTo = isAdditive(dataset) ? { addedTo: live?.releaseId ?? null } : {};
    await changeRelease(orm, releaseId, {
      state: 'checking',
      version: version ?? `${AS_OF} ${today}`,
      sha256: digestOf(files),
      rows: result.rows,
      counts: result.counts,
      report: {
        unparsedCount: result.unparsedCount,
        unparsed: result.unparsed,
        ...addedTo,
      },
      editionKey: edition.key,
      ...(release.validFrom === null ? { validFrom: edition.from } : {}),
    });
    return { ok: true, ...addedTo };
  },
});

const stepsOfGoingLive = ({ orm, tokens }: Desk) => ({
  /**
   * Compares the release with the live one and stages it; an older edition is shelved as history.
   */
  async checkReleaseRows({
    dataset,
    releaseId,
  }: ImportStep): Promise<ReleaseVerdict & { checkedAgainst: string | null }> {
    const release = await mustFind(orm, releaseId);
    const progress = progressOf(orm, releaseId, 'checking', null);
    const live = await liveOf(orm, dataset);
    const verdict = await alive(() => checkRelease(orm, release, importedOnly(live), progress));
    const checkedAgainst = live?.releaseId ?? null;
    await changeRelease(orm, releaseId, {
      state:
        verdict.kind === 'older'
          ? 'superseded'
          : verdict.kind === 'refused'
            ? 'checking'
            : 'staged',
      reasons: verdict.reasons,
      report: { checkedAgainst, ...release.report, ...verdict.report },
      progress: null,
    });
    return { ...verdict, checkedAgainst };
  },

  /**
   * Makes the release live; `changed` when another went live since the check. An override is
   * recorded with its reason; without one nothing goes live unchecked. What the check found is read
   * where it is stored, whatever the caller says of it, and an order is good for once.
   */
  async makeLive({ isHeld = true, checkedAgainst, ...order }: LiveStep): Promise<LiveVerdict> {
    const { dataset, releaseId, override, token = '' } = order;
    const ordered = await tokens.orderedAt({ dataset, releaseId, override, token });
    if (!ordered) throw forged('an order');
    const reason = isHeld ? override : null;
    if (checkedAgainst === undefined) {
      if (reason === null || !ordered.isNew) throw forged('an override');
    } else {
      const release = await mustFind(orm, releaseId);
      if (release.state === 'superseded') return { status: 'changed' }; // it was live meanwhile
      requireChecked(release, { override, checkedAgainst });
    }
    const terms = {
      override: reason,
      orderedAtMs: ordered.atMs,
      ...(checkedAgainst === undefined ? {} : { checkedAgainst }),
    };
    const live = await goLive(orm, dataset, releaseId, terms).catch(hopelessOn(NotToGoLive));
    return live ? { status: 'live', seq: live.seq } : { status: 'changed' };
  },

  /**
   * Waits until every process that answers reads the release, as long as it is live: half a minute
   * at most.
   */
  async awaitReaders({ releaseId }: ImportStep): Promise<{ seen: number; reading: number }> {
    const context = Context.current();
    const untilMs = performance.now() + READERS_MS;
    for (;;) {
      const readers = await readersOf(orm, releaseId);
      const isLive = (await findRelease(orm, releaseId))?.state === 'live';
      if (readers.reading === readers.seen || !isLive || performance.now() > untilMs)
        return readers;
      context.heartbeat(readers);
      await context.sleep(READERS_POLL_MS);
    }
  },
});

const stepsOfEnding = ({ orm }: Desk) => ({
  /** Forgets the files of a release: what was read of them is kept. */
  async forgetFiles({ releaseId }: ImportStep): Promise<void> {
    await dropFiles(orm, releaseId);
  },

  /**
   * Ends a release that cannot go live; the live one stays, and so does one that went live before
   * the step that failed.
   */
  async refuseRelease({ releaseId, reasons }: ImportStep & { reasons: string[] }): Promise<void> {
    await changeRelease(orm, releaseId, { state: 'refused', reasons, progress: null });
    const release = await findRelease(orm, releaseId);
    await dropFiles(orm, releaseId);
    if (release?.state === 'refused') await dropParts(orm, releaseId);
  },

  /**
   * Ends an import that broke for a reason which its files are not: they are kept, to be read
   * again. One that went live before the step that failed stays live; returns how the release is
   * left.
   */
  async failRelease({
    releaseId,
    reasons,
  }: ImportStep & { reasons: string[] }): Promise<{ isLive: boolean }> {
    await changeRelease(orm, releaseId, { state: 'failed', reasons, progress: null });
    const release = await findRelease(orm, releaseId);
    if (release?.state === 'failed') await dropParts(orm, releaseId);
    else await dropFiles(orm, releaseId);
    return { isLive: release?.state === 'live' };
  },

  /**
   * Forgets a release whose import was cancelled or had no files yet, with all that was stored of
   * it; a live one stays.
   */
  undoImport: ({ releaseId }: ImportStep): Promise<boolean> => undoRelease(orm, releaseId),
});

/**
 * Throws where the check of a release did not find what is said of it: it is held and nobody lets
 * it go live, or it was checked against another.
 */
function requireChecked(
  { state, reasons, report }: DatasetRelease,
  said: { override: string | null; checkedAgainst: string | null },
): void {
  if (state === 'live') return; // the step is repeated
  if (reasons.length > 0 && said.override === null) throw forged('an override');
  const { addedTo, checkedAgainst } = report;
  // undefined: an older worker checked it
  const found = addedTo === undefined ? checkedAgainst : addedTo;
  if (found !== undefined && found !== said.checkedAgainst) throw forged('a check');
}

/** An order, with what a check found; that is absent where an operator decides. */
interface LiveStep extends ImportStep {
  isHeld?: boolean;
  /** The release that was live then. */
  checkedAgainst?: string | null;
}

const READERS_MS = 30_000;
const READERS_POLL_MS = 200;
const PROGRESS_MS = 250;
/** Stands before a day in the version of a release whose publisher names none. */
const AS_OF = 'as of';

async function mustFind(orm: Orm, releaseId: string): Promise<DatasetRelease> {
  const release = await findRelease(orm, releaseId);
  if (!release) throw hopeless(`release ${releaseId} does not exist`);
  return release;
}

const liveOf = async (orm: Orm, dataset: string): Promise<DatasetRelease | null> =>
  (await liveReleases(orm)).find((release) => release.dataset === dataset) ?? null;

/** An extract written into this software is nothing to compare with, or to add to. */
const importedOnly = (live: DatasetRelease | null): DatasetRelease | null =>
  live && live.origin !== 'embedded' ? live : null;

const isAdditive = (dataset: string): boolean => sourceOfDataset(dataset)?.additive === true;

/** How a release stands that is not to be read any more. */
function endedAs({ state, reasons }: DatasetRelease): ReadVerdict {
  if (state === 'live') return { ok: 'ended', state, reasons: [] };
  if (state === 'refused') return { ok: 'ended', state, reasons };
  if (state === 'superseded')
    return { ok: 'ended', state: 'history', reasons: ['it was live, and another release is now'] };
  throw hopeless(`a release that is ${state} could not be read`);
}

/** What a release of a dataset that only grows is added to. */
async function partsBefore(orm: Orm, before: DatasetRelease | null): Promise<Uint8Array[]> {
  if (!before || !isAdditive(before.dataset)) return [];
  return (await packedParts(orm, before.releaseId)).map(({ content }) => content);
}

/** Writes progress down, a few times a second, and tells Temporal that the step lives. */
function progressOf(
  orm: Orm,
  releaseId: string,
  step: string,
  total: number | null,
): (done: number) => void {
  const context = Context.current();
  let last = -Infinity;
  return (done) => {
    context.heartbeat({ step, done, total });
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    // a lost line of progress is no harm
    changeRelease(orm, releaseId, { progress: { step, done, total } }).catch(() => {});
  };
}
