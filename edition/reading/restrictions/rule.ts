/** One rule on restricted goods, from its record. */
import type {
  CodeSpan,
  KeywordPhrase,
  NamedConcept,
  PieceValue,
  RestrictionRule,
} from '../../../engine/restrictions/types.ts';
import { isDay, MEMBER_STATES } from '../table.ts';
import type { Concepts } from './concepts.ts';
import { KEYWORD_LANGUAGES } from './languages.ts';
import { readPlaces } from './places.ts';
import type { NamedRecord } from './records.ts';

const TITLE_MAX = 120;
const TEXT_MAX = 600;

/**
 * The rule of a record in the file of a territory. Throws `BrokenRow` for a field that is missing,
 * unknown or cannot be read, an id or a country that is not the file's, and a rule that says
 * nothing of the goods or where they come from or go.
 */
export function restrictionRule(
  record: NamedRecord,
  territory: string,
  concepts: Concepts,
): RestrictionRule {
  const direction = record.oneOf('direction', ['import', 'export']);
  const { from, until } = readDays(record);
  const rule: RestrictionRule = {
    id: readId(record, territory),
    source: 'official',
    ...readLaw(record, territory),
    direction,
    ruleType: record.oneOf('type', ['prohibition', 'restriction', 'observation']),
    ...readGoods(record, concepts),
    ...readPartners(record, direction === 'import' ? 'origins' : 'destinations'),
    places: readPlaces(record),
    above: readAbove(record),
    title: bounded(record, 'title', TITLE_MAX),
    summary: bounded(record, 'summary', TEXT_MAX),
    agency: bounded(record, 'agency', 40),
    agencyName: bounded(record, 'agency name', TITLE_MAX),
    requirement: record.optional('requirement') && bounded(record, 'requirement', TEXT_MAX),
    documents: record.list('documents'),
    legalBasis: bounded(record, 'legal basis', TEXT_MAX),
    sourceUrl: readUrl(record),
    from,
    until,
    reviewedAt: readDay(record, 'reviewed', record.text('reviewed')),
  };
  record.expectNoMore();
  return rule;
}

function readId(record: NamedRecord, territory: string): string {
  const id = record.text('rule');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))
    record.fail(`rule "${id}" is no name of small letters`, 'rule');
  return id.startsWith(`${territory}-`)
    ? id
    : record.fail(`rule "${id}" does not begin with "${territory}-"`);
}

/**
 * `world.txt` holds the rules of every country but those left out, `us.txt` those whose first
 * country is US.
 */
function readLaw(
  record: NamedRecord,
  territory: string,
): Pick<RestrictionRule, 'countries' | 'countriesExcluded'> {
  const words = record.words('country');
  const countries = words.filter((word) => !word.startsWith('-'));
  const countriesExcluded = words
    .filter((word) => word.startsWith('-'))
    .map((word) => word.slice(1));
  const first = territory === 'world' ? '*' : territory.toUpperCase();
  if (countries[0] !== first)
    record.fail(`country must begin with "${first}" in this file`, 'country');
  if (countriesExcluded.length > 0 && first !== '*')
    record.fail('only a rule of every country leaves some out', 'country');
  for (const country of [...countries, ...countriesExcluded])
    if (country !== first && !/^[A-Z]{2}$/.test(country))
      record.fail(`country "${country}" is no country of two capital letters`, 'country');
  return { countries, countriesExcluded };
}

type Goods = Pick<
  RestrictionRule,
  | 'match'
  | 'codes'
  | 'codesExcluded'
  | 'keywords'
  | 'excluded'
  | 'concepts'
  | 'isMaterial'
  | 'withLookAlikes'
>;

function readGoods(record: NamedRecord, concepts: Concepts): Goods {
  const words = record.words('codes');
  const codes = words.filter((word) => !word.startsWith('-')).map((word) => spanOf(record, word));
  const codesExcluded = words
    .filter((word) => word.startsWith('-'))
    .map((word) => spanOf(record, word.slice(1)));
  const keywords = readPhrases(record, 'keywords');
  const excluded = readPhrases(record, 'exclude');
  const named = readNamed(record, concepts);
  const namesGoods = keywords.length + named.length > 0;
  const hasBoth = codes.length > 0 && namesGoods;
  const match = record.optional('match') === null ? null : record.oneOf('match', ['any', 'both']);
  if (hasBoth && match === null)
    record.fail('codes and keywords need "match: any" or "match: both"');
  if (!hasBoth && match !== null)
    record.fail('match says nothing without codes and keywords', 'match');
  if (excluded.length > 0 && !namesGoods) record.fail('exclude says nothing without keywords');
  if (codes.length === 0 && keywords.some((one) => one.needsCode))
    record.fail('a keyword with an asterisk needs codes', 'keywords');
  return {
    match: match ?? 'any',
    codes,
    codesExcluded,
    keywords,
    excluded,
    concepts: named,
    isMaterial: readYes(record, 'material'),
    withLookAlikes: readYes(record, 'lookalikes'),
  };
}

