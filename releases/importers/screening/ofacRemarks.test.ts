import { describe, expect, it } from '@jest/globals';
import { readRemarks } from './ofacRemarks.ts';

describe('remarks', () => {
  it('tell births, countries and weak aliases', () => {
    const remarks =
      "DOB 05 Jun 1970; alt. DOB circa 1972; POB Springfield; nationality Ruritania; citizen Canada; a.k.a. 'THE GREY'; " +
      "f.k.a. 'THE BLUE'.";
    expect(readRemarks(remarks)).toEqual({
      aliases: [
        { name: 'THE GREY', strength: 'weak' },
        { name: 'THE BLUE', strength: 'weak', former: true },
      ],
      nationalities: ['Ruritania'],
      citizenships: ['Canada'],
      flags: [],
      birthPlaces: ['Springfield'],
      birthDates: ['1970-06-05', 'circa 1972'],
      identifiers: [],
    });
  });

  it.each([
    ['Passport AB12345 (Haiti)', 'Passport', 'AB12345', 'HT'],
    ['Passport RL 0123456 (Lebanon)', 'Passport', 'RL 0123456', 'LB'],
    ['alt. National ID No. 123-45 (Iran).', 'National ID No.', '123-45', 'IR'],
    ['NIT # 800123456-1 (Colombia)', 'NIT #', '800123456-1', 'CO'],
    ['R.F.C. ABCD700605XY1 (Mexico)', 'R.F.C.', 'ABCD700605XY1', 'MX'],
    [
      'Vessel Registration Identification IMO 9000001',
      'Vessel Registration Identification IMO',
      '9000001',
      null,
    ],
    ['MMSI 370000001', 'MMSI', '370000001', null],
    ['Digital Currency Address - XBT 1abc2', 'Digital Currency Address - XBT', '1abc2', null],
    ['Passport 77 (Atlantis)', 'Passport', '77', null],
  ])('name the document of "%s"', (part, kind, number, country) => {
    expect(readRemarks(`Gender Male; ${part}`).identifiers).toEqual([{ kind, number, country }]);
  });

  it('name the days of a document', () => {
    expect(
      readRemarks('Passport A1 (Iran) issued 01 Jun 1996 expires 31 May 2001').identifiers,
    ).toEqual([
      {
        kind: 'Passport',
        number: 'A1',
        country: 'IR',
        issuedOn: '1996-06-01',
        expiresOn: '2001-05-31',
      },
    ]);
  });

  it.each([
    'Phone Number 8613314257947',
    'Executive Order 13662 Directive Determination - Subject to Directive 2',
    'Transactions Prohibited: North Korea Sanctions Regulations section 510.214',
    'Aircraft Model A340',
    'Passport issued in Springfield',
  ])('name no document in "%s"', (part) => expect(readRemarks(part).identifiers).toEqual([]));
});
