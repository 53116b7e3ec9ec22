import { describe, expect, it } from '@jest/globals';
import { COUNTRY_CODES } from '../../../contract/fields.ts';
import { loadRestrictionRules, readRestrictionRules } from './rules.ts';

const RULE = `rule: au-vapes
country: AU
direction: import
type: prohibition
match: any
codes: 854340 2404-2405 -240491
keywords: vape; e-liquid
keywords de: E-Zigarette
title: Vapes
summary: Vapes need a licence
  and a permit.
agency: TGA
agency name: Therapeutic Goods Administration
documents: Licence; Permit
legal basis: Regulation 5A
source: https://www.tga.gov.au
from: 2024-01-01
reviewed: 2026-11-22
`;

const read = (text: string, file = 'data/restrictions/au.txt') =>
  readRestrictionRules([{ file, text }]);

it('reads a rule, with lines that go on', () => {
  expect(read(`# head\n\n${RULE}\n`)).toEqual([
    {
      id: 'au-vapes',
      source: 'official',
      countries: ['AU'],
      countriesExcluded: [],
      direction: 'import',
      ruleType: 'prohibition',
      match: 'any',
      codes: [
        { first: '854340', last: '854340' },
        { first: '2404', last: '2405' },
      ],
      codesExcluded: [{ first: '240491', last: '240491' }],
      keywords: [
        { text: 'vape', language: 'en' },
        { text: 'e-liquid', language: 'en' },
        { text: 'E-Zigarette', language: 'de' },
      ],
      excluded: [],
      concepts: [],
      isMaterial: false,
      withLookAlikes: false,
      partners: [],
      partnersExcluded: [],
      places: [],
      above: null,
      title: 'Vapes',
      summary: 'Vapes need a licence and a permit.',
      agency: 'TGA',
      agencyName: 'Therapeutic Goods Administration',
      requirement: null,
      documents: ['Licence', 'Permit'],
      legalBasis: 'Regulation 5A',
      sourceUrl: 'https://www.tga.gov.au',
      from: '2024-01-01',
      until: null,
      reviewedAt: '2026-11-22',
    },
  ]);
});

describe('what cannot be read is refused with its file and line', () => {
  it.each([
    ['an unknown field', 'agency: TGA', 'agencie: TGA', ':1: field "agency" is missing'],
    [
      'a field too many',
      'agency: TGA',
      'agency: TGA\ncolour: red',
      ':13: field "colour" is not known',
    ],
    [
      'a field twice',
      'agency: TGA',
      'agency: TGA\nagency: ABF',
      ':13: field "agency" stands twice',
    ],
    ['an empty field', 'agency: TGA', 'agency:', ':12: the field is empty'],
    ['a line that is no field', 'agency: TGA', 'TGA', ':12: expected "name: value"'],
    ['a code with a letter', '854340', '85434X', ':6: code "85434X" is no 2 to 10 digits'],
    ['an odd code', '854340', '85434', ':6: code "85434" has an odd number of digits'],
    [
      'a span backwards',
      '2404-2405',
      '2405-2404',
      ':6: codes "2405-2404" do not go from one to another',
    ],
    [
      'a span of two lengths',
      '2404-2405',
      '2404-240510',
      ':6: codes "2404-240510" do not go from one',
    ],
    ['a day that is none', '2024-01-01', '2024-02-30', ':17: from "2024-02-30" is no date'],
    [
      'days in the wrong order',
      'from: 2024-01-01',
      'from: 2024-01-01\nuntil: 2023-01-01',
      ':18: until is not',
    ],
    ['another kind', 'prohibition', 'ban', ':4: type "ban" is none of'],
    [
      'no match for codes and keywords',
      'match: any\n',
      '',
      ':1: codes and keywords need "match: any"',
    ],
    [
      'an id of another file',
      'au-vapes',
      'us-vapes',
      ':1: rule "us-vapes" does not begin with "au-"',
    ],
    ['a country of another file', 'country: AU', 'country: NZ', ':2: country must begin with "AU"'],
    [
      'destinations of an import rule',
      'agency: TGA',
      'destinations: RU\nagency: TGA',
      ':12: field "desti',
    ],
    [
      'an origin that is none',
      'agency: TGA',
      'origins: Russia\nagency: TGA',
      ':12: origins "Russia" is no',
    ],
    [
      'a value without currency',
      'agency: TGA',
      'above: 300\nagency: TGA',
      ':12: above "300" is no amount',
    ],
    [
      'a source that is no address',
      'https://www.tga.gov.au',
      'the agency',
      ':16: source "the agency" is no',
    ],
    ['a keyword twice', 'vape; e-liquid', 'vape; Vape', ':7: "Vape" stands twice'],
    [
      'an asterisk without codes',
      'match: any\ncodes: 854340 2404-2405 -240491\nkeywords: vape;',
      'keywords: vape*;',
      ':5: a keyword with an asterisk needs codes',
    ],
    [
      'a country left out',
      'country: AU',
      'country: AU -NZ',
      ':2: only a rule of every country leaves',
    ],
    [
      'a place that is none',
      'agency: TGA',
      'places: Crimea\nagency: TGA',
      ':12: place "Crimea" is no region',
    ],
    [
      'postcodes backwards',
      'agency: TGA',
      'places: UA:99999-95000\nagency: TGA',
      ':12: postcodes "UA:99999-95000" do not go',
    ],
    ['a keyword of one letter', 'vape; e-liquid', 'v', ':7: "v" is shorter than 2'],
  ])('%s', (_, from, to, message) => {
    expect(RULE).toContain(from);
    expect(() => read(RULE.replace(from, to))).toThrow(`data/restrictions/au.txt${message}`);
  });

  it('an id that stands twice', () => {
    expect(() => read(`${RULE}\n${RULE}`)).toThrow(
      'data/restrictions/au.txt:20: rule au-vapes stands already at data/restrictions/au.txt:1',
    );
  });

  it('a rule that says nothing of the goods', () => {
    const without = RULE.replace(/^(?:match|codes|keywords.*): .*\n/gm, '');
    expect(() => read(without)).toThrow('a rule needs codes, keywords or origins');
    expect(read(without.replace('agency: TGA', 'origins: EU -DE\nagency: TGA'))[0]).toMatchObject({
      partners: expect.arrayContaining(['DE', 'FR']),
      partnersExcluded: ['DE'],
    });
  });
});

describe('the rules that stand', () => {
  const rules = loadRestrictionRules();

  it('are eighty or more, and name countries that exist', () => {
    expect(rules.length).toBeGreaterThanOrEqual(80);
    const known = new Set([...COUNTRY_CODES, 'EU', '*']);
    const named = rules.flatMap((rule) => [
      ...rule.countries,
      ...rule.partners,
      ...rule.partnersExcluded,
    ]);
    expect(named.filter((country) => !known.has(country))).toEqual([]);
  });

  it('were reviewed, and not before they were written', () => {
    for (const rule of rules) expect(rule.reviewedAt).toMatch(/^20(?:2[6-9]|[3-9]\d)-/);
  });
});
