/**
 * The article lexicon as read: names, decision lists, values. Written by `lexiconParse.ts`, walked
 * by `walk.ts`.
 */
import type { Language } from './stem.ts';

/** A yes-or-no test of a rule; its answer on a text is true, false or unknown. */
export type RuleCondition =
  | { test: 'axis'; axis: string; values: readonly string[]; negated: boolean }
  | {
      test: 'measure';
      axis: string;
      of: string | null;
      compare: '<' | '<=' | '>' | '>=';
      amount: number;
    }
  | { test: 'word'; phrase: string; negated: boolean }
  | { test: 'destination'; values: readonly string[]; negated: boolean };

/** All conditions must hold (none: always); then a code, or a list of its own. */
export interface Rule {
  when: readonly RuleCondition[];
  then: string | readonly Rule[];
  /** The author's share of goods that take this rule when it is unknown; null: spread evenly. */
  share: number | null;
  cite: string | null;
  line: number;
}

/**
 * A name of an article or a value; each context holds alternatives of which one must stand in the
 * text.
 */
export interface Name {
  language: Language;
  phrase: string;
  context: readonly (readonly string[])[];
  /** What this very name means, in English, where its author said so. */
  english?: string;
}

export type Relation = 'part' | 'accessory' | 'material';

export interface ArticleTest {
  text: string;
  code: string;
  /** True for a neighbour: the text must not end in the code. */
  not: boolean;
  file: string;
  line: number;
}

export interface Article {
  id: string;
  relation: { kind: Relation; hosts: readonly string[] } | null;
  names: readonly Name[];
  not: readonly string[];
  implies: readonly { axis: string; value: string }[];
  rules: readonly Rule[];
  ask: readonly string[];
  tests: readonly ArticleTest[];
  file: string;
  line: number;
}

/**
 * A value of an axis with the words it is recognised by; `within` names the wider values it belongs
 * to.
 */
export interface AxisValue {
  axis: string;
  value: string;
  within: readonly string[];
  names: readonly Name[];
  not: readonly string[];
  file: string;
  line: number;
}

export interface Lexicon {
  articles: readonly Article[];
  values: readonly AxisValue[];
}

/** What is wrong with a file, for its author. */
export interface LexiconProblem {
  file: string;
  line: number;
  message: string;
}

export interface LexiconFile {
  file: string;
  text: string;
}
