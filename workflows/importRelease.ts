import { continueAsNew, defineQuery, proxyActivities, setHandler, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type {
  FetchVerdict,
  ImportInput,
  ImportOutcome,
  ImportProgress,
  ImportStep,
} from './contract.ts';

const { readReleaseFiles, checkReleaseRows } = proxyActivities<Activities>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '60 seconds', // a chapter that takes longer to compare or to store is no chapter
  retry: { maximumAttempts: 5 },
});
const { fetchFiles, walkChapter, startWalk, awaitReaders } = proxyActivities<Activities>({
  startToCloseTimeout: '2 hours',
  heartbeatTimeout: '3 minutes', // the patience of one fetch
  retry: { maximumAttempts: 3, initialInterval: '10 seconds' },
});
const { makeLive, refuseRelease, discardRelease, recordSyncOutcome } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 10 },
});

export const progressQuery = defineQuery<ImportProgress>('progress');

/** Chapters of a walk in one run: each is some two hundred requests, so that histories stay short. */
const CHAPTERS_A_RUN = 10;

/** Brings a release from its files, or from its publisher, to life: fetched, parsed, checked, staged, live. */
export async function importRelease(input: ImportInput): Promise<ImportOutcome> {
  const step: ImportStep = { dataset: input.dataset, releaseId: input.releaseId };
  let progress: ImportProgress = { state: 'fetching' };
  setHandler(progressQuery, () => progress);
  const end = async (state: ImportOutcome['state'], reasons: string[] = []): Promise<ImportOutcome> => {
    progress = { state };
    if (input.from !== 'file') await noteSync(input.dataset, state, reasons);
    return { dataset: input.dataset, state, reasons };
  };
  try {
    const missed = await fetched(input, (chaptersLeft) => (progress = { state: 'fetching', chaptersLeft }));
    if (missed) {
      await discardRelease(step);
      return await end(missed.status, 'message' in missed ? [missed.message] : []);
    }
    progress = { state: 'parsing' };
    const read = await readReleaseFiles(step);
    if (!read.ok) {
      await refuseRelease(step, read.reasons);
      return await end('refused', read.reasons);
    }
    progress = { state: 'checking' };
    const verdict = await checkReleaseRows(step);
    if (verdict.kind === 'refused') return await end('refused', verdict.reasons);
    if (verdict.kind === 'older') return await end('history', verdict.reasons);
    if (verdict.kind === 'held' && input.override === null) return await end('held', verdict.reasons);
    progress = { state: 'staged' };
    await makeLive(step, verdict.kind === 'held' ? input.override : null);
    progress = { state: 'live' };
    const readers = await awaitReaders(step);
    return { ...(await end('live', verdict.reasons)), readers };
  } catch (cause) {
    if (isContinuation(cause)) throw cause;
    await refuseRelease(step, [`the import failed: ${reasonOf(cause)}`]);
    return end('refused', [reasonOf(cause)]);
  }
}

/** Null when all files are there, else why they are not. */
async function fetched(
  input: ImportInput,
  left: (chapters: number) => void,
): Promise<{ status: 'unchanged' } | { status: 'unreachable'; message: string } | null> {
  const step: ImportStep = { dataset: input.dataset, releaseId: input.releaseId };
  if (input.from === 'file') return null;
  if (input.from === 'files') {
    const verdict = await fetchFiles(step);
    return verdict.status === 'fetched' ? null : verdict;
  }
  let { chapters = null } = input;
  if (chapters === null) {
    const start = await startWalk(step);
    if (start.status === 'unreachable') return start;
    ({ chapters } = start);
  }
  for (const chapter of chapters.slice(0, CHAPTERS_A_RUN)) {
    const verdict = await patiently(() => walkChapter(step, chapter));
    if (verdict.status === 'unreachable') return verdict;
    left(chapters.length - chapters.indexOf(chapter) - 1);
  }
  const rest = chapters.slice(CHAPTERS_A_RUN);
  if (rest.length > 0) await continueAsNew<typeof importRelease>({ ...input, chapters: rest });
  return null;
}

/** What an hour of walking has fetched is not thrown away for a publisher that is down for some minutes. */
const PATIENCE = ['5 seconds', '1 minute', '10 minutes'] as const;

async function patiently(walk: () => Promise<FetchVerdict>): Promise<FetchVerdict> {
  let verdict = await walk();
  for (const pause of PATIENCE) {
    if (verdict.status !== 'unreachable') return verdict;
    await sleep(pause);
    verdict = await walk();
  }
  return verdict;
}

const SYNC_OUTCOMES = {
  live: 'updated',
  history: 'unchanged',
  held: 'held',
  refused: 'refused',
  unchanged: 'unchanged',
  unreachable: 'unreachable',
} as const;

const noteSync = (dataset: string, state: ImportOutcome['state'], reasons: string[]): Promise<void> =>
  recordSyncOutcome({ dataset, outcome: SYNC_OUTCOMES[state], message: reasons.join('; ') || null });

const isContinuation = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ContinueAsNew';

/** The innermost message: the outer ones only say that a step failed. */
function reasonOf(cause: unknown): string {
  let inner = cause;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
