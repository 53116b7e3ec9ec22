/**
 * Precedent rulings on goods: those whose subject names the same thing and whose code agrees with a
 * candidate, and what they add to it.
 */
import type { RulingStanding } from '../release/records.ts';
import { withoutTrailing } from '../trailing.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import { soughtWords, type Sought } from './precedentWords.ts';
import {
  codesAt,
  HEAD_WEIGHT,
  isUnder,
  rarityOf,
  rulingAt,
  standingAt,
  type RulingIndex,
} from './rulings.ts';

export interface Precedent {
  number: string;
  /** The tariff number of the ruling that agrees with a candidate, digits only. */
  code: string;
  subject: string;
  standing: RulingStanding;
}

export interface Precedents {
  /** At most five, best first. */
  shown: readonly Precedent[];
  /** By six-digit code: the factor on its share, above 1, and the ruling that gave most of it. */
  weights: ReadonlyMap<string, { factor: number; precedent: Precedent }>;
}

const SHOWN_MAX = 5;
/** Candidates that a ruling may agree with: those that an answer could show. */
const CANDIDATES_MAX = 10;
const CANDIDATE_SHARE_MIN = 0.004;
/**
 * How far a ruling agrees that has the six digits of a candidate, or its heading alone; less for
 * any but the first one.
 */
const AGREES = { subheading: 1, heading: 0.6, other: 0.85 } as const;
/** A ruling that was revoked or modified is shown behind those that stand. */
const OVERRULED = 0.5;
/** A word that names the thing here and describes it there says less. */
const OTHER_ROLE = 0.6;
/**
 * A ruling that tells less than this share of the goods, or of which they tell less, is about
 * something else.
 */
const COVERAGE_MIN = { shown: 0.2, weighing: 0.5 } as const;
/**
 * What rulings that all agree and cover the goods wholly add to the share of a code: half of what
 * it has. That decides between candidates that the words leave close together, and turns no clear
 * answer over.
 */
const WEIGHT = 0.5;

/**
 * The rulings on the goods of a decision. Only rulings that name the thing itself are looked at;
 * those that stand, name it as theirs and share half of the words both ways give weight to the
 * candidates with their six digits, split where a ruling names several or rulings disagree. Codes
 * on the blocklist are never shown.
 */
export function findPrecedents(
  index: RulingIndex,
  decision: Decision,
  blocked: readonly string[],
): Precedents {
  const codesOf = (ruling: number): string[] =>
    codesAt(index, ruling).filter((code) => !blocked.some((prefix) => code.startsWith(prefix)));
  const near = decision.candidates
    .slice(0, CANDIDATES_MAX)
    .filter(({ share }) => share >= CANDIDATE_SHARE_MIN);
  const agrees = agreement(near);
  const headings = new Uint8Array(10_000);
  for (const { code } of near) headings[Number(code.slice(0, 4))] = 1;
  const found = matchesOf(index, soughtWords(decision), (ruling) =>
    isUnder(index, ruling, headings) ? agrees(codesOf(ruling)) : null,
  );
  const best = found
    .filter(({ score }) => score >= COVERAGE_MIN.shown)
    .sort((a, b) => b.score - a.score || dayOf(index, b) - dayOf(index, a) || a.ruling - b.ruling)
    .slice(0, SHOWN_MAX);
  return {
    shown: best.map((match) => precedentOf(index, match)),
    weights: weightsOf(index, found, codesOf),
  };
}

