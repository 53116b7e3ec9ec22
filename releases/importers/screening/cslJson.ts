/** The Consolidated Screening List as JSON: `{results: […]}`, or the bare array. */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile, jsonOf, type SourceFile } from '../importer.ts';
import { countryCode } from './countryNames.ts';
import { cslRecord } from './cslParty.ts';
import { type PartyIds, printedParts } from './party.ts';

/**
 * Parties of the JSON; rows are counted in the list. Refuses with `BrokenFile` what is no list of
 * parties, and an answer of the search service that holds fewer parties than it says there are.
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
    citizenships: texts(fields['citizenships']),
    nationalities: texts(fields['nationalities']),
    birthPlaces: texts(fields['places_of_birth']),
    birthDates: texts(fields['dates_of_birth']),
    identifiers: list(fields['ids']).flatMap(identifier),
    vessel: {
      callSign: text(fields['call_sign']),
      type: text(fields['vessel_type']),
      flag: text(fields['vessel_flag']),
      owner: text(fields['vessel_owner']),
      tonnage: text(fields['gross_tonnage']) || text(fields['gross_registered_tonnage']),
    },
    federalRegisterNotice: text(fields['federal_register_notice']),
    licenseRequirement: text(fields['license_requirement']),
    licensePolicy: text(fields['license_policy']),
    standardOrder: text(fields['standard_order']),
    remarks: text(fields['remarks']),
    url: text(fields['source_list_url']),
    informationUrl: text(fields['source_information_url']),
    start: text(fields['start_date']),
    end: text(fields['end_date']),
  };
}

function address(value: unknown): PartyRecord['addresses'][number][] {
  const fields = fieldsOf(value);
  const of = (field: string): string => text(fields[field]).trim();
  const kept = {
    street: of('address'),
    city: of('city'),
    state: of('state'),
    postalCode: of('postal_code'),
  };
  const printed = [...Object.values(kept), of('country')].filter((part) => part !== '');
  return printed.length === 0
    ? []
    : [{ text: printed.join(', '), country: countryCode(of('country')), ...printedParts(kept) }];
}

function identifier(value: unknown): PartyRecord['identifiers'][number][] {
  const fields = fieldsOf(value);
  const [kind, number] = [text(fields['type']).trim(), text(fields['number']).trim()];
  return kind === '' && number === ''
    ? []
    : [
        {
          kind,
          number,
          country: countryCode(text(fields['country'])),
          ...printedParts({
            issuedOn: text(fields['issue_date']).trim(),
            expiresOn: text(fields['expiration_date']).trim(),
          }),
        },
      ];
}