const readYes = (record: NamedRecord, name: string): boolean =>
  record.optional(name) !== null && record.oneOf(name, ['yes']) === 'yes';

/** `3303`, or `3303-3307` for all from one to the other. */
function spanOf(record: NamedRecord, word: string): CodeSpan {
  const [, first = '', last = first] = /^(\d{2,10})(?:-(\d{2,10}))?$/.exec(word) ?? [];
  if (first === '') record.fail(`code "${word}" is no 2 to 10 digits`, 'codes');
  if (first.length % 2 === 1) record.fail(`code "${first}" has an odd number of digits`, 'codes');
  if (last.length !== first.length || last < first)
    record.fail(`codes "${word}" do not go from one to another of the same length`, 'codes');
  return { first, last };
}

function readPhrases(record: NamedRecord, name: string): KeywordPhrase[] {
  const phrases = ['en', ...KEYWORD_LANGUAGES].flatMap((language) =>
    record
      .list(language === 'en' ? name : `${name} ${language}`)
      .map((text) =>
        text.endsWith('*') && name === 'keywords'
          ? { text: text.slice(0, -1), language, needsCode: true as const }
          : { text, language },
      ),
  );
  const seen = new Set<string>();
  for (const { text, language } of phrases) {
    const field = language === 'en' ? name : `${name} ${language}`;
    if (text.length < 2 || text.length > 80)
      record.fail(`"${text}" is shorter than 2 or longer than 80`, field);
    if (seen.has(`${language} ${text.toLowerCase()}`)) record.fail(`"${text}" stands twice`, field);
    seen.add(`${language} ${text.toLowerCase()}`);
  }
  return phrases;
}

/** The concepts that a rule names; with a question mark a fact beside the goods decides. */
const readNamed = (record: NamedRecord, concepts: Concepts): NamedConcept[] =>
  record.list('concepts').map((name) => {
    const concept = concepts.get(name.replace(/\?$/, ''));
    if (!concept) return record.fail(`concept "${name}" is not known`, 'concepts');
    return { concept, isPlain: !name.endsWith('?') };
  });

/** Countries, those left out with a minus; `EU` stands for its members. */
function readPartners(
  record: NamedRecord,
  name: string,
): Pick<RestrictionRule, 'partners' | 'partnersExcluded'> {
  const words = record.words(name);
  for (const word of words)
    if (!/^-?[A-Z]{2}$/.test(word)) record.fail(`${name} "${word}" is no country`, name);
  const expand = (word: string): string[] => (word === 'EU' ? MEMBER_STATES : [word]);
  const partners = words.filter((word) => !word.startsWith('-')).flatMap(expand);
  const partnersExcluded = words
    .filter((word) => word.startsWith('-'))
    .flatMap((word) => expand(word.slice(1)));
  const saysGoods =
    record.words('codes').some((word) => !word.startsWith('-')) ||
    ['concepts', 'places'].some((field) => record.list(field).length > 0) ||
    readPhrases(record, 'keywords').length > 0;
  if (!saysGoods && partners.length === 0) record.fail(`a rule needs codes, keywords or ${name}`);
  return { partners, partnersExcluded };
}

function readAbove(record: NamedRecord): PieceValue | null {
  const text = record.optional('above');
  if (text === null) return null;
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text) ?? [];
  if (!amount || !currency)
    return record.fail(`above "${text}" is no amount and currency`, 'above');
  return { amount: Number(amount), currency };
}

function readDays(record: NamedRecord): Pick<RestrictionRule, 'from' | 'until'> {
  const day = (name: string): string | null => {
    const text = record.optional(name);
    return text === null ? null : readDay(record, name, text);
  };
  const [from, until] = [day('from'), day('until')];
  if (from !== null && until !== null && until <= from)
    record.fail('until is not after from', 'until');
  return { from, until };
}

const readDay = (record: NamedRecord, name: string, text: string): string =>
  isDay(text) ? text : record.fail(`${name} "${text}" is no date`, name);

function bounded(record: NamedRecord, name: string, max: number): string {
  const text = record.text(name);
  return text.length > max ? record.fail(`${name} is longer than ${max} characters`, name) : text;
}

function readUrl(record: NamedRecord): string {
  const url = record.text('source');
  return /^https?:\/\/[^\s.]+\.\S+$/.test(url)
    ? url
    : record.fail(`source "${url}" is no address`, 'source');
}
