/** Country names as publishers of lists write them, to ISO 3166-1 codes. */
import { loadCountries } from '../../../edition/reading/countries.ts';
import { once } from '../../../engine/remembered.ts';

/**
 * Names that differ from the usual English one, in lower case. Historical states that have one
 * successor go to it.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'bahamas, the': 'BS',
  'bosnia and herzegovina': 'BA',
  'bosnia-herzegovina': 'BA',
  burma: 'MM',
  'cabo verde': 'CV',
  'china, hong kong special administrative region': 'HK',
  'china, macao special administrative region': 'MO',
  congo: 'CG',
  'congo, democratic republic of the': 'CD',
  'congo, republic of the': 'CG',
  "cote d'ivoire": 'CI',
  'cote d ivoire': 'CI',
  "côte d'ivoire": 'CI',
  'czech republic': 'CZ',
  "democratic people's republic of korea": 'KP',
  'democratic republic of the congo': 'CD',
  'gambia, the': 'GM',
  'hong kong': 'HK',
  'iran (islamic republic of)': 'IR',
  'iran, islamic republic of': 'IR',
  'korea, north': 'KP',
  'korea, south': 'KR',
  "lao people's democratic republic": 'LA',
  macau: 'MO',
  macedonia: 'MK',
  'macedonia, the former yugoslav republic of': 'MK',
  'man, isle of': 'IM',
  'moldova, republic of': 'MD',
  myanmar: 'MM',
  palestinian: 'PS',
  'palestine, state of': 'PS',
  prc: 'CN',
  'region: gaza': 'PS',
  'republic of korea': 'KR',
  'republic of moldova': 'MD',
  'russian federation': 'RU',
  'saint kitts and nevis': 'KN',
  'saint vincent and the grenadines': 'VC',
  'st. vincent and the grenadines': 'VC',
  'state of palestine': 'PS',
  'syrian arab republic': 'SY',
  'the gambia': 'GM',
  'trinidad and tobago': 'TT',
  turkey: 'TR',
  türkiye: 'TR',
  'united kingdom of great britain and northern ireland': 'GB',
  'united republic of tanzania': 'TZ',
  'united states of america': 'US',
  'venezuela (bolivarian republic of)': 'VE',
  'viet nam': 'VN',
  'virgin islands, british': 'VG',
  'virgin islands, u.s.': 'VI',
  'west bank': 'PS',
};

/**
 * The ISO code of a country by its code or English name, case and blanks apart; null for a region,
 * a group, a state that is gone without one successor, or a name not known.
 */
export function countryCode(printed: string): string | null {
  return (
    codes().get(printed.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase()) ?? null
  );
}

/** The codes among the names, each once, in the order of the names. */
export const countryCodes = (names: readonly (string | null)[]): string[] => [
  ...new Set(
    names.map((name) => (name === null ? null : countryCode(name))).filter((code) => code !== null),
  ),
];

const codes = once((): ReadonlyMap<string, string> => {
  const countries = loadCountries().filter(({ code }) => code !== 'XI'); // no country of its own
  return new Map([
    ...countries.map(({ code, name }) => [name.replaceAll('’', "'").toLowerCase(), code] as const),
    ...countries.map(({ code }) => [code.toLowerCase(), code] as const),
    ['kosovo', 'XK'] as const, // a code of use, not of ISO
    ...Object.entries(OTHER_NAMES),
  ]);
});
