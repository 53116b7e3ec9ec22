/**
 * The ways to classify: six-digit candidates with the lines of the destination's schedule below
 * them.
 */
import type { ScheduleName } from '../hscode.ts';
import { sightOf } from './articleSight.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import { bandPrice } from './currency.ts';
import type { CodeCandidate, Decision, Support } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { LIFT } from './model/witness.ts';
import { type ChosenLine, nationalLines, type NationalSight } from './national.ts';
import { wordsAt } from './phrases.ts';
import { labelKey } from './stem.ts';
import type { BlockedPrefix, Goods } from './types.ts';

/** Where goods are going, and what may not be answered there. */
export interface GoodsToClassify {
  goods: Goods;
  destination: string;
  schedule: ScheduleName | null;
  blocked: readonly BlockedPrefix[];
  /** Day on which a line must exist, YYYY-MM-DD; absent: lines of all days. */
  on?: string | undefined;
  /** The code or line that a language model picked. */
  pick?: string | null;
}

/** One way to classify: a six-digit candidate and a line under it. */
export interface Way {
  candidate: CodeCandidate;
  line: ChosenLine | null;
  /** Product of both shares. */
  share: number;
}

/** The answer and five alternatives. */
export const LINES_MAX = 6;
/** Of which one that may stand in for a blocked code is sought. */
const BESIDE_BLOCKED_MAX = 24;
/** A code with less of the evidence is nothing to choose from. */
const SHARE_MIN = 0.01;
/** A sibling line with less of its subheading is no real alternative. */
const SIBLING_MIN = 0.15;
/** Further lines of the first subheading worth showing as alternatives. */
const SIBLINGS_MAX = 2;

/**
 * At most six ways that are not blocked, best first, of a workspace that blocks codes 24; none where
 * what is left beside a blocked code are other goods.
 */
export function waysOf(
  decision: Decision,
  edition: ClassificationEdition,
  place: GoodsToClassify,
): Way[] {
  const [meant] = decision.candidates;
  const open = decision.candidates.filter(
    (one) =>
      meant !== undefined &&
      !isBlocked(one.code, place) &&
      (one === meant || isInstead(one, meant, decision, edition)),
  );
  const ways: Way[] = [];
  const most = place.blocked.length > 0 ? BESIDE_BLOCKED_MAX : LINES_MAX;
  for (const candidate of open) {
    if (ways.length >= most || (ways.length > 0 && candidate.share < SHARE_MIN)) break;
    const lines = linesUnder(candidate, decision, edition, place);
    const allowed = lines.filter(({ code }) => !isBlocked(code, place));
    if (lines.length === 0) ways.push({ candidate, line: null, share: candidate.share });
    else {
      const isOpen = allowed[0] === lines[0];
      const shown = ways.length === 0 ? siblingsOf(allowed, isOpen) : allowed.slice(0, 1);
      ways.push(...shown.map((line) => wayOf(candidate, line)));
    }
  }
  const [first] = ways;
  const rest = ways.slice(1).sort((a, b) => b.share - a.share);
  // The six digits are chosen first; a finely split heading must not lose to a coarse one.
  return first ? [first, ...rest].slice(0, most) : [];
}

/** Goods that are named with less are there by an accident of words. */
const NAMED_MIN = 0.03;
/** A wording that fits half as well as the best one may be meant too. */
const SAME_WORDING_MIN = 0.5;

/**
 * Whether a code may stand in for the one that is meant: of its heading, of goods that the text
 * names too, of its chapter where the wording names the same thing, and where no goods are named a
 * wording that fits as well. A shared word alone makes no necklace of fool's gold.
 */
function isInstead(
  one: CodeCandidate,
  meant: CodeCandidate,
  decision: Decision,
  { nomenclature: { labels } }: ClassificationEdition,
): boolean {
  const digits = commonDigits(one.code, meant.code);
  if (digits >= 4) return true;
  if (one.support) return digits >= 2 || one.share >= NAMED_MIN;
  if (!meant.support) return one.share >= meant.share * SAME_WORDING_MIN;
  return digits >= 2 && namesThing(labels.get(one.code) ?? '', meant.support, decision);
}

