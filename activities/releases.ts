/** The steps by which a release comes to life; each is safe to repeat. */
import { createHash } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { scheduleOfDataset } from '../data/edition.ts';
import { editionOf } from '../data/importers/editions.ts';
import { sourceOfDataset } from '../data/sources.ts';
import { readersOf } from '../db/store/editionReaders.ts';
import { dropFiles, dropParts, packedParts, putPart, readFiles } from '../db/store/releaseContent.ts';
import {
  changeRelease,
  type DatasetRelease,
  findRelease,
  goLive,
  liveReleases,
} from '../db/store/releases.ts';
import type { Orm } from '../db/orm.ts';
import { dollarOf } from '../engine/tariff/rateTerm.ts';
import type { ImportStep, ReadVerdict } from '../workflows/contract.ts';
import { checkRelease, type Verdict } from './checkRelease.ts';
import type { Dependencies } from './dependencies.ts';
import { readRelease } from './readRelease.ts';

export const createReleaseActivities = ({ orm }: Pick<Dependencies, 'orm'>) => ({
  /** Reads the files of a release into records. What the publisher broke is a verdict, not an exception. */
  async readReleaseFiles({ dataset, releaseId }: ImportStep): Promise<ReadVerdict> {
    const release = await mustFind(orm, releaseId);
    await changeRelease(orm, releaseId, { state: 'parsing' });
    await dropParts(orm, releaseId);
    const files = await readFiles(orm, releaseId);
    const before = await liveOf(orm, dataset);
    const result = await readRelease(
      { dataset, files, dollar: dollarOf(scheduleOfDataset(dataset)), before: await addedTo(orm, before) },
      {
        progress: progressOf(orm, releaseId, 'parsing', before?.rows ?? null),
        part: (packed) => putPart(orm, releaseId, packed),
        signal: Context.current().cancellationSignal,
      },
    );
    if (!result.ok) return { ok: false, reasons: result.reasons };
    const version = release.version ?? result.version;
    const edition = editionOf(dataset, version);
    await changeRelease(orm, releaseId, {
      state: 'checking',
      version: version ?? `as of ${new Date().toISOString().slice(0, 10)}`,
      sha256: digestOf(files),
      rows: result.rows,
      counts: result.counts,
      report: { unparsedCount: result.unparsedCount, unparsed: result.unparsed },
      editionKey: edition.key,
      ...(release.validFrom === null ? { validFrom: edition.from } : {}),
    });
    return { ok: true };
  },

  /** Compares the release with the live one and stages it; an older edition is shelved as history. */
  async checkReleaseRows({ dataset, releaseId }: ImportStep): Promise<Verdict> {
    const release = await mustFind(orm, releaseId);
    const progress = progressOf(orm, releaseId, 'checking', null);
    const verdict = await checkRelease(orm, release, await liveOf(orm, dataset), progress);
    await changeRelease(orm, releaseId, {
      state: STATE_AFTER[verdict.kind],
      reasons: verdict.reasons,
      report: { ...release.report, ...verdict.report },
      progress: null,
    });
    await dropFiles(orm, releaseId);
    return verdict;
  },

  /** Makes the release live. An override is recorded with its reason. */
  async makeLive({ dataset, releaseId }: ImportStep, override: string | null): Promise<{ seq: number }> {
    const { seq } = await goLive(orm, dataset, releaseId, override);
    return { seq };
  },

  /** Waits until every process that answers reads the release: half a minute at most, later they do so by themselves. */
  async awaitReaders({ releaseId }: ImportStep): Promise<{ seen: number; reading: number }> {
    const context = Context.current();
    const untilMs = Date.now() + READERS_MS;
    for (;;) {
      const readers = await readersOf(orm, releaseId);
      if (readers.reading === readers.seen || Date.now() > untilMs) return readers;
      context.heartbeat(readers);
      await context.sleep(READERS_POLL_MS);
    }
  },

  /** Ends a release that cannot go live; the live one stays. */
  async refuseRelease({ releaseId }: ImportStep, reasons: string[]): Promise<void> {
    await changeRelease(orm, releaseId, { state: 'refused', reasons, progress: null });
    await dropFiles(orm, releaseId);
    await dropParts(orm, releaseId);
  },
});

const READERS_MS = 30_000;
const READERS_POLL_MS = 200;
const PROGRESS_MS = 250;
const STATE_AFTER = { clear: 'staged', held: 'staged', older: 'superseded', refused: 'refused' } as const;

async function mustFind(orm: Orm, releaseId: string): Promise<DatasetRelease> {
  const release = await findRelease(orm, releaseId);
  if (!release) throw new Error(`release ${releaseId} does not exist`);
  return release;
}

/** The live release of a dataset, when it was imported: an extract written into this software is nothing to compare with. */
async function liveOf(orm: Orm, dataset: string): Promise<DatasetRelease | null> {
  const live = (await liveReleases(orm)).find((release) => release.dataset === dataset);
  return live && live.origin !== 'embedded' ? live : null;
}

/** What a release of a dataset that only grows is added to. */
async function addedTo(orm: Orm, before: DatasetRelease | null): Promise<Uint8Array[]> {
  if (!before || !sourceOfDataset(before.dataset)?.additive) return [];
  return (await packedParts(orm, before.releaseId)).map(({ content }) => content);
}

/** Writes progress down, a few times a second, and tells Temporal that the step lives. */
function progressOf(orm: Orm, releaseId: string, step: string, total: number | null): (done: number) => void {
  const context = Context.current();
  let last = 0;
  return (done) => {
    context.heartbeat({ step, done, total });
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    // a lost line of progress is no harm
    changeRelease(orm, releaseId, { progress: { step, done, total } }).catch(() => {});
  };
}

/** SHA-256 over names and contents of the files. */
export function digestOf(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const [only] = files;
  const hash = createHash('sha256');
  // of one file the digest is its own, so that anyone can compare it
  if (files.length === 1 && only) return hash.update(only.bytes).digest();
  for (const { name, bytes } of files) hash.update(name).update('\0').update(bytes).update('\0');
  return hash.digest();
}
