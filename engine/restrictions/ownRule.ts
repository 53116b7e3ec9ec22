/** A rule that a workspace has written, as the check reads it. */
import type { Direction, RestrictionRule, RuleType } from './types.ts';
import { ANY_LANGUAGE } from './wordForms.ts';

/** A workspace's rule as it is stored. */
export interface OwnRule {
  id: string;
  country: string;
  direction: Direction;
  ruleType: RuleType;
  code: string | null;
  keywords: readonly string[];
  origins: readonly string[];
  title: string;
  summary: string | null;
}

/**
 * The rule: a code and keywords are both required, and its words count as they are written, in
 * whatever language.
 */
export const ownRule = (own: OwnRule): RestrictionRule => ({
  id: own.id,
  source: 'workspace',
  countries: [own.country],
  countriesExcluded: [],
  direction: own.direction,
  ruleType: own.ruleType,
  match: 'both',
  codes: own.code === null ? [] : [{ first: own.code, last: own.code }],
  codesExcluded: [],
  keywords: own.keywords.map((text) => ({ text, language: ANY_LANGUAGE })),
  excluded: [],
  concepts: [],
  isMaterial: true,
  withLookAlikes: true,
  partners: own.origins,
  partnersExcluded: [],
  places: [],
  above: null,
  title: own.title,
  summary: own.summary,
  agency: null,
  agencyName: null,
  requirement: null,
  documents: [],
  legalBasis: null,
  sourceUrl: null,
  from: null,
  until: null,
  reviewedAt: null,
});
