/**
 * Who may claim which preference, against the publishers' lists: schemes of HMRC's rules of origin,
 * groups of Norwegian Customs. Differences that a law explains are listed with it; all others fail.
 * Without the files the tests are skipped.
 */
import { describe, expect } from '@jest/globals';
import { readProgrammes } from '../../edition/reading/tariff/measures.ts';
import { holdsOn } from '../../engine/calendar.ts';
import { officialFile, when } from './embedded.ts';

const SCHEMES = 'uk-tariff/rules-of-origin/roo_schemes_uk.json.gz';
const MEMBERS = 'no-tariff/medlemsland.json.gz';

const jsonAt = (path: string): unknown =>
  JSON.parse(new TextDecoder().decode(officialFile(path).bytes));

interface Scheme {
  scheme_code: string;
  countries: string[];
  validity_start_date: string;
  validity_end_date: string | null;
}
interface Member {
  landkode: string;
  landgrupper: { landgruppekode: string; fomdato: string; tomdato: string }[];
}

/** Schemes by the symbol under which we keep them, where one symbol is not the country itself. */
const SYMBOLS: Readonly<Record<string, string>> = {
  eu: 'EU',
  'central-america': 'CAM',
  cariforum: 'CARIFORUM',
  esa: 'ESA',
  pacific: 'PACIFIC',
  cptpp: 'CPTPP',
  'dcts-ldcs': 'DCTS-LDC',
  'switzerland-liechtenstein': 'CH',
};
/** Names of groups among the countries, and codes of HMRC for Serbia and the Union. */
const NOT_COUNTRIES = ['EU', 'andean', 'central-america'];
const countryOf = (code: string): string => (code === 'XS' ? 'RS' : code);
/**
 * Micro-states in the customs union, Antarctic territory: no goods of theirs are entered under a
 * programme of ours.
 */
const LEFT_OUT: Readonly<Record<string, string[]>> = { eu: ['AD', 'SM'], oct: ['AQ'] };

describe('British programmes', () => {
  const ours = readProgrammes().filter(({ schedule }) => schedule === 'gb');
  const claimants = (symbols: readonly string[], date: string): string[] => [
    ...new Set(
      ours
        .filter(
          (row) => holdsOn(row, date) && row.symbols.some((symbol) => symbols.includes(symbol)),
        )
        .flatMap(({ origins }) => origins),
    ),
  ];

  when(SCHEMES)('are open to the countries of every scheme of HMRC, and to no others', () => {
    const { schemes } = jsonAt(SCHEMES) as { schemes: Scheme[] };
    const date = '2026-11-22';
    const open = schemes.filter(
      (scheme) =>
        scheme.validity_start_date <= date &&
        (scheme.validity_end_date === null || date <= scheme.validity_end_date),
    );
    const differences: string[] = [];
    let compared = 0;
    for (const { scheme_code: code, countries } of open) {
      const theirs = countries
        .filter((one) => !NOT_COUNTRIES.includes(one) && !(LEFT_OUT[code] ?? []).includes(one))
        .map(countryOf);
      const symbols =
        code === 'dcts-general-enhanced'
          ? ['DCTS-E', 'DCTS-S']
          : code === 'sacum'
            ? ['SACUM', 'ZA']
            : code === 'oct'
              ? ['OCT']
              : SYMBOLS[code] === undefined
                ? theirs
                : [SYMBOLS[code]];
      const held = claimants(symbols, date);
      compared += theirs.length;
      for (const country of theirs)
        if (!held.includes(country)) differences.push(`${code}: ${country} is missing`);
      for (const country of held)
        if (!theirs.includes(country)) differences.push(`${code}: ${country} is too much`);
    }
    console.log(`British preferences: ${open.length} schemes, ${compared} countries compared`);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(180);
  });

  when(SCHEMES)('begin no earlier than their scheme', () => {
    const { schemes } = jsonAt(SCHEMES) as { schemes: Scheme[] };
    for (const code of ['india', 'australia', 'new-zealand']) {
      const scheme = schemes.find(({ scheme_code }) => scheme_code === code);
      const [country = ''] = scheme?.countries ?? [];
      const row = ours.find(({ symbols }) => symbols.includes(country));
      expect([code, row?.from]).toEqual([code, scheme?.validity_start_date]);
    }
  });
});

describe('Norwegian programmes', () => {
  // Parts of members (Åland, overseas departments, Jan Mayen, Ceuta ...) are entered as the member;
  // Norway itself is none.
  const PARTS = 'AX GF GP MQ RE SJ XB XC GG IM JE NO'.split(' ');

  when(MEMBERS)('are open to the members of the group of Norwegian Customs', () => {
    const { medlemsland } = jsonAt(MEMBERS) as { medlemsland: Member[] };
    const groups = new Map<string, Set<string>>();
    for (const { landkode, landgrupper } of medlemsland)
      for (const { landgruppekode, tomdato } of landgrupper)
        if (tomdato === '' && !PARTS.includes(landkode))
          groups.set(landgruppekode, (groups.get(landgruppekode) ?? new Set()).add(landkode));
    const rows = readProgrammes().filter(({ schedule }) => schedule === 'no');
    const differences = rows.flatMap(({ symbols: [symbol = ''], origins }) => {
      const theirs = groups.get(symbol) ?? new Set<string>();
      return [
        ...[...theirs]
          .filter((one) => !origins.includes(one))
          .map((one) => `${symbol}: ${one} is missing`),
        ...origins.filter((one) => !theirs.has(one)).map((one) => `${symbol}: ${one} is too much`),
      ];
    });
    console.log(`Norwegian preferences: ${rows.length} groups compared`);
    expect(differences).toEqual([]);
  });
});
