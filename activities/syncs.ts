/** Fetching releases from their publishers. */
import { Context } from '@temporalio/activity';
import { newId } from '../db/id.ts';
import { listSyncs, recordSync, type SyncOutcome } from '../db/store/datasetSyncs.ts';
import { putFile } from '../db/store/releaseContent.ts';
import {
  type DatasetRelease,
  discardRelease,
  findRelease,
  newestWithContent,
  openRelease,
} from '../db/store/releases.ts';
import { scheduleOfDataset } from '../engine/release/datasets.ts';
import { dollarOf } from '../engine/tariff/rate/rateTerm.ts';
import { digestOf } from '../releases/digest.ts';
import { fetchSource, type FileValidators } from '../releases/fetchSource.ts';
import { startPath } from '../releases/importers/gb/ottApiWalk.ts';
import type { SourceFile } from '../releases/importers/importer.ts';
import { ReaderFailed, readRelease, RECORDS_SUFFIX } from '../releases/readRelease.ts';
import { type Source, SOURCES, sourceOfDataset } from '../releases/sources.ts';
import type { FetchVerdict, ImportStep } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { hopeless, hopelessOn } from './failures.ts';
import { byOrder } from './gate.ts';
import type { WalkOrder } from './parsing/orders.ts';
import { sweepImports } from './sweepImports.ts';

const DAY_MS = 86_400_000;
/** A sync that starts a little early on its day is not put off by a day. */
const EARLY_MS = 3_600_000;
const ANSWER_BYTES_MAX = 20 * 1024 * 1024;
/** For an answer to be read, the waiting for a free thread included. */
const PARSE_MS_MAX = 60_000;
/** Between two requests to a service that is walked. */
const POLITE_MS = 100;

type Desk = Pick<Dependencies, 'orm' | 'tokens' | 'fetching' | 'readers' | 'importing'>;

/** A sync that is due, ordered. */
export type DueSync = ImportStep & { kind: 'files' | 'walk' };

export const createSyncActivities = (desk: Desk) => ({
  ...byOrder(desk, stepsOfSync(desk)),

  /**
   * Orders for datasets whose next sync is due: all with a machine address, but those tried not
   * long ago. Cleans up behind imports first.
   */
  async dueSyncs(): Promise<DueSync[]> {
    await sweepImports(desk.orm, Context.current().client);
    const syncs = await listSyncs(desk.orm);
    const due = SOURCES.flatMap(({ dataset, sync, everyDays }) => {
      const last = syncs.get(dataset);
      const isDue =
        !last?.reachedAt || Date.now() - Date.parse(last.reachedAt) > everyDays * DAY_MS - EARLY_MS;
      return sync && isDue ? [{ dataset, kind: sync.kind }] : [];
    });
    return Promise.all(
      due.map(async ({ dataset, kind }) => {
        const order = { dataset, releaseId: newId(), override: null };
        return { ...(await desk.tokens.signOrder(order)), kind };
      }),
    );
  },
});

const stepsOfSync = (desk: Desk) => ({
  /**
   * Fetches the files of a dataset into a release; content that its newest release has already is
   * `unchanged`.
   */
  fetchFiles: (step: ImportStep): Promise<FetchVerdict> => alive(() => fetchInto(desk, step)),

  /** Opens the release of a walk and says which chapters there are. */
  startWalk: (step: ImportStep): Promise<WalkStart> => alive(() => beginWalk(desk, step)),

  /**
   * Fetches one chapter: its headings and commodities, one after the other, and keeps the records
   * of their answers.
   */
  walkChapter: (step: ImportStep & { chapter: string }): Promise<FetchVerdict> =>
    alive(() => walk(desk, step)),

  /** Forgets a release whose files could not be had. */
  discardRelease: ({ releaseId }: ImportStep): Promise<object[]> =>
    discardRelease(desk.orm, releaseId),

  /**
   * Notes what became of a sync, and which release it confirms: where that one is not live, so it
   * is said.
   */
  async recordSyncOutcome({ dataset, result }: ImportStep & { result: SyncResult }): Promise<void> {
    const confirmed = result.confirms ? await findRelease(desk.orm, result.confirms) : null;
    const isElsewhere =
      result.outcome === 'unchanged' && confirmed !== null && confirmed.state !== 'live';
    const message = result.message ?? (isElsewhere ? notLive(confirmed) : null);
    await recordSync(desk.orm, {
      ...result,
      dataset,
      message,
      confirms: confirmed?.dataset === dataset ? confirmed.releaseId : null,
    });
  },
});

/** How a sync ended; `confirms`: the release that its publisher still has. */
interface SyncResult {
  outcome: SyncOutcome;
  message: string | null;
  validators?: Record<string, FileValidators>;
  confirms?: string | null;
}

const notLive = ({ dataset, seq, state, withdrawn }: DatasetRelease): string =>
  `the publisher still has ${dataset}/${seq}, which is ${withdrawn ? 'taken back' : state === 'staged' ? 'held' : 'not live'}`;

/**
 * All files of a dataset, stored under the release; nothing is stored when they are known already.
 */
