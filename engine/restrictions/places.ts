/** Rules on goods of a region or for it: what lies in it is forbidden there, whatever it is. */
import type { GoodsMatch } from './goods.ts';
import type { Journey, Place } from './laws.ts';
import type { RestrictionRule, RulePlace } from './types.ts';

/**
 * The match of a journey with the places of a rule: of origin for imports, of destination for
 * exports. Null where it has none or the journey leads elsewhere.
 */
export function matchPlace(rule: RestrictionRule, journey: Journey): GoodsMatch | null {
  if (rule.places.length === 0) return null;
  const isImport = rule.direction === 'import';
  const country = isImport ? journey.origin : journey.destination;
  const place = isImport ? journey.originPlace : journey.destinationPlace;
  if (place === null) return null;
  const held = rule.places.filter((one) => one.country === country && isIn(one, place));
  if (held.length === 0) return null;
  const confidence = held.some((one) => !one.isPartly) ? 'high' : 'medium';
  return { matchedOn: 'origin', matchedCode: null, matchedKeywords: [], confidence };
}

/** A region is written with its country or without: `UA-43`, `43`. */
function isIn({ country, region, postcodes }: RulePlace, place: Place): boolean {
  if (region !== null)
    return place.region === region || `${country}-${place.region ?? ''}` === region;
  if (postcodes === null || place.postalCode === null) return false;
  const digits = place.postalCode.replace(/\D/g, '');
  return (
    digits.length === postcodes.first.length &&
    postcodes.first <= digits &&
    digits <= postcodes.last
  );
}
