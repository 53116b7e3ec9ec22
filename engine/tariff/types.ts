/**
 * The edition of the data: everything the engine reads, as typed rows of the text tables. Plain
 * shapes, no behaviour.
 */
import type { Validity } from '../calendar.ts';
import type { Decimal } from '../decimal.ts';
import type { ScheduleName } from '../hscode.ts';
import type { Currency, Money } from '../money.ts';
import type { AreaRecord, MeasureCondition, MeasureRecord } from '../release/records.ts';
import type { RateCondition } from './answer/answer.ts';
import type { Condition } from './consignment/conditions.ts';
import type { Channel } from './consignment/request.ts';
import type { ValidationRow } from './consignment/validation.ts';
import type { EntryPriceRow } from './rate/entryPrice.ts';
import type { FreePreferenceRow } from './rate/freePreference.ts';
import type { ComponentAmounts, MeursingRow } from './rate/meursing.ts';
import type { ProvisionRow } from './relief/provisionRow.ts';
import type { SimplifiedRow } from './relief/simplified.ts';
import type { ExciseRow } from './tax/excise.ts';
import type { LevyRow } from './tax/levies.ts';

/**
 * One line of a national schedule. Rates are printed text; null where the table leaves them empty.
 */
export interface TariffLine {
  code: string;
  label: string;
  general: string | null;
  /** Printed preference column: US `Free (AU,BH) 8% (JP)`; others `GSP 9.6%; EBA Free`. */
  preferences: string | null;
  column2: string | null;
  units: string | null;
  /** US headings of chapter 99 (section 301 lists) that the line is referred to, dotted. */
  chapter99: readonly string[];
  /** From the embedded extract, in a chapter that the imported tariff does not hold. */
  extract?: true;
  /** Its general rate is that of the embedded extract: the imported tariff prints none at all. */
  ratedByExtract?: true;
  /**
   * The first whole code of lines that say the same and are told as one, by their common digits.
   */
  joins?: string;
  /** Days on which the code exists; absent: as long as its schedule. */
  validity?: { from: string | null; until: string | null };
  /** Codes (10 digits) whose measures hold for the line: its own first, then those above it. */
  measuredAt?: readonly string[];
  /** Amounts of agricultural components for the composition that the request names. */
  agricultural?: ComponentAmounts | null;
  /** Conditions of the third country duty: prices at entry. */
  generalConditions?: readonly MeasureCondition[];
  /** Preferences that stand as measures, found for the origin and day of a request. */
  claimable?: readonly ClaimableRate[];
  /** Duties besides the base duty that stand as measures: anti-dumping, safeguard, retaliation. */
  additional?: readonly AdditionalDuty[];
}

/** A rate that the origin may claim. */
export interface ClaimableRate {
  /** Null for a rate that is open to every origin: a suspension, a quota of all. */
  programme: ProgrammeRow | null;
  /** Preference or measure code, as claimed on the declaration. */
  symbol: string;
  printed: string;
  /**
   * What the goods must be, or which document must be held; absent: the rate is open as it stands.
   */
  condition?: RateCondition;
  /** Order number of the quota within which the rate holds. */
  quota?: string;
  relief?: { code: string; name: string; kind: ReliefKind };
  source: Sourced;
  /** An agreement states it for a class of goods: the line itself prints no such rate. */
  byClass?: true;
}

/** Harmonised kinds of a relief of the base duty. */
export type ReliefKind =
  | 'autonomous_suspension'
  | 'preferential_suspension'
  | 'end_use'
  | 'airworthiness'
  | 'certificate'
  | 'entry_provision'
  | 'preference_entry'
  | 'free_preference_entry'
  | 'full_value'
  | 'other';

/** A trade remedy of a tariff that publishes measures. */
export interface AdditionalDuty extends Sourced {
  /** Additional code, or the measure type where it has none. */
  code: string;
  name: string;
  /** `anti_dumping`, `countervailing`, `additional`, `safeguard`. */
  kind: string;
  printed: string;
  /** It depends on the producer, and the residual or highest rate was taken. */
  doubtful: boolean;
  /** Rates of named producers, by additional code, for `conditions`. */
  others: readonly { code: string; name: string; printed: string }[];
  /** Documents that keep it off, for `claims`. */
  lifting: readonly { document: string; requirement: string | null }[];
  /** The document claimed that keeps it off. */
  liftedBy: string | null;
}

