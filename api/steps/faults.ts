/** What the validator found, in our words: what is wrong with a field, and what was meant. */
import type { z } from 'zod';
import { NO_COUNTRY_OR_REGION } from '../../contract/compare.ts';
import { NO_COUNTRY } from '../../contract/fields.ts';
import { didYouMean, nearest } from '../../engine/nearest.ts';
import { numberMeant } from '../../contract/written.ts';
import type { Issue } from '../../engine/refusal.ts';

type Fault = z.core.$ZodIssue;

/** What tells what was meant. */
export interface Sent {
  /** The value as it was sent. */
  value: unknown;
  /** The code of a country by its name; null where a text is none. */
  countryNamed: (text: string) => string | null;
  /** Code and name of a country whose name is nearly written; null where none is. */
  countryLike: (text: string) => string | null;
}

/** One fault in our words; a failed union speaks for its most specific branch. */
function issuesOf(fault: Fault, sent: Sent): Issue[] {
  if (fault.code === 'invalid_union') {
    const branch = fault.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
    if (branch.length > 0)
      return branch.flatMap((inner) =>
        issuesOf({ ...inner, path: [...fault.path, ...inner.path] }, sent),
      );
  }
  const path = fault.path.map(String).join('.') || 'body';
  const issue = issueOf(fault, sent);
  return [{ path, ...issue, message: issue.message + sentInstead(fault.path, issue, sent) }];
}

/** What is no date is no calendar date either: the first fault of a field is its cause. */
export function firstOfEach(faults: readonly Fault[], sent: Sent): Issue[] {
  const issues = new Map<string, Issue>();
  for (const fault of faults) {
    for (const issue of issuesOf(fault, sent))
      if (!issues.has(issue.path)) issues.set(issue.path, issue);
    if (issues.size > ISSUES_MAX) break;
  }
  return [...issues.values()];
}

/** Faults that one answer names: each entry of a long list may have some. */
export const ISSUES_MAX = 200;

/** As many as one answer names, and that there are more. */
export function boundedIssues(issues: readonly Issue[]): Issue[] {
  if (issues.length <= ISSUES_MAX) return [...issues];
  const rest = { path: 'body', message: `has more faults than these ${ISSUES_MAX}` };
  return [...issues.slice(0, ISSUES_MAX), rest];
}

const depth = (issues: readonly Fault[]): number =>
  Math.max(0, ...issues.map(({ code }) => (RANKS[code] ? RANKS[code] : 1)));
/** A rule of ours is more specific than a form, and that than a type. */
const RANKS: Readonly<Partial<Record<Fault['code'], number>>> = { custom: 3, invalid_format: 2 };

function issueOf(fault: Fault, sent: Sent): Omit<Issue, 'path'> {
  if (fault.code === 'invalid_value') return notAllowed(fault);
  if (fault.code === 'too_big')
    return { message: `must be at most ${fault.maximum}${unitOf(fault.origin)}` };
  if (fault.code === 'too_small') {
    const least = fault.inclusive === false ? 'more than' : 'at least';
    return { message: `must be ${least} ${fault.minimum}${unitOf(fault.origin)}` };
  }
  if (fault.code === 'invalid_type')
    return { message: fault.input === undefined ? 'is required' : wrongType(fault) };
  return { message: fault.message + countryMeant(fault, sent) };
}

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' items long' : '';

function notAllowed(fault: Extract<Fault, { code: 'invalid_value' }>): Omit<Issue, 'path'> {
  const allowed = fault.values.map(String);
  // a rule of ours says more than the list
  if (!fault.message.startsWith('Invalid ')) return { message: fault.message, allowed };
  const meant = typeof fault.input === 'string' ? nearest(fault.input, allowed) : undefined;
  return { message: `must be one of ${allowed.join(', ')}${didYouMean(meant)}`, allowed };
}

const TYPES: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function wrongType(fault: Extract<Fault, { code: 'invalid_type' }>): string {
  const named = TYPES[fault.expected];
  if (named === undefined || !fault.message.startsWith('Invalid ')) return fault.message;
  const wanted = `must be ${named}`;
  if (typeof fault.input !== 'string') return wanted;
  if (fault.expected === 'boolean' && /^(?:true|false)$/i.test(fault.input))
    return `${wanted}, without quotation marks`;
  const isNumber = fault.expected === 'number' || fault.expected === 'int';
  const meant = isNumber ? numberMeant(fault.input) : null;
  if (!meant) return wanted;
  const rest = meant.hasUnit ? 'without currency, unit and' : 'without';
  return `${wanted}: ${meant.numbers.join(' or ')}, ${rest} quotation marks`;
}

/** The code of a country whose name was sent, or of the one that was probably meant. */
function countryMeant({ message, input }: Fault, { countryNamed, countryLike }: Sent): string {
  if (message !== NO_COUNTRY && message !== NO_COUNTRY_OR_REGION) return '';
  if (typeof input !== 'string') return '';
  const code = countryNamed(input);
  return code === null ? didYouMean(countryLike(input) ?? undefined) : `: ${code}`;
}

/** The field that was sent in the place of one that is required. */
function sentInstead(
  path: Fault['path'],
  { message }: Omit<Issue, 'path'>,
  { value }: Sent,
): string {
  const wanted = path.at(-1);
  if (typeof wanted !== 'string' || !message.startsWith('is required')) return '';
  const given = path.slice(0, -1).reduce<unknown>((at, key) => memberOf(at, key), value);
  const names = namesIn(given)
    .slice(0, NAMES_MAX)
    .filter((name) => /^[\w.-]{1,60}$/.test(name));
  const other = names.find((name) => OTHER_NAMES[wanted]?.includes(name.toLowerCase()));
  const found = names.find((name) => nearest(name, [wanted]) !== undefined) ?? other;
  return found === undefined || found === wanted ? '' : `; did you mean it by "${found}"?`;
}

/** No object of the interface has more fields. */
const NAMES_MAX = 60;

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Names, in small letters, by which others know our fields. */
const OTHER_NAMES: Readonly<Partial<Record<string, readonly string[]>>> = {
  destinationCountry: ['country', 'countrycode', 'destination', 'shipto', 'to', 'tocountry'],
  originCountry: ['countryoforigin', 'country_of_origin', 'from', 'fromcountry', 'origin'],
  declaredOrigin: ['countryoforigin', 'country_of_origin', 'origin', 'origincountry'],
  hsCode: ['code', 'commoditycode', 'hs', 'hts', 'htscode', 'tariffcode'],
  code: ['hscode', 'hts', 'htscode', 'tariffcode'],
  value: ['amount', 'customsvalue', 'goodsvalue', 'price', 'total'],
  description: ['name', 'product', 'productdescription', 'q', 'query', 'text'],
  items: ['goods', 'lines', 'products'],
};
