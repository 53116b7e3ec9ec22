import {
  continueAsNew,
  defineQuery,
  isCancellation,
  proxyActivities,
  setHandler,
  sleep,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type {
  FetchVerdict,
  ImportInput,
  ImportOutcome,
  ImportProgress,
  ImportStep,
  Validators,
} from './contract.ts';

const { readReleaseFiles, checkReleaseRows } = proxyActivities<Activities>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '60 seconds', // a chapter that takes longer to compare or to store is no chapter
  retry: { maximumAttempts: 5 },
});
const { fetchFiles, walkChapter, startWalk } = proxyActivities<Activities>({
  startToCloseTimeout: '2 hours',
  heartbeatTimeout: '30 seconds', // told every five, also while a publisher is silent
  retry: { maximumAttempts: 3, initialInterval: '10 seconds' },
});
const { makeLive, refuseRelease, discardRelease, forgetFiles, recordSyncOutcome } =
  proxyActivities<Activities>({ startToCloseTimeout: '1 minute', retry: { maximumAttempts: 10 } });
const { awaitReaders } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '10 seconds',
  retry: { maximumAttempts: 2 },
});

export const progressQuery = defineQuery<ImportProgress>('progress');

/** Chapters of a walk in one run: each is some two hundred requests, so that histories stay short. */
const CHAPTERS_A_RUN = 10;
/** Imports of one dataset that overtake each other this often do so on purpose. */
const CHECKS_MAX = 5;

/** Brings a release from its files, or from its publisher, to life: fetched, parsed, checked, staged, live. */
export async function importRelease(input: ImportInput): Promise<ImportOutcome> {
  const { dataset } = input;
  const step: ImportStep = { dataset, releaseId: input.releaseId };
  let progress: ImportProgress = { state: 'fetching' };
  setHandler(progressQuery, () => progress);
  const show = (shown: ImportProgress): void => void (progress = shown);
  let validators: Validators = {};
  let ended: Ended;
  try {
    const missed = await fetched(input, show, (given) => (validators = given));
    ended = missed ?? (await read(step, input.override, show));
  } catch (cause) {
    if (isContinuation(cause)) throw cause;
    ended = { state: 'refused', reasons: [`the import failed: ${reasonOf(cause)}`] };
  }
  if (ended.state === 'refused') await refuseRelease({ ...step, reasons: ended.reasons });
  else if (ended.state === 'unchanged' || ended.state === 'unreachable') await discardRelease(step);
  else await forgetFiles(step);
  show({ state: ended.state });
  if (input.from !== 'file') await noteSync(dataset, ended, validators);
  if (ended.state !== 'live') return { dataset, ...ended };
  return { dataset, ...ended, ...(await readersOf(step)) };
}

/** Who reads the release now. It is live already: that this cannot be told takes nothing of it away. */
async function readersOf(step: ImportStep): Promise<Pick<ImportOutcome, 'readers'>> {
  try {
    return { readers: await awaitReaders(step) };
  } catch (cause) {
    if (isCancellation(cause)) throw cause;
    return {};
  }
}

type Ended = Pick<ImportOutcome, 'state' | 'reasons'>;

/** From the files to live, or to why not. What went live in the meantime is checked against anew, and added to anew. */
async function read(
  step: ImportStep,
  override: string | null,
  show: (progress: ImportProgress) => void,
): Promise<Ended> {
  for (let check = 0; check < CHECKS_MAX; check += 1) {
    show({ state: 'parsing' });
    const verdict = await readReleaseFiles(step);
    if (!verdict.ok) return { state: 'refused', reasons: verdict.reasons };
    show({ state: 'checking' });
    const { kind, reasons, checkedAgainst } = await checkReleaseRows(step);
    if (kind === 'refused') return { state: 'refused', reasons };
    if (kind === 'older') return { state: 'history', reasons };
    if (kind === 'held' && override === null) return { state: 'held', reasons };
    show({ state: 'staged' });
    const live = await makeLive({ ...step, override: kind === 'held' ? override : null, checkedAgainst });
    if (live.status === 'live') return { state: 'live', reasons };
  }
  return {
    state: 'held',
    reasons: [`${CHECKS_MAX} times another release went live while this one was checked`],
  };
}

/** Null when all files are there, else what became of the import. */
async function fetched(
  input: ImportInput,
  show: (progress: ImportProgress) => void,
  keep: (validators: Validators) => void,
): Promise<Ended | null> {
  const step: ImportStep = { dataset: input.dataset, releaseId: input.releaseId };
  if (input.from === 'file') return null;
  if (input.from === 'files') {
    const verdict = await fetchFiles(step);
    if ('validators' in verdict) keep(verdict.validators);
    return endedBy(verdict);
  }
  let { chapters = null } = input;
  if (chapters === null) {
    const start = await startWalk(step);
    if (start.status === 'unreachable') return { state: 'unreachable', reasons: [start.message] };
    ({ chapters } = start);
  }
  for (const [at, chapter] of chapters.slice(0, CHAPTERS_A_RUN).entries()) {
    const missed = endedBy(await patiently(() => walkChapter({ ...step, chapter })));
    if (missed) return missed;
    show({ state: 'fetching', chaptersLeft: chapters.length - at - 1 });
  }
  const rest = chapters.slice(CHAPTERS_A_RUN);
  if (rest.length > 0) await continueAsNew<typeof importRelease>({ ...input, chapters: rest });
  return null;
}

function endedBy(verdict: FetchVerdict): Ended | null {
  if (verdict.status === 'fetched') return null;
  if (verdict.status === 'broken') return { state: 'refused', reasons: verdict.reasons };
  return {
    state: verdict.status,
    reasons: verdict.status === 'unreachable' ? [verdict.message] : [],
  };
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

/** What was refused is asked for in full the next time. */
const noteSync = (dataset: string, { state, reasons }: Ended, validators: Validators): Promise<void> =>
  recordSyncOutcome({
    dataset,
    outcome: SYNC_OUTCOMES[state],
    message: reasons.join('; ') || null,
    ...(state === 'refused' || state === 'unreachable' ? {} : { validators }),
  });

const isContinuation = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ContinueAsNew';

/** The innermost message: the outer ones only say that a step failed. */
function reasonOf(cause: unknown): string {
  let inner = cause;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
