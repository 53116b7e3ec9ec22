/**
 * What the tariff says of the goods: the caller's code, and the codes that the classifier finds in
 * the text.
 */
import { classify } from '../classify/classify.ts';
import type { ClassificationEdition } from '../classify/edition.ts';
import type { AgencyGoods, FdaTables, HeadingRow } from './types.ts';

/** Codes that speak for goods, and how strongly each. */
export interface HeadingEvidence {
  /** The caller's code where its heading exists; null otherwise. */
  hint: string | null;
  /** Codes found in the text, best first; empty when it names nothing known. */
  found: readonly { code: string; share: number }[];
  /** How likely the chapter, heading and subheading of the best are right. */
  levels: { chapter: number; heading: number; subheading: number };
  /** Why the text names no goods, in words; null when it does. */
  refused: string | null;
}

const NOTHING = { chapter: 0, heading: 0, subheading: 0 };

/** Reads the text as the classifier does, for a destination, and the caller's code. */
export function headingEvidence(
  { description, hsCode }: AgencyGoods,
  edition: ClassificationEdition,
  destination: string,
): HeadingEvidence {
  const { labels } = edition.nomenclature;
  const hint =
    hsCode && labels.has(hsCode.length >= 4 ? hsCode.slice(0, 4) : hsCode.slice(0, 2))
      ? hsCode
      : null;
  const classified = classify({ description }, edition, {
    destination,
    effort: 'mini',
    blocked: [],
  });
  if ('refused' in classified)
    return { hint, found: [], levels: NOTHING, refused: classified.message };
  const shares = new Map<string, number>();
  for (const { code, probability } of classified.lines)
    shares.set(code.slice(0, 6), (shares.get(code.slice(0, 6)) ?? 0) + probability);
  const { chapter, heading, subheading } = classified.probabilities;
  return {
    hint,
    found: [...shares].map(([code, share]) => ({ code, share })),
    levels: { chapter, heading, subheading },
    refused: null,
  };
}

/** How much the text speaks for codes below one of the prefixes, 0 to 1. */
export function supportOf({ found, levels }: HeadingEvidence, prefixes: readonly string[]): number {
  const [best, ...others] = found;
  if (!best) return 0;
  const of = (prefix: string): number => {
    if (best.code.startsWith(prefix))
      return prefix.length <= 2
        ? levels.chapter
        : prefix.length <= 4
          ? levels.heading
          : levels.subheading;
    return others.reduce((sum, { code, share }) => sum + (code.startsWith(prefix) ? share : 0), 0);
  };
  return Math.max(0, ...prefixes.map(of));
}

/** Whether the caller's code is below one of the prefixes, or above it. */
export const hintFits = ({ hint }: HeadingEvidence, prefixes: readonly string[]): boolean =>
  hint !== null && prefixes.some((prefix) => hint.startsWith(prefix) || prefix.startsWith(hint));

/** The row of the longest prefix of a code; undefined where no heading of the table holds it. */
export function headingOf({ headings }: FdaTables, code: string): HeadingRow | undefined {
  for (let length = Math.min(6, code.length); length >= 2; length -= 1) {
    const row = headings.get(code.slice(0, length));
    if (row) return row;
  }
  return undefined;
}