export interface Schedule {
  name: ScheduleName;
  /** When its rates hold; on other days a rate may have been another. */
  edition: Validity;
  /** Of a code that is printed for several periods the last line: `lineOn` gives that of a day. */
  lines: ReadonlyMap<string, TariffLine>;
  /**
   * All lines of the codes that are printed for several periods, in order; absent where none is.
   */
  periods?: ReadonlyMap<string, readonly TariffLine[]>;
  /** Codes in order, for prefix searches. */
  codes: readonly string[];
  /** From an imported official release; without it, from the embedded extract. */
  imported: boolean;
  /**
   * Measures by the code (10 digits) at which they are set; absent where rates stand in columns.
   */
  measures?: ReadonlyMap<string, readonly MeasureRecord[]>;
  /**
   * No line of it is referred to chapter 99: the export has no footnotes, and section 301 lists are
   * not known from it.
   */
  withoutReferences?: true;
  /** Trade remedies are among its measures: what is not there is not charged. */
  publishesRemedies?: boolean;
  /** Groups of countries by their number. */
  areas?: ReadonlyMap<string, AreaRecord>;
}

/** A customs territory as a destination: `data/taxes/destinations.txt`. */
export interface Destination extends Validity {
  country: string;
  schedule: ScheduleName | null;
  /** Tables (thresholds, fees, taxes, preferences) may be written for a union: `EU`. */
  union: string | null;
  /** Name shown in `schedule`. */
  territory: string;
  currency: Currency;
  valueBasis: 'CIF' | 'FOB';
  source: { label: string; url: string };
  /** Its import taxes are its own: those of its customs territory do not hold there. */
  isTaxedApart?: true;
}

/**
 * `data/taxes/territories.txt`: parts of a country whose goods are cleared as those of another
 * destination, or taxed as those of a region.
 */
export interface TerritoryRow {
  country: string;
  /** Codes of ISO 3166-2, without the country. */
  regions: readonly string[];
  /** Beginnings of postcodes. */
  postcodes: readonly string[];
  destination: string;
  region: string | null;
  name: string;
}

/**
 * `data/taxes/customs-unions.txt`: countries from which goods in free circulation come in without
 * duty, though taxes are charged.
 */
export interface CustomsUnionRow extends Validity, Sourced {
  country: string;
  sentFrom: readonly string[];
  /** Prefixes of goods; empty for all. */
  scope: readonly string[];
  name: string;
}

export interface Sourced {
  legalBasis: string;
  sourceUrl: string;
}

/** `data/taxes/*.txt` */
export interface TaxRow extends Validity, Sourced {
  country: string;
  region: string | null;
  tax: string;
  category: string;
  /**
   * Digits, or `64~children` for a word in the line's label; empty for all goods. The longest
   * covering prefix wins.
   */
  scope: readonly string[];
  /** Printed rate, or `exempt`. */
  rate: string;
  /** The lowest that it may be, where `rate` is the highest; absent: it is what is printed. */
  lowest?: string | null;
  base: TaxBase;
  /** `assumed`: the goods class was guessed from the code, the result is an estimate. */
  certainty: 'sure' | 'assumed';
  /** Text after the tax's name: why this rate. */
  reason: string | null;
  /** All must hold; absent: none is asked for. */
  when?: readonly Condition[];
}
/**
 * `landed`: customs value, duty and transport to the destination; `duty paid`: customs value and
 * duty only.
 */
export type TaxBase = 'landed' | 'duty paid' | 'duty paid x1.1' | 'inside';

/**
 * `data/taxes/general-duty.txt`: base duty of whole classes of goods where no schedule is embedded.
 */
export interface GeneralDutyRow extends Validity, Sourced {
  country: string;
  scope: readonly string[];
  /** Printed rate, the highest where lines differ; null: these goods have rates of their own. */
  rate: string | null;
  /** The lowest of the rates that the lines under one code have; null: they have one. */
  lowest: string | null;
  /** The rates are those of the lines of this schedule; `rate` where it has no such line. */
  like?: ScheduleName | null;
  /** Of a file of rates that the operator imported. */
  imported?: true;
  certainty: 'sure' | 'assumed';
}

