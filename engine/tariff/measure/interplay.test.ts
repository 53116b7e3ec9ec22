import { describe, expect, it } from '@jest/globals';
import { type Case, edition, filed, USMCA } from '../../../test/support/additionalDuties.ts';
import { circleOf } from './interplay.ts';
import { measuresInForce } from './measures.ts';

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
      'a part of no car is one of a truck',
      'CN',
      '2026-05-01',
      { digits: '87081030', claims: ['9903.94.06'] },
      ['9903.03.01<9903.03.06', '9903.94.05<9903.94.06', '9903.74.08'],
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
    // The reciprocal duty is off the lines of all chips (note 2(v)(iii)), whatever their aluminium.
    [
      'boards without them carried fentanyl and aluminium',
      'CN',
      '2026-02-01',
      { digits: '84733051' },
      ['9903.01.24', '9903.01.25<9903.01.32', '9903.85.08', '9903.79.01<9903.79.02'],
    ],
  ])('%s', (_, origin, date, facts, expected) =>
    expect(filed(origin, date, facts).toSorted()).toEqual(expected.toSorted()),
  );
});

describe('section 232 and the other programmes', () => {
  const BOLT = { digits: '73181580' };
  const DRYER = { digits: '84512100' };
  // The one line of medicines that is not on the list of 9903.05.86.
  const INSULIN = { digits: '3003310000' };
  // The reciprocal duty was never on goods of these countries; the headings that say so are filed.
  const [OUTSIDE_CA, OUTSIDE_MX] = ['9903.01.25<9903.01.26', '9903.01.25<9903.01.27'];
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
      { digits: '8541430010' },
      ['9903.05.84', 'one of 9903.45.32-.36'],
    ],
    [
      'patented medicines do',
      'IN',
      '2026-10-01',
      { ...INSULIN, conditions: ['patented'] },
      ['9903.05.44<9903.05.90', '9903.04.60'],
    ],
    ['others are not charged', 'IN', '2026-10-01', INSULIN, ['9903.05.44']],
    [
      'before 29 September only of listed firms',
      'IN',
      '2026-08-01',
      { ...INSULIN, conditions: ['patented'] },
      ['9903.05.44'],
    ],
    [
      'which were charged from 31 July',
      'IN',
      '2026-07-31',
      { ...INSULIN, conditions: ['patented', 'listed_company'] },
      ['9903.05.44<9903.05.90', '9903.04.60'],
    ],
    [
      'the surcharge: the part under the content duty is out',
      'VN',
      '2026-03-01',
      DRYER,
      ['9903.03.01-steel-aluminum', '9903.81.91', '9903.85.08'],
    ],
    [
      'and the whole from April 2026',
      'VN',
      '2026-04-06',
      DRYER,
      ['9903.03.01<9903.03.06', '9903.82.09'],
    ],
    [
      'reciprocal duty stood on the remainder',
      'VN',
      '2025-06-23',
      DRYER,
      ['9903.01.25-steel', '9903.81.91'],
    ],
    ['and on the whole the day before', 'VN', '2025-06-22', DRYER, ['9903.01.25']],
    [
      'fentanyl duty of China stacked with steel',
      'CN',
      '2025-09-01',
      BOLT,
      ['9903.01.24', '9903.01.25-steel', '9903.81.90'],
    ],
    [
      'on the whole value until June 2025',
      'CN',
      '2025-06-03',
      BOLT,
      ['9903.01.24', '9903.01.25<9903.01.33', '9903.81.90'],
    ],
    [
      'and with its content',
      'CN',
      '2025-07-01',
      DRYER,
      ['9903.01.24', '9903.01.25-steel', '9903.81.91'],
    ],
    [
      'of Canada it went before steel until June 2025',
      'CA',
      '2025-06-03',
      BOLT,
      ['9903.01.10', OUTSIDE_CA],
    ],
    [
      'from then on steel before it',
      'CA',
      '2025-06-04',
      BOLT,
      ['9903.01.10-steel', OUTSIDE_CA, '9903.81.90'],
    ],
    [
      'USMCA goods are under steel all the time',
      'CA',
      '2025-06-03',
      { ...BOLT, claimed: USMCA },
      ['9903.01.10<9903.01.14', OUTSIDE_CA, '9903.81.90'],
    ],
    [
      'on the remainder of a derivative it stays',
      'MX',
      '2025-07-01',
      DRYER,
      ['9903.01.01-steel', OUTSIDE_MX, '9903.81.91'],
    ],
    [
      'cars went before it all along',
      'MX',
      '2025-04-10',
      { digits: '87032301' },
      [OUTSIDE_MX, '9903.94.01'],
    ],
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
      'and on copper neither, but on the rest',
      'BR',
      '2025-09-01',
      { digits: '74081160' },
      ['9903.01.77-copper', '9903.02.09-copper', '9903.78.01'],
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
    // Listed goods of Canada, which are steel too: the first line refers to the heading as an
    // imported list would.
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
      '9903.01.25-steel',
      '9903.81.90',
    ]);
  });
});

describe('the table', () => {
  it('has no measures that keep each other off in a circle', () => {
    const days = [...new Set(edition.measures.flatMap(({ from, until }) => [from, until ?? from]))];
    for (const origin of ['CA', 'MX', 'CN', 'GB', 'DE', 'JP', 'BR', 'RU', 'VN'])
      for (const day of days)
        expect(circleOf(measuresInForce(edition, origin, day), origin, day)).toBeNull();
  });

  it('would be refused with one', () => {
    const [steel] = edition.measures.filter(({ id }) => id === '232-steel-50');
    if (!steel) throw new Error('there is no such row');
    const removedBy = (kind: string, remover: string): typeof steel => ({
      ...steel,
      kind,
      exemptions: [
        { when: 'measure', negated: false, values: [remover], within: [], heading: null },
      ],
    });
    const circle = [
      removedBy('section_232_a', 'section_301'),
      removedBy('section_301_b', 'section_232'),
    ];
    expect(circleOf(circle, 'VN', '2026-01-01')).toEqual([
      'section_232_a',
      'section_301_b',
      'section_232_a',
    ]);
  });

  it('names kinds that are there, and headings of chapter 99', () => {
    const kinds = new Set(edition.measures.map(({ kind }) => kind));
    for (const { exemptions, id } of edition.measures)
      for (const exemption of exemptions) {
        for (const { when, values } of [exemption, ...(exemption.and ?? [])]) {
          if (when === 'measure')
            for (const value of values)
              expect([
                id,
                [...kinds].some((kind) => kind === value || kind.startsWith(`${value}_`)),
              ]).toEqual([id, true]);
          if (when === 'claim')
            for (const value of values) expect(value).toMatch(/^9903\.\d\d\.\d\d$/);
        }
        if (exemption.heading !== null)
          expect(exemption.heading).toMatch(/^(?:one of )?9903\.\d\d\.\d\d/);
      }
  });
});
