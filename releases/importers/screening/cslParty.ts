/** A party of the Consolidated Screening List, whatever the format it was read from. */
import type { PartyDetails, PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { countryCode, countryCodes } from './countryNames.ts';
import {
  birthDate,
  joined,
  listedFrom,
  listedUntil,
  type PartyIds,
  partyDetails,
  partyRecord,
  partyType,
  partyVessel,
} from './party.ts';

/** What a row or an object of the list holds; an empty text where it has nothing. */
export interface CslParty {
  /** As printed: `Entity List (EL) - Bureau of Industry and Security`. */
  source: string;
  /** The source agency's own number. */
  number: string;
  /** trade.gov's id. */
  id: string;
  type: string;
  name: string;
  title: string;
  programmes: readonly string[];
  aliases: readonly string[];
  addresses: PartyRecord['addresses'];
  citizenships: readonly string[];
  nationalities: readonly string[];
  birthPlaces: readonly string[];
  birthDates: readonly string[];
  identifiers: PartyRecord['identifiers'];
  vessel: Record<keyof NonNullable<PartyDetails['vessel']>, string>;
  federalRegisterNotice: string;
  licenseRequirement: string;
  licensePolicy: string;
  standardOrder: string;
  remarks: string;
  url: string;
  informationUrl: string;
  start: string;
  end: string;
}

/**
 * Short name of a list: `EL` of `Entity List (EL) - …`, `PLC` of `NS-PLC`; the words before the
 * dash where it has none.
 */
export function cslList(source: string): string {
  const short =
    /\(([A-Z][A-Z-]*)(?: List)?\)/.exec(source)?.[1] ?? source.split(' - ')[0] ?? source;
  return short.trim().replace(/^NS-/, '');
}

/**
 * The record of a party. Refuses with `BrokenFile` one without name or source, and a number that
 * stands twice in its list.
 */
export function cslRecord(given: CslParty, file: string, row: number, ids: PartyIds): PartyRecord {
  if (given.name.trim() === '') throw new BrokenFile(file, row, 'the name is missing');
  if (given.source.trim() === '') throw new BrokenFile(file, row, 'the source list is missing');
  const list = cslList(given.source);
  const number = given.number.trim() || given.id.trim();
  const addresses = given.addresses.map(({ text }) => text);
  const callSign = given.vessel.callSign.trim();
  const flag = given.vessel.flag.trim();
  return partyRecord({
    id:
      number === ''
        ? ids.digested(list, [given.name.trim(), ...addresses, given.start])
        : ids.numbered(list, number, file, row),
    list,
    source: given.source.trim(),
    type: partyType(given.type),
    name: given.name.trim().replaceAll(/\s+/g, ' '),
    aliases: given.aliases.map((name) => ({ name, strength: null })),
    addresses: given.addresses,
    countries: countryCodes([...given.citizenships, ...given.nationalities, flag]),
    birthDates: given.birthDates.map(birthDate),
    identifiers: [
      ...(callSign === '' ? [] : [{ kind: 'Call sign', number: callSign, country: null }]),
      ...given.identifiers.filter(isIdentifier),
    ],
    programmes: given.programmes,
    remarks: joined([
      given.remarks.trim(),
      ...given.identifiers
        .filter((one) => !isIdentifier(one))
        .map((remark) => `${remark.kind} ${remark.number}`),
    ]),
    url: given.url.trim() || null,
    from: listedFrom(given.start.trim()),
    until: listedUntil(given.end.trim()),
    details: partyDetails({
      number: given.number.trim(),
      title: given.title.trim(),
      nationalities: countryCodes(given.nationalities),
      citizenships: countryCodes(given.citizenships),
      birthPlaces: given.birthPlaces,
      vessel: partyVessel({ ...given.vessel, flag: countryCode(flag) ?? flag }),
      federalRegisterNotice: given.federalRegisterNotice.trim(),
      licenseRequirement: given.licenseRequirement.trim(),
      licensePolicy: given.licensePolicy.trim(),
      standardOrder: given.standardOrder.trim(),
      informationUrl: given.informationUrl.trim(),
    }),
  });
}

// The column of identifiers also holds remarks: gender, directives, ways to reach a party.
const REMARK =
  /gender|sanctions|executive order|directive|prohibited|secondary|information|phone|fax|email|website|vessel flag|date|type|model|operator/i;
const isIdentifier = ({ kind, number }: { kind: string; number: string }): boolean =>
  !REMARK.test(kind) && /\d|^[A-Z]{8,11}$/.test(number);
