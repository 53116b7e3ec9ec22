/** From a share of the evidence to the probability of being right: one small logistic curve a level. */

/** What the curve looks at. */
export interface Signals {
  /** Share of the best candidate on this level, 0 to 1. */
  share: number;
  /** Share of the evidence that the lexicon gave. */
  lexicon: number;
  /** Score of the best article; 0 without one. */
  article: number;
  /** Share of the text's words that the answer accounts for. */
  explained: number;
  /** Share of the text's words that nothing knows. */
  unknown: number;
}

export type Level = 'chapter' | 'heading' | 'subheading' | 'national';

/**
 * Weights of bias, logit of share, lexicon share, article score, explained, unknown. Fitted by `bench/fitCurves.ts` on texts
 * nobody wrote rules from: half way between the fit on clean consumer texts and that on all, where a good part of the
 * labels is wrong, which a fit takes for doubt. To be fitted again whenever the lexicon has grown much.
 */
const CURVES: Readonly<Record<Exclude<Level, 'national'>, readonly number[]>> = {
  chapter: [-0.8, 0.5, 0.3, 0, 1.45, -1.1],
  heading: [-1.55, 0.48, 0.3, 0, 2.05, -1.0],
  subheading: [-1.9, 0.36, 0.35, 0, 2.05, -0.8],
};

/** Probability that the best candidate of a level is right. */
export function calibrated(level: Exclude<Level, 'national'>, signals: Signals): number {
  const [bias = 0, ...weights] = CURVES[level];
  const sum = featuresOf(signals).reduce((total, feature, at) => total + feature * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The numbers a curve weighs, in the order of its weights. */
export function featuresOf({ share, lexicon, article, explained, unknown }: Signals): number[] {
  const bounded = Math.min(0.995, Math.max(0.005, share));
  return [Math.log(bounded / (1 - bounded)), lexicon, Math.min(article, 3), explained, unknown];
}
