import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../data/tariff.ts';
import { decimal } from '../decimal.ts';
import { circleOf } from './interplay.ts';
import {
  applicableMeasures,
  basisOf,
  type MeasureFacts,
  measuresInForce,
  regulatoryFor,
} from './measures.ts';

const edition = loadTariff();
const FACTS: MeasureFacts = {
  digits: '61091000',
  chapter99: [],
  columnTwo: false,
  claimed: [],
  melted: [],
  light: false,
  date: '2026-11-21',
};

/**
 * `heading` of what is charged, `heading<exemption` of what is kept off, `heading-steel` of what is charged on the value
 * without its steel; in filing order.
 */
const filed = (origin: string, date: string, facts: Partial<MeasureFacts> = {}): string[] =>
  applicableMeasures(measuresInForce(edition, origin, date), { ...FACTS, date, origin, ...facts }).map(
    ({ row, exemption, part }) =>
      row.heading +
      (exemption ? `<${exemption.heading ?? ''}` : '') +
      (part ? `-${part.metals.join('-')}` : ''),
  );
const melted = (country: string, percent: string): Partial<MeasureFacts> => ({
  meltShares: new Map([[country, decimal(percent)]]),
});
const USMCA = ['S', 'S+'];

describe('additional duties of the United States', () => {
  it.each<[string, string, string, Partial<MeasureFacts>, string[]]>([
    [
      'lists of China add to forced labour',
      'CN',
      '2026-11-21',
      { chapter99: ['9903.88.15'] },
      ['9903.88.15', '9903.05.31'],
    ],
    ['a suspended list adds nothing', 'CN', '2026-11-21', { chapter99: ['9903.88.16'] }, ['9903.05.31']],
    [
      'of two lists the highest is charged',
      'CN',
      '2026-11-21',
      { chapter99: ['9903.88.15', '9903.91.06'] },
      ['9903.91.06', '9903.05.31'],
    ],
    ['lists do not touch other origins', 'VN', '2026-11-21', { chapter99: ['9903.88.15'] }, ['9903.05.84']],
    ['Hong Kong has no list', 'HK', '2026-11-21', { chapter99: ['9903.88.15'] }, ['9903.05.43']],
    [
      'section 232 keeps forced labour off',
      'VN',
      '2026-11-21',
      { digits: '73181580' },
      ['9903.05.84<9903.05.90', '9903.82.02'],
    ],
    [
      'section 232 kept section 122 off',
      'VN',
      '2026-05-01',
      { digits: '73181580' },
      ['9903.03.01<9903.03.06', '9903.82.02'],
    ],
    [
      'section 232 of a short code is the dearest',
      'VN',
      '2026-11-21',
      { digits: '73262000' },
      ['9903.05.84<9903.05.90', '9903.82.02'],
    ],
    [
      'British melting makes half the rate',
      'GB',
      '2026-11-21',
      { digits: '73181580', melted: ['GB'] },
      ['9903.05.81<9903.05.90', '9903.82.04'],
    ],
    ['column 2 adds no forced-labour duty', 'RU', '2026-11-21', { columnTwo: true }, ['9903.05.66<']],
    [
      'USMCA keeps the surcharge off',
      'MX',
      '2026-11-21',
      { claimed: ['S', 'S+'] },
      ['9903.05.55<9903.05.94'],
    ],
    ['fentanyl duty of China stacked with reciprocal', 'CN', '2025-09-01', {}, ['9903.01.24', '9903.01.25']],
    ['IEEPA ended on 2026-02-24, section 122 began', 'CN', '2026-02-24', {}, ['9903.03.01']],
    ['its last day was 2026-02-23', 'CN', '2026-02-23', {}, ['9903.01.24', '9903.01.25']],
    ['nothing was in force in 2017', 'CN', '2017-01-01', { chapter99: ['9903.88.15'] }, []],
    ['list 4A had its first rate in 2019', 'CN', '2019-10-01', { chapter99: ['9903.88.15'] }, ['9903.88.15']],
    ['Brazil pays both section 301 duties', 'BR', '2026-11-21', {}, ['9903.05.01', '9903.05.27']],
    ['Nicaragua pays from 2027', 'NI', '2027-06-01', { claimed: [] }, ['9903.89.01', '9903.05.58']],
    ['Nicaragua under CAFTA-DR does not', 'NI', '2027-06-01', { claimed: ['P'] }, ['9903.05.58<9903.05.95']],
    [
      'knives are derivatives of metal',
      'JP',
      '2026-11-21',
      { digits: '82119220' },
      ['9903.05.49/9903.05.48<9903.05.90', '9903.82.09'],
    ],
    [
      'with little metal they are not',
      'JP',
      '2026-11-21',
      { digits: '82119220', light: true },
      ['9903.05.49/9903.05.48', '9903.82.09<9903.82.03'],
    ],
    ['cars pay 25%', 'CN', '2026-11-21', { digits: '87038000' }, ['9903.05.31<9903.05.90', '9903.94.01']],
    [
      'cars of Japan are topped up since its deal',
      'JP',
      '2025-09-16',
      { digits: '87038000' },
      ['9903.02.73/9903.02.72<9903.01.33', '9903.94.41/9903.94.40'],
    ],
    [
      'and were not the day before',
      'JP',
      '2025-09-15',
      { digits: '87038000' },
      ['9903.02.73/9903.02.72<9903.01.33', '9903.94.01'],
    ],
    [
      'parts of cars are free under USMCA',
      'MX',
      '2026-06-01',
      { digits: '87083050', claimed: ['S', 'S+'] },
      ['9903.03.01<9903.03.08', '9903.94.05<9903.94.06'],
    ],
    [
      'a heading that is charged goes before one kept off',
      'MX',
      '2026-06-01',
      { digits: '73202010', claimed: ['S', 'S+'] },
      ['9903.03.01<9903.03.06', '9903.82.02'],
    ],
    [
      'buses pay 10%',
      'DE',
      '2025-11-01',
      { digits: '87021031' },
      ['9903.02.20/9903.02.19<9903.01.33', '9903.74.02'],
    ],
    [
      'upholstered furniture pays 30% from 2027',
      'VN',
      '2027-01-01',
      { digits: '9401616011' },
      ['9903.05.84<9903.05.90', '9903.76.02'],
    ],
    [
      'machinery is topped up',
      'VN',
      '2026-11-21',
      { digits: '84571000' },
      ['9903.05.84<9903.05.90', '9903.82.10/9903.82.11'],
    ],
    [
      'air conditioners are topped up from June 2026',
      'VN',
      '2026-06-08',
      { digits: '84151090' },
      ['9903.03.01<9903.03.06', '9903.82.10/9903.82.11'],
    ],
    ['solar modules had a safeguard', 'VN', '2025-02-07', { digits: '8541430010' }, ['9903.45.25']],
    ['which ended', 'VN', '2026-02-07', { digits: '8541430010' }, ['9903.02.69']],
    ['but not for all', 'KH', '2025-02-07', { digits: '8541430010' }, []],
    ['country rates held on 2025-04-09', 'VN', '2025-04-09', {}, ['9903.01.72']],
    ['and a day later no more', 'VN', '2025-04-10', {}, ['9903.01.25']],
    [
      'Russian goods of the lists pay 35% in all',
      'RU',
      '2026-11-21',
      { chapter99: ['9903.90.08'], columnTwo: true },
      ['9903.90.08'],
    ],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts)).toEqual(column2(expected)),
  );

  it('doubts a line of which only some goods are exempt, and no other', () => {
    const doubtful = (digits: string): boolean[] =>
      applicableMeasures(measuresInForce(edition, 'VN', '2026-11-21'), { ...FACTS, digits }).map(
        (one) => one.doubtful,
      );
    expect(doubtful('61091000')).toEqual([false]);
    expect(doubtful('85171300')).toEqual([false]);
    expect(doubtful('21069098')).toEqual([false]);
    expect(doubtful('21069099')).toEqual([true]);
  });

  it('rates furniture, cars and cabinets as their notes print them', () => {
    const rates = (origin: string, date: string, digits: string): string[] =>
      applicableMeasures(measuresInForce(edition, origin, date), { ...FACTS, date, digits, origin })
        .filter(({ exemption, row }) => exemption === null && row.kind.startsWith('section_232'))
        .map(({ row }) => row.rate);
    expect(rates('VN', '2026-12-31', '9401616011')).toEqual(['25%']);
    expect(rates('VN', '2027-01-01', '9401616011')).toEqual(['30%']);
    expect(rates('VN', '2027-01-01', '9403409060')).toEqual(['50%']);
    expect(rates('GB', '2027-01-01', '9403409060')).toEqual(['10%']);
    expect(rates('VN', '2026-11-21', '94036080')).toEqual([]);
    expect(rates('VN', '2026-11-21', '9403608093')).toEqual(['25%']);
    expect(rates('GB', '2026-11-21', '87038000')).toEqual(['25%']);
    expect(rates('TW', '2026-04-30', '87083050')).toEqual(['25%']);
    expect(rates('TW', '2026-05-01', '87083050')).toEqual(['total 15%']);
    expect(rates('JP', '2026-11-21', '84295210')).toEqual(['total 15%']);
    expect(rates('CN', '2026-11-21', '84295210')).toEqual(['25%']);
    expect(rates('JP', '2028-01-01', '84295210')).toEqual(['25%']);
  });
});

