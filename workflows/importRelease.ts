import {
  ActivityCancellationType,
  CancellationScope,
  continueAsNew,
  defineQuery,
  patched,
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

// a step that is cancelled is waited for: what it still writes is undone after it
const cancellationType = ActivityCancellationType.WAIT_CANCELLATION_COMPLETED;
/**
 * What is wrong with a file is a verdict. So what a step throws is trouble of the world, a database
 * that is away or a worker that is gone, and that passes: it is tried again for a day. What no
 * trying mends, the step itself marks.
 */
const PATIENT = {
  scheduleToCloseTimeout: '24 hours',
  retry: { maximumInterval: '30 seconds' },
} as const;
const { readReleaseFiles, checkReleaseRows } = proxyActivities<Activities>({
  ...PATIENT,
  cancellationType,
  startToCloseTimeout: '30 minutes',
  // a chapter that takes longer to compare or to store is no chapter
  heartbeatTimeout: '60 seconds',
});
const { fetchFiles, walkChapter, startWalk } = proxyActivities<Activities>({
  ...PATIENT,
  cancellationType,
  startToCloseTimeout: '2 hours',
  heartbeatTimeout: '30 seconds', // told every five, also while a publisher is silent
  // each may be a request to a publisher
  retry: { initialInterval: '10 seconds', maximumInterval: '1 minute' },
});
const { makeLive } = proxyActivities<Activities>({
  ...PATIENT,
  cancellationType,
  startToCloseTimeout: '1 minute',
});
// an import ends in order however long the database is away
const { refuseRelease, failRelease, undoImport, discardRelease, forgetFiles, recordSyncOutcome } =
  proxyActivities<Activities>({
    startToCloseTimeout: '1 minute',
    retry: { maximumInterval: '30 seconds' },
  });
const { awaitReaders } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '10 seconds',
  retry: { maximumAttempts: 2 },
});

export const progressQuery = defineQuery<ImportProgress>('progress');

/**
 * Chapters of a walk in one run: each is some two hundred requests, so that histories stay short.
 */
const CHAPTERS_A_RUN = 10;
/** Imports of one dataset that overtake each other this often do so on purpose. */
const CHECKS_MAX = 5;

/**
 * Brings a release from its files, or from its publisher, to life: fetched, parsed, checked,
 * staged, live. However it ends, what it leaves is in order: a cancelled import leaves nothing, one
 * that failed its files, to be read again.
 */
export async function importRelease(input: ImportInput): Promise<ImportOutcome> {
  const { dataset } = input;
  const step = orderOf(input);
  let progress: ImportProgress = { state: 'fetching' };
  setHandler(progressQuery, () => progress);
  const show = (shown: ImportProgress): void => void (progress = shown);
  let validators: Validators = {};
  let isFetched = false;
  let ended: Ended;
  let broken: unknown = null;
  try {
    const missed = await fetched(input, show, (given) => (validators = given));
    isFetched = true;
    ended = missed ?? (await read(step, show));
  } catch (cause) {
    if (isContinuation(cause)) throw cause;
    ended = brokenOff(cause);
    broken = cause;
  }
  const { state, reasons } = await CancellationScope.nonCancellable(async () => {
    const left = await closed(step, ended, isFetched);
    show({ state: left.state });
    if (input.from !== 'file') await noteSync(step, left, validators);
    return left;
  });
  if (state === 'cancelled') throw broken;
  return { dataset, state, reasons, ...(state === 'live' ? await readersOf(step) : {}) };
}

/** What every step is handed: the order, and nothing of how its files are had. */
function orderOf({ from: _from, chapters: _chapters, ...order }: ImportInput): ImportStep {
  return order;
}

/** What an import is that a step broke off. */
function brokenOff(cause: unknown): Ended {
  if (CancellationScope.current().consideredCancelled)
    return { state: 'cancelled', reasons: ['the import was cancelled'] };
  const reasons = [`the import failed: ${reasonOf(cause)}`];
  return { state: patched('2026-11-imports-fail') ? 'failed' : 'refused', reasons };
}

/** Leaves the release as its import ended. It may have gone live in the very step that broke. */
async function closed(step: ImportStep, ended: Ended, isFetched: boolean): Promise<Ended> {
  const { state, reasons } = ended;
  if (state === 'refused') await refuseRelease({ ...step, reasons });
  else if (state === 'cancelled' || (state === 'failed' && !isFetched)) await undoImport(step);
  else if (state === 'failed') {
    if ((await failRelease({ ...step, reasons })).isLive) return { state: 'live', reasons: [] };
  } else if (state === 'unchanged' || state === 'unreachable') await discardRelease(step);
  else await forgetFiles(step);
  return ended;
}

/**
 * Who reads the release now. It is live already: that this cannot be told takes nothing of it away.
 */
async function readersOf(step: ImportStep): Promise<Pick<ImportOutcome, 'readers'>> {
  try {
    return { readers: await awaitReaders(step) };
  } catch {
    return {};
  }
}

interface Ended extends Pick<ImportOutcome, 'reasons'> {
  state: ImportOutcome['state'] | 'cancelled';
  /** The release that an unchanged publisher still has. */
  of?: string | null;
}

/**
 * From the files to live, or to why not. What went live in the meantime is checked against anew,
 * and added to anew.
 */
async function read(step: ImportStep, show: (progress: ImportProgress) => void): Promise<Ended> {
  for (let check = 0; check < CHECKS_MAX; check += 1) {
    show({ state: 'parsing' });
    const verdict = await readReleaseFiles(step);
    if (verdict.ok === 'ended') return { state: verdict.state, reasons: verdict.reasons };
    if (!verdict.ok) return { state: 'refused', reasons: verdict.reasons };
    show({ state: 'checking' });
    const { kind, reasons, checkedAgainst } = await checkReleaseRows(step);
    if (kind === 'refused') return { state: 'refused', reasons };
    if (kind === 'older') return { state: 'history', reasons };
    if (kind === 'held' && step.override === null) return { state: 'held', reasons };
    show({ state: 'staged' });
    // what went live between reading and check is not in the rows, though the check has seen it
    const { addedTo = checkedAgainst } = verdict;
    const live = await makeLive({ ...step, isHeld: kind === 'held', checkedAgainst: addedTo });
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
  const step = orderOf(input);
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
  if (verdict.status === 'unchanged') return { state: 'unchanged', reasons: [], of: verdict.of };
  return { state: 'unreachable', reasons: [verdict.message] };
}

/**
 * What an hour of walking has fetched is not thrown away for a publisher that is down for some
 * minutes.
 */
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
  failed: 'failed',
  cancelled: 'cancelled',
  unchanged: 'unchanged',
  unreachable: 'unreachable',
} as const;

/** What the publisher gave was taken: it is what it has, for now. */
const TAKEN: ReadonlySet<Ended['state']> = new Set(['live', 'held', 'history', 'unchanged']);

/** What was not taken is asked for in full the next time; what was, the publisher confirms. */
function noteSync(
  step: ImportStep,
  { state, reasons, of = null }: Ended,
  validators: Validators,
): Promise<void> {
  const confirms = state === 'unchanged' ? of : step.releaseId;
  return recordSyncOutcome({
    ...step,
    result: {
      outcome: SYNC_OUTCOMES[state],
      message: reasons.join('; ') || null,
      ...(TAKEN.has(state) ? { validators, confirms } : {}),
    },
  });
}

const isContinuation = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'ContinueAsNew';

/** The innermost message: the outer ones only say that a step failed. */
function reasonOf(cause: unknown): string {
  let inner = cause;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
