/**
 * The seam of the classifier: from goods and an edition to ranked answers. Pure; everything it
 * reads comes in here.
 */

import type { ModelSaid } from './model/types.ts';
import type { Precedent } from './precedents.ts';
import type { StatedFacts, WrongFact } from './statedFacts.ts';

/** What is known of the goods, as the caller stated it. */
export interface Goods {
  description: string;
  title?: string;
  /** What stands in their photo: it fills what the other words leave open. */
  printed?: string;
  brand?: string;
  price?: number;
  currency?: string;
  originCountry?: string;
  /** Digits only; a hint, never trusted blindly. */
  hsCodeHint?: string;
  /** Facts stated beside the text, by their public names; they stand above the text. */
  facts?: StatedFacts;
}

/** How sure an answer is, here and wherever goods are looked for: in words, for a person. */
export type Confidence = 'high' | 'medium' | 'low';
export type Nomenclature = 'us' | 'ca' | 'eu' | 'gb' | 'global' | 'national';

/**
 * How hard to try; each mode does all that the ones before it do. `max` is `pro` and what a
 * language model says.
 */
export type Effort = 'mini' | 'pro' | 'max';

export interface HierarchyLevel {
  level: 'chapter' | 'heading' | 'subheading' | 'tariff';
  code: string;
  description: string;
}

export interface RankedLine {
  /** Digits only: a national line where the destination's schedule has one, else six digits. */
  code: string;
  /** Heading and line joined, in the publisher's words where they are known. */
  description: string;
  /** What the line holds in our own plain English. */
  label: string;
  /** Our own English wording, where the tariff's text is in another language. */
  englishDescription?: string;
  hierarchy: HierarchyLevel[];
  /** Evidence for this line, 0 to 1, comparable within one answer. */
  score: number;
  /** Probability that `code` is right. */
  probability: number;
  confidence: Confidence;
  /** Printed supplementary units of the line, empty when none. */
  units: string[];
  /** Of an alternative: what fact would make it right, in one sentence. */
  rightIf?: string;
}

/** Ranked lines, best first (1 to 10), and what a person must know of the first. */
export interface Classification {
  nomenclature: Nomenclature;
  /** Name of the tariff schedule that answered, e.g. `US`, `EU`; absent for the 6-digit HS. */
  schedule?: string;
  lines: RankedLine[];
  probabilities: LevelProbabilities;
  needsReview: boolean;
  /**
   * In words: what the goods are and by which words, which rule leads to the code, what was
   * assumed, and the one question that would settle it when in doubt.
   */
  reasoning: string;
  /** Facts that would settle it, at most three; none where nothing decisive is open. */
  questions: readonly Question[];
  /** What the caller's own words or facts have against them, in words; none where nothing has. */
  warnings: readonly string[];
  /** A short description of the goods fit for a customs declaration. */
  customsDescription: string | null;
  materialUncertain: boolean;
  valueUncertain: boolean;
  /**
   * Precedent rulings on such goods, at most five, best first; absent where no set of rulings was
   * read.
   */
  rulings?: readonly Precedent[];
  /** What spoke for which code; absent where nobody asked for it. */
  pieces?: readonly WeighedPiece[];
}

/** One thing that was weighed. */
export interface WeighedPiece {
  kind: 'words' | 'fact' | 'wording' | 'note' | 'rule' | 'assumption' | 'ruling' | 'hint' | 'model';
  /** Digits of the code that it speaks of; null where it is none. */
  code: string | null;
  /** 0 to 1; what it measures depends on the kind. */
  weight: number;
  /** In words: the quotation, the fact, the note. */
  evidence: string;
}

/** A fact that nobody stated and on which the code depends: the six digits, or a line below them. */
export interface Question {
  fact: string;
  question: string;
  /** Of a number. */
  unit?: string;
  choices: readonly { value: string; hsCode: string }[];
}

/**
 * How likely each level of the first line is right, as far as texts of this kind have shown;
 * `tariff` only for a national line.
 */
export interface LevelProbabilities {
  chapter: number;
  heading: number;
  subheading: number;
  tariff?: number;
}

export type Unclassifiable = { refused: 'unclassifiable'; message: string };
/** A fact was stated that there is not, or with a value that it does not have. */
export type Misstated = { refused: 'misstated' } & WrongFact;

/** A blocked code: digits; hides the line itself and everything below it. */
export type BlockedPrefix = string;

export interface ClassifyOptions {
  destination: string;
  effort: Effort;
  blocked: readonly BlockedPrefix[];
  /**
   * Day on which the national line must exist, YYYY-MM-DD; absent where only the six digits are
   * read.
   */
  on?: string;
  /** What a language model said of the goods, where one was asked. */
  said?: ModelSaid;
  /** Whether the answer holds its weighed pieces. */
  explain?: boolean;
}