const commonDigits = (one: string, other: string): number =>
  [...one].findIndex((digit, at) => digit !== other[at]);

/** Whether a label has the last word of the name that the text bears: the clock of a wall clock. */
function namesThing(label: string, { hit }: Support, { text }: Decision): boolean {
  const named = hit.english ?? wordsAt(text, hit);
  const last = wordsOf(foldMarks(named)).at(-1) ?? '';
  return wordsOf(foldMarks(label)).some((word) => labelKey(word) === labelKey(last));
}

const wayOf = (candidate: CodeCandidate, line: ChosenLine): Way => ({
  candidate,
  line,
  share: candidate.share * line.chance,
});

/**
 * The best line of the first subheading and the siblings that come near it; where the one that is
 * meant is blocked, all that may stand in for it.
 */
function siblingsOf(lines: readonly ChosenLine[], isOpen: boolean): readonly ChosenLine[] {
  if (!isOpen) return lines.slice(0, LINES_MAX);
  const [best, ...others] = lines;
  const near = others.filter(({ chance }) => chance >= SIBLING_MIN).slice(0, SIBLINGS_MAX);
  return best ? [best, ...near] : [];
}

/** The code or line that fits better than the best way and is blocked; null when nothing is. */
export function blockedAhead(
  decision: Decision,
  best: Way,
  edition: ClassificationEdition,
  place: GoodsToClassify,
): string | null {
  const [first] = decision.candidates;
  if (!first || place.blocked.length === 0) return null;
  if (first !== best.candidate) return isBlocked(first.code, place) ? first.code : null;
  const [line] = linesUnder(first, decision, edition, place);
  return line && line.code !== best.line?.code ? line.code : null;
}

/** Whether a code, or one above it, is blocked. */
export const isBlocked = (code: string, { blocked }: Pick<GoodsToClassify, 'blocked'>): boolean =>
  blocked.some((prefix) => code.startsWith(prefix));

/**
 * The declarable lines under a candidate, best first, blocked ones included; empty for the
 * six-digit HS.
 */
export function linesUnder(
  candidate: CodeCandidate,
  decision: Decision,
  edition: ClassificationEdition,
  place: GoodsToClassify,
): ChosenLine[] {
  const { schedule, pick } = place;
  if (schedule === null) return [];
  const lines = nationalLines(
    edition.nomenclature,
    schedule,
    candidate.code,
    seenOf(candidate, decision, edition, { ...place, schedule }),
  );
  const written = candidate.support?.national;
  const named = lines.find(({ code }) => written !== undefined && code.startsWith(written));
  return withPick(named ? [named, ...lines.filter((line) => line !== named)] : lines, pick);
}

/** What the lines under a candidate are chosen by. */
export function seenOf(
  candidate: CodeCandidate,
  decision: Decision,
  { nomenclature, names, lexicon }: ClassificationEdition,
  { goods, schedule, on }: Pick<GoodsToClassify, 'goods' | 'on'> & { schedule: ScheduleName },
): NationalSight {
  const { price, exact } = bandPrice(goods.price, goods.currency, schedule);
  const { text, sight } = decision;
  return {
    text,
    candidate,
    isForParts: PARTS.test(nomenclature.labels.get(candidate.code) ?? ''),
    sight: candidate.support ? sightOf(candidate.support.article, sight) : sight,
    names,
    vocabulary: lexicon.values,
    price,
    on,
    priceInBandCurrency: exact,
  };
}

const PARTS = /\bparts?\b/i;

/** A line that the language model picked gains on its siblings as its six digits do. */
function withPick(lines: ChosenLine[], pick: string | null | undefined): ChosenLine[] {
  if (!lines.some(({ code }) => code === pick)) return lines;
  const weights = lines.map(({ code, chance }) => chance * (code === pick ? LIFT : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return lines
    .map((line, at) => ({ ...line, chance: (weights[at] ?? 0) / total }))
    .sort((a, b) => b.chance - a.chance);
}
