/** What is told a caller who names no origin where rules of the destination ask for it. */
import type { Restriction } from './check.ts';
import type { RestrictionRule } from './types.ts';

export const ORIGIN_NOT_NAMED = 'origin-not-named';
const NAMED_MOST = 12;

/**
 * One observation for the rules that would hold for goods of their origins; none where there are no
 * such rules.
 */
export function originNotNamed(
  destination: string,
  rules: readonly RestrictionRule[],
): Restriction[] {
  const [first] = rules;
  if (!first) return [];
  return [
    {
      id: ORIGIN_NOT_NAMED,
      source: 'official',
      direction: 'import',
      ruleType: 'observation',
      country: destination,
      title: 'The origin decides, and it was not named',
      summary: `Not checked, since they depend on the origin: ${some(rules.map(({ id }) => id))}. ${originsOf(rules)}`,
      agency: first.agency,
      agencyName: first.agencyName,
      requirement: 'Send originCountry.',
      documents: [],
      measureType: null,
      matchedOn: 'origin',
      matchedCode: null,
      matchedKeywords: [],
      confidence: 'high',
      startsOn: null,
      endsOn: null,
      legalBasis: first.legalBasis,
      sourceUrl: first.sourceUrl,
      ruleId: null,
    },
  ];
}

function originsOf(rules: readonly RestrictionRule[]): string {
  const origins = [...new Set(rules.flatMap(({ partners }) => partners))].sort();
  return origins.length > 0 ? `Origins: ${some(origins)}.` : 'Goods of one origin alone are free.';
}

const some = (names: readonly string[]): string =>
  names.length > NAMED_MOST
    ? `${names.slice(0, NAMED_MOST).join(', ')} and ${names.length - NAMED_MOST} more`
    : names.join(', ');
