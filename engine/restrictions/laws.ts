/** Whose rules hold where, and on which goods of a pair of countries. */
import { remembered } from '../remembered.ts';
import type { RestrictionRule } from './types.ts';

/**
 * Member states of the Union, and what belongs to its customs territory under a code of its own:
 * Monaco, Åland, the French overseas departments (Regulation (EU) 952/2013, article 4).
 */
const UNION: ReadonlySet<string> = new Set(
  'AX GF GP MC MQ RE YT AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/**
 * Territories that have the customs law of another country: Puerto Rico is in that of the United
 * States (19 USC 1202, note 2).
 */
const CUSTOMS_LAW: Readonly<Record<string, string>> = {
  PR: 'US',
  IM: 'GB',
  MC: 'FR',
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/**
 * The countries and unions whose rules hold in a country. Northern Ireland applies the rules of the
 * Union on goods (Windsor Framework, article 5); what it shares with Great Britain beside them says
 * XI in the rule itself.
 */
export const lawsOf = remembered((country: string): ReadonlySet<string> => {
  const laws = new Set([country]);
  const other = CUSTOMS_LAW[country];
  if (other) laws.add(other);
  if (UNION.has(country) || country === 'XI') laws.add('EU');
  return laws;
});

/** A region and a postcode, as far as they were said. */
export interface Place {
  region: string | null;
  postalCode: string | null;
}

/** Where goods come from and go to. */
export interface Journey {
  destination: string;
  /** Country of origin of the goods; null when it was not said. */
  origin: string | null;
  /** Country that they are sent from, whose export rules hold; null when it was not said. */
  sentFrom: string | null;
  originPlace: Place | null;
  destinationPlace: Place | null;
}

const isInForce = ({ from, until }: RestrictionRule, day: string): boolean =>
  (from === null || day >= from) && (until === null || day < until);

/** Whether a rule of the direction holds on the journey and the day, whatever the goods. */
export function holdsFor(rule: RestrictionRule, journey: Journey, day: string): boolean {
  if (!isInForce(rule, day)) return false;
  const { destination, origin, sentFrom } = journey;
  if (rule.direction === 'import') return isLaw(rule, destination) && isPartner(rule, origin);
  if (sentFrom === null || sentFrom === destination) return false;
  const leavesUnion = !isWithinUnion(sentFrom, destination);
  const byLaw = rule.countries.some((country) => country !== 'EU' && country !== '*');
  return (leavesUnion || byLaw) && isLaw(rule, sentFrom) && isPartner(rule, destination);
}

/** Whether a rule on goods of certain origins may hold: nobody said where these come from. */
export const waitsForOrigin = (
  rule: RestrictionRule,
  { destination, origin }: Journey,
  day: string,
): boolean =>
  origin === null &&
  rule.direction === 'import' &&
  rule.ruleType !== 'observation' &&
  rule.partners.length + rule.partnersExcluded.length > 0 &&
  isInForce(rule, day) &&
  isLaw(rule, destination);

/** Whether goods stay in one country or within the customs territory of the Union. */
export const isWithinUnion = (from: string | null, to: string): boolean =>
  from === to || (from !== null && UNION.has(from) && UNION.has(to));

function isLaw({ countries, countriesExcluded }: RestrictionRule, country: string): boolean {
  const laws = lawsOf(country);
  if (countriesExcluded.some((one) => laws.has(one))) return false;
  return countries.some((one) => one === '*' || laws.has(one));
}

function isPartner(
  { partners, partnersExcluded }: RestrictionRule,
  partner: string | null,
): boolean {
  if (partners.length === 0 && partnersExcluded.length === 0) return true;
  if (partner === null || partnersExcluded.includes(partner)) return false;
  return partners.length === 0 || partners.includes(partner);
}

/**
 * Whether a country has import rules of its own or of its union: those of every country make none.
 */
export const isCovered = (rules: readonly RestrictionRule[], country: string): boolean =>
  rules.some(
    (rule) =>
      rule.source === 'official' &&
      rule.direction === 'import' &&
      rule.countries.some((one) => one !== '*' && lawsOf(country).has(one)),
  );
