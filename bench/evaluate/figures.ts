/** The figures of an evaluation: pure counting over judged cases. */
import type { Judged } from './judge.ts';
import { RECALL_AT } from './judge.ts';

/** A share of cases with its 95 % interval (Wilson); null without cases. */
export interface Share {
  share: number;
  low: number;
  high: number;
  count: number;
}

const Z = 1.96;

export function shareOf(hits: number, count: number): Share | null {
  if (count === 0) return null;
  const share = hits / count;
  const middle = (share + (Z * Z) / (2 * count)) / (1 + (Z * Z) / count);
  const reach =
    (Z / (1 + (Z * Z) / count)) *
    Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), count };
}

/** Digits that are compared; `all` is every digit that the case trusts. */
export const LEVELS = [2, 4, 6, 8, 'all'] as const;
export type Level = (typeof LEVELS)[number];

export interface Figures {
  cases: number;
  refused: number;
  levels: { digits: Level; top1: Share | null; top3: Share | null; top5: Share | null }[];
  recall: Share | null;
  confidence: { confidence: string; coverage: Share | null; right: Share | null }[];
  calibrationError: number | null;
  invalidCodes: number;
}

/** The figures of those cases that have a code. */
export function figuresOf(all: readonly Judged[]): Figures {
  const judged = all.filter((one) => one.case.code !== '');
  return {
    cases: judged.length,
    refused: judged.filter(({ answer }) => answer === null).length,
    levels: LEVELS.map((digits) => {
      const able = judged.filter((one) => digits === 'all' || one.case.digits >= digits);
      const [top1, top3, top5] = [1, 3, 5].map((top) =>
        shareOf(able.filter((one) => rankOf(one, digits) < top).length, able.length),
      );
      return { digits, top1: top1 ?? null, top3: top3 ?? null, top5: top5 ?? null };
    }),
    recall: shareOf(
      judged.filter(({ candidateRank }) => candidateRank < RECALL_AT).length,
      judged.length,
    ),
    confidence: ['high', 'medium', 'low'].map((confidence) => {
      const of = judged.filter((one) => one.confidence === confidence);
      return {
        confidence,
        coverage: shareOf(of.length, judged.length),
        right: shareOf(of.filter((one) => rankOf(one, 6) === 0).length, of.length),
      };
    }),
    calibrationError: calibrationError(judged),
    invalidCodes: all.filter(({ valid }) => !valid).length,
  };
}

/** Place of the first different answer that agrees on so many digits; Infinity when none does. */
export function rankOf({ case: one, codes }: Judged, level: Level): number {
  const digits = Math.min(level === 'all' ? one.digits : level, one.digits);
  const prefixes = [...new Set(codes.map((code) => code.slice(0, digits)))];
  const at = prefixes.indexOf(one.code.slice(0, digits));
  return at < 0 ? Infinity : at;
}

const BINS = 10;

/**
 * Mean distance between the probability stated for six digits and the share that was right, by
 * tenths; null without answers.
 */
export function calibrationError(judged: readonly Judged[]): number | null {
  const answered = judged.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return null;
  const bins = new Map<number, { stated: number; right: number }>();
  for (const one of answered) {
    const key = Math.min(BINS - 1, Math.floor(one.probability * BINS));
    const bin = bins.get(key) ?? { stated: 0, right: 0 };
    bins.set(key, {
      stated: bin.stated + one.probability,
      right: bin.right + Number(rankOf(one, 6) === 0),
    });
  }
  const distance = [...bins.values()].reduce(
    (sum, { stated, right }) => sum + Math.abs(stated - right),
    0,
  );
  return distance / answered.length;
}

/** Texts that must not get a sure answer, and how many got what they should. */
export function vagueFigures(all: readonly Judged[]): { expect: string; met: Share | null }[] {
  return (['review', 'refused'] as const).flatMap((expect) => {
    const of = all.filter((one) => one.case.expect === expect);
    const met = of.filter((one) =>
      expect === 'refused'
        ? one.answer === null
        : one.answer === null || (one.needsReview && one.confidence !== 'high'),
    );
    return of.length === 0 ? [] : [{ expect, met: shareOf(met.length, of.length) }];
  });
}

/** The commonest pairs of right and given heading, most first. */
export function confusions(
  judged: readonly Judged[],
  count: number,
): { right: string; given: string; cases: number }[] {
  const pairs = new Map<string, number>();
  for (const one of judged) {
    if (one.case.code === '' || rankOf(one, 6) === 0) continue;
    const key = `${one.case.code.slice(0, 6)} ${one.codes[0]?.slice(0, 6) ?? 'refused'}`;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  return [...pairs]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([key, cases]) => ({
      right: key.split(' ')[0] ?? '',
      given: key.split(' ')[1] ?? '',
      cases,
    }));
}

/** Milliseconds at a share of the cases. */
export function latencyAt(judged: readonly Judged[], share: number): number {
  const sorted = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