type Case = [name: string, origin: string, date: string, facts: Partial<MeasureFacts>, filed: string[]];

describe('families of section 232 keep each other off', () => {
  it.each<Case>([
    // A part of a car that is a derivative of metal as well.
    [
      'car parts keep metals off',
      'CN',
      '2026-05-01',
      { digits: '87081030' },
      ['9903.03.01<9903.03.06', '9903.94.05'],
    ],
    [
      'a part that is none is metal',
      'CN',
      '2026-05-01',
      { digits: '87081030', claims: ['9903.94.06'] },
      ['9903.03.01<9903.03.06', '9903.82.09', '9903.94.05<9903.94.06', '9903.74.08'].filter(
        (heading) => heading !== '9903.82.09',
      ),
    ],
    [
      'and neither a part of a truck: metal',
      'CN',
      '2026-05-01',
      { digits: '87081030', claims: ['9903.94.06', '9903.74.11'] },
      ['9903.03.01<9903.03.06', '9903.82.09', '9903.94.05<9903.94.06', '9903.74.08<9903.74.11'],
    ],
    [
      'parts of trucks keep metals off',
      'VN',
      '2026-11-21',
      { digits: '87084030' },
      ['9903.05.84<9903.05.90', '9903.74.08'],
    ],
    [
      'what is no part of a truck is metal',
      'VN',
      '2026-11-21',
      { digits: '87084030', claims: ['9903.74.11'] },
      ['9903.05.84<9903.05.90', '9903.82.10/9903.82.11', '9903.74.08<9903.74.11'],
    ],
    [
      'cars kept steel off in 2025',
      'KR',
      '2025-05-10',
      { digits: '8708103020' },
      ['9903.01.25<9903.01.33', '9903.94.05'],
    ],
    [
      'and not before their own duty',
      'KR',
      '2025-05-02',
      { digits: '8708103020' },
      ['9903.01.25<9903.01.33', '9903.81.89'],
    ],
    [
      'light trucks go before heavy ones',
      'CN',
      '2026-11-21',
      { digits: '87046000' },
      ['9903.05.31<9903.05.90', '9903.94.01'],
    ],
    [
      'unless the request says otherwise',
      'CN',
      '2026-11-21',
      { digits: '87046000', claims: ['9903.94.02'] },
      ['9903.05.31<9903.05.90', '9903.94.01<9903.94.02', '9903.74.01'],
    ],
    [
      'certified parts of cars keep wood off',
      'VN',
      '2026-11-21',
      { digits: '44071100', claims: ['9903.94.07'] },
      ['9903.05.84<9903.05.90', '9903.94.07'],
    ],
    [
      'wood that is no part is wood',
      'VN',
      '2026-11-21',
      { digits: '44071100' },
      ['9903.05.84<9903.05.90', '9903.76.01'],
    ],
    [
      'chips keep parts of cars off',
      'CN',
      '2026-11-21',
      { digits: '84718090', claims: ['9903.94.05'], conditions: ['advanced_chip'] },
      ['9903.05.31<9903.05.90', '9903.79.01'],
    ],
    [
      'other goods of their headings do not',
      'CN',
      '2026-11-21',
      { digits: '84718090', claims: ['9903.94.05'] },
      ['9903.05.31<9903.05.90', '9903.94.05', '9903.79.01<9903.79.02'],
    ],
    [
      'chips kept aluminium and both IEEPA duties off',
      'CN',
      '2026-02-01',
      { digits: '84733051', conditions: ['advanced_chip'] },
      ['9903.01.25<9903.01.33', '9903.79.01'],
    ],
    [
      'boards without them carried all of these',
      'CN',
      '2026-02-01',
      { digits: '84733051' },
      ['9903.01.24', '9903.01.25-aluminum', '9903.85.08', '9903.79.01<9903.79.02'],
    ],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts).toSorted()).toEqual(expected.toSorted()),
  );
});

