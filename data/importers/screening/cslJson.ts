/** The Consolidated Screening List as JSON: `{results: […]}`, or the bare array. */
import type { PartyRecord } from '../../../engine/tariff/records.ts';
import { BrokenFile, jsonOf, type SourceFile } from '../importer.ts';
import { countryCode } from './countryNames.ts';
import { cslRecord } from './cslParty.ts';
import type { PartyIds } from './party.ts';

/**
 * Parties of the JSON; rows are counted in the list. Refuses with `BrokenFile` what is no list of parties, and an answer of the
 * search service that holds fewer parties than it says there are.
 */
export function* cslFromJson(file: SourceFile, ids: PartyIds): Generator<PartyRecord> {
  const document = jsonOf(file);
  const results = Array.isArray(document) ? (document as unknown[]) : fieldsOf(document)['results'];
  if (!Array.isArray(results) || results.length === 0)
    throw new BrokenFile(file.name, null, 'the file holds no list of parties ("results")');
  const total = Array.isArray(document) ? undefined : fieldsOf(document)['total'];
  if (typeof total === 'number' && total > results.length)
    throw new BrokenFile(
      file.name,
      null,
      `the file holds ${results.length} of ${total} parties: take the whole list`,
    );
  for (const [index, result] of (results as unknown[]).entries()) {
    if (typeof result !== 'object' || result === null)
      throw new BrokenFile(file.name, index + 1, 'the entry is no party');
    yield cslRecord(partyOf(fieldsOf(result)), file.name, index + 1, ids);
  }
}

type Fields = Record<string, unknown>;

// What is no object has no fields; each field is looked at where it is used.
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const texts = (value: unknown): string[] =>
  list(value)
    .map((one) => text(one).trim())
    .filter((one) => one !== '');

function partyOf(fields: Fields): Parameters<typeof cslRecord>[0] {
  return {
    source: text(fields['source']),
    number: text(fields['entity_number']),
    id: text(fields['id']) || text(fields['_id']),
    type: text(fields['type']),
    name: text(fields['name']),
    title: text(fields['title']),
    programmes: texts(fields['programs']),
    aliases: texts(fields['alt_names']),
    addresses: list(fields['addresses']).flatMap(address),
    countries: [
      ...texts(fields['citizenships']),
      ...texts(fields['nationalities']),
      text(fields['vessel_flag']),
    ],
    birthDates: texts(fields['dates_of_birth']),
    identifiers: list(fields['ids']).flatMap(identifier),
    callSign: text(fields['call_sign']),
    remarks: ['remarks', 'license_requirement', 'federal_register_notice'].map((field) =>
      text(fields[field]),
    ),
    url: text(fields['source_list_url']),
    start: text(fields['start_date']),
    end: text(fields['end_date']),
  };
}

function address(value: unknown): PartyRecord['addresses'][number][] {
  const fields = fieldsOf(value);
  const parts = texts(['address', 'city', 'state', 'postal_code', 'country'].map((field) => fields[field]));
  return parts.length === 0
    ? []
    : [{ text: parts.join(', '), country: countryCode(text(fields['country'])) }];
}

function identifier(value: unknown): PartyRecord['identifiers'][number][] {
  const fields = fieldsOf(value);
  const [kind, number] = [text(fields['type']).trim(), text(fields['number']).trim()];
  return kind === '' && number === ''
    ? []
    : [{ kind, number, country: countryCode(text(fields['country'])) }];
}
