/**
 * Signals to a probability per country. Each kind of signal speaks once for a country, by its
 * strongest; kinds are independent, s(c) = 1 - Π(1 - w), but a page's text and its structured data
 * have one author. Then p(c) = s(c)·Π(1 - s(others)) / (Σ of the same over all countries + Π(1 -
 * s)): the last term is "none of these".
 */
import type { Signal, SignalKind } from './types.ts';
import { AI_MAX, DISAGREES } from './weights.ts';

export type OriginConfidence = 'high' | 'medium' | 'low' | 'none';

export interface OriginCandidate {
  country: string;
  probability: number;
}

export interface Combined {
  /** Most likely first. */
  candidates: OriginCandidate[];
  confidence: OriginConfidence;
  /** What the answer rests on most. */
  source: SignalKind | 'none';
  evidence: string | null;
  /** Strong direct statements of other countries than the likeliest. */
  rivals: Signal[];
}

/** Kinds that state the origin; the others hint at it. */
const DIRECT: ReadonlySet<SignalKind> = new Set(['user', 'structured_data', 'page_text', 'image']);

export const isDirect = ({ kind }: Signal): boolean => DIRECT.has(kind);

const HIGH = 0.8;
const MEDIUM = 0.55;
/** How much a page that says a thing twice is surer than one that says it once. */
const REPEATED = 0.3;
/** Of a certainty nothing could be taken away, and two of them could not be weighed. */
const SURE = 0.9999;

/**
 * Probability, confidence and grounds of the countries that the signals name. The order of the
 * signals is of no account.
 */
export function combine(signals: readonly Signal[]): Combined {
  const bounded = signals.map(boundedSignal);
  const candidates = probabilitiesOf(bounded);
  const [best] = candidates;
  if (!best) return { candidates, confidence: 'none', source: 'none', evidence: null, rivals: [] };
  const own = bounded.filter(({ country }) => country === best.country).sort(byStrength);
  const rivals = bounded
    .filter(
      (signal) => signal.country !== best.country && isDirect(signal) && signal.weight >= DISAGREES,
    )
    .sort(byStrength);
  const confidence = confidenceOf(best.probability, own.some(isDirect), rivals.length > 0);
  const [ground] = own;
  return {
    candidates,
    confidence,
    source: ground?.kind ?? 'none',
    evidence: ground?.evidence ?? null,
    rivals,
  };
}

/** An estimate never weighs more than its bound, whatever its maker says. */
const boundedSignal = (signal: Signal): Signal => {
  const most = signal.kind === 'ai' ? AI_MAX : SURE;
  return { ...signal, weight: Math.min(Math.max(0, signal.weight), most) };
};

const byStrength = (a: Signal, b: Signal): number =>
  b.weight - a.weight || compare(a.kind, b.kind) || compare(a.evidence, b.evidence);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function confidenceOf(
  probability: number,
  isStated: boolean,
  isDisputed: boolean,
): OriginConfidence {
  if (probability >= HIGH && isStated && !isDisputed) return 'high';
  return probability >= MEDIUM ? 'medium' : 'low';
}

function probabilitiesOf(signals: readonly Signal[]): OriginCandidate[] {
  const strengths = [...new Set(signals.map(({ country }) => country))]
    .sort()
    .map((country) => ({
      country,
      s: strengthOf(signals.filter((one) => one.country === country)),
    }))
    .filter(({ s }) => s > 0);
  // s·Π(1 - s of the others) over Π(1 - s of all) is s / (1 - s): the odds of each country against
  // none of them
  const odds = strengths.map(({ country, s }) => ({ country, odds: s / (1 - s) }));
  const total = odds.reduce((sum, one) => sum + one.odds, 1);
  return odds
    .map((one) => ({ country: one.country, probability: one.odds / total }))
    .sort((a, b) => b.probability - a.probability || compare(a.country, b.country));
}

/** How strongly the signals of one country speak together, 0 to below 1. */
function strengthOf(signals: readonly Signal[]): number {
  const of = (kind: SignalKind): number =>
    Math.max(0, ...signals.filter((signal) => signal.kind === kind).map(({ weight }) => weight));
  const [text, data] = [of('page_text'), of('structured_data')];
  const page = Math.max(text, data) + REPEATED * Math.min(text, data) * (1 - Math.max(text, data));
  const others = (['user', 'image', 'ai', 'ship_from', 'barcode'] as const).map(of);
  const none = others.reduce((product, weight) => product * (1 - weight), 1 - page);
  return Math.min(SURE, 1 - none);
}
