import { describe, expect, it } from '@jest/globals';
import {
  appliedTo,
  type Case,
  filed,
  melted,
  USMCA,
} from '../../../test/support/additionalDuties.ts';
import { basisOf, type MeasureFacts } from './measures.ts';

describe('claims and conditions', () => {
  const KNIFE = { digits: '82119220' };
  const charged = (origin: string, date: string, facts: Partial<MeasureFacts>): string[] =>
    appliedTo(origin, date, facts)
      .filter(({ row }) => /^section_(?:232|201)/.test(row.kind))
      .map(({ row, exemption }) =>
        exemption ? `<${exemption.heading}` : `${row.heading} ${row.rate}`,
      );

  it.each<[string, string, string, Partial<MeasureFacts>, string[]]>([
    [
      'metal of the United States',
      'JP',
      '2026-11-21',
      { ...KNIFE, ...melted('US', '85') },
      ['9903.82.06 10%'],
    ],
    [
      'too little of it',
      'JP',
      '2026-11-21',
      { ...KNIFE, ...melted('US', '84.9') },
      ['9903.82.09 25%'],
    ],
    [
      'too little before June 2026',
      'JP',
      '2026-06-07',
      { ...KNIFE, ...melted('US', '94') },
      ['9903.82.09 25%'],
    ],
    [
      'enough before June 2026',
      'JP',
      '2026-06-07',
      { ...KNIFE, ...melted('US', '95') },
      ['9903.82.06 10%'],
    ],
    [
      'machinery of it',
      'JP',
      '2026-11-21',
      { digits: '84571000', ...melted('US', '90') },
      ['9903.82.07/9903.82.08 total 10%'],
    ],
    [
      'bolts of it',
      'JP',
      '2026-11-21',
      { digits: '73181580', ...melted('US', '100') },
      ['9903.82.06 10%'],
    ],
    [
      'but no bars',
      'JP',
      '2026-11-21',
      { digits: '72142000', ...melted('US', '100') },
      ['9903.82.02 50%'],
    ],
    [
      'bolts of the United Kingdom',
      'GB',
      '2026-11-21',
      { digits: '73181580', ...melted('GB', '95') },
      ['9903.82.04 25%'],
    ],
    [
      'with too little melted there',
      'GB',
      '2026-11-21',
      { digits: '73181580', ...melted('GB', '94') },
      ['9903.82.02 50%'],
    ],
    [
      'melted there, of another origin',
      'JP',
      '2026-11-21',
      { digits: '73181580', ...melted('GB', '100') },
      ['9903.82.02 50%'],
    ],
    [
      'British copper cable has no lower rate',
      'GB',
      '2026-11-21',
      { digits: '85444910', ...melted('GB', '100') },
      ['9903.82.09 25%'],
    ],
    [
      'British cable of either metal has',
      'GB',
      '2026-11-21',
      { digits: '85444290', ...melted('GB', '100') },
      ['9903.82.05 15%'],
    ],
    [
      'aluminium smelted in Russia',
      'DE',
      '2026-11-21',
      { digits: '76061130', ...melted('RU', '5') },
      ['9903.85.67 200%'],
    ],
    ['no metal', 'JP', '2026-11-21', { ...KNIFE, noMetal: true }, ['<9903.82.01']],
    ['little metal', 'JP', '2026-11-21', { ...KNIFE, light: true }, ['<9903.82.03']],
    [
      'little metal of chapter 73 counts',
      'JP',
      '2026-11-21',
      { digits: '73239300', light: true },
      ['9903.82.09 25%'],
    ],
    [
      'parts of motorcycles',
      'JP',
      '2026-11-21',
      { digits: '84818050', claims: ['9903.82.13'] },
      [],
    ],
    [
      'parts of motorcycles, listed',
      'JP',
      '2026-11-21',
      { digits: '84834010', claims: ['9903.82.13'] },
      ['<9903.82.13'],
    ],
    [
      'knives are none',
      'JP',
      '2026-11-21',
      { ...KNIFE, claims: ['9903.82.13'] },
      ['9903.82.09 25%'],
    ],
    [
      'authorised steel',
      'MX',
      '2026-11-21',
      { digits: '72142000', claimed: USMCA, claims: ['9903.82.18'] },
      ['9903.82.18 25%'],
    ],
    [
      'needs USMCA',
      'MX',
      '2026-11-21',
      { digits: '72142000', claims: ['9903.82.18'] },
      ['9903.82.02 50%'],
    ],
    [
      'and came in April 2026',
      'MX',
      '2026-04-22',
      { digits: '72142000', claimed: USMCA, claims: ['9903.82.18'] },
      ['9903.82.02 50%'],
    ],
    [
      'parts for mobile equipment',
      'CN',
      '2026-11-21',
      { digits: '84834010', claims: ['9903.82.25'] },
      ['9903.82.25/9903.82.26 total 15%'],
    ],
    [
      'of American metal',
      'CN',
      '2026-11-21',
      { digits: '84834010', claims: ['9903.82.23'], ...melted('US', '90') },
      ['9903.82.23/9903.82.24 total 10%'],
    ],
    [
      'mobile equipment under USMCA',
      'MX',
      '2026-11-21',
      { digits: '84295210', claimed: USMCA, claims: ['9903.82.20'] },
      ['9903.82.20 25% of non-US content, at least 60%'],
    ],
    [
      'without the claim',
      'MX',
      '2026-11-21',
      { digits: '84295210', claimed: USMCA },
      ['9903.82.09 25%'],
    ],
    [
      'cars under USMCA',
      'CA',
      '2026-11-21',
      { digits: '87038000', claimed: USMCA, claims: ['9903.94.03'] },
      ['9903.94.03 25% of non-US content'],
    ],
    [
      'the claim of another origin',
      'KR',
      '2025-10-01',
      { digits: '87038000', claims: ['9903.94.03'] },
      ['9903.94.01 25%'],
    ],
    [
      'old cars',
      'DE',
      '2026-11-21',
      { digits: '87032301', claims: ['9903.94.04'] },
      ['<9903.94.04'],
    ],
    [
      'British cars in the quota',
      'GB',
      '2026-11-21',
      { digits: '87032301', claims: ['9903.94.31'] },
      ['9903.94.31 7.5%'],
    ],
    ['above it', 'GB', '2026-11-21', { digits: '87032301' }, ['9903.94.01 25%']],
    [
      'trucks under USMCA',
      'MX',
      '2026-11-21',
      { digits: '87012100', claimed: USMCA, claims: ['9903.74.03'] },
      ['9903.74.03 25% of non-US content'],
    ],
    [
      'old trucks',
      'MX',
      '2026-11-21',
      { digits: '87042301', claims: ['9903.74.07'] },
      ['<9903.74.07'],
    ],
    [
      'truck parts under USMCA',
      'MX',
      '2026-11-21',
      { digits: '87084050', claimed: USMCA },
      ['<9903.74.10'],
    ],
    ['bearings are no parts of cars', 'JP', '2026-11-21', { digits: '84824000' }, []],
    [
      'but on a claim',
      'JP',
      '2026-11-21',
      { digits: '84824000', claims: ['9903.94.43'] },
      ['9903.94.43/9903.94.42 total 15%'],
    ],
    [
      'or of trucks',
      'JP',
      '2026-11-21',
      { digits: '84824000', claims: ['9903.74.08'] },
      ['9903.74.08 25%'],
    ],
    ['cabinets', 'VN', '2026-11-21', { digits: '9403409060' }, ['9903.76.03 25%']],
    [
      'that are none',
      'VN',
      '2026-11-21',
      { digits: '9403409060', claims: ['9903.76.04'] },
      ['<9903.76.04'],
    ],
    [
      'chips for data centres',
      'TW',
      '2026-11-21',
      { digits: '84718090', conditions: ['advanced_chip'], claims: ['9903.79.03'] },
      ['<9903.79.03'],
    ],
    [
      'medicines of a deal',
      'CH',
      '2026-11-21',
      { digits: '3004909216', conditions: ['patented'] },
      ['one of 9903.04.61-.70 total 15%'],
    ],
    [
      'medicines of Britain',
      'GB',
      '2026-11-21',
      { digits: '3004909216', conditions: ['patented'] },
      [],
    ],
    [
      'of a firm with a price agreement',
      'IN',
      '2026-11-21',
      { digits: '3004909216', conditions: ['patented', 'company'] },
      ['<one of 9903.04.61-.70'],
    ],
    [
      'of a firm that builds',
      'IN',
      '2026-11-21',
      { digits: '3004909216', conditions: ['patented', 'onshoring'] },
      ['one of 9903.04.61-.70 total 20%'],
    ],
    [
      'until 2030',
      'IN',
      '2030-04-01',
      { digits: '3004909216', conditions: ['patented', 'onshoring'] },
      ['9903.04.60 total 100%'],
    ],
    ['drones', 'CN', '2026-11-21', { digits: '88062200' }, ['9903.08.20 100%']],
    [
      'without thermal imaging',
      'CN',
      '2026-11-21',
      { digits: '88062200', conditions: ['no_thermal_imaging'] },
      ['one of 9903.08.21-.26 25%'],
    ],
    [
      'of allied components',
      'TW',
      '2026-11-21',
      { digits: '88062200', conditions: ['allied_components'] },
      ['one of 9903.08.21-.26 total 15%'],
    ],
    [
      'of China they are no allied ones',
      'CN',
      '2026-11-21',
      { digits: '88062200', conditions: ['allied_components'] },
      ['9903.08.20 100%'],
    ],
    ['drones before', 'CN', '2026-09-02', { digits: '88062200' }, []],
    ['quartz above the quota', 'IN', '2026-11-21', { digits: '6810990020' }, ['9903.45.31 50%']],
    [
      'in the quota',
      'IN',
      '2027-11-21',
      { digits: '6810990020', claims: ['9903.45.30'] },
      ['9903.45.30 23%'],
    ],
    ['no quartz', 'IN', '2026-11-21', { digits: '6810990020', conditions: ['no_quartz'] }, []],
    ['quartz of Mexico', 'MX', '2026-11-21', { digits: '6810990020' }, []],
    [
      'solar modules',
      'VN',
      '2026-12-04',
      { digits: '8541430010' },
      ['one of 9903.45.32-.36 15% + 0.38 USD/W'],
    ],
    [
      'at the minimum price',
      'VN',
      '2026-12-04',
      { digits: '8541430010', conditions: ['minimum_price'] },
      ['one of 9903.45.32-.36 15%'],
    ],
    ['the day before', 'VN', '2026-12-03', { digits: '8541430010' }, []],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(charged(origin, date, facts)).toEqual(expected),
  );

  it.each<Case>([
    ['donations', 'VN', '2026-11-21', { claims: ['9903.05.91'] }, ['9903.05.84<9903.05.91']],
    [
      'in transit to February 2026',
      'VN',
      '2026-02-27',
      { claims: ['9903.03.02'] },
      ['9903.03.01<9903.03.02'],
    ],
    ['and no longer', 'VN', '2026-02-28', { claims: ['9903.03.02'] }, ['9903.03.01']],
    [
      'donations in 2025',
      'CN',
      '2025-09-01',
      { claims: ['9903.01.30', '9903.01.21'] },
      ['9903.01.24<9903.01.21', '9903.01.25<9903.01.30'],
    ],
    ['textiles of CAFTA-DR', 'HN', '2026-05-01', { claimed: ['P'] }, ['9903.03.01<9903.03.09']],
    [
      'but no other goods',
      'HN',
      '2026-05-01',
      { digits: '39269099', claimed: ['P'] },
      ['9903.03.01'],
    ],
    ['Nicaragua files its heading in 2026', 'NI', '2026-11-21', {}, ['9903.89.01', '9903.05.58']],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts).toSorted()).toEqual(expected.toSorted()),
  );
});