async function fetchInto(
  { orm, fetching }: Desk,
  { dataset, releaseId }: ImportStep,
): Promise<FetchVerdict> {
  const { sync, page } = mustHaveSource(dataset);
  if (sync?.kind !== 'files') throw hopeless(`${dataset} is not fetched as files`);
  const last = (await listSyncs(orm)).get(dataset);
  const of = last?.validatorsOf ?? null;
  const known = of === null ? {} : (last?.validators ?? {});
  const signal = Context.current().cancellationSignal;
  const files: { name: string; bytes: Uint8Array }[] = [];
  const validators: Record<string, FileValidators> = {};
  for (const { name, url } of sync.files) {
    Context.current().heartbeat({ step: 'fetching', name });
    // of several files all are needed when one has changed, so only a single one is asked for
    // conditionally
    const conditions = sync.files.length === 1 ? known[url] : undefined;
    const fetched = await fetchSource(url, fetching, {
      bytesMax: sync.bytesMax,
      signal,
      ...(conditions ? { validators: conditions } : {}),
    });
    if (fetched.status === 'unchanged') return { status: 'unchanged', validators: known, of };
    if (fetched.status === 'unreachable') return fetched;
    files.push({ name, bytes: fetched.bytes });
    validators[url] = fetched.validators;
  }
  const newest = await newestWithContent(orm, dataset, digestOf(files));
  if (newest !== null) return { status: 'unchanged', validators, of: newest };
  await openRelease(orm, { releaseId, dataset, origin: 'sync', source: page, version: null });
  for (const { name, bytes } of files) await putFile(orm, releaseId, name, bytes);
  return { status: 'fetched', validators };
}

async function beginWalk(desk: Desk, { dataset, releaseId }: ImportStep): Promise<WalkStart> {
  const { orm } = desk;
  const { base, prefix, page } = walkOf(dataset);
  const answer = await getPaths(desk, `${base}${startPath(prefix)}`, { lists: 'chapters', prefix });
  if ('message' in answer) return { status: 'unreachable', message: answer.message };
  await openRelease(orm, { releaseId, dataset, origin: 'sync', source: page, version: null });
  return { status: 'started', chapters: answer.paths };
}

// some fifteen thousand answers together would be too much to hold: of each chapter only the
// records are kept
async function walk(
  desk: Desk,
  { dataset, releaseId, chapter }: ImportStep & { chapter: string },
): Promise<FetchVerdict> {
  const { orm } = desk;
  const { base, prefix } = walkOf(dataset);
  // asked first: while the database is away no publisher is asked in vain
  if (!(await findRelease(orm, releaseId))) throw hopeless(`release ${releaseId} does not exist`);
  const answers: SourceFile[] = [];
  const queue = [chapter];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    Context.current().heartbeat({ step: 'fetching', path, left: queue.length });
    const lists = path === chapter ? 'headings' : 'commodities';
    const answer = await getPaths(desk, `${base}${path}`, { lists, prefix });
    if ('message' in answer) return { status: 'unreachable', message: answer.message };
    answers.push({ name: `${path.slice(1).replaceAll('/', '_')}.json`, bytes: answer.bytes });
    queue.push(...answer.paths);
    await Context.current().sleep(POLITE_MS);
  }
  const files = {
    dataset,
    files: answers,
    dollar: dollarOf(scheduleOfDataset(dataset)),
    before: [],
  };
  const read = await readRelease({ ...files, keeps: 'records' }, desk.importing, {
    progress: () => {},
    part: ({ content }) =>
      putFile(orm, releaseId, `${chapter.slice(-2)}${RECORDS_SUFFIX}`, content),
    signal: Context.current().cancellationSignal,
  }).catch(hopelessOn(ReaderFailed));
  return read.ok
    ? { status: 'fetched', validators: {} }
    : { status: 'broken', reasons: read.reasons };
}

export type WalkStart =
  | { status: 'started'; chapters: string[] }
  | { status: 'unreachable'; message: string };

function mustHaveSource(dataset: string): Source {
  const source = sourceOfDataset(dataset);
  if (!source) throw hopeless(`${dataset} has no source`);
  return source;
}

function walkOf(dataset: string): Extract<Source['sync'], { kind: 'walk' }> & { page: string } {
  const { sync, page } = mustHaveSource(dataset);
  if (sync?.kind !== 'walk') throw hopeless(`${dataset} is not walked`);
  return { ...sync, page };
}

/** An answer of a service, and the paths that it leads on to. */
async function getPaths(
  { fetching, readers }: Desk,
  url: string,
  what: Omit<WalkOrder, 'bytes'>,
): Promise<{ paths: string[]; bytes: Uint8Array } | { message: string }> {
  const cancelled = Context.current().cancellationSignal;
  const fetched = await fetchSource(url, fetching, {
    bytesMax: ANSWER_BYTES_MAX,
    signal: cancelled,
  });
  if (fetched.status !== 'fetched')
    return { message: fetched.status === 'unreachable' ? fetched.message : `${url} sent nothing` };
  const { bytes } = fetched;
  const bounds = { untilMs: Date.now() + PARSE_MS_MAX, cancelled };
  const paths = await readers.usual.readPaths({ ...what, bytes }, bounds);
  return paths ? { paths, bytes } : { message: `${url} answered no JSON` };
}
