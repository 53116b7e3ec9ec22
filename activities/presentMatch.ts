/** A match in the words of the interface. */
import { createHash } from 'node:crypto';
import type { ScreenMatch } from '../contract/screen.ts';
import { dayBefore } from '../engine/calendar.ts';
import type { PartyAddress, PartyRecord } from '../engine/release/records.ts';
import { listOf } from '../engine/screening/lists.ts';
import type { Match } from '../engine/screening/screen.ts';

const ID_LETTERS = 20;

/** The match with every field, null or empty where the publisher prints nothing. */
export function presentMatch(match: Match): ScreenMatch {
  const { party, others } = match;
  const rows = [party, ...others];
  const { details = {} } = party;
  return {
    id: createHash('sha256').update(`${party.list}/${party.id}`).digest('hex').slice(0, ID_LETTERS),
    list: party.list,
    listName: listOf(party.list)?.name ?? party.list,
    agency: listOf(party.list)?.agency ?? party.source,
    name: party.name,
    matchedName: match.matchedName,
    matchedOn: match.matchedOn,
    queried: match.queried,
    score: match.score,
    exact: match.exact,
    reasons: [...match.reasons],
    type: party.type === 'unknown' ? null : party.type,
    programs: [...party.programmes],
    countries: [...match.countries],
    countryMatch: match.countryMatch,
    addresses: distinctAddresses(rows),
    aliases: party.aliases.map(({ name }) => name),
    nationalities: [...(details.nationalities ?? [])],
    citizenships: [...(details.citizenships ?? [])],
    datesOfBirth: [...party.birthDates],
    placesOfBirth: [...(details.birthPlaces ?? [])],
    ids: party.identifiers.map(({ kind, number, country, issuedOn = null, expiresOn = null }) => ({
      type: kind,
      number,
      country,
      issuedOn,
      expiresOn,
    })),
    title: details.title ?? null,
    remarks: party.remarks,
    vessel: details.vessel ? { ...NO_VESSEL, ...details.vessel } : null,
    federalRegisterNotice: details.federalRegisterNotice ?? null,
    licenseRequirement: details.licenseRequirement ?? null,
    licensePolicy: details.licensePolicy ?? null,
    startsOn: party.from,
    endsOn: party.until === null ? null : dayBefore(party.until),
    entityNumber: details.number ?? null,
    sourceListUrl: party.url,
    sourceInformationUrl: details.informationUrl ?? null,
  };
}

const NO_VESSEL = { callSign: null, type: null, flag: null, owner: null, tonnage: null };

function distinctAddresses(rows: readonly PartyRecord[]): ScreenMatch['addresses'] {
  const all = rows.flatMap(({ addresses }) => addresses);
  return [...new Map(all.map((one) => [one.text, presentAddress(one)] as const)).values()];
}

/** In its parts where the publisher keeps them apart, else as printed. */
function presentAddress({ text, country, street, city, state, postalCode }: PartyAddress) {
  const isParted = [street, city, state, postalCode].some((part) => part !== undefined);
  return {
    address: isParted ? (street ?? null) : text,
    city: city ?? null,
    state: state ?? null,
    postalCode: postalCode ?? null,
    country,
  };
}