describe('content duties before April 2026', () => {
  const bases = (digits: string, date: string, origin = 'VN'): string[] =>
    appliedTo(origin, date, { digits, claims: ['9903.94.06'] })
      .filter(({ row, exemption }) => exemption === null && row.kind.startsWith('section_232'))
      .map(({ row }) => `${row.heading} ${row.rate} ${JSON.stringify(basisOf(row))}`);

  it('are charged on each metal by itself', () => {
    expect(bases('85444290', '2025-09-01')).toEqual([
      '9903.78.01 50% of copper {"content":"copper"}',
      '9903.85.08 50% of aluminum {"content":"aluminum"}',
    ]);
    expect(bases('84501100', '2025-09-01', 'GB')).toEqual([
      '9903.81.98 25% of steel {"content":"steel"}',
      '9903.85.15 25% of aluminum {"content":"aluminum"}',
    ]);
  });

  it.each([
    // code         day           charged
    ['73181580', '2025-06-03', '9903.81.90 25% "value"'],
    ['73181580', '2025-06-04', '9903.81.90 50% of steel {"content":"steel"}'],
    ['72083900', '2025-06-04', '9903.81.87 50% of steel {"content":"steel"}'],
    ['76149020', '2025-06-03', '9903.85.04 25% "value"'],
    ['76149020', '2025-06-04', '9903.85.04 50% of aluminum {"content":"aluminum"}'],
    ['76109000', '2025-06-04', '9903.85.07 50% of aluminum {"content":"aluminum"}'],
    ['74081160', '2025-08-01', '9903.78.01 50% of copper {"content":"copper"}'],
    // stampings of chapter 87 carry it on their value
    ['8708103030', '2025-06-04', '9903.85.04 50% "value"'],
    ['8708103020', '2025-06-04', '9903.81.89 50% "value"'],
  ])('are of the metal in its own chapters since June 2025: %s on %s', (digits, date, expected) =>
    expect(bases(digits, date)).toEqual([expected]),
  );

  it('grew with their lists', () => {
    const days = [
      '2025-03-11',
      '2025-03-12',
      '2025-06-04',
      '2025-06-23',
      '2025-08-18',
      '2026-04-05',
    ];
    const rates = (digits: string): string[] =>
      days.map((day) =>
        bases(digits, day)
          .map((text) => text.split(' ')[1])
          .join('+'),
      );
    expect(rates('95079060')).toEqual(['', '25%', '50%', '50%', '50%', '50%']);
    expect(rates('84221100')).toEqual(['', '', '', '50%', '50%', '50%']);
    expect(rates('82119220')).toEqual(['', '', '', '', '50%', '50%']);
    expect(rates('84181000')).toEqual(['', '', '', '50%', '50%+50%', '50%+50%']);
  });

  it('are not charged without metal, and not on metal of the United States', () => {
    const facts = { digits: '84512100', date: '2025-09-01' };
    expect(filed('VN', '2025-09-01', { ...facts, noMetal: true })).toEqual(['9903.02.69']);
    expect(filed('VN', '2025-09-01', { ...facts, ...melted('US', '100') })).toEqual([
      '9903.02.69',
      '9903.81.91<9903.81.92',
      '9903.85.08<9903.85.09',
    ]);
  });
});
