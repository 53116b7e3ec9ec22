/**
 * A rule on restricted goods as the engine reads it, whoever wrote it: the service's tables, a
 * tariff or a workspace.
 */

export type RuleType = 'prohibition' | 'restriction' | 'observation';
export type Direction = 'import' | 'export';

/** Codes from one to another of the same length, both included, with all that lies below them. */
export interface CodeSpan {
  first: string;
  last: string;
}

/** A word or a phrase, in one language. */
export interface KeywordPhrase {
  text: string;
  /** ISO 639-1, `*` where nobody said; its plural is found by the rules of that language. */
  language: string;
  /** Means too many things alone: counts only beside a code of the rule. */
  needsCode?: true;
  /** Its words count in any order, with a few others between. */
  anyOrder?: true;
}

/** What people call a thing, in many languages, for all rules that name it. */
export interface Concept {
  name: string;
  keywords: readonly KeywordPhrase[];
  /** Words that show that another thing is meant. */
  excluded: readonly KeywordPhrase[];
}

/** A concept as a rule names it. */
export interface NamedConcept {
  concept: Concept;
  /** Goods of that name meet the rule; else a fact beside them decides. */
  isPlain: boolean;
}

/** A region, or postcodes, that a rule is about. */
export interface RulePlace {
  /** Code of a region as ISO 3166-2 writes it, or the first digits of postcodes of a country. */
  country: string;
  region: string | null;
  postcodes: CodeSpan | null;
  /** Only a part of it is meant: a fact decides. */
  isPartly: boolean;
}

/** An amount that one piece has to be worth for a rule to hold. */
export interface PieceValue {
  amount: number;
  currency: string;
}

export interface RestrictionRule {
  id: string;
  source: 'official' | 'workspace';
  /**
   * ISO countries, `EU` for its members, `*` for every country. The first is the one whose law it
   * is.
   */
  countries: readonly string[];
  /** Countries and unions with a rule of their own on the same: this one is silent there. */
  countriesExcluded: readonly string[];
  direction: Direction;
  ruleType: RuleType;
  /**
   * Whether a code or a keyword is enough, or both are needed; says nothing where the rule has only
   * one of them.
   */
  match: 'any' | 'both';
  codes: readonly CodeSpan[];
  codesExcluded: readonly CodeSpan[];
  keywords: readonly KeywordPhrase[];
  /** Words that show that a keyword means something else. */
  excluded: readonly KeywordPhrase[];
  concepts: readonly NamedConcept[];
  /** The keywords name a material: a box of it is meant too. */
  isMaterial: boolean;
  /** Toys and imitations of the thing are meant too. */
  withLookAlikes: boolean;
  /**
   * Import: countries of origin. Export: countries of destination. Empty: all but those left out.
   */
  partners: readonly string[];
  partnersExcluded: readonly string[];
  /** Regions of the partners that the goods come from or go to, whatever they are. */
  places: readonly RulePlace[];
  /** Holds only for pieces worth more than this. */
  above: PieceValue | null;
  title: string;
  summary: string | null;
  agency: string | null;
  agencyName: string | null;
  /** What the importer or exporter has to do. */
  requirement: string | null;
  documents: readonly string[];
  legalBasis: string | null;
  sourceUrl: string | null;
  /** First day; null where it holds as long as anyone remembers. */
  from: string | null;
  /** First day on which it no longer holds. */
  until: string | null;
  reviewedAt: string | null;
}
