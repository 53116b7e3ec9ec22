/** One party of OFAC's lists, from its row and the rows that belong to it. */
import type { PartyRecord } from '../../../engine/release/records.ts';
import type { CsvRow } from '../../files/delimited.ts';
import { countryCode, countryCodes } from './countryNames.ts';
import { readRemarks } from './ofacRemarks.ts';
import {
  joined,
  partyDetails,
  partyRecord,
  partyType,
  partyVessel,
  printedParts,
} from './party.ts';

const SOURCE = 'US Department of the Treasury, Office of Foreign Assets Control';

/** What the set holds of one party beside its own row. */
export interface OfacParts {
  list: string;
  id: string;
  addresses: readonly CsvRow[];
  aliases: readonly CsvRow[];
  comments: readonly CsvRow[];
}

const REMARKS_CHARACTERS_MAX = 1000;

/**
 * The party of a row of the list of names: number, name, type, programmes, title, call sign, vessel
 * type, tonnage, gross registered tonnage, flag, owner, remarks. A party without a type is an
 * entity.
 */
export function ofacParty(cells: readonly string[], given: OfacParts): PartyRecord {
  const printed = field(cells, 11) === null ? '' : (cells[11] ?? '');
  const more = given.comments.map((comment) => comment.cells[1] ?? '').join('');
  const remarks = readRemarks(printed + more);
  const callSign = field(cells, 5);
  // goes on in a file not given
  const cut = printed.length >= REMARKS_CHARACTERS_MAX && more === '' ? ' …' : '';
  return partyRecord({
    id: given.id,
    list: given.list,
    source: SOURCE,
    type: field(cells, 2) === null ? 'entity' : partyType(cells[2] ?? ''),
    name: field(cells, 1) ?? '',
    aliases: [...given.aliases.flatMap(alias), ...remarks.aliases],
    addresses: given.addresses.flatMap(address),
    countries: countryCodes([
      ...remarks.nationalities,
      ...remarks.citizenships,
      ...remarks.flags,
      field(cells, 9),
    ]),
    birthDates: remarks.birthDates,
    identifiers: [
      ...(callSign === null ? [] : [{ kind: 'Call sign', number: callSign, country: null }]),
      ...remarks.identifiers,
    ],
    programmes: ofacProgrammes(cells),
    remarks: joined([`${printed}${more}${cut}`.trim()]),
    details: partyDetails({
      number: cells[0]?.trim(),
      title: field(cells, 4) ?? '',
      nationalities: countryCodes(remarks.nationalities),
      citizenships: countryCodes(remarks.citizenships),
      birthPlaces: remarks.birthPlaces,
      vessel: partyVessel(vesselOf(cells)),
    }),
  });
}

function vesselOf(cells: readonly string[]): Parameters<typeof partyVessel>[0] {
  const [callSign = '', type = '', tonnage = '', registered = '', flag = '', owner = ''] = [
    5, 6, 7, 8, 9, 10,
  ].map((at) => field(cells, at) ?? '');
  return { callSign, type, tonnage: tonnage || registered, flag: countryCode(flag) ?? flag, owner };
}

// ent_num, alt_num, type (aka, fka, nka), name, remarks: weak names stand in the party's remarks
// only
function alias({ cells }: CsvRow): PartyRecord['aliases'][number][] {
  const name = field(cells, 3);
  if (name === null) return [];
  return [{ name, strength: 'strong', ...(field(cells, 2) === 'fka' ? { former: true } : {}) }];
}

// ent_num, add_num, street, city and postal code, country, remarks
function address({ cells }: CsvRow): PartyRecord['addresses'][number][] {
  const country = field(cells, 4);
  const [street, city] = [field(cells, 2), field(cells, 3)];
  const parts = [street, city, country, field(cells, 5)].filter((part) => part !== null);
  return parts.length === 0
    ? []
    : [
        {
          text: parts.join(', '),
          country: country === null ? null : countryCode(country),
          ...printedParts({ street: street ?? '', city: city ?? '' }),
        },
      ];
}

/** Programmes of a row of the list of names: `SDGT] [IFSR` is two. */
export const ofacProgrammes = (cells: readonly string[]): string[] =>
  (field(cells, 3) ?? '').split('] [').filter((programme) => programme !== '');

/** A cell; null for the publisher's `-0- `. */
function field(cells: readonly string[], at: number): string | null {
  const text = (cells[at] ?? '').trim();
  return text === '' || text === '-0-' ? null : text;
}
