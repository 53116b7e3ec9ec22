/** What must hold after the load, a line a promise. */
import { type Accounts, eventsOf, type KeylessEvent, keysOf } from './accounts.ts';
import type { BackgroundEvidence } from './background.ts';
import type { Answered, SentOnce } from './caller.ts';
import type { Cut } from './cut.ts';
import type { InStepEvidence } from './keptInStep.ts';
import { type Failover, FAILOVER_AIM_SECONDS } from './failover.ts';
import type { Struck } from './kills.ts';

export interface Evidence {
  answered: readonly Answered[];
  /** Calls repeated at the end, for the stored answer. */
  repeated: readonly Answered[];
  /** Calls without a key, each sent once, and all events of their workspaces. */
  keyless: readonly SentOnce[];
  keylessEvents: readonly KeylessEvent[];
  cutOff: Cut['cutOff'];
  accounts: Accounts;
  settled: ReadonlyMap<string, string>;
  openWorkflows: number;
  failovers: readonly Failover[];
  struck: readonly Struck[];
  background: BackgroundEvidence;
  inStep: InStepEvidence;
}

export interface Finding {
  promise: string;
  held: boolean;
  found: string;
}

/** Every promise with what was found of it. */
export const judge = (evidence: Evidence): Finding[] => [
  ...judgeBooks(evidence),
  ...judgeBackground(evidence.background),
  ...judgeInStep(evidence.inStep),
  {
    promise: 'calls were cut off between settle and answer, with and without a key',
    held: evidence.cutOff.keyed > 0 && evidence.cutOff.keyless > 0,
    found: `${evidence.cutOff.keyed} with, ${evidence.cutOff.keyless} without`,
  },
];

/** What must hold of work that went on through all kills. */
function judgeBackground(work: BackgroundEvidence): Finding[] {
  const { items, runState, answered, charged, ledger, importState, products, changes } = work;
  const isWhole = runState === 'completed' && answered === items;
  const isBrought = importState === 'completed' && products === items;
  return [
    {
      promise: 'the bulk run ends complete',
      held: isWhole,
      found: `${runState}, ${answered} of ${items} answered`,
    },
    {
      promise: 'each item of it is charged once, in usage as in the ledger',
      held: charged === items && ledger === items,
      found: `${charged} events and ${ledger} credits for ${items} items`,
    },
    {
      promise: 'the import ends complete, each product written once',
      held: isBrought && changes === items,
      found: `${importState}, ${products} products and ${changes} changes of ${items}`,
    },
  ];
}

/** What must hold of a catalogue that was kept in step. */
function judgeInStep(kept: InStepEvidence): Finding[] {
  const { products, shopProducts, rounds, unlike, shopUnlike, untold, killed, brokenRuns } = kept;
  return [
    {
      promise: 'every record of a source is there once, and written once in each round',
      held: products.found === products.wanted && unlike === 0,
      found: `${products.found} of ${products.wanted} products in ${rounds} rounds, ${unlike} written otherwise`,
    },
    {
      promise: 'a connector that is killed brings in every product of its shop once',
      held: killed > 0 && shopProducts.found === shopProducts.wanted && shopUnlike === 0,
      found: `${shopProducts.found} of ${shopProducts.wanted} products, ${shopUnlike} written otherwise, ${killed} kills and ${brokenRuns} broken runs`,
    },
    finding('every approved code has come to the shop', untold, 'products without it'),
  ];
}

/** What must hold of answers and accounts after any load. */
export type Books = Omit<Evidence, 'cutOff' | 'struck' | 'background' | 'inStep'>;

/** The promises of answers and accounts. */
export function judgeBooks(evidence: Books): Finding[] {
  const { answered, accounts, settled } = evidence;
  const wrong = answered.filter(
    ({ call, answer }) => answer.status !== (call.items > 0 ? 200 : 400),
  );
  // what was refused is promised nothing
  const given = answered.filter(({ answer }) => answer.status === 200);
  const keys = given.flatMap(keysOf);
  const missing = keys.filter((key) => !settled.has(key));
  const usages = new Set(keys.flatMap((key) => settled.get(key) ?? []));
  const checks = given.filter(({ call }) => call.kept).length;
  // judged by themselves
  const keyless = evidence.keylessEvents.filter(({ status }) => status === 'charged').length;
  const charges = evidence.failovers.reduce(
    (sum, failover) => sum + failover.answered,
    keys.length - checks + keyless,
  );
  const { balances, undecided, misbooked, keysInProgress } = accounts;
  const unequal = balances.filter(
    ({ balance, ledgerSum, granted, charged }) =>
      balance !== ledgerSum || balance !== granted - charged,
  );
  const unlike = evidence.repeated.filter((repeat, at) => !isReplayOf(repeat, answered[at]));
  return [
    finding('every call is answered as planned', wrong.length, 'calls with another answer'),
    finding(
      'every key stands for one settled charge or kept check',
      missing.length,
      'keys without one',
    ),
    finding('no two keys share a charge', keys.length - usages.size, 'shared'),
    finding(
      'nothing is charged twice',
      accounts.charged - charges,
      `charges over the ${charges} expected`,
    ),
    finding('every check is kept once', accounts.kept - checks, `kept over the ${checks} expected`),
    finding('a repeated key gets the stored answer, uncharged', unlike.length, 'that did not'),
    ...judgeKeyless(evidence),
    finding(
      'balances equal their ledger, and grants less charges',
      unequal.length,
      'workspaces that do not',
    ),
    finding('every event is booked as its status says', misbooked, 'that is not'),
    finding('every charge is settled or refunded', undecided, 'neither'),
    finding('no key is left in progress', keysInProgress, 'left'),
    finding('no workflow is stuck', evidence.openWorkflows, 'open'),
  ];
}

