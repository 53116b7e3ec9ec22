/**
 * What an imported release holds: one shape for every publisher. Plain rows, in the publisher's
 * order.
 */

/**
 * One row of a nomenclature. Order and indent carry the hierarchy: the parent is the nearest
 * earlier row with a smaller indent.
 */
export interface LineRecord {
  kind: 'line';
  /** Digits only (2, 4, 6, 8 or 10); null for a row of text alone. */
  code: string | null;
  /**
   * Product line suffix: `80` is a commodity, anything else an intermediate text that repeats the
   * digits of one below.
   */
  suffix: string;
  indent: number;
  /** The publisher's words, blanks tidied, without markup. */
  text: string;
  /** Language of the text, ISO 639-1. */
  language: string;
  /** Units as printed: `No.`, `kg`, `p/st`; empty for none. */
  units: readonly string[];
  /**
   * Rates as printed; null where the row prints none (a code inherits from its nearest ancestor).
   */
  general: string | null;
  /** Preferences as printed: US `Free (AU,BH) 8% (JP)`; elsewhere `SYMBOL rate; SYMBOL rate`. */
  preferences: string | null;
  /** Statutory column of the United States, general tariff of Canada. */
  column2: string | null;
  /** Headings of chapter 99 that the row is referred to, dotted: `9903.88.03`. */
  chapter99: readonly string[];
  /** Footnotes and remarks in words. */
  notes: readonly string[];
  /**
   * Validity as published; null where the file states none. `until` is the first day on which the
   * row no longer holds.
   */
  from: string | null;
  until: string | null;
}

/**
 * One measure of a tariff that publishes measures (TARIC, United Kingdom): it holds for its code
 * and all codes below.
 */
export interface MeasureRecord {
  kind: 'measure';
  /** The publisher's number of the measure. */
  id: string;
  /** Digits of the commodity code, trailing zeros kept: 10. */
  code: string;
  /** `103` third country duty, `142` preference, `552` anti-dumping, `305` VAT, ... */
  type: string;
  typeName: string;
  /** ISO country, or the number of a group: `1011` is every country. */
  area: string;
  areaName: string;
  /** Countries and groups left out of the area. */
  excluded: readonly string[];
  /** Four characters, `C999`; null for none. */
  additionalCode: string | null;
  additionalCodeName: string | null;
  /** Quota order number, six digits; null for none. */
  quota: string | null;
  /** The duty as printed: `12.80 % + 176.80 EUR / 100 kg`; null where the measure is no duty. */
  duty: string | null;
  conditions: readonly MeasureCondition[];
  /** Regulation as published. */
  legalBasis: string | null;
  legalUrl: string | null;
  from: string;
  /** First day on which it no longer holds; null: open. */
  until: string | null;
}

export interface MeasureCondition {
  /** Letter of the condition: `B` presentation of a document. */
  code: string;
  /** Document to present, `Y155`; null for a limit or none. */
  document: string | null;
  /** In the publisher's words. */
  requirement: string | null;
  /** What happens: `27` apply the measure, `07` do not. */
  action: string | null;
  /** The duty that holds when the condition is met; null for that of the measure. */
  duty: string | null;
}

/** A group of countries. */
export interface AreaRecord {
  kind: 'area';
  id: string;
  name: string;
  /** ISO countries, dated where the publisher dates them. */
  members: readonly { country: string; from: string | null; until: string | null }[];
}

/** Units of a currency for one euro, on one day. */
export interface RateRecord {
  kind: 'rate';
  currency: string;
  /** Decimal text. */
  perEuro: string;
  /** YYYY-MM-DD */
  date: string;
}

/**
 * A goods code that belongs to a measure of the United States from a day on: a row of a
 * proclamation's list.
 */
export interface ListRecord {
  kind: 'list';
  /** Digits, 2 to 10; all codes below are meant. */
  code: string;
  /** Heading of chapter 99, dotted, or the id of a measure. */
  measure: string;
  from: string;
  until: string | null;
  /** Needed when the measure is new; null where it is known. */
  rate: string | null;
  origins: readonly string[];
  name: string | null;
  legalBasis: string | null;
  legalUrl: string | null;
}

/** A row of one of the text tables of `data/`, fields as they stand in the file. */
export interface TableRecord {
  kind: 'row';
  /** Table below `data/` whose columns it has: `taxes`, `thresholds`, `fees`. */
  table: string;
  fields: readonly string[];
}

/** A party on a screening list. */
export interface PartyRecord {
  kind: 'party';
  /** The publisher's number, with the list in front: `SDN-306`. */
  id: string;
  /** Short name of the list: `SDN`, `DPL`, `UN`. */
  list: string;
  /** Publisher, as named by it. */
  source: string;
  type: 'individual' | 'entity' | 'vessel' | 'aircraft' | 'unknown';
  name: string;
  /** `former`: a name that it no longer bears. */
  aliases: readonly { name: string; strength: 'strong' | 'weak' | null; former?: true }[];
  addresses: readonly PartyAddress[];
  /** ISO countries of nationality, citizenship or flag. */
  countries: readonly string[];
  birthDates: readonly string[];
  identifiers: readonly PartyIdentifier[];
  programmes: readonly string[];
  remarks: string | null;
  url: string | null;
  from: string | null;
  until: string | null;
  /** What else the publisher prints of it; left out where it prints none of it. */
  details?: PartyDetails;
}

