/**
 * The Consolidated Screening List as CSV, in the columns of today and those before trade.gov gave
 * ids.
 */
import { US_STATES } from '../../../engine/usStates.ts';
import type { PartyRecord } from '../../../engine/release/records.ts';
import { type HeadedRow, headedRows } from '../../files/delimited.ts';
import type { SourceFile } from '../importer.ts';
import { countryCode } from './countryNames.ts';
import { cslList, cslRecord } from './cslParty.ts';
import type { PartyIds } from './party.ts';

/**
 * Parties of the CSV; lists inside a cell are joined by `; `. The older edition was written in
 * windows-1252.
 */
export async function* cslFromCsv(file: SourceFile, ids: PartyIds): AsyncGenerator<PartyRecord> {
  const older = !/^\W*_id\b/.test(
    Buffer.from(file.bytes.subarray(0, HEAD_BYTES)).toString('latin1'),
  );
  for await (const line of headedRows(file, { needed: NEEDED, windows1252: older }))
    yield cslRecord(fieldsOf(line), file.name, line.row, ids);
}

const HEAD_BYTES = 16; // a byte-order mark, a quote, the first column

const NEEDED = [
  'source',
  'entity_number',
  'type',
  'programs',
  'name',
  'addresses',
  'start_date',
  'end_date',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'ids',
];

function fieldsOf({ cell }: HeadedRow): Parameters<typeof cslRecord>[0] {
  const several = (column: string): string[] =>
    cell(column)
      .split('; ')
      .map((part) => part.trim().replace(/^and /, '')) // some cells are written as a sentence
      .filter((part) => part !== '');
  const denied = cslList(cell('source')) === 'DPL';
  const id = cell('_id');
  return {
    source: cell('source'),
    number: cell('entity_number'),
    id,
    type: cell('type'),
    name: cell('name'),
    title: cell('title'),
    programmes: several('programs'),
    aliases: several('alt_names'),
    addresses: several('addresses').map((text) => ({
      text,
      country: addressCountry(text, denied),
    })),
    citizenships: several('citizenships'),
    nationalities: several('nationalities'),
    birthPlaces: several('places_of_birth'),
    birthDates: several('dates_of_birth'),
    identifiers: several('ids').map((text) =>
      id === '' ? olderIdentifier(text) : identifier(text),
    ),
    vessel: {
      callSign: cell('call_sign'),
      type: cell('vessel_type'),
      flag: cell('vessel_flag'),
      owner: cell('vessel_owner'),
      tonnage: cell('gross_tonnage') || cell('gross_registered_tonnage'),
    },
    federalRegisterNotice: cell('federal_register_notice'),
    licenseRequirement: cell('license_requirement'),
    licensePolicy: cell('license_policy'),
    standardOrder: cell('standard_order'),
    remarks: cell('remarks'),
    url: cell('source_list_url'),
    informationUrl: cell('source_information_url'),
    start: cell('start_date'),
    end: cell('end_date'),
  };
}

/**
 * An address ends with the code of its country, sometimes with its name. Denied persons often have
 * none, and then end with a state: there a code that may be either (DE, CA) counts only behind a
 * postal code. The name Georgia may be a state in any list.
 */
function addressCountry(text: string, denied: boolean): string | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const doubtful =
    last === 'Georgia' || (denied && US_STATES.has(last) && !/\d/.test(parts.at(-2) ?? ''));
  return doubtful ? null : countryCode(last);
}

type Identifier = PartyRecord['identifiers'][number];

/** `Passport, 836238033, KP`: kind, number, country. */
function identifier(text: string): Identifier {
  const parts = text.split(', ');
  const country =
    parts.length > 2 && /^[A-Z]{2}$/.test(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  const [kind = '', ...number] = parts;
  return { kind, number: number.join(', '), country: countryCode(country) };
}

/** `CO, 811038291-3, NIT #`: country, number, kind. */
function olderIdentifier(text: string): Identifier {
  const parts = text.split(', ');
  const country =
    parts.length > 2 && /^[A-Z]{2}$/.test(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const kind = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { kind, number: parts.join(', '), country: countryCode(country) };
}
