/** Reference table of countries: name, currency, and whose tariff applies there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from './dataFolder.ts';

export interface CountryFacts {
  code: string;
  /** English short name. */
  name: string;
  currency: string | null;
  nomenclature: 'us' | 'ca' | 'eu' | 'gb' | 'global' | 'national';
  /** Name of the tariff schedule; null where only the six digits of the HS are known. */
  schedule: string | null;
  /** Digits of a full national code. */
  codeLength: 6 | 8 | 9 | 10;
  customsUnion: string | null;
}

/**
 * Member states of the European Union, and Monaco, which belongs to its customs territory (Reg.
 * (EU) 952/2013, art. 4).
 */
export const EU_CUSTOMS_TERRITORY: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ');

/**
 * Territories that the customs territory holds and that have codes of their own, and San Marino, in a
 * customs union with it (agreement of 1991).
 */
const IN_CUSTOMS_UNION = 'AX GF GP MQ RE SM YT'.split(' ');

const SCHEDULES = {
  us: { schedule: 'US', codeLength: 10, customsUnion: null, members: ['US', 'PR'] },
  eu: {
    schedule: 'EU',
    codeLength: 8,
    customsUnion: 'EU',
    members: [...EU_CUSTOMS_TERRITORY, ...IN_CUSTOMS_UNION, 'XI'],
  },
  gb: { schedule: 'GB', codeLength: 10, customsUnion: null, members: ['GB', 'GG', 'IM', 'JE'] },
  ca: { schedule: 'CA', codeLength: 10, customsUnion: null, members: ['CA'] },
} as const;

/** All countries, sorted by code. Names: Unicode CLDR, as the runtime's Intl gives them. */
export function loadCountries(): CountryFacts[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  return [...currencies()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, currency]) => ({
      code,
      name: code === 'XI' ? 'Northern Ireland' : (names.of(code) ?? code),
      currency,
      ...scheduleOf(code),
    }));
}

function scheduleOf(
  code: string,
): Pick<CountryFacts, 'nomenclature' | 'schedule' | 'codeLength' | 'customsUnion'> {
  for (const [nomenclature, { members, ...facts }] of Object.entries(SCHEDULES)) {
    if ((members as readonly string[]).includes(code)) {
      // a key of the table it came from
      return { nomenclature: nomenclature as keyof typeof SCHEDULES, ...facts };
    }
  }
  return { nomenclature: 'global', schedule: null, codeLength: 6, customsUnion: null };
}

function currencies(): Map<string, string | null> {
  const table = new Map<string, string | null>();
  const lines = readFileSync(path.join(DATA_FOLDER, 'countries.txt'), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [currency, countries] = line.split(' | ');
    if (!currency || !countries)
      throw new Error(`data/countries.txt:${index + 1}: expected "currency | countries"`);
    for (const code of countries.split(' ')) table.set(code, currency === '-' ? null : currency);
  }
  return table;
}
