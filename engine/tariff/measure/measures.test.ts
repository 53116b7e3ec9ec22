import { describe, expect, it } from '@jest/globals';
import { appliedTo, edition, filed, USMCA } from '../../../test/support/additionalDuties.ts';
import { type MeasureFacts, regulatoryFor } from './measures.ts';

describe('additional duties of the United States', () => {
  it.each<[string, string, string, Partial<MeasureFacts>, string[]]>([
    [
      'lists of China add to forced labour',
      'CN',
      '2026-11-21',
      { chapter99: ['9903.88.15'] },
      ['9903.88.15', '9903.05.31'],
    ],
    [
      'a suspended list adds nothing',
      'CN',
      '2026-11-21',
      { chapter99: ['9903.88.16'] },
      ['9903.05.31'],
    ],
    [
      'of two lists the highest is charged',
      'CN',
      '2026-11-21',
      { chapter99: ['9903.88.15', '9903.91.06'] },
      ['9903.91.06', '9903.05.31'],
    ],
    [
      'a number that a list leaves out is on the other list',
      'CN',
      '2026-11-21',
      { digits: '8517620090', chapter99: ['9903.88.04', '9903.88.15'] },
      ['9903.88.15', '9903.05.31<9903.05.86'],
    ],
    [
      'lists do not touch other origins',
      'VN',
      '2026-11-21',
      { chapter99: ['9903.88.15'] },
      ['9903.05.84'],
    ],
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
    [
      'column 2 adds no forced-labour duty',
      'RU',
      '2026-11-21',
      { columnTwo: true },
      ['9903.05.66<'],
    ],
    [
      'USMCA keeps the surcharge off',
      'MX',
      '2026-11-21',
      { claimed: ['S', 'S+'] },
      ['9903.05.55<9903.05.94'],
    ],
    [
      'fentanyl duty of China stacked with reciprocal',
      'CN',
      '2025-09-01',
      {},
      ['9903.01.24', '9903.01.25'],
    ],
    ['IEEPA ended on 2026-02-24, section 122 began', 'CN', '2026-02-24', {}, ['9903.03.01']],
    ['USMCA goods paid in the first days', 'CA', '2025-03-06', { claimed: USMCA }, ['9903.01.10']],
    ['and were freed', 'CA', '2025-03-07', { claimed: USMCA }, ['9903.01.10<9903.01.14']],
    ['of Mexico too', 'MX', '2025-03-04', { claimed: USMCA }, ['9903.01.01']],
    ['potash paid in full', 'CA', '2025-03-06', { digits: '31042000' }, ['9903.01.10']],
    ['and was lowered', 'CA', '2025-03-07', { digits: '31042000' }, ['9903.01.15']],
    ['petroleum was lower at once', 'CA', '2025-03-04', { digits: '27090010' }, ['9903.01.13']],
    [
      'column 2 files that no reciprocal duty is due',
      'RU',
      '2025-09-01',
      { columnTwo: true },
      ['9903.01.25<9903.01.29'],
    ],
    ['its last day was 2026-02-23', 'CN', '2026-02-23', {}, ['9903.01.24', '9903.01.25']],
    ['nothing was in force in 2017', 'CN', '2017-01-01', { chapter99: ['9903.88.15'] }, []],
    [
      'list 4A had its first rate in 2019',
      'CN',
      '2019-10-01',
      { chapter99: ['9903.88.15'] },
      ['9903.88.15'],
    ],
    ['Brazil pays both section 301 duties', 'BR', '2026-11-21', {}, ['9903.05.01', '9903.05.27']],
    ['Nicaragua pays from 2027', 'NI', '2027-06-01', { claimed: [] }, ['9903.89.01', '9903.05.58']],
    [
      'Nicaragua under CAFTA-DR does not',
      'NI',
      '2027-06-01',
      { claimed: ['P'] },
      ['9903.05.58<9903.05.95'],
    ],
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
    [
      'cars pay 25%',
      'CN',
      '2026-11-21',
      { digits: '87038000' },
      ['9903.05.31<9903.05.90', '9903.94.01'],
    ],
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
      { digits: '64039990', columnTwo: true },
      ['9903.90.08'],
    ],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts)).toEqual(column2(expected)),
  );

  it('doubts a line of which only some goods are exempt, and no other', () => {
    const doubtful = (digits: string): boolean[] =>
      appliedTo('VN', '2026-11-21', { digits }).map((one) => one.doubtful);
    expect(doubtful('61091000')).toEqual([false]);
    expect(doubtful('85171300')).toEqual([false]);
    expect(doubtful('21069098')).toEqual([false]);
    expect(doubtful('21069099')).toEqual([true]);
  });

  it('rates furniture, cars and cabinets as their notes print them', () => {
    const rates = (origin: string, date: string, digits: string): string[] =>
      appliedTo(origin, date, { digits })
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
    expect(codes('DE', '84831050', '2026-11-21')).toEqual(['9903.82']);
    expect(codes('DE', '84824000', '2026-11-21')).toEqual(['9903.94.05']);
    expect(codes('DE', '84433210', '2026-11-21')).toEqual([]);
  });
});

describe('a code above numbers that a list leaves out', () => {
  it('is charged the dearest and names them', () => {
    const lists = { date: '2026-11-21', chapter99: ['9903.88.04', '9903.88.15'] };
    const [charged] = appliedTo('CN', '2026-11-21', { ...lists, digits: '85176200' });
    expect([charged?.row.heading, charged?.doubtful, charged?.dividing]).toEqual([
      '9903.88.04',
      true,
      ['8517620090'],
    ]);
    const [router] = appliedTo('CN', '2026-11-21', { ...lists, digits: '8517620020' });
    expect([router?.row.heading, router?.doubtful, router?.dividing]).toEqual([
      '9903.88.04',
      false,
      [],
    ]);
  });
});