/** An address as one text, and in its parts where the publisher keeps them apart. */
export interface PartyAddress {
  text: string;
  country: string | null;
  street?: string;
  city?: string;
  state?: string;
  postalCode?: string;
}

export interface PartyIdentifier {
  kind: string;
  number: string;
  country: string | null;
  /** YYYY-MM-DD, or as printed. */
  issuedOn?: string;
  expiresOn?: string;
}

/** Fields that only some publishers have, each left out where nothing is printed. */
export interface PartyDetails {
  /** The publisher's own number; it may stand in another list too. */
  number?: string;
  title?: string;
  /** ISO countries. */
  nationalities?: readonly string[];
  citizenships?: readonly string[];
  birthPlaces?: readonly string[];
  vessel?: PartyVessel;
  federalRegisterNotice?: string;
  licenseRequirement?: string;
  licensePolicy?: string;
  /** The mark of a denial order in the standard terms: `Y`. */
  standardOrder?: string;
  informationUrl?: string;
}

/** What a list says of a vessel; also of an aircraft, of which it prints the same columns. */
export interface PartyVessel {
  callSign?: string;
  type?: string;
  /** ISO country, or as printed. */
  flag?: string;
  owner?: string;
  tonnage?: string;
}

/** A range of GS1 prefixes and who issues them. */
export interface PrefixRecord {
  kind: 'prefix';
  /** Digits of equal length, both included. */
  first: string;
  last: string;
  organisation: string;
  /** ISO country; null for special ranges (books, coupons, in-store). */
  country: string | null;
}

/** A precedent ruling of a customs authority: what it says of itself, without its text. */
export interface RulingRecord {
  kind: 'ruling';
  /** As the authority cites it, without collection or blanks: `N301925`, `H301619`, `087496`. */
  number: string;
  /** In the authority's words; empty where it has none. */
  subject: string;
  /**
   * Digits (4, 6, 8 or 10) of the tariff numbers it names, as they were on its day; empty for a
   * ruling on something else.
   */
  tariffs: readonly string[];
  /** YYYY-MM-DD; null when it is not known. */
  date: string | null;
  /** As published: `Classification; Country of Origin`. */
  categories: string | null;
  standing: RulingStanding;
  /** Numbers of the rulings that it revokes or modifies. */
  revokes: readonly string[];
  modifies: readonly string[];
}

/** What the authority says has become of a ruling; `stands` where it says nothing. */
export type RulingStanding = 'stands' | 'modified' | 'revoked';

/** A row of a table of product codes that an import agency publishes. */
export interface AgencyCodeRecord {
  kind: 'agency_code';
  /** Id of the scheme: `us-fda`. */
  scheme: string;
  /** Codes by level of the scheme, as published; null where the row stands for any. */
  parts: Readonly<Record<string, string | null>>;
  /** In the agency's words. */
  description: string;
  /** Digits of the tariff codes that the row belongs to; empty where the table names none. */
  hsCodes: readonly string[];
}

/** The legal notes of a section or a chapter, as a tariff publishes them. */
export interface NoteRecord {
  kind: 'note';
  level: 'section' | 'chapter';
  /** `11` of section XI; the two digits of a chapter. */
  number: string;
  title: string;
  /** In the publisher's words, a line for each paragraph; null where there are no notes. */
  text: string | null;
  /** Language of the text, ISO 639-1. */
  language: string;
}

/** A period of a tariff quota, and what was left of it when the publisher last counted. */
export interface QuotaRecord {
  kind: 'quota';
  /** Order number, six digits. */
  order: string;
  from: string;
  /** First day after the period; null: open. */
  until: string | null;
  /** Decimal texts in `unit`; null where the publisher prints none. */
  volume: string | null;
  balance: string | null;
  /** As printed: `Kilogram (kg)`. */
  unit: string | null;
  /** As printed: `Open`, `Critical`, `Exhausted`, `Closed`. */
  status: string | null;
  /** Customs ask for a security; null where nothing says so or not. */
  critical: boolean | null;
  /** Day on which it was used up; null where none is printed. */
  exhausted: string | null;
  lastAllocation: string | null;
  /** Days without allocation: `until` is the first day after. */
  blocked: readonly QuotaWindow[];
  suspended: readonly QuotaWindow[];
  /** Areas whose goods may use it, in words; empty where they stand in measures alone. */
  origins: readonly string[];
  /** Codes of goods (digits); empty where they stand in measures alone. */
  codes: readonly string[];
  /** Day that the publisher says the balance is of; null where it does not. */
  balanceOn: string | null;
  url: string | null;
}

export interface QuotaWindow {
  from: string;
  until: string;
}

export type ReleaseRecord =
  | LineRecord
  | MeasureRecord
  | AreaRecord
  | RateRecord
  | ListRecord
  | TableRecord
  | PartyRecord
  | PrefixRecord
  | RulingRecord
  | AgencyCodeRecord
  | NoteRecord
  | QuotaRecord;
