/** Why a name scored as it did, in pieces whose weights add up to the score. */
import type { Pair, Scored } from './nameScore.ts';

export interface Reason {
  kind: 'exact' | 'tokens' | 'spelling' | 'sound' | 'order' | 'initials';
  detail: string;
  /** Share of the score. */
  weight: number;
}

const KINDS: Readonly<Record<Pair['likeness'], Reason['kind']>> = {
  equal: 'tokens',
  spelling: 'spelling',
  variant: 'sound',
  sound: 'sound',
  abbreviation: 'sound',
  initial: 'initials',
};

const JOINS: Readonly<Record<Pair['likeness'], string>> = {
  equal: 'is',
  spelling: 'is nearly',
  variant: 'is another spelling of',
  sound: 'sounds like',
  abbreviation: 'is short for, or long for,',
  initial: 'is an initial of, or begins with,',
};

/** The pieces of a score; words left over stand beside the words that are in both. */
export function reasonsOf(
  { score, pairs, unheld, unasked, isAcronym }: Scored,
  exact: boolean,
): Reason[] {
  if (exact) return [{ kind: 'exact', detail: 'The names are the same.', weight: 1 }];
  if (isAcronym) {
    const detail = 'The listed words begin with these letters.';
    return [{ kind: 'initials', detail, weight: hundredths(score) }];
  }
  const ordered = pairs.toSorted((left, right) => left.at - right.at);
  const whole = pairs.reduce((sum, { weight, degree }) => sum + weight * degree, 0);
  const share = (some: readonly Pair[]): number =>
    hundredths(
      (score * some.reduce((sum, { weight, degree }) => sum + weight * degree, 0)) / (whole || 1),
    );
  const equal = ordered.filter(({ likeness }) => likeness === 'equal');
  const reasons: Reason[] = [];
  if (equal.length > 0)
    reasons.push({
      kind: 'tokens',
      detail: `In both: ${listed(equal.map((pair) => pair.listed))}.`,
      weight: share(equal),
    });
  for (const pair of ordered)
    if (pair.likeness !== 'equal')
      reasons.push({
        kind: KINDS[pair.likeness],
        detail: `"${pair.asked}" ${JOINS[pair.likeness]} "${pair.listed}".`,
        weight: share([pair]),
      });
  if (reasons.length === 0)
    reasons.push({
      kind: 'tokens',
      detail: 'The same letters, parted into other words.',
      weight: hundredths(score),
    });
  if (isReordered(ordered))
    reasons.push({ kind: 'order', detail: 'The words stand in another order.', weight: 0 });
  if (unheld.length > 0)
    reasons.push({
      kind: 'tokens',
      detail: `Only in the name asked for: ${listed(unheld)}.`,
      weight: 0,
    });
  if (unasked.length > 0)
    reasons.push({
      kind: 'tokens',
      detail: `Only in the listed name: ${listed(unasked)}.`,
      weight: 0,
    });
  return reasons;
}

const listed = (words: readonly string[]): string => words.join(', ');
const hundredths = (number: number): number => Math.round(number * 100) / 100;

const isReordered = (ordered: readonly Pair[]): boolean =>
  ordered.some(({ place }, at) => at > 0 && place < (ordered[at - 1]?.place ?? 0));
