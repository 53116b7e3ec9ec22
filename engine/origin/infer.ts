/** Signals of all sources to the answer of an inference. */
import { barcodeCountry, type PrefixTable } from './barcode.ts';
import { combine, type OriginCandidate, type Combined, type OriginConfidence } from './combine.ts';
import type { Gazetteer } from './places.ts';
import {
  asideSignals,
  photoOrigin,
  protectedSignals,
  shelfSignals,
  textOrigin,
} from './textOrigin.ts';
import { disagreement, type Signal, type SignalKind, type StatedOrigin } from './types.ts';
import { AI_MAX, BARCODE, SHIP_FROM } from './weights.ts';

/** What is known of the goods, and what was read of their page and photo. */
export interface OriginSources {
  title?: string;
  description?: string;
  /** Brand, material and categories. */
  asides?: readonly string[];
  /** Brand and categories: a country that is one of their parts is a hint as well. */
  shelves?: readonly string[];
  gtin?: string;
  shipFromCountry?: string;
  page?: StatedOrigin;
  photo?: { text: string; barcodes: readonly string[] };
  /** Of a language model. */
  estimate?: { country: string; probability: number; reasoning: string };
}

export interface Gathered {
  signals: Signal[];
  /** Words that speak of the origin without naming one country: "Made in Italy or Portugal". */
  unresolved: string | null;
}

/**
 * Every signal of the sources, in the order of their kinds. `prefixes` are those of barcodes as
 * published; null where none are.
 */
export function gatherSignals(
  sources: OriginSources,
  gazetteer: Gazetteer,
  prefixes: PrefixTable | null,
): Gathered {
  const { title, description, asides = [], shelves = [], ...others } = sources;
  const { gtin, shipFromCountry, page, photo, estimate } = others;
  const own = textOrigin([title, description].filter(Boolean).join('\n'), gazetteer);
  const printed = photo ? photoOrigin(photo.text, gazetteer) : null;
  const codes = new Set([...(gtin ? [gtin] : []), ...(photo?.barcodes ?? [])]);
  const stated = [own, ...(page ? [page] : []), ...(printed ? [printed] : [])];
  const signals = [
    ...stated.flatMap((one) => one.signals),
    ...furtherHints(
      [
        ...protectedOf(sources, gazetteer),
        ...asideSignals(asides, gazetteer),
        ...shelfSignals(shelves, gazetteer),
      ],
      own.signals,
    ),
    ...(estimate ? [estimated(estimate)] : []),
    ...(shipFromCountry ? [shippedFrom(shipFromCountry)] : []),
    ...[...codes].flatMap((code) => barcodeSignal(code, prefixes)),
  ];
  const unresolved = stated.find(
    (one) => one.country === null && one.evidence !== null && disagreement(one.signals) === null,
  );
  return { signals, unresolved: unresolved?.evidence ?? null };
}

/** By the caller's title, else by the description: the first name is that of the goods. */
function protectedOf({ title, description }: OriginSources, gazetteer: Gazetteer): Signal[] {
  const named = [title, description].map((text) =>
    text === undefined ? [] : protectedSignals(text, 'user', gazetteer),
  );
  return named.find((signals) => signals.length > 0) ?? [];
}

/** A country that the caller's text states needs no hint, and one hint of a country is enough. */
const furtherHints = (hints: readonly Signal[], stated: readonly Signal[]): Signal[] =>
  hints.filter(
    ({ country }, at) =>
      !stated.some((signal) => signal.country === country) &&
      hints.findIndex((hint) => hint.country === country) === at,
  );

const estimated = ({
  country,
  probability,
  reasoning,
}: NonNullable<OriginSources['estimate']>): Signal => ({
  kind: 'ai',
  country,
  weight: Math.min(AI_MAX, probability),
  evidence: reasoning,
});

const shippedFrom = (country: string): Signal => ({
  kind: 'ship_from',
  country,
  weight: SHIP_FROM,
  evidence: `Ships from ${country}`,
});

function barcodeSignal(code: string, prefixes: PrefixTable | null): Signal[] {
  const country = barcodeCountry(code, prefixes);
  if (!country) return [];
  const evidence = `Barcode ${code}: the prefix was given out in ${country}, to a company, not for a place of making`;
  return [{ kind: 'barcode', country, weight: BARCODE, evidence }];
}

export interface Inference {
  country: string | null;
  confidence: OriginConfidence;
  source: SignalKind | 'none';
  evidence: string | null;
  candidates: { country: string; score: number }[];
  probability: number;
  alternates: OriginCandidate[];
  signals: Signal[];
  needsReview: boolean;
  reviewReason: string | null;
  reviewThreshold: number;
  reasoning: string | null;
}

/** The likeliest origin with its grounds; `country` is null when nothing points anywhere. */
export function inferOrigin(
  gathered: Gathered,
  reviewThreshold: number,
  reasoning: string | null = null,
): Inference {
  const combined = combine(gathered.signals);
  const candidates = combined.candidates.map(rounded);
  const [best, ...alternates] = candidates;
  const reviewReason = reviewReasonOf(combined, best, gathered.unresolved, reviewThreshold);
  return {
    country: best?.country ?? null,
    confidence: combined.confidence,
    source: combined.source,
    evidence: combined.evidence ?? gathered.unresolved,
    candidates: candidates.map(({ country, probability }) => ({ country, score: probability })),
    probability: best?.probability ?? 0,
    alternates,
    signals: gathered.signals,
    needsReview: reviewReason !== null,
    reviewReason,
    reviewThreshold,
    reasoning,
  };
}

function reviewReasonOf(
  { rivals }: Combined,
  best: OriginCandidate | undefined,
  unresolved: string | null,
  threshold: number,
): string | null {
  if (!best)
    return unresolved === null
      ? 'Nothing that was given points to a country of origin.'
      : `No single country is named: "${unresolved}".`;
  const [rival] = rivals;
  if (rival)
    return `Strong evidence disagrees: "${rival.evidence}" points to ${rival.country}, not ${best.country}.`;
  if (best.probability >= threshold) return null;
  return `The probability that ${best.country} is right, ${best.probability}, is below the threshold of ${threshold}.`;
}

const PLACES = 10_000;
/** Four decimals are more than the weights are good for. */
export const rounded = ({ country, probability }: OriginCandidate): OriginCandidate => ({
  country,
  // rounded down, so that the sum stays below 1; the last term takes back what binary fractions
  // lose
  probability: Math.floor(probability * PLACES + 1e-6) / PLACES,
});