describe('section 232 and the other programmes', () => {
  const BOLT = { digits: '73181580' };
  const DRYER = { digits: '84512100' };
  it.each<Case>([
    [
      'Brazil: steel is free of both',
      'BR',
      '2026-11-21',
      BOLT,
      ['9903.05.01<one of 9903.05.02-.09', '9903.05.27<9903.05.90', '9903.82.02'],
    ],
    [
      'drones keep nothing off',
      'BR',
      '2026-11-21',
      { digits: '88062200' },
      ['9903.05.01', '9903.05.27', '9903.08.20'],
    ],
    [
      'nor does polysilicon',
      'VN',
      '2026-12-04',
      { digits: '28046100' },
      ['9903.05.84', 'one of 9903.45.32-.36'],
    ],
    [
      'patented medicines do',
      'IN',
      '2026-10-01',
      { digits: '3004909216', conditions: ['patented'] },
      ['9903.05.44<9903.05.90', '9903.04.60'],
    ],
    ['others are not charged', 'IN', '2026-10-01', { digits: '3004909216' }, ['9903.05.44']],
    [
      'before 29 September only of listed firms',
      'IN',
      '2026-08-01',
      { digits: '3004909216', conditions: ['patented'] },
      ['9903.05.44'],
    ],
    [
      'which were charged from 31 July',
      'IN',
      '2026-07-31',
      { digits: '3004909216', conditions: ['patented', 'listed_company'] },
      ['9903.05.44<9903.05.90', '9903.04.60'],
    ],
    [
      'the surcharge: the part under the content duty is out',
      'VN',
      '2026-03-01',
      DRYER,
      ['9903.03.01-steel-aluminum', '9903.81.91', '9903.85.08'],
    ],
    ['and the whole from April 2026', 'VN', '2026-04-06', DRYER, ['9903.03.01<9903.03.06', '9903.82.09']],
    ['reciprocal duty stood on the remainder', 'VN', '2025-06-23', DRYER, ['9903.01.25-steel', '9903.81.91']],
    ['and on the whole the day before', 'VN', '2025-06-22', DRYER, ['9903.01.25']],
    [
      'fentanyl duty of China stacked with steel',
      'CN',
      '2025-09-01',
      BOLT,
      ['9903.01.24', '9903.01.25<9903.01.33', '9903.81.90'],
    ],
    ['and with its content', 'CN', '2025-07-01', DRYER, ['9903.01.24', '9903.01.25-steel', '9903.81.91']],
    ['of Canada it went before steel until June 2025', 'CA', '2025-06-03', BOLT, ['9903.01.10']],
    ['from then on steel before it', 'CA', '2025-06-04', BOLT, ['9903.81.90']],
    [
      'USMCA goods are under steel all the time',
      'CA',
      '2025-06-03',
      { ...BOLT, claimed: USMCA },
      ['9903.01.10<9903.01.14', '9903.81.90'],
    ],
    [
      'on the remainder of a derivative it stays',
      'MX',
      '2025-07-01',
      DRYER,
      ['9903.01.01-steel', '9903.81.91'],
    ],
    ['cars went before it all along', 'MX', '2025-04-10', { digits: '87032301' }, ['9903.94.01']],
    [
      'China lists stack with steel',
      'CN',
      '2026-11-21',
      { ...BOLT, chapter99: ['9903.88.03'] },
      ['9903.88.03', '9903.05.31<9903.05.90', '9903.82.02'],
    ],
    [
      'and with the surcharge',
      'CN',
      '2026-05-01',
      { chapter99: ['9903.88.15'] },
      ['9903.88.15', '9903.03.01'],
    ],
    ['Brazil carried both IEEPA duties', 'BR', '2025-09-01', {}, ['9903.02.09', '9903.01.77']],
    [
      'and on copper none',
      'BR',
      '2025-09-01',
      { digits: '74081160' },
      ['9903.02.09<9903.01.33', '9903.01.77<9903.01.83', '9903.78.01'],
    ],
    [
      'a civil aircraft of a deal is free of metals',
      'JP',
      '2026-11-21',
      { ...BOLT, claims: ['9903.96.02'] },
      ['9903.05.49/9903.05.48', '9903.82.02<9903.96.02'],
    ],
    [
      'but not of another origin',
      'VN',
      '2026-11-21',
      { ...BOLT, claims: ['9903.96.02'] },
      ['9903.05.84<9903.05.90', '9903.82.02'],
    ],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts).toSorted()).toEqual(expected.toSorted()),
  );

  it.each<[string, string, string[]]>([
    // Listed goods of Canada, which are steel too: the first line refers to the heading as an imported list would.
    ['9903.03.13', '2026-09-14', ['9903.03.13<9903.03.15']],
    ['9903.03.13', '2026-09-15', ['9903.03.13<9903.03.15']],
    ['9903.03.12', '2026-09-14', ['9903.03.12<9903.03.15']],
    ['9903.03.12', '2026-09-15', ['9903.03.12']],
    ['9903.03.14', '2026-09-14', ['9903.03.14<9903.03.15']],
    ['9903.03.14', '2026-09-15', ['9903.03.14']],
  ])('section 338, %s on %s', (heading, date, expected) => {
    const found = filed('CA', date, { ...BOLT, chapter99: [heading], claimed: USMCA });
    expect(found.filter((one) => one.startsWith('9903.03'))).toEqual(expected);
  });

  it('files section 301 first, then 122 or 338, then 232, then 201', () => {
    expect(filed('CA', '2026-11-21', { ...BOLT, chapter99: ['9903.03.12'] })).toEqual([
      '9903.05.29<9903.05.90',
      '9903.03.12',
      '9903.82.02',
    ]);
    expect(filed('CN', '2026-11-21', { digits: '6810990020', chapter99: ['9903.88.03'] })).toEqual([
      '9903.88.03',
      '9903.05.31',
      '9903.45.31',
    ]);
    expect(filed('CN', '2025-09-01', { ...BOLT, chapter99: ['9903.88.03'] })).toEqual([
      '9903.88.03',
      '9903.01.24',
      '9903.01.25<9903.01.33',
      '9903.81.90',
    ]);
  });
});

