/** A listed name beside the one asked for, word by word. */
import type { Pair } from './nameScore.ts';
import type { AskedWord } from './question.ts';
import type { Bearer } from './screeningIndex.ts';
import type { WordClass } from './wordWeight.ts';

export interface Compared {
  pairs: readonly Pair[];
  unheld: readonly AskedWord[];
  unasked: readonly {
    word: string;
    kind: WordClass;
    weight: number;
    isFamily: boolean;
    isLast: boolean;
  }[];
  /** The score as if the question had no word left over. */
  bare: number;
  /** The words were parted in another way than they were written. */
  isReparted: boolean;
  bearer: Bearer;
  /** Both have the same legal forms. */
  isSameForm: boolean;
}

/** Words that tell and are left over, in the question and on the list. */
export interface Left {
  left: number;
  missing: number;
}

/** From here on a match is worth a look. */
export const THRESHOLD = 0.7;

/** Below the threshold: not worth a look. */
export const NOT_ENOUGH = 0.66;

/** Whether words of the class name somebody. */
export const isTelling = (kind: WordClass): boolean => kind === 'significant' || kind === 'number';
