/** Fetching releases from their publishers. */
import { Context } from '@temporalio/activity';
import { chapterPaths, commodityPaths, headingPaths, startPath } from '../data/importers/ottApiWalk.ts';
import { BrokenFile, type SourceFile } from '../data/importers/importer.ts';
import { IMPORTERS } from '../data/importers/registry.ts';
import { type Source, SOURCES, sourceOfDataset } from '../data/sources.ts';
import { listSyncs, recordSync, type SyncOutcome } from '../db/store/datasetSyncs.ts';
import { putFile } from '../db/store/releaseContent.ts';
import { discardRelease, isNewestContent, openRelease } from '../db/store/releases.ts';
import type { FetchVerdict, ImportStep } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { type FetchRules, fetchSource, type Validators } from './fetchSource.ts';
import { RECORDS_SUFFIX } from './readRelease.ts';
import { digestOf } from './releases.ts';

const DAY_MS = 86_400_000;
/** A sync that starts a little early on its day is not put off by a day. */
const EARLY_MS = 3_600_000;
const ANSWER_BYTES_MAX = 20 * 1024 * 1024;
/** Between two requests to a service that is walked. */
const POLITE_MS = 100;

type Desk = Pick<Dependencies, 'orm' | 'fetching'>;

export const createSyncActivities = (desk: Desk) => ({
  /** Datasets whose next sync is due: all with a machine address, but those tried not long ago. */
  async dueSyncs(): Promise<{ dataset: string; kind: 'files' | 'walk' }[]> {
    const syncs = await listSyncs(desk.orm);
    return SOURCES.flatMap(({ dataset, sync, everyDays }) => {
      const last = syncs.get(dataset);
      const isDue =
        !last?.reachedAt || Date.now() - Date.parse(last.reachedAt) > everyDays * DAY_MS - EARLY_MS;
      return sync && isDue ? [{ dataset, kind: sync.kind }] : [];
    });
  },

  /** Fetches the files of a dataset into a release; content that its newest release has already is `unchanged`. */
  fetchFiles: (step: ImportStep): Promise<FetchVerdict> => alive(() => fetchInto(desk, step)),

  /** Opens the release of a walk and says which chapters there are. */
  startWalk: (step: ImportStep): Promise<WalkStart> => alive(() => beginWalk(desk, step)),

  /** Fetches one chapter: its headings and commodities, one after the other, and keeps the records of their answers. */
  walkChapter: (step: ImportStep & { chapter: string }): Promise<FetchVerdict> =>
    alive(() => walk(desk, step)),

  /** Forgets a release whose files could not be had. */
  discardRelease: ({ releaseId }: ImportStep): Promise<object[]> => discardRelease(desk.orm, releaseId),

  /** Notes what became of a sync. */
  recordSyncOutcome: (given: {
    dataset: string;
    outcome: SyncOutcome;
    message: string | null;
    validators?: Record<string, Validators>;
  }): Promise<void> => recordSync(desk.orm, given),
});

/** All files of a dataset, stored under the release; nothing is stored when they are known already. */
async function fetchInto({ orm, fetching }: Desk, { dataset, releaseId }: ImportStep): Promise<FetchVerdict> {
  const { sync, page } = mustHaveSource(dataset);
  if (sync?.kind !== 'files') throw new Error(`${dataset} is not fetched as files`);
  const known = (await listSyncs(orm)).get(dataset)?.validators ?? {};
  const signal = Context.current().cancellationSignal;
  const files: { name: string; bytes: Uint8Array }[] = [];
  const validators: Record<string, Validators> = {};
  for (const { name, url } of sync.files) {
    Context.current().heartbeat({ step: 'fetching', name });
    // of several files all are needed when one has changed, so only a single one is asked for conditionally
    const conditions = sync.files.length === 1 ? known[url] : undefined;
    const fetched = await fetchSource(url, fetching, {
      bytesMax: sync.bytesMax,
      signal,
      ...(conditions ? { validators: conditions } : {}),
    });
    if (fetched.status === 'unchanged') return { status: 'unchanged', validators: known };
    if (fetched.status === 'unreachable') return fetched;
    files.push({ name, bytes: fetched.bytes });
    validators[url] = fetched.validators;
  }
  if (await isNewestContent(orm, dataset, digestOf(files))) return { status: 'unchanged', validators };
  await openRelease(orm, { releaseId, dataset, origin: 'sync', source: page, version: null });
  for (const { name, bytes } of files) await putFile(orm, releaseId, name, bytes);
  return { status: 'fetched', validators };
}