describe('claims and conditions', () => {
  const KNIFE = { digits: '82119220' };
  const charged = (origin: string, date: string, facts: Partial<MeasureFacts>): string[] =>
    applicableMeasures(measuresInForce(edition, origin, date), { ...FACTS, date, origin, ...facts })
      .filter(({ row }) => /^section_(?:232|201)/.test(row.kind))
      .map(({ row, exemption }) => (exemption ? `<${exemption.heading}` : `${row.heading} ${row.rate}`));

  it.each<[string, string, string, Partial<MeasureFacts>, string[]]>([
    [
      'metal of the United States',
      'JP',
      '2026-11-21',
      { ...KNIFE, ...melted('US', '85') },
      ['9903.82.06 10%'],
    ],
    ['too little of it', 'JP', '2026-11-21', { ...KNIFE, ...melted('US', '84.9') }, ['9903.82.09 25%']],
    [
      'too little before June 2026',
      'JP',
      '2026-06-07',
      { ...KNIFE, ...melted('US', '94') },
      ['9903.82.09 25%'],
    ],
    ['enough before June 2026', 'JP', '2026-06-07', { ...KNIFE, ...melted('US', '95') }, ['9903.82.06 10%']],
    [
      'machinery of it',
      'JP',
      '2026-11-21',
      { digits: '84571000', ...melted('US', '90') },
      ['9903.82.07/9903.82.08 total 10%'],
    ],
    ['bolts of it', 'JP', '2026-11-21', { digits: '73181580', ...melted('US', '100') }, ['9903.82.06 10%']],
    ['but no bars', 'JP', '2026-11-21', { digits: '72142000', ...melted('US', '100') }, ['9903.82.02 50%']],
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
    ['parts of motorcycles', 'JP', '2026-11-21', { digits: '84818050', claims: ['9903.82.13'] }, []],
    [
      'parts of motorcycles, listed',
      'JP',
      '2026-11-21',
      { digits: '84834010', claims: ['9903.82.13'] },
      ['<9903.82.13'],
    ],
    ['knives are none', 'JP', '2026-11-21', { ...KNIFE, claims: ['9903.82.13'] }, ['9903.82.09 25%']],
    [
      'authorised steel',
      'MX',
      '2026-11-21',
      { digits: '72142000', claimed: USMCA, claims: ['9903.82.18'] },
      ['9903.82.18 25%'],
    ],
    ['needs USMCA', 'MX', '2026-11-21', { digits: '72142000', claims: ['9903.82.18'] }, ['9903.82.02 50%']],
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
    ['without the claim', 'MX', '2026-11-21', { digits: '84295210', claimed: USMCA }, ['9903.82.09 25%']],
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
    ['old cars', 'DE', '2026-11-21', { digits: '87032301', claims: ['9903.94.04'] }, ['<9903.94.04']],
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
    ['old trucks', 'MX', '2026-11-21', { digits: '87012100', claims: ['9903.74.07'] }, ['<9903.74.07']],
    ['truck parts under USMCA', 'MX', '2026-11-21', { digits: '87084050', claimed: USMCA }, ['<9903.74.10']],
    ['bearings are no parts of cars', 'JP', '2026-11-21', { digits: '84824000' }, []],
    [
      'but on a claim',
      'JP',
      '2026-11-21',
      { digits: '84824000', claims: ['9903.94.43'] },
      ['9903.94.43/9903.94.42 total 15%'],
    ],
    ['or of trucks', 'JP', '2026-11-21', { digits: '84824000', claims: ['9903.74.08'] }, ['9903.74.08 25%']],
    ['cabinets', 'VN', '2026-11-21', { digits: '9403409060' }, ['9903.76.03 25%']],
    ['that are none', 'VN', '2026-11-21', { digits: '9403409060', claims: ['9903.76.04'] }, ['<9903.76.04']],
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
    ['medicines of Britain', 'GB', '2026-11-21', { digits: '3004909216', conditions: ['patented'] }, []],
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
  ])('%s', (_, origin, date, facts, expected) => expect(charged(origin, date, facts)).toEqual(expected));

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
    ['but no other goods', 'HN', '2026-05-01', { digits: '39269099', claimed: ['P'] }, ['9903.03.01']],
    ['Nicaragua files its heading in 2026', 'NI', '2026-11-21', {}, ['9903.89.01', '9903.05.58']],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts).toSorted()).toEqual(expected.toSorted()),
  );
});