/** The decision with the weight of the rulings in its shares. */
export function withPrecedents(decision: Decision, { weights }: Precedents): Decision {
  if (weights.size === 0) return decision;
  const weighed = decision.candidates.map((one) => ({
    ...one,
    share: one.share * (weights.get(one.code)?.factor ?? 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0) || 1;
  return {
    ...decision,
    candidates: weighed
      .map((one) => ({ ...one, share: one.share / total }))
      .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1)),
  };
}

const SUBJECT_TOLD_MAX = 240;

/** Without its last word, which may be a part of one. */
const cutAtWord = (text: string): string => withoutTrailing(text, /\S/).trimEnd() || text;

/** The ruling that weighed in for a code, in a sentence; null when none did. */
export function precedentInWords({ weights }: Precedents, code: string): string | null {
  const told = weights.get(code)?.precedent;
  if (!told) return null;
  const cut = told.subject.length > SUBJECT_TOLD_MAX;
  const subject = cut
    ? `${cutAtWord(told.subject.slice(0, SUBJECT_TOLD_MAX))} …`
    : told.subject.replace(/\.$/, '');
  return `Ruling ${told.number} ("${subject}") has ${told.code} and weighed in.`;
}

interface Match {
  ruling: number;
  code: string;
  /** Words in common, how far the code agrees, and whether the ruling stands. */
  score: number;
  /** 0 where it gives no weight. */
  strength: number;
}

interface Agreed {
  code: string;
  degree: number;
}

/** Which of a ruling's codes agrees best with a candidate. */
function agreement(
  candidates: readonly CodeCandidate[],
): (codes: readonly string[]) => Agreed | null {
  const degrees = new Map<string, number>();
  candidates.forEach(({ code }, at) => {
    const degree = at === 0 ? 1 : AGREES.other;
    const heading = code.slice(0, 4);
    degrees.set(code, AGREES.subheading * degree);
    degrees.set(heading, Math.max(AGREES.heading * degree, degrees.get(heading) ?? 0));
  });
  return (codes) => {
    let best: Agreed | null = null;
    for (const code of codes) {
      const degree = degrees.get(code.slice(0, 6)) ?? degrees.get(code.slice(0, 4)) ?? 0;
      if (degree > (best?.degree ?? 0)) best = { code, degree };
    }
    return best;
  };
}

/** Rarity of the words that goods and a ruling have in common. */
interface Common extends Agreed {
  goods: number;
  subject: number;
  namesThing: boolean;
}

function matchesOf(
  index: RulingIndex,
  sought: readonly Sought[],
  agreed: (ruling: number) => Agreed | null,
): Match[] {
  const common = new Map<number, Common>();
  let total = 0;
  // names of the thing come first: only the rulings that have one are looked at further
  for (const { key, weight, isHead } of sought.toSorted(
    (a, b) => Number(b.isHead) - Number(a.isHead),
  )) {
    const term = index.terms.get(key);
    const [from, to] =
      term === undefined ? [0, 0] : [index.starts[term] ?? 0, index.starts[term + 1] ?? 0];
    const rarity = rarityOf(to - from, index.count);
    total += rarity * weight;
    for (let at = from; at < to; at += 1) {
      const posting = index.postings[at] ?? 0;
      const namesThing = posting % 2 === 1;
      const ruling = posting >>> 1;
      const one = common.get(ruling) ?? (isHead ? nothingYet(agreed(ruling)) : null);
      if (!one) continue;
      common.set(ruling, one);
      const role = isHead === namesThing ? 1 : OTHER_ROLE;
      one.goods += rarity * weight * role;
      one.subject += rarity * (namesThing ? HEAD_WEIGHT : 1) * role;
      one.namesThing ||= isHead && namesThing;
    }
  }
  return [...common].map(([ruling, one]) => matchOf(index, ruling, one, total));
}

const nothingYet = (agreed: Agreed | null): Common | null =>
  agreed && { ...agreed, goods: 0, subject: 0, namesThing: false };

function matchOf(
  index: RulingIndex,
  ruling: number,
  { code, degree, namesThing, ...shared }: Common,
  total: number,
): Match {
  const goods = shared.goods / (total || 1);
  const subject = Math.min(1, shared.subject / (index.norms[ruling] || 1));
  const stands = standingAt(index, ruling) === 'stands';
  const weighs = stands && namesThing && Math.min(goods, subject) >= COVERAGE_MIN.weighing;
  return {
    ruling,
    code,
    score: goods * (0.4 + 0.6 * subject) * degree * (stands ? 1 : OVERRULED),
    strength: weighs ? goods * subject : 0,
  };
}

/**
 * Each ruling has its strength to give, in equal shares to the subheadings it names; disagreement
 * takes from all.
 */
function weightsOf(
  index: RulingIndex,
  matches: readonly Match[],
  codesOf: (ruling: number) => readonly string[],
): Precedents['weights'] {
  const given = new Map<string, Given>();
  let total = 0;
  for (const match of matches) {
    if (match.strength === 0) continue;
    const codes = firstBySubheading(codesOf(match.ruling));
    for (const [subheading, code] of codes) {
      const strength = match.strength / codes.size;
      const before = given.get(subheading);
      const best =
        before && before.best.strength >= strength ? before.best : { match, code, strength };
      given.set(subheading, { sum: (before?.sum ?? 0) + strength, best });
      total += strength;
    }
  }
  return new Map(
    [...given].map(([subheading, { sum, best }]) => {
      const precedent = precedentOf(index, { ...best.match, code: best.code });
      return [subheading, { factor: 1 + (WEIGHT * best.strength * sum) / total, precedent }];
    }),
  );
}

interface Given {
  sum: number;
  best: { match: Match; code: string; strength: number };
}

function firstBySubheading(codes: readonly string[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const code of codes) {
    const subheading = code.slice(0, 6);
    if (code.length >= 6 && !first.has(subheading)) first.set(subheading, code);
  }
  return first;
}

function precedentOf(index: RulingIndex, { ruling, code }: Match): Precedent {
  const { number, subject, standing } = rulingAt(index, ruling);
  return { number, code, subject, standing };
}

const dayOf = ({ days }: RulingIndex, { ruling }: Match): number => days[ruling] ?? 0;