async function beginWalk({ orm, fetching }: Desk, { dataset, releaseId }: ImportStep): Promise<WalkStart> {
  const { base, prefix, page } = walkOf(dataset);
  const answer = await getJson(`${base}${startPath(prefix)}`, fetching);
  if ('message' in answer) return { status: 'unreachable', message: answer.message };
  await openRelease(orm, { releaseId, dataset, origin: 'sync', source: page, version: null });
  return { status: 'started', chapters: chapterPaths(answer.json, prefix) };
}

// some fifteen thousand answers together would be too much to hold: of each chapter only the records are kept
async function walk(
  { orm, fetching }: Desk,
  { dataset, releaseId, chapter }: ImportStep & { chapter: string },
): Promise<FetchVerdict> {
  const { base, prefix } = walkOf(dataset);
  const importer = IMPORTERS[dataset];
  if (!importer) throw new Error(`no importer reads ${dataset}`);
  const answers: SourceFile[] = [];
  const queue = [chapter];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    Context.current().heartbeat({ step: 'fetching', path, left: queue.length });
    const answer = await getJson(`${base}${path}`, fetching);
    if ('message' in answer) return { status: 'unreachable', message: answer.message };
    answers.push({ name: `${path.slice(1).replaceAll('/', '_')}.json`, bytes: answer.bytes });
    queue.push(
      ...(path === chapter ? headingPaths(answer.json, prefix) : commodityPaths(answer.json, prefix)),
    );
    await Context.current().sleep(POLITE_MS);
  }
  const lines: string[] = [];
  try {
    for await (const record of importer.read(answers)) lines.push(JSON.stringify(record));
  } catch (cause) {
    if (cause instanceof BrokenFile) return { status: 'broken', reasons: [cause.message] };
    throw cause;
  }
  await putFile(
    orm,
    releaseId,
    `${chapter.slice(-2)}${RECORDS_SUFFIX}`,
    Buffer.from(lines.join('\n'), 'utf8'),
  );
  return { status: 'fetched', validators: {} };
}

export type WalkStart =
  | { status: 'started'; chapters: string[] }
  | { status: 'unreachable'; message: string };

function mustHaveSource(dataset: string): Source {
  const source = sourceOfDataset(dataset);
  if (!source) throw new Error(`${dataset} has no source`);
  return source;
}

function walkOf(dataset: string): Extract<Source['sync'], { kind: 'walk' }> & { page: string } {
  const { sync, page } = mustHaveSource(dataset);
  if (sync?.kind !== 'walk') throw new Error(`${dataset} is not walked`);
  return { ...sync, page };
}

async function getJson(
  url: string,
  rules: FetchRules,
): Promise<{ json: unknown; bytes: Uint8Array } | { message: string }> {
  const signal = Context.current().cancellationSignal;
  const fetched = await fetchSource(url, rules, { bytesMax: ANSWER_BYTES_MAX, signal });
  if (fetched.status !== 'fetched')
    return { message: fetched.status === 'unreachable' ? fetched.message : `${url} sent nothing` };
  try {
    const json = JSON.parse(new TextDecoder().decode(fetched.bytes)) as unknown;
    return { json, bytes: fetched.bytes };
  } catch {
    return { message: `${url} answered no JSON` };
  }
}