/**
 * `data/taxes/agreements.txt`: goods of these origins may be free of the general duty of a country,
 * or pay less, with a proof of origin.
 */
export interface AgreementRow extends Validity {
  country: string;
  origins: readonly string[];
  name: string;
  /** Whether the goods are taken to be free under it: the lowest that they may cost. */
  isClaimed: boolean;
}

/** `data/thresholds/*.txt` */
export interface ThresholdRow extends Validity, Sourced {
  country: string;
  kind: ThresholdKind;
  amount: Money<'printed'>;
  currency: Currency<'printed'>;
  /** Compared with each single article of the consignment, not with all of it. */
  perItem: boolean;
  channel: Channel | null;
  /** Countries of origin to which it is limited; empty for all. */
  origins: readonly string[];
  /** The countries are those of export: where the parcel was sent from. */
  byExport: boolean;
  /** Prefixes of goods outside the relief. */
  excluded: readonly string[];
  /** Rate for `flat duty`, `gift flat`; the term of a declaration for `simplified`; else null. */
  effect: string | null;
}
export type ThresholdKind =
  | 'duty'
  | 'tax'
  | 'gift'
  | 'gift excess'
  | 'gift tax'
  | 'gift flat'
  | 'flat duty'
  | 'seller tax'
  | 'tax least'
  | 'simplified'
  | 'simplified added';

/** `data/fees/*.txt` */
export interface FeeRow extends Validity, Sourced {
  country: string;
  code: string;
  name: string;
  category: string;
  /** Printed rate: `0.3464%` or `2.69 USD`. */
  rate: string;
  least: Money<'printed'> | null;
  most: Money<'printed'> | null;
  currency: Currency<'printed'>;
  conditions: ReadonlyMap<string, readonly string[]>;
  taxed: boolean;
}

/** `data/measures/us.txt`, `eu.txt`, ...: additional duties of a tariff. */
export interface MeasureRow extends Validity, Sourced {
  schedule: ScheduleName;
  id: string;
  /**
   * `9903.05.39`, or a pair `9903.05.39/9903.05.38` of which the second is filed when nothing is
   * added.
   */
  heading: string;
  name: string;
  kind: string;
  /**
   * Printed: `25%`; `total 10%` for a top-up; `50% of steel` of the declared value of the metal;
   * `25% of non-US content`, with `at least 60%` of the value where the law sets a floor; else a
   * duty expression such as `15% + 21 USD/kg`.
   */
  rate: string;
  origins: readonly string[];
  originsExcluded: readonly string[];
  scope: MeasureScope;
  /** What keeps it off, with the heading to file instead. */
  exemptions: readonly MeasureExemption[];
  /** Prefixes of goods that an exemption list names in part: charged, and estimated. */
  doubt: readonly string[];
  /** It was put on the goods by a list that the operator imported. */
  imported?: true;
}
export type MeasureScope =
  | { all: true; except: readonly string[] }
  | { listed: true; except: readonly string[] }
  | { prefixes: readonly string[]; except: readonly string[] };
/** What an exemption hangs on. */
export interface ExemptionCondition {
  when:
    | 'measure'
    | 'claimed'
    | 'column2'
    | 'code'
    | 'melted'
    | 'light'
    | 'claim'
    | 'condition'
    | 'nometal'
    | 'origin';
  negated: boolean;
  /**
   * Kinds of measures or their beginnings, programme symbols, prefixes, countries, headings
   * claimed, or words.
   */
  values: readonly string[];
  /** For `melted`: the least share of the declared metal, in per cent; absent for all of it. */
  share?: Decimal;
}
export interface MeasureExemption extends ExemptionCondition {
  /** What must be met as well. */
  and?: readonly ExemptionCondition[];
  /** Prefixes to which it is limited; empty for all goods. */
  within: readonly string[];
  /** The heading to file; null when the other heading is a measure of its own. */
  heading: string | null;
  /** Days on which it holds; absent: as long as the measure. */
  validity?: Validity;
}

/**
 * `data/measures/exemption-headings.txt`: a heading that keeps additional duties off listed goods,
 * or goods for which it is claimed.
 */
