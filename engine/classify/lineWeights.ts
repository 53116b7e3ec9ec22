/**
 * How much each thing weighs that speaks for or against a national line, and the chances that these
 * weights give the lines of a code: a conditional logit.
 */
import type { TextKind } from './calibration.ts';

/**
 * Fitted by `bench/fitLines.ts` on labelled texts with a national code, then read and rounded. To be
 * fitted again whenever labels, lexicon or what is read of labels has changed much.
 */
const WEIGHTS = {
  /** A demand that the text meets. */
  met: 1.25,
  /** One that it contradicts. */
  broken: -1.6,
  /** One of which it says nothing, and nothing is known of how often it is so. */
  silent: -0.55,
  /** The same, by the logarithm of how much rarer than every second time it is so. */
  rare: 0.35,
  /** A share of another material that nobody mentions. */
  silentShare: -0.15,
  /** Clothing of which nobody says who wears it, and the line is for women. */
  usualWearer: 0.6,
  /** A line of parts, and nothing says that the goods are one: by rule, not by count. */
  partOfWhole: -4,
  /** How far the text names one thing of the label, by how few of its siblings name it. */
  named: 1.35,
  /** A word of the very name by which the goods were known. */
  nameMet: 1.05,
  /** A further word of the label that the text has. */
  wordsMet: 0.55,
  /** A word of the best named thing that the text lacks. */
  unmetWords: -0.35,
  /** What the label names first is not what the text names of it. */
  unmetHead: -0.65,
  /** The label names things that its siblings do not, and the text none of them. */
  unnamed: -1.2,
  /** The same of a label that is the rest of all. */
  unnamedResidual: 0.55,
  /** Where no line is: the last one, for tariffs put the rest there. */
  last: 0.6,
  /** A level of the publisher's text that says «Other». */
  others: 0.25,
  /** A level that names something of which the text has no word. */
  unmetLevels: -0.1,
  /** The price lies in the value band of the line, or outside it. */
  inBand: 1.25,
  outOfBand: -1.7,
  /** Uses and makes that need words of their own: civil aircraft, hand-loomed. */
  trap: -0.9,
  /** What parcels usually hold, by the table of such words. */
  usual: 1.7,
  /** A fabric that the text does not name. */
  demanded: -0.05,
  /** What the label leaves out, and the title names: by rule as well. */
  denied: -2.5,
};

export type LineFeature = keyof typeof WEIGHTS;
export type LineFeatures = Record<LineFeature, number>;

export const LINE_WEIGHTS: Readonly<LineFeatures> = WEIGHTS;
export const LINE_FEATURES = Object.keys(WEIGHTS) as LineFeature[];

export const NOTHING_SPEAKS: Readonly<LineFeatures> = Object.fromEntries(
  LINE_FEATURES.map((feature) => [feature, 0]),
) as LineFeatures;

/**
 * How far a text of each kind may be taken at its word: a listing has words that describe other
 * things.
 */
export const SHARPNESS: Readonly<Record<TextKind, number>> = {
  terse: 1.6,
  sentence: 1.2,
  listing: 0.9,
};

/** The chance of each line of a code, by what speaks for it; they add up to 1. */
export const chancesOf = (all: readonly LineFeatures[], kind: TextKind): number[] =>
  chancesByScore(all.map((features) => SHARPNESS[kind] * scoreOf(features)));

/** Chances that grow by a factor of e with each point of score; they add up to 1. */
export function chancesByScore(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const total = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / total);
}

const scoreOf = (features: LineFeatures): number =>
  LINE_FEATURES.reduce((sum, feature) => sum + LINE_WEIGHTS[feature] * features[feature], 0);
