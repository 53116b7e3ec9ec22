/**
 * Rates by country that others took from the schedule for one day, by programme: the second opinion
 * of the sweep.
 */
import type { SourceFile } from '../../releases/importers/importer.ts';

/** Schedule C of the United States Census, for the origins that are swept. */
const CENSUS: Readonly<Record<string, string>> = {
  5700: 'CN',
  5820: 'HK',
  1220: 'CA',
  2010: 'MX',
  4120: 'GB',
  4280: 'DE',
  4279: 'FR',
  4759: 'IT',
  4190: 'IE',
  5880: 'JP',
  5800: 'KR',
  5830: 'TW',
  4419: 'CH',
  5330: 'IN',
  3510: 'BR',
  5520: 'VN',
  5490: 'TH',
  5380: 'BD',
  5600: 'ID',
  6021: 'AU',
  5081: 'IL',
  4621: 'RU',
  7910: 'ZA',
  2190: 'NI',
  4890: 'TR',
};

/** The kinds of our measures that a programme is made of. */
export const PROGRAMMES: Readonly<Record<string, RegExp>> = {
  steel: /^section_232_(?:steel|metals)$/,
  aluminum: /^section_232_(?:aluminum|metals)$/,
  copper: /^section_232_(?:copper|metals)$/,
  buses: /^section_232_trucks$/,
  softwood_lumber: /^section_232_wood$/,
  wood_furniture: /^section_232_wood$/,
  kitchen_cabinets: /^section_232_wood$/,
  autos: /^section_232_autos$/,
  auto_parts: /^section_232_auto_parts$/,
  mhd_vehicles: /^section_232_trucks$/,
  mhd_parts: /^section_232_truck_parts$/,
  semiconductors: /^section_232_chips$/,
  reciprocal: /^ieepa_(?:reciprocal|brazil|india)$/,
  fentanyl: /^ieepa_fentanyl$/,
  section_122: /^section_122$/,
  china_301: /^section_301/,
};

/** Goods of a programme: where its kind is shared by several, or where few lines are enough. */
export const GOODS: Readonly<Record<string, RegExp>> = {
  steel: /^72(?:0[6-9]|1|2[0-9])/,
  aluminum: /^76(?:01|04|05|06)/,
  copper: /^7408/,
  buses: /^8702/,
  softwood_lumber: /^44/,
  wood_furniture: /^9401/,
  kitchen_cabinets: /^9403/,
  mhd_vehicles: /^8704/,
  autos: /^8703/,
  auto_parts: /^8708/,
  mhd_parts: /^8708/,
  semiconductors: /^847[13]/,
  china_301: /^(?:8703|9018|61)/,
};

export interface StatutoryRates {
  /** The day for which they were taken. */
  day: string;
  /** Per cent by origin and programme. */
  rates: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Country {
  tariffs: { tariff_name: string; tariff_rate: number }[];
}

export function readStatutoryRates({ bytes }: SourceFile): StatutoryRates {
  const { policy_effective_date: day, ...countries } = JSON.parse(
    new TextDecoder().decode(bytes),
  ) as Record<string, Country> & { policy_effective_date: string };
  const rates = new Map(
    Object.entries(CENSUS).map(([code, origin]) => [
      origin,
      new Map(
        (countries[code]?.tariffs ?? []).map(({ tariff_name: name, tariff_rate: share }) => [
          name,
          Math.round(share * 10_000) / 100,
        ]),
      ),
    ]),
  );
  return { day, rates };
}
