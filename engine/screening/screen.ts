/**
 * A name, and perhaps a company, against the lists: every party that is worth a look, best first.
 */
import type { PartyRecord } from '../release/records.ts';
import { THRESHOLD } from './compared.ts';
import { listOf, severityOf } from './lists.ts';
import { namesIn, normaliseName } from './normalise.ts';
import type { Question } from './question.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import type { ScreeningIndex } from './screeningIndex.ts';
import { type FoundName, searchNames } from './search.ts';

export interface ScreeningQuery {
  name: string;
  company: string | null;
  country: string | null;
  type: 'individual' | 'entity' | null;
}

/** A listed party that is like a name asked for. A lead, not a verdict. */
export interface Match {
  party: PartyRecord;
  /** Rows of the same party, for its other addresses. */
  others: readonly PartyRecord[];
  matchedName: string;
  matchedOn: 'name' | 'alias' | 'former_name';
  queried: 'name' | 'company';
  /** Two digits behind the point. */
  score: number;
  exact: boolean;
  reasons: readonly Reason[];
  countries: readonly string[];
  countryMatch: boolean;
}

export interface Screening {
  threshold: number;
  /** At most fifty, best first. */
  matches: readonly Match[];
  /** There were more. */
  isCut: boolean;
  /** What could not be looked for, and why. */
  unusable: readonly { queried: 'name' | 'company'; why: 'short' | 'form' }[];
  /** What has more words, or more names, than are looked for. */
  cut: readonly ('name' | 'company')[];
}

const MATCHES_MAX = 50;

/**
 * Screens against every party whose listing has not ended on the day. Name and company are scored
 * apart, and of a party the better one is told. A party typed as the other kind drops; vessels,
 * aircraft and parties of unknown type stay.
 */
export function screen(query: ScreeningQuery, index: ScreeningIndex, day: string): Screening {
  const named = { name: namesAsked(query.name), company: namesAsked(query.company) };
  const fields = ['name', 'company'] as const;
  const asked = fields.flatMap((queried) =>
    named[queried].slice(0, NAMES_MAX).map((written) => ({ queried, written })),
  );
  const unusable: Screening['unusable'][number][] = [];
  const cut = fields.filter((queried) => named[queried].length > NAMES_MAX);
  const matches = new Map<number, Match>();
  for (const { queried, written } of asked) {
    const { question, found } = searchNames(written, index);
    if (question.unusable !== null && !unusable.some((one) => one.queried === queried))
      unusable.push({ queried, why: question.unusable });
    if (question.isCut && !cut.includes(queried)) cut.push(queried);
    for (const [group, match] of groupedMatches(found, question, { query, queried, index, day })) {
      const before = matches.get(group);
      if (!before || compareMatches(match, before) < 0) matches.set(group, match);
    }
  }
  const ordered = [...matches.values()].sort(compareMatches);
  const shown = ordered.slice(0, MATCHES_MAX);
  return {
    threshold: THRESHOLD,
    matches: shown,
    isCut: ordered.length > shown.length,
    unusable,
    cut,
  };
}

/** Nobody trades under more; each is a search of its own. */
const NAMES_MAX = 4;

/** `A trading as B` asks for both. */
function namesAsked(written: string | null): string[] {
  if (written === null) return [];
  const names = namesIn(written).flatMap(({ name, weak }) => (weak ? [] : [name]));
  return names.length > 1 ? names : [written];
}

/** Exact first, then by score, country, gravity of the list and name. */
function compareMatches(left: Match, right: Match): number {
  return (
    Number(right.exact) - Number(left.exact) ||
    right.score - left.score ||
    Number(right.countryMatch) - Number(left.countryMatch) ||
    severityOf(left.party.list) - severityOf(right.party.list) ||
    compareTexts(left.party.name, right.party.name) ||
    compareTexts(left.party.id, right.party.id)
  );
}

const compareTexts = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;

interface Asking {
  query: ScreeningQuery;
  queried: 'name' | 'company';
  index: ScreeningIndex;
  day: string;
}

/** One match a party, whatever the number of its rows. */
function groupedMatches(
  found: readonly FoundName[],
  question: Question,
  asking: Asking,
): Map<number, Match> {
  const groups = new Map<number, { one: FoundName; party: PartyRecord; others: PartyRecord[] }>();
  for (const one of found.toSorted(
    (left, right) => right.score - left.score || left.party - right.party,
  )) {
    const party = partyOf(asking.index, one.party);
    if (!isWanted(party, asking)) continue;
    const group = asking.index.groups[one.party] ?? 0;
    const known = groups.get(group);
    if (known) known.others.push(party);
    else groups.set(group, { one, party, others: [] });
  }
  return new Map(
    [...groups].map(([group, { one, party, others }]) => [
      group,
      matchOf(one, { party, others, question, asking }),
    ]),
  );
}

/** A party as it was listed; the index holds what was made from it. */
const partyOf = (index: ScreeningIndex, party: number): PartyRecord =>
  JSON.parse(index.records[party] ?? '{}') as PartyRecord; // written by the builder of the index

function isWanted({ type, until, list }: PartyRecord, { query, day }: Asking): boolean {
  if (listOf(list) === undefined || (until !== null && until <= day)) return false;
  const other =
    query.type === 'individual' ? 'entity' : query.type === 'entity' ? 'individual' : null;
  return type !== other;
}

function matchOf(
  one: FoundName,
  given: { party: PartyRecord; others: PartyRecord[]; question: Question; asking: Asking },
): Match {
  const { party, others, question, asking } = given;
  const place = asking.index.names.places[one.name] ?? 0;
  const alias = place === 0 ? null : party.aliases[place - 1];
  const matchedName = alias?.name ?? party.name;
  const exact =
    namesIn(matchedName).some(({ name }) => normaliseName(name).full === question.full) &&
    !question.foreign;
  const countries = countriesOf([party, ...others]);
  const { country } = asking.query;
  return {
    party,
    others,
    matchedName,
    matchedOn: !alias ? 'name' : alias.former === true ? 'former_name' : 'alias',
    queried: asking.queried,
    score: exact ? 1 : Math.min(Math.round(one.score * 100) / 100, SCORE_NOT_EXACT_MAX),
    exact,
    reasons: reasonsOf(one, exact),
    countries,
    countryMatch: country !== null && countries.includes(country),
  };
}

const SCORE_NOT_EXACT_MAX = 0.99;

/** Countries of addresses, nationality, citizenship and flag. */
function countriesOf(rows: readonly PartyRecord[]): string[] {
  const all = rows.flatMap(({ countries, addresses }) => [
    ...countries,
    ...addresses.map(({ country }) => country),
  ]);
  return [...new Set(all.filter((country) => country !== null))].sort();
}
