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

/** Weights of bias, logit of share, lexicon share, article score, explained, unknown. Fitted on texts nobody wrote rules from. */
const CURVES: Readonly<Record<Exclude<Level, 'national'>, readonly number[]>> = {
  chapter: [-0.61, 0.55, 0.0, 0.0, 1.6, -2.63, -0.32],
  heading: [-1.12, 0.54, 0.0, 0.0, 1.85, -2.49, -0.32],
  subheading: [-1.15, 0.42, 0.0, 0.0, 2.01, -1.87, -0.48],
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
