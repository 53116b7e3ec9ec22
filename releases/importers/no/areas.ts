/**
 * Groups of countries of Norwegian Customs, and the countries that belong to them from a day on.
 */
import { dayAfter } from '../../../engine/calendar.ts';
import type { AreaRecord } from '../../../engine/release/records.ts';
import {
  broken,
  dateAt,
  type Fields,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import type { NorwegianFile } from './no.ts';

type Member = AreaRecord['members'][number];

/**
 * Every group with its members; names are Norwegian. A few countries are Norwegian Customs' own
 * (`XB` Canary Islands, `XC` Ceuta and Melilla). Throws `BrokenFile` for a country in a group that
 * is not listed and for a group listed twice.
 */
export function* areasOf(groups: NorwegianFile, members: NorwegianFile): Generator<AreaRecord> {
  const names = namesOf(groups);
  const countries = membersOf(members, names);
  for (const [id, name] of names)
    yield { kind: 'area', id, name, members: countries.get(id) ?? [] };
}

function namesOf({ name: file, fields }: NorwegianFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [index, entry] of listAt(fields, 'landgrupper', { file, row: null }).entries()) {
    const place = { file, row: index + 1 };
    const group = objectAt(entry, place);
    const id = textAt(group, 'landgruppekode', place);
    if (names.has(id)) throw broken(place, `the group ${id} is listed twice`);
    names.set(id, textAt(group, 'landgruppenavn', place).trim());
  }
  return names;
}

function membersOf(
  { name: file, fields }: NorwegianFile,
  names: ReadonlyMap<string, string>,
): Map<string, Member[]> {
  const members = new Map<string, Member[]>();
  for (const [index, entry] of listAt(fields, 'medlemsland', { file, row: null }).entries()) {
    const place = { file, row: index + 1 };
    const land = objectAt(entry, place);
    const country = textAt(land, 'landkode', place);
    if (!/^[A-Z]{2}$/.test(country)) throw broken(place, `"${country}" is no code of a country`);
    for (const belonging of listAt(land, 'landgrupper', place)) {
      const group = objectAt(belonging, place);
      const id = textAt(group, 'landgruppekode', place);
      if (!names.has(id))
        throw broken(
          place,
          `${country} belongs to the group ${id}, which landgruppe does not list`,
        );
      const list = members.get(id) ?? [];
      list.push(memberOf(country, group, place));
      members.set(id, list);
    }
  }
  return members;
}

/** `fomdato` is the first day, `tomdato` the last. */
function memberOf(country: string, group: Fields, place: CellPlace): Member {
  const last = dayOf(textAt(group, 'tomdato', place), place);
  return {
    country,
    from: dayOf(textAt(group, 'fomdato', place), place),
    until: last === null ? null : dayAfter(last),
  };
}

function dayOf(printed: string, place: CellPlace): string | null {
  if (printed === '') return null;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(printed) ?? [];
  if (year === undefined || month === undefined || day === undefined)
    throw broken(place, `"${printed}" is no date of the form year-month-day`);
  return dateAt(year, month, day, place);
}
