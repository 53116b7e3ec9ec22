import { describe, expect, it } from '@jest/globals';
import type { MeasureCondition, MeasureRecord } from '../../release/records.ts';
import { claimableOf } from './measuredOptions.ts';

const record = (more: Partial<MeasureRecord> = {}): MeasureRecord => ({
  kind: 'measure',
  id: '1',
  code: '6911100000',
  type: '142',
  typeName: 'Tariff preference',
  area: '2020',
  areaName: 'GSP (general arrangement)',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: '8.4%',
  conditions: [],
  legalBasis: 'R0978/12',
  legalUrl: 'https://eur-lex.europa.eu/1',
  from: '2024-01-01',
  until: '2028-01-01',
  ...more,
});
const needing = (document: string | null): MeasureCondition[] => [
  { code: 'B', document, requirement: 'authorisation for end use', action: '27', duty: null },
];
const offer = (more: Partial<MeasureRecord>) => claimableOf('eu', record(more), 'IN', undefined)[0];

describe('a measure offers a rate', () => {
  it.each<
    [
      type: string,
      quota: string | null,
      symbol: string,
      preferential: boolean,
      condition: string | null,
      relief: string | null,
    ]
  >([
    ['105', null, '105', false, 'end_use', 'end_use'],
    ['106', null, '2020', true, null, null],
    ['112', null, '112', false, null, 'autonomous_suspension'],
    ['115', null, '115', false, 'end_use', 'autonomous_suspension'],
    ['117', null, '117', false, 'end_use', 'end_use'],
    ['119', null, '119', false, 'certificate', 'airworthiness'],
    ['122', '091104', '122', false, null, null],
    ['123', '091104', '123', false, 'end_use', null],
    ['141', null, '2020', true, null, 'preferential_suspension'],
    ['142', null, '2020', true, null, null],
    ['143', '091104', '2020', true, null, null],
    ['145', null, '2020', true, 'end_use', null],
    ['146', '091104', '2020', true, 'end_use', null],
    ['147', '091104', '2020', true, null, null],
  ])('of type %s (quota %s) under %s', (type, quota, symbol, preferential, condition, relief) => {
    const found = offer({ type, quota });
    expect([
      found?.symbol,
      found?.programme !== null,
      found?.condition?.kind ?? null,
      found?.relief?.kind ?? null,
      found?.quota ?? null,
    ]).toEqual([symbol, preferential, condition, relief, quota]);
  });

  it.each<[string, Partial<MeasureRecord>]>([
    ['of a type that is no rate', { type: '277' }],
    ['of a trade remedy', { type: '552' }],
    ['without a duty', { duty: null }],
    ['of a quota type without an order number', { type: '143' }],
    ['with an order number that its type does not have', { type: '142', quota: '091104' }],
    ['of a second third country duty', { type: '103' }],
  ])('but none %s', (_, more) => expect(offer(more)).toBeUndefined());

  it('but not the one that is charged anyway', () => {
    const general = record({ type: '103', additionalCode: '2500' });
    expect(claimableOf('eu', general, 'IN', general)).toEqual([]);
  });

  it.each([
    ['Goods of the pharmaceutical annex', 'pharmaceutical'],
    ['Goods of another kind', 'listed_goods'],
  ])('of the third country duty, by additional code: %s', (additionalCodeName, kind) =>
    expect(
      offer({ type: '103', additionalCode: '2500', additionalCodeName, duty: '0%' }),
    ).toMatchObject({
      symbol: '2500',
      programme: null,
      condition: { kind, code: '2500', label: additionalCodeName },
    }),
  );

  it.each([
    [
      'a suspension needs the document that opens it',
      '112',
      'N990',
      { kind: 'certificate', code: 'N990' },
    ],
    [
      'end use needs an authorisation even where none is named',
      '115',
      null,
      { kind: 'end_use', code: null, label: 'autonomous suspension under end use' },
    ],
    [
      'end use names its document',
      '145',
      'C990',
      { kind: 'end_use', code: 'C990', label: 'authorisation for end use' },
    ],
    ['a preference needs its proof of origin alone', '142', 'U088', undefined],
    ['a quota needs its order number alone', '122', 'U088', undefined],
  ])('%s', (_, type, document, condition) => {
    const found = offer({
      type,
      quota: type === '122' ? '091104' : null,
      conditions: needing(document),
    })?.condition;
    if (condition) expect(found).toMatchObject(condition);
    else expect(found).toBeUndefined();
  });

  it('to the origin, with agreement, days, proof and law', () => {
    expect(
      offer({ conditions: [...needing('U088'), ...needing('U090'), ...needing('U088')] })
        ?.programme,
    ).toEqual({
      schedule: 'eu',
      symbols: ['2020', '142'],
      name: 'GSP (general arrangement)',
      origins: ['IN'],
      certainty: 'sure',
      from: '2024-01-01',
      until: '2028-01-01',
      proof: 'document U088 or U090',
      legalBasis: 'R0978/12',
      sourceUrl: 'https://eur-lex.europa.eu/1',
    });
    expect(offer({ areaName: '', legalBasis: null })).toMatchObject({
      programme: {
        name: 'preference for 2020',
        proof: 'proof of origin',
        legalBasis: 'measure type 142',
      },
      source: { legalBasis: 'measure type 142' },
    });
  });
});
