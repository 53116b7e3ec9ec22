/** What must hold of two versions side by side, a line a promise. */
import type { Answered, SentOnce } from '../chaos/caller.ts';
import {
  type Books,
  finding,
  type Finding,
  isReplayOf,
  judgeBooks,
  tally,
} from '../chaos/judge.ts';
import { agree, kindOf, leavesOf, type Said, unlike } from './answers.ts';
import type { QueueWork } from './histories.ts';

/** One stretch of the load. */
export interface Stretch {
  name: string;
  answered: readonly Answered[];
  keyless: readonly SentOnce[];
  work: QueueWork;
  /** Process ids of the workers that were to do its work, and each did some. */
  workers: readonly number[];
}

/** What each version alone says, by kind of call. */
export type Sayings = ReadonlyMap<string, Said>;

export interface SideBySide {
  books: Books;
  stretches: readonly Stretch[];
  old: Sayings;
  present: Sayings;
}

/** Every promise with what was found of it. */
export function judgeVersions({ books, stretches, old, present }: SideBySide): Finding[] {
  return [
    ...judgeBooks(books),
    ...stretches.flatMap((stretch) => judgeStretch(stretch, old, present)),
  ];
}

function judgeStretch(stretch: Stretch, old: Sayings, present: Sayings): Finding[] {
  const { name, work, workers } = stretch;
  const tries = troubleOf(stretch).filter(({ isLatePage }) => !isLatePage);
  const { others } = compared(stretch, old, present);
  const wanted = new Set(workers.map(String));
  const strangers = Object.keys(work.tasksBy).filter((pid) => !wanted.has(pid));
  const idle = workers.filter((pid) => !work.tasksBy[String(pid)]);
  return [
    finding(`${name}: every call is answered at once`, tries.length, 'tries that were not'),
    finding(
      `${name}: an answer is what both versions say, where they say the same`,
      others.length,
      'that are not',
    ),
    finding(
      `${name}: no workflow task fails`,
      work.failed.length,
      `of ${work.workflows} workflows that did`,
    ),
    finding(
      `${name}: its workers do the work, and no others`,
      strangers.length + idle.length,
      `processes of which that is not so (tasks: ${JSON.stringify(work.tasksBy)})`,
    ),
  ];
}

/** A try that failed or broke off; a 429 only asks for patience. */
interface Trouble {
  /** Its status or `broken`, and of which call. */
  what: string;
  /** Pages are read with what the requests leave of the cores: one may come too late, and says so. */
  isLatePage: boolean;
}

const troubleOf = ({ answered, keyless }: Stretch): Trouble[] =>
  [
    ...answered.flatMap(({ call, before }) => before.map((how) => ({ how, call }))),
    ...keyless.map(({ call, answer }) => ({ how: String(answer?.status ?? 'broken'), call })),
  ].flatMap(({ how, call: { path, body } }) => {
    if (how !== 'broken' && Number(how) < 500) return [];
    const readsPage = ['url', 'productUrl'].some((field) => field in (body as object));
    return [{ what: `${how} ${path}`, isLatePage: readsPage && how === '504' }];
  });

interface Compared {
  /** Answered as both versions do. */
  same: number;
  /** The versions say different things, and the answer is that of one of them. */
  ofOne: number;
  /** The versions say different things, and the answer is a third one: the paths. */
  mixed: string[];
  /** The versions say the same, and the answer is another one: the kind and the paths. */
  others: string[];
}

/** The answers of a stretch beside what each version alone says. */
export function compared({ answered, keyless }: Stretch, old: Sayings, present: Sayings): Compared {
  const found: Compared = { same: 0, ofOne: 0, mixed: [], others: [] };
  for (const { call, answer } of [...answered, ...keyless]) {
    const kind = kindOf(call);
    const [before, now] = [old.get(kind), present.get(kind)];
    // what failed is judged as a try
    if (!answer || answer.status >= 500 || !before || !now) continue;
    const leaves = leavesOf(answer);
    const [unlikeOld, unlikeNew] = [unlike(leaves, before), unlike(leaves, now)];
    if (agree(before, now)) {
      if (unlikeOld.length === 0 || unlikeNew.length === 0) found.same += 1;
      else found.others.push(`${kind}: ${unlikeNew.join(' ')}`);
    } else if (unlikeOld.length === 0 || unlikeNew.length === 0) found.ofOne += 1;
    else found.mixed.push(`${call.path}: ${shorter(unlikeOld, unlikeNew).join(' ')}`);
  }
  return found;
}

const shorter = (one: string[], other: string[]): string[] =>
  one.length < other.length ? one : other;

/** Repeats that did not get the stored answer, by call and status. */
export const unlikeRepeats = ({ answered, repeated }: Books): Record<string, number> =>
  tally(
    repeated.flatMap((repeat, at) =>
      isReplayOf(repeat, answered[at]) ? [] : [`${repeat.answer.status} ${repeat.call.path}`],
    ),
  );

/** Counts of a stretch for the reader. */
export function stretchSummary(stretch: Stretch, old: Sayings, present: Sayings) {
  const { answered, keyless, work } = stretch;
  const { same, ofOne, mixed, others } = compared(stretch, old, present);
  return {
    answered: tally(answered.map(({ answer }) => String(answer.status))),
    withoutKey: tally(keyless.map(({ answer }) => String(answer?.status ?? 'broken'))),
    failedTries: tally(troubleOf(stretch).map(({ what }) => what)),
    answers: { same, ofOneVersion: ofOne, ofNeither: mixed.length, others: others.length },
    examples: [...new Set([...others, ...mixed])].slice(0, EXAMPLES_MAX),
    workflows: work.workflows,
    tasksBy: work.tasksBy,
    failedTasks: [...new Set(work.failed)].slice(0, EXAMPLES_MAX),
  };
}

const EXAMPLES_MAX = 5;
