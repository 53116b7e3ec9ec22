/** A declared origin against the evidence. The declaration itself is never evidence. */
import { type OriginCandidate, combine, type OriginConfidence, isDirect } from './combine.ts';
import { type Gathered, rounded } from './infer.ts';
import type { Signal } from './types.ts';
import { DISAGREES, HINT } from './weights.ts';

export type OriginVerdict = 'consistent' | 'doubtful' | 'contradicted' | 'unknown';

export interface Validation {
  declaredOrigin: string;
  verdict: OriginVerdict;
  /**
   * Share of the evidence that points elsewhere, 0 to 1; of hints alone what they weigh; null
   * without any evidence.
   */
  probabilityOfMisrepresentation: number | null;
  likelyOrigin: string | null;
  confidence: OriginConfidence;
  reasons: string[];
  signals: Signal[];
  candidates: { country: string; score: number }[];
  needsReview: boolean;
  reviewReason: string | null;
  reviewThreshold: number;
}

const CONTRADICTED = 0.8;

/** What the signals make of a declared origin. */
export function validateOrigin(
  declared: string,
  gathered: Gathered,
  reviewThreshold: number,
): Validation {
  const { signals, unresolved } = gathered;
  const combined = combine(signals);
  const probability = misrepresentation(declared, combined.candidates, signals);
  const elsewhere = signals.filter(({ country }) => !isOf(declared, country));
  const onlyHints = signals.length > 0 && signals.every(isHint);
  const verdict = onlyHints
    ? 'unknown'
    : verdictOf(probability, elsewhere.some(isStrong), reviewThreshold);
  const reasons = reasonsOf(declared, signals, unresolved);
  const candidates = combined.candidates.map(rounded);
  const reviewReason = onlyHints
    ? `Only a hint was given (${hintsOf(signals)}), and it does not say where goods are made.`
    : reviewReasonOf(declared, verdict, probability, reviewThreshold);
  return {
    declaredOrigin: declared,
    verdict,
    probabilityOfMisrepresentation: probability,
    likelyOrigin: candidates[0]?.country ?? null,
    confidence: combined.confidence,
    reasons,
    signals,
    candidates: candidates.map(({ country, probability: score }) => ({ country, score })),
    needsReview: reviewReason !== null,
    reviewReason,
    reviewThreshold,
  };
}

/**
 * Whether a country that is named may be the declared one: "Made in the United Kingdom" may be
 * Northern Ireland.
 */
const isOf = (declared: string, country: string): boolean =>
  country === declared || (declared === 'XI' && country === 'GB');

/**
 * Place of dispatch and barcode: goods are sent from warehouses, and a prefix is given to a
 * company. So is what weighs no more than they do. Whichever way hints point, they decide nothing.
 */
const isHint = ({ kind, weight }: Signal): boolean =>
  kind === 'ship_from' || kind === 'barcode' || weight <= HINT;
const HINTS: Readonly<Partial<Record<Signal['kind'], string>>> = {
  ship_from: 'country of dispatch',
  barcode: 'barcode prefix',
  user: 'brand, material or category',
};
const hintsOf = (signals: readonly Signal[]): string =>
  [...new Set(signals.map(({ kind }) => HINTS[kind] ?? 'a weak statement'))].join(', ');

const isStrong = (signal: Signal): boolean => isDirect(signal) && signal.weight >= DISAGREES;

function misrepresentation(
  declared: string,
  candidates: readonly OriginCandidate[],
  signals: readonly Signal[],
): number | null {
  const total = candidates.reduce((sum, { probability }) => sum + probability, 0);
  if (total === 0) return null;
  const others = candidates.reduce(
    (sum, one) => sum + (isOf(declared, one.country) ? 0 : one.probability),
    0,
  );
  const states = signals.some((signal) => !isOf(declared, signal.country) && !isHint(signal));
  // hints leave most of the probability to no country at all, and are given none of it
  const share = states ? others / total : others;
  return Math.round(share * 10_000) / 10_000;
}

function verdictOf(
  probability: number | null,
  isStatedElsewhere: boolean,
  threshold: number,
): OriginVerdict {
  if (probability === null) return 'unknown';
  if (probability >= CONTRADICTED && isStatedElsewhere) return 'contradicted';
  return probability >= threshold && probability > 0 ? 'doubtful' : 'consistent';
}

/** One sentence a signal, the strongest first, and one for what names no single country. */
function reasonsOf(
  declared: string,
  signals: readonly Signal[],
  unresolved: string | null,
): string[] {
  const said = signals
    .toSorted((a, b) => b.weight - a.weight)
    .map((signal) => {
      const agrees = isOf(declared, signal.country);
      return `${SOURCES[signal.kind]} ${agrees ? 'agrees with' : 'speaks against'} ${declared}: "${signal.evidence}"${agrees ? '' : ` points to ${signal.country}`}.`;
    });
  const list = unresolved === null ? [] : [`No single country is named by "${unresolved}".`];
  if (said.length > 0) return [...said, ...list];
  return list.length > 0 ? list : [`Nothing that was given speaks for ${declared} or against it.`];
}

const SOURCES: Readonly<Record<Signal['kind'], string>> = {
  user: 'Your text',
  structured_data: "The page's product data",
  page_text: "The page's text",
  image: 'The photo',
  ai: 'An estimate',
  ship_from: 'The country of dispatch, a hint,',
  barcode: 'The barcode, a hint,',
};

function reviewReasonOf(
  declared: string,
  verdict: OriginVerdict,
  probability: number | null,
  threshold: number,
): string | null {
  if (verdict === 'unknown' || probability === null)
    return `There is no evidence for or against ${declared}.`;
  if (probability < threshold) return null;
  return `The probability that ${declared} is not the origin, ${probability}, reaches the threshold of ${threshold}.`;
}
