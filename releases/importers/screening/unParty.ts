/** One person or entity of the United Nations list, from its XML element. */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { countryCode, countryCodes } from './countryNames.ts';
import { joined, listedFrom, type PartyIds, partyRecord } from './party.ts';

export interface Element {
  tag: string;
  text: string;
  children: Element[];
}

const SOURCE = 'United Nations Security Council';

/**
 * The party of an INDIVIDUAL or ENTITY element that ends on line `row`. Refuses with `BrokenFile`
 * one without a name or a reference number, and a number that stands twice.
 */
export function unParty(element: Element, file: string, row: number, ids: PartyIds): PartyRecord {
  const number = value(element, 'REFERENCE_NUMBER');
  const name = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .map((tag) => value(element, tag))
    .filter((part) => part !== null)
    .join(' ');
  if (number === null) throw new BrokenFile(file, row, 'the party has no REFERENCE_NUMBER');
  if (name === '') throw new BrokenFile(file, row, `the party ${number} has no name`);
  return partyRecord({
    id: ids.numbered('UN', number, file, row),
    list: 'UN',
    source: SOURCE,
    type: element.tag === 'INDIVIDUAL' ? 'individual' : 'entity',
    name,
    aliases: aliases(element),
    addresses: all(element, `${element.tag}_ADDRESS`).flatMap(address),
    countries: countryCodes(all(element, 'NATIONALITY').flatMap(values)),
    birthDates: all(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(birth),
    identifiers: all(element, 'INDIVIDUAL_DOCUMENT').flatMap(identifier),
    programmes: [value(element, 'UN_LIST_TYPE')].filter((type) => type !== null),
    remarks: joined([...all(element, 'DESIGNATION').flatMap(values), value(element, 'COMMENTS1')]),
    // some days carry a time zone
    from: listedFrom(value(element, 'LISTED_ON')?.slice(0, 10) ?? ''),
  });
}

const all = (element: Element, tag: string): Element[] =>
  element.children.filter((child) => child.tag === tag);

const tidied = (text: string): string | null => text.replaceAll(/\s+/g, ' ').trim() || null;

const value = (element: Element, tag: string): string | null =>
  tidied(all(element, tag)[0]?.text ?? '');

const values = (element: Element): string[] =>
  all(element, 'VALUE')
    .map(({ text }) => tidied(text))
    .filter((text) => text !== null);

/**
 * `Good` and `Low` are the publisher's words of strength; `a.k.a.` and `f.k.a.` of entities say
 * nothing of it.
 */
const STRENGTHS: Readonly<Record<string, 'strong' | 'weak'>> = { Good: 'strong', Low: 'weak' };

function aliases(element: Element): PartyRecord['aliases'][number][] {
  const named = all(element, `${element.tag}_ALIAS`).flatMap((alias) => {
    const strength = STRENGTHS[value(alias, 'QUALITY') ?? ''] ?? null;
    const names = (value(alias, 'ALIAS_NAME') ?? '').split(';'); // some hold several
    return names.map((name) => ({ name: name.trim(), strength }));
  });
  const original = value(element, 'NAME_ORIGINAL_SCRIPT');
  if (original !== null) named.push({ name: original, strength: null });
  return named.filter(({ name }) => name !== '');
}

function address(element: Element): PartyRecord['addresses'][number][] {
  const country = value(element, 'COUNTRY');
  const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE'].map((tag) =>
    value(element, tag),
  );
  const text = parts.filter((part) => part !== null).join(', ');
  return text === '' ? [] : [{ text, country: country === null ? null : countryCode(country) }];
}

function birth(element: Element): string[] {
  const [from, to] = [value(element, 'FROM_YEAR'), value(element, 'TO_YEAR')];
  if (from !== null || to !== null)
    return [[from, to].filter((year) => year !== null).join(' to ')];
  const date = value(element, 'DATE')?.slice(0, 10) ?? value(element, 'YEAR');
  if (date === null) return [];
  return [value(element, 'TYPE_OF_DATE') === 'APPROXIMATELY' ? `circa ${date}` : date];
}

function identifier(element: Element): PartyRecord['identifiers'][number][] {
  const number = value(element, 'NUMBER');
  if (number === null) return [];
  const country = value(element, 'ISSUING_COUNTRY') ?? value(element, 'COUNTRY_OF_ISSUE');
  return [
    {
      kind: value(element, 'TYPE_OF_DOCUMENT') ?? value(element, 'TYPE_OF_DOCUMENT2') ?? 'Document',
      number,
      country: country === null ? null : countryCode(country),
    },
  ];
}