export interface ExemptionHeading extends Validity {
  heading: string;
  /**
   * Kinds of measures; or, where it is for some of a kind alone, beginnings of their headings:
   * `9903.94`.
   */
  kinds: readonly string[];
  /** Empty for all; null where countries share the heading, so that a list must name its own. */
  origins: readonly string[] | null;
  /** Those that share the heading. */
  sharedBy?: readonly string[];
  /** What the goods must be; `{origin}` stands for the origin of a request. */
  goods: string;
  /** The same in short. */
  name?: string | null;
  /** Lines to which a claim is limited; absent for none. */
  lines?: HeadingLines;
  /** Evidence that the importer must hold. */
  proof: string | null;
  source: string;
}

/**
 * Lines that may claim a heading: those of codes; or those that a list of the heading names, that the
 * schedule refers to it, or whose rate is that of other articles.
 */
export type HeadingLines =
  | 'listed'
  | 'referred'
  | 'sets'
  | { only: readonly string[]; but: readonly string[] };

/** `data/measures/regulatory.txt`: measures that may apply, never inside totals. */
export interface RegulatoryRow extends Validity, Sourced {
  destination: string;
  code: string;
  name: string;
  measureType: string;
  agency: string;
  origins: readonly string[];
  scope: MeasureScope;
  /** Whether the charge may be wrong because of it. */
  estimated: boolean;
  condition: string;
  /** Conditions of a request that answer it: all of one set. */
  settledBy?: readonly (readonly string[])[];
}

/** `data/measures/preferences.txt`: who may claim a programme. */
export interface ProgrammeRow extends Validity, Sourced {
  schedule: ScheduleName;
  symbols: readonly string[];
  name: string;
  origins: readonly string[];
  certainty: 'sure' | 'assumed';
  proof: string;
  /** Usual names besides its own, and the number of its group in tariffs that publish measures. */
  alsoCalled?: readonly string[];
}

/** `data/measures/column2.txt`: origins charged the statutory rate. */
export interface ColumnTwoRow extends Validity, Sourced {
  schedule: ScheduleName;
  country: string;
  /** Of every line; null where the schedule prints a column of it. */
  rate: string | null;
}

/** `data/fx/*.txt`: units of the currency for one euro. */
export interface ExchangeRow {
  currency: string;
  perEuro: Decimal;
  date: string;
  source: string;
  sourceUrl: string;
}

export interface TariffEdition {
  /** Those that are embedded or imported. */
  schedules: Readonly<Partial<Record<ScheduleName, Schedule>>>;
  destinations: ReadonlyMap<string, readonly Destination[]>;
  taxes: ReadonlyMap<string, readonly TaxRow[]>;
  generalDuties: ReadonlyMap<string, readonly GeneralDutyRow[]>;
  agreements: ReadonlyMap<string, readonly AgreementRow[]>;
  territories: ReadonlyMap<string, readonly TerritoryRow[]>;
  customsUnions: ReadonlyMap<string, readonly CustomsUnionRow[]>;
  thresholds: ReadonlyMap<string, readonly ThresholdRow[]>;
  fees: ReadonlyMap<string, readonly FeeRow[]>;
  excises: ReadonlyMap<string, readonly ExciseRow[]>;
  levies: ReadonlyMap<string, readonly LevyRow[]>;
  simplified: ReadonlyMap<string, readonly SimplifiedRow[]>;
  validations: readonly ValidationRow[];
  measures: readonly MeasureRow[];
  exemptionHeadings: readonly ExemptionHeading[];
  provisions: readonly ProvisionRow[];
  regulatory: readonly RegulatoryRow[];
  programmes: ReadonlyMap<ScheduleName, readonly ProgrammeRow[]>;
  freePreferences: ReadonlyMap<ScheduleName, readonly FreePreferenceRow[]>;
  meursing: readonly MeursingRow[];
  entryPrices: readonly EntryPriceRow[];
  columnTwo: readonly ColumnTwoRow[];
  /** By currency, newest first. */
  exchangeRates: ReadonlyMap<string, readonly ExchangeRow[]>;
  /**
   * Subheadings of the Harmonized System: those of today with their texts, and those of earlier
   * editions with the ones to which their goods went.
   */
  subheadings: {
    current: ReadonlyMap<string, string>;
    earlier: ReadonlyMap<string, readonly string[]>;
  };
}
