/**
 * Agency product codes: what is asked, the tables an answer is read from, and the answer. Pure;
 * everything comes in here.
 */

/** What is known of the goods. */
export interface AgencyGoods {
  description: string;
  /** Digits only, at least two; a hint. */
  hsCode?: string;
}

export interface AgencyCodePart {
  /** Stable within the scheme: `industry`, `class`, `subclass`, `process`, `product`. */
  level: string;
  label: string;
  code: string;
  description: string;
}

/** A code with what it was built from. */
export interface AgencyCode {
  productCode: string;
  parts: AgencyCodePart[];
  /** The agency's own product behind the code; null where only its group is known. */
  product: { code: string; description: string } | null;
  /** 0 to 1. */
  confidence: number;
  /** In words: what decided, what was not stated, what contradicts. */
  reasoning: string;
  /** Compared with a table that the agency publishes. */
  checked: boolean;
  /** Found there. */
  validated: boolean;
}

/**
 * Why there is no code. `not_regulated`: the agency has no say over such goods. `unclassifiable`:
 * the text names none.
 */
export interface NoAgencyCode {
  refused: 'not_regulated' | 'unclassifiable';
  message: string;
}

/** The kinds of industries, each with rules of its own for the positions of a code. */
export const INDUSTRY_KINDS = [
  'food',
  'ware',
  'cosmetic',
  'supplement',
  'necessity',
  'drug',
  'animal',
  'device',
  'radiation',
  'tobacco',
] as const;
export type IndustryKind = (typeof INDUSTRY_KINDS)[number];

export interface Industry {
  code: string;
  name: string;
  kind: IndustryKind;
}

/** How sure a row is: `V` seen in a public record of the agency, `K` known and not re-read. */
export type Certainty = 'V' | 'K';

/**
 * Industry, class and product of a code: `20A13`, `86HQY`. The positions between them depend on
 * what is stated.
 */
export interface CodeBase {
  industry: string;
  class: string;
  product: string;
}

/** Names by language: ISO 639-1. */
export interface ProductName {
  language: string;
  words: string;
}

/** A product, or a group of products, and what it is called. */
export interface ProductRow extends CodeBase {
  description: string;
  certainty: Certainty;
  /** Headings under which it is imported, as digits. */
  hsCodes: readonly string[];
  names: readonly ProductName[];
}

/** Goods that the agency has no say over, by name. */
export interface OutsideRow {
  /** Key of `agencies`; null where no other agency asks for a code. */
  agency: string | null;
  /** What they are, for the message: `insect repellents and other pesticides`. */
  description: string;
  hsCodes: readonly string[];
  names: readonly ProductName[];
}

/** What a heading of the tariff means for the agency when the text says no more. */
export interface HeadingRow {
  prefix: string;
  /**
   * Industries that goods of the heading may belong to, the usual first; empty: none of the
   * agency's.
   */
  bases: readonly CodeBase[];
  /** Goods of the heading may be outside the agency's say, all or some. */
  mayBeOutside: boolean;
  agency: string | null;
  description: string;
}

/** A claim that moves goods to another industry. */
export interface ClaimRow {
  /**
   * Bases it moves, as `industry` or `industry class`: `53`, `53I`; `soap` for goods outside that
   * are soap.
   */
  from: readonly string[];
  to: CodeBase;
  description: string;
  why: string;
  names: readonly ProductName[];
}

/** An active ingredient, and the strengths at which goods with it are drugs. */
export interface ActiveRow {
  /** In per cent; null where no percentage says it. */
  percent: { least: number; most: number } | null;
  /** Whether a dose in milligrams or micrograms says it. */
  isDosed: boolean;
  names: readonly ProductName[];
}

/** A letter of the container or of the process in a food code. */
export interface FormRow {
  position: 'subclass' | 'process';
  kinds: readonly IndustryKind[];
  code: string;
  description: string;
  names: readonly ProductName[];
}

/** The tables of the United States Food and Drug Administration that this software carries. */
export interface FdaTables {
  industries: ReadonlyMap<string, Industry>;
  /** By industry and letter: `20A`. */
  classes: ReadonlyMap<string, { name: string; certainty: Certainty }>;
  products: readonly ProductRow[];
  outside: readonly OutsideRow[];
  /** Longest prefix wins. */
  headings: ReadonlyMap<string, HeadingRow>;
  claims: readonly ClaimRow[];
  actives: readonly ActiveRow[];
  forms: readonly FormRow[];
  /** Other agencies by short name: what they are in words. */
  agencies: ReadonlyMap<string, string>;
}

/** One row of a table that an agency publishes, as imported; null stands for any. */
export interface PublishedCode {
  scheme: string;
  /** By level of the scheme, in its order. */
  parts: Readonly<Record<string, string | null>>;
  description: string;
  /** Digits of tariff codes that it belongs to; empty where the table names none. */
  hsCodes: readonly string[];
}
