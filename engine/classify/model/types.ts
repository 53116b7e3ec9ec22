/** What a language model is asked about goods, and what it may say of them. */

/** An axis that the text leaves open, with the closed list of values that may be said of it. */
export interface OpenAxis {
  axis: string;
  question: string;
  values: readonly string[];
}

/** A six-digit code that may be picked. */
export interface OfferedCode {
  code: string;
  label: string;
  heading: string;
  /** The conditions that lead to the code, in words; empty for a code found by its label alone. */
  decides: string;
  /** Lines of the destination's schedule below the code, which may be picked as well. */
  lines: readonly { code: string; label: string }[];
}

/** The goods as they are shown to the model: the caller's words, never an instruction. */
export interface ShownGoods {
  title?: string;
  description: string;
  brand?: string;
  price?: string;
}

/** All that one request to the model says. */
export interface ModelQuestion {
  goods: ShownGoods;
  destination: string;
  /** Likeliest first, by the words of the text. */
  offered: readonly OfferedCode[];
  axes: readonly OpenAxis[];
}

/** A value on an axis that the model states. */
export interface ToldValue {
  axis: string;
  value: string;
}

/** Why a model gave nothing to work with. */
export type Unusable =
  /** Nothing was asked: no goods were recognised, or no model is configured for this worker. */
  | 'not_asked'
  /** No answer in its time, or no time was left to ask. */
  | 'timed_out'
  /** No connection, or it broke. */
  | 'unreachable'
  /** Another status than 200. */
  | 'refused'
  /**
   * An answer that is too large, no answer in the form asked for, or one outside of what was
   * offered.
   */
  | 'invalid';

/**
 * What the model said, checked: `code` is one of the offered codes or lines, null where it finds
 * that none fits.
 */
export type ModelSaid =
  | { usable: true; code: string | null; told: readonly ToldValue[]; reason: string }
  | { usable: false; why: Unusable };