describe('content duties before April 2026', () => {
  const bases = (digits: string, date: string, origin = 'VN'): string[] =>
    applicableMeasures(measuresInForce(edition, origin, date), { ...FACTS, digits, date, origin })
      .filter(({ row }) => row.kind.startsWith('section_232'))
      .map(({ row }) => `${row.heading} ${row.rate} ${JSON.stringify(basisOf(row))}`);

  it('are charged on each metal by itself', () => {
    expect(bases('85444290', '2025-09-01')).toEqual([
      '9903.85.08 50% of aluminum {"content":"aluminum"}',
      '9903.78.01 50% of copper {"content":"copper"}',
    ]);
    expect(bases('84501100', '2025-09-01', 'GB')).toEqual([
      '9903.81.98 25% of steel {"content":"steel"}',
      '9903.85.15 25% of aluminum {"content":"aluminum"}',
    ]);
  });

  it('grew with their lists', () => {
    const days = ['2025-03-11', '2025-03-12', '2025-06-04', '2025-06-23', '2025-08-18', '2026-04-05'];
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

describe('the table', () => {
  it('has no measures that keep each other off in a circle', () => {
    const days = [...new Set(edition.measures.flatMap(({ from, until }) => [from, until ?? from]))];
    for (const origin of ['CA', 'MX', 'CN', 'GB', 'DE', 'JP', 'BR', 'RU', 'VN'])
      for (const day of days) expect(circleOf(measuresInForce(edition, origin, day), origin, day)).toBeNull();
  });

  it('would be refused with one', () => {
    const [steel] = edition.measures.filter(({ id }) => id === '232-steel-50');
    if (!steel) throw new Error('there is no such row');
    const removedBy = (kind: string, remover: string): typeof steel => ({
      ...steel,
      kind,
      exemptions: [{ when: 'measure', negated: false, values: [remover], within: [], heading: null }],
    });
    const circle = [removedBy('section_232_a', 'section_301'), removedBy('section_301_b', 'section_232')];
    expect(circleOf(circle, 'VN', '2026-01-01')).toEqual(['section_232_a', 'section_301_b', 'section_232_a']);
  });

  it('names kinds that are there, and headings of chapter 99', () => {
    const kinds = new Set(edition.measures.map(({ kind }) => kind));
    for (const { exemptions, id } of edition.measures)
      for (const exemption of exemptions) {
        for (const { when, values } of [exemption, ...(exemption.and ?? [])]) {
          if (when === 'measure')
            for (const value of values)
              expect([id, [...kinds].some((kind) => kind === value || kind.startsWith(`${value}_`))]).toEqual(
                [id, true],
              );
          if (when === 'claim') for (const value of values) expect(value).toMatch(/^9903\.\d\d\.\d\d$/);
        }
        if (exemption.heading !== null) expect(exemption.heading).toMatch(/^(?:one of )?9903\.\d\d\.\d\d/);
      }
  });
});

/** A kept-off duty without a heading of its own is not filed at all. */
const column2 = (expected: readonly string[]): string[] =>
  expected.filter((heading) => !heading.endsWith('<'));

describe('measures that may apply', () => {
  it('are reported for the goods, the origin and the day alone', () => {
    const codes = (origin: string, digits: string, date: string): string[] =>
      regulatoryFor(edition, ['US'], { origin, digits, date }).map(({ code }) => code);
    expect(codes('CA', '61091000', '2026-11-21')).toEqual(['9903.03.12']);
    expect(codes('MX', '61091000', '2026-11-21')).toEqual([]);
    expect(codes('CA', '61091000', '2026-08-21')).toEqual([]);
    expect(codes('DE', '84831050', '2026-11-21')).toEqual(['9903.82', '9903.94.05']);
    expect(codes('DE', '84433210', '2026-11-21')).toEqual([]);
  });
});
