/** How likely a code is right, all of it: honest about what was only guessed from a group. */
import type { AgencyCandidate } from './candidates.ts';
import type { HeadingEvidence } from './headings.ts';

export interface Grounds {
  candidate: AgencyCandidate;
  /** The best candidate of another industry, or outside the agency's say. */
  rival: AgencyCandidate | undefined;
  evidence: HeadingEvidence;
  compared: { checked: boolean; validated: boolean };
  claimed: boolean;
}

/**
 * Ceilings: a product seen in a public record; a known class; a group whose class is not known; a
 * heading alone.
 */
const CEILING = { product: 0.95, class: 0.6, group: 0.4, heading: 0.3 } as const;
const FULL_NAME = 0.85;
const FULL_LEAD = 1;
const CONTRADICTED = 0.6;
const NOT_FOUND = 0.5;

/** 0 to 1, two digits. */
export function confidenceOf({ candidate, rival, evidence, compared, claimed }: Grounds): number {
  const named = Math.min(1, candidate.name / FULL_NAME);
  const lead = Math.min(1, Math.max(0, candidate.score - (rival?.score ?? 0)) / FULL_LEAD);
  const backed = candidate.hinted ? Math.max(0.8, candidate.support) : candidate.support;
  const strength = 0.3 + 0.3 * named + 0.25 * backed + 0.15 * lead;
  const against = evidence.hint !== null && !candidate.hinted ? CONTRADICTED : 1;
  const checked = compared.checked && !compared.validated ? NOT_FOUND : 1;
  return (
    Math.round(100 * Math.min(1, strength) * ceilingOf(candidate, claimed) * against * checked) /
    100
  );
}

function ceilingOf({ base, certainty, words }: AgencyCandidate, claimed: boolean): number {
  if (!base) return 0;
  if (words === null && !claimed) return CEILING.heading;
  if (base.product !== '99') return certainty === 'V' ? CEILING.product : CEILING.class;
  return base.class === 'Y' ? CEILING.group : CEILING.class;
}
