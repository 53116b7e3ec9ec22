/** Groups of countries of TARIC: the workbook of the composition of geographical areas. */
import type { AreaRecord } from '../../../engine/release/records.ts';
import type { Table, TableRow } from '../../files/workbook.ts';
import { BrokenFile } from '../importer.ts';
import { taricValidity } from './taricValidity.ts';

const COLUMNS = [
  'Country group',
  'Country group descr.',
  'Member country',
  'Mbship start date',
  'Mbship end date',
] as const;

type Member = AreaRecord['members'][number];

/**
 * Each group once, with its members and the days of their membership, in the order of the file
 * (where it repeats a member in several languages, once). Throws `BrokenFile` for a missing column,
 * a row without group or member, and days that are none.
 */
export async function areasOf(table: Table): Promise<AreaRecord[]> {
  const groups = new Map<string, { name: string; members: Map<string, Member> }>();
  for await (const row of table.rows(COLUMNS)) {
    const id = row.cell('Country group');
    const country = row.cell('Member country');
    if (id === null || country === null)
      throw new BrokenFile(
        table.name,
        row.row,
        'the row has no country group or no member country',
      );
    const group = groups.get(id) ?? { name: id, members: new Map<string, Member>() };
    const name = row.cell('Country group descr.');
    if (name !== null && (group.name === id || row.cell('Language') === 'EN')) group.name = name;
    const member = memberOf(country, table.name, row);
    group.members.set(`${country} ${member.from ?? ''}`, member);
    groups.set(id, group);
  }
  return [...groups].map(([id, { name, members }]) => ({
    kind: 'area',
    id,
    name,
    members: [...members.values()],
  }));
}

/** A membership ends with its group at the latest. */
function memberOf(country: string, file: string, { row, cell }: TableRow): Member {
  const place = { file, row };
  const membership = taricValidity(cell('Mbship start date'), cell('Mbship end date'), place);
  const group = taricValidity(null, cell('End date'), place);
  const ends = [membership.until, group.until].filter((day) => day !== null).toSorted();
  return { country, from: membership.from, until: ends[0] ?? null };
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const GROUP_NAMES: Readonly<Record<string, string>> = {
  '1008': 'All third countries',
  '1010': 'European Union',
  '1011': 'ERGA OMNES',
};

/**
 * Name of a country or of a group, for files that print none; its own code when it is not known.
 */
export const areaName = (id: string): string =>
  /^[A-Z]{2}$/.test(id) ? (COUNTRY_NAMES.of(id) ?? id) : (GROUP_NAMES[id] ?? id);
