/**
 * From a share of the evidence to the probability of being right: one small logistic curve a kind
 * of text and level.
 */

/** What the curves look at. */
export interface Signals {
  /** How the text is written: each kind has curves of its own. */
  kind: TextKind;
  /** Share of the best candidate on this level, 0 to 1. */
  share: number;
  /** How far that share is ahead of the next code's on this level. */
  margin: number;
  /** Share of the evidence that the lexicon gave. */
  lexicon: number;
  /** Score of the best article; 0 without one. */
  article: number;
  /** Score of the best article of another heading, as a share of the best one's. */
  rival: number;
  /** Share of the text's words that the answer accounts for. */
  explained: number;
  /** Share of the text's words that nothing knows. */
  unknown: number;
  /** Share of the evidence that hangs on axes nobody stated. */
  open: number;
  /**
   * Whether the search over the tariff labels, which knows nothing of the lexicon, finds the same
   * code first.
   */
  agrees: boolean;
}

/** A few words; a sentence or invoice line; a shop title with its attribute list. */
export type TextKind = 'terse' | 'sentence' | 'listing';

export type CodeLevel = 'chapter' | 'heading' | 'subheading' | 'national';

type Curves = Readonly<Record<Exclude<CodeLevel, 'national'>, readonly number[]>>;

/**
 * Weights of bias and of the features below. Fitted by `bench/fitCurves.ts` on texts nobody wrote
 * rules from. To be fitted again whenever the lexicon has grown much.
 */
const CURVES: Readonly<Record<TextKind, Curves>> = {
  terse: {
    chapter: [-1.33, 0.53, 0.16, 0.0, 0.26, 0.0, 0.94, -0.85, -0.27, 0.51],
    heading: [-1.48, 0.49, 0.0, 0.54, 0.08, 0.0, 0.88, -0.74, -0.27, 0.46],
    subheading: [-1.44, 0.42, 0.0, 0.56, 0.08, -0.11, 0.51, -0.8, -0.47, 0.55],
  },
  sentence: {
    chapter: [-0.85, 0.63, 0.52, 0.22, 0.32, -0.36, 0.82, -0.92, -0.37, 0.0],
    heading: [-1.1, 0.64, 0.56, 0.25, 0.31, -0.32, 0.72, -0.56, -0.35, 0.21],
    subheading: [-1.21, 0.58, 0.5, 0.14, 0.33, 0.0, 0.71, -0.49, 0.0, 0.53],
  },
  listing: {
    chapter: [-0.38, 0.59, 0.25, 0.0, 0.0, -1.25, 0.3, 0.0, 0.0, 1.75],
    heading: [-0.72, 0.55, 0.0, 0.0, 0.0, -0.57, 0.44, -0.07, 0.0, 2.62],
    subheading: [-1.06, 0.5, 0.0, 0.0, 0.0, -0.43, 0.98, -0.32, 0.0, 2.35],
  },
};

/**
 * Added to the log-odds of each kind. Listings: those that the curves were fitted on are tidier
 * than a marketplace's own, on which the best published systems, language models included, are
 * right for 62 to 64 % at six digits: the mean of what is stated is brought there.
 */
const PRIOR_SHIFT: Readonly<Record<TextKind, number>> = { terse: 0, sentence: 0, listing: -1.8 };

/** From the finest level up: a shorter code is never less sure than a longer one. */
const FINER = {
  chapter: ['chapter', 'heading', 'subheading'],
  heading: ['heading', 'subheading'],
  subheading: ['subheading'],
} as const;

/** Probability that the best candidate of a level is right. */
export function calibrated(level: Exclude<CodeLevel, 'national'>, signals: Signals): number {
  const features = featuresOf(signals);
  const odds = FINER[level].map((finer) => {
    const [bias = 0, ...weights] = CURVES[signals.kind][finer];
    return features.reduce((total, feature, at) => total + feature * (weights[at] ?? 0), bias);
  });
  return 1 / (1 + Math.exp(-(Math.max(...odds) + PRIOR_SHIFT[signals.kind])));
}

/** The numbers a curve weighs, in the order of its weights. */
export function featuresOf(signals: Signals): number[] {
  const bounded = Math.min(0.995, Math.max(0.005, signals.share));
  return [
    Math.log(bounded / (1 - bounded)),
    signals.margin,
    signals.lexicon,
    Math.min(signals.article, 3),
    signals.rival,
    signals.explained,
    signals.unknown,
    Math.min(signals.open, 1),
    signals.agrees ? 1 : 0,
  ];
}
