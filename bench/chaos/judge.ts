/** What must hold after the load, a line a promise. */
import { type Accounts, keysOf } from './accounts.ts';
import type { Answered } from './caller.ts';
import { type Failover, FAILOVER_AIM_SECONDS } from './failover.ts';
import type { Struck } from './kills.ts';

export interface Evidence {
  answered: readonly Answered[];
  /** Calls repeated at the end, for the stored answer. */
  repeated: readonly Answered[];
  accounts: Accounts;
  settled: ReadonlyMap<string, string>;
  openWorkflows: number;
  failovers: readonly Failover[];
  struck: readonly Struck[];
}

export interface Finding {
  promise: string;
  held: boolean;
  found: string;
}

/** Every promise with what was found of it. */
export function judge(evidence: Evidence): Finding[] {
  const { answered, accounts, settled } = evidence;
  const wrong = answered.filter(({ call, answer }) => answer.status !== (call.items > 0 ? 200 : 400));
  const keys = answered.flatMap(keysOf);
  const missing = keys.filter((key) => !settled.has(key));
  const usages = new Set(keys.flatMap((key) => settled.get(key) ?? []));
  const checks = answered.filter(({ call }) => call.kept).length;
  const charges = evidence.failovers.reduce((sum, { answered }) => sum + answered, keys.length - checks);
  const { balances, undecided, misbooked, keysInProgress } = accounts;
  const unequal = balances.filter(
    ({ balance, ledgerSum, granted, charged }) => balance !== ledgerSum || balance !== granted - charged,
  );
  const unlike = evidence.repeated.filter((repeat, at) => !isReplayOf(repeat, answered[at]));
  return [
    finding('every call is answered as planned', wrong.length, 'calls with another answer'),
    finding('every key stands for one settled charge or kept check', missing.length, 'keys without one'),
    finding('no two keys share a charge', keys.length - usages.size, 'shared'),
    finding('nothing is charged twice', accounts.charged - charges, `charges over the ${charges} expected`),
    finding('every check is kept once', accounts.kept - checks, `kept over the ${checks} expected`),
    finding('a repeated key gets the stored answer, uncharged', unlike.length, 'that did not'),
    finding('balances equal their ledger, and grants less charges', unequal.length, 'workspaces that do not'),
    finding('every event is booked as its status says', misbooked, 'that is not'),
    finding('every charge is settled or refunded', undecided, 'neither'),
    finding('no key is left in progress', keysInProgress, 'left'),
    finding('no workflow is stuck', evidence.openWorkflows, 'open'),
  ];
}

/** How the measurements of dying workers stand to their aim; a missed aim breaks no promise. */
export const aimsOf = (failovers: readonly Failover[]): Finding[] =>
  failovers.map(({ what, seconds, inFlight, madeGoodSeconds }) => ({
    promise: `${what} killed: requests in flight are answered within ${FAILOVER_AIM_SECONDS} s`,
    held: inFlight > 0 && seconds <= FAILOVER_AIM_SECONDS,
    found: `${seconds.toFixed(1)} s, ${inFlight} in flight, made good after ${madeGoodSeconds.toFixed(1)} s`,
  }));

const finding = (promise: string, faults: number, of: string): Finding => ({
  promise,
  held: faults === 0,
  found: `${faults} ${of}`,
});

/** Whether a repeat returned the data of the first answer without a charge; a refused call is refused again. */
function isReplayOf(repeat: Answered, first: Answered | undefined): boolean {
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
export function summaryOf({ answered, repeated, accounts, struck }: Evidence) {
  const tries = answered.flatMap(({ before }) => before);
  const replayed = (one: Answered): boolean =>
    !one.call.kept &&
    one.answer.status === 200 &&
    (JSON.parse(one.answer.body) as Billed).credits?.charged === 0;
  return {
    answered: answered.length,
    byStatus: tally(answered.map(({ answer }) => String(answer.status))),
    triesRepeated: tally(tries),
    slowestSeconds: Math.max(...answered.map(({ milliseconds }) => milliseconds)) / 1000,
    charged: accounts.charged,
    kept: accounts.kept,
    refunded: accounts.refunded,
    replaysDuringLoad: answered.filter(replayed).length,
    replaysAfterwards: repeated.filter(replayed).length,
    kills: Object.fromEntries(struck.map(({ what, seconds }) => [what, Number(seconds.toFixed(1))])),
  };
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