/**
 * What is promised to callers without a key: they learn how they stand, or find it with their
 * usage.
 */
function judgeKeyless({ keyless, keylessEvents }: Books): Finding[] {
  const [heard, unheard] = [keyless.filter(isTold), keyless.filter((one) => !isTold(one))];
  const wrong = heard.filter(
    ({ call, answer }) =>
      answer && answer.status < 500 && answer.status !== (call.items > 0 ? 200 : 400),
  );
  const unlike = heard.filter((one) => {
    const charged = eventsOf(one, keylessEvents).filter(({ status }) => status === 'charged');
    return charged.length !== promisedOf(one) || !charged.every(({ answered }) => answered);
  });
  const known = new Set(heard.flatMap((one) => eventsOf(one, keylessEvents)));
  const left = keylessEvents.filter((event) => event.status === 'charged' && !known.has(event));
  const lost = unheard.reduce((sum, { call }) => sum + call.items, 0);
  const faults = left.filter(({ answered }) => !answered).length + Math.max(0, left.length - lost);
  return [
    finding(
      'every call without a key is answered as planned, or fails',
      wrong.length,
      'with another answer',
    ),
    finding(
      'without a key an answer is charged, and a failure is not',
      unlike.length,
      'that are not so',
    ),
    finding(
      'a charge without a key whose call broke off stands once, with its answer',
      faults,
      `that do not, of ${left.length}`,
    ),
  ];
}

/**
 * Whether the caller knows how it stands: not when the connection broke, nor when the service
 * itself cannot tell.
 */
const isTold = ({ answer }: SentOnce): boolean =>
  answer !== null && !(answer.status >= 500 && answer.body.includes('"refund":"unknown"'));

/**
 * Charges that an answer without a key is worth: one, or one for each item of a batch that was
 * answered.
 */
function promisedOf({ answer }: SentOnce): number {
  if (answer?.status !== 200) return 0;
  const { data } = JSON.parse(answer.body) as { data: { results?: { ok: boolean }[] } };
  return data.results ? data.results.filter(({ ok }) => ok).length : 1;
}

/** How the measurements of dying workers stand to their aim; a missed aim breaks no promise. */
export const aimsOf = (failovers: readonly Failover[]): Finding[] =>
  failovers.map(({ what, seconds, inFlight, madeGoodSeconds }) => ({
    promise: `${what} killed: requests in flight are answered within ${FAILOVER_AIM_SECONDS} s`,
    held: inFlight > 0 && seconds <= FAILOVER_AIM_SECONDS,
    found: `${seconds.toFixed(1)} s, ${inFlight} in flight, made good after ${madeGoodSeconds.toFixed(1)} s`,
  }));

/** A promise that holds when nothing was found against it. */
export const finding = (promise: string, faults: number, of: string): Finding => ({
  promise,
  held: faults === 0,
  found: `${faults} ${of}`,
});

/**
 * Whether a repeat returned the data of the first answer without a charge; a refused call is
 * refused again.
 */
export function isReplayOf(repeat: Answered, first: Answered | undefined): boolean {
  if (!first || repeat.answer.status !== first.answer.status) return false;
  if (repeat.answer.status !== 200) return true;
  const [before, after] = [first, repeat].map(({ answer }) => JSON.parse(answer.body) as Billed);
  const charged = after?.credits?.charged ?? 0;
  return charged === 0 && JSON.stringify(after?.data) === JSON.stringify(before?.data);
}

interface Billed {
  data: unknown;
  /** Absent from a kept check, which costs nothing. */
  credits?: { charged: number };
}

/** Counts for the reader: answers by status, tries that were repeated, replays. */
export function summaryOf({ answered, repeated, keyless, accounts, struck, cutOff }: Evidence) {
  const tries = answered.flatMap(({ before }) => before);
  const replayed = (one: Answered): boolean =>
    !one.call.kept &&
    one.answer.status === 200 &&
    (JSON.parse(one.answer.body) as Billed).credits?.charged === 0;
  return {
    answered: answered.length,
    byStatus: tally(answered.map(({ answer }) => String(answer.status))),
    triesRepeated: tally(tries),
    withoutKey: tally(keyless.map(({ answer }) => String(answer?.status ?? 'broken'))),
    cutOff,
    slowestSeconds: Math.max(...answered.map(({ milliseconds }) => milliseconds)) / 1000,
    charged: accounts.charged,
    kept: accounts.kept,
    refunded: accounts.refunded,
    replaysDuringLoad: answered.filter(replayed).length,
    replaysAfterwards: repeated.filter(replayed).length,
    kills: Object.fromEntries(
      struck.map(({ what, seconds }) => [what, Number(seconds.toFixed(1))]),
    ),
  };
}

/** How often each word comes. */
export function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
