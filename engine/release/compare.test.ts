import { describe, expect, it } from '@jest/globals';
import {
  addLosses,
  compareRows,
  dutiesLost,
  holdsOf,
  isLoss,
  keyOf,
  linesLeft,
  noLosses,
  printedRates,
  unparsedRates,
} from './compare.ts';
import type {
  LineRecord,
  MeasureRecord,
  PartyRecord,
  RateRecord,
  ReleaseRecord,
} from './records.ts';

const LINE: LineRecord = {
  kind: 'line',
  code: '61012000',
  suffix: '80',
  indent: 1,
  text: 'Of cotton',
  language: 'en',
  units: ['doz.', 'kg'],
  general: '15.9%',
  preferences: 'Free (AU)',
  column2: '50%',
  chapter99: ['9903.88.15'],
  notes: [],
  from: '2026-01-01',
  until: null,
};
const MEASURE: MeasureRecord = {
  kind: 'measure',
  id: '3563653',
  code: '6101200000',
  type: '103',
  typeName: 'Third country duty',
  area: '1011',
  areaName: 'ERGA OMNES',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: '12.00 %',
  conditions: [],
  legalBasis: null,
  legalUrl: null,
  from: '2021-01-01',
  until: null,
};
const RATE: RateRecord = { kind: 'rate', currency: 'USD', perEuro: '1.1684', date: '2026-04-13' };
const PARTY: PartyRecord = {
  kind: 'party',
  id: 'SDN-1',
  list: 'SDN',
  source: 'OFAC',
  type: 'entity',
  name: 'Invented Trading',
  aliases: [],
  addresses: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: [],
  remarks: null,
  url: null,
  from: null,
  until: null,
};

describe('the key of a row', () => {
  it.each<[string | null, ReleaseRecord]>([
    ['61012000', LINE],
    ['61012000-10', { ...LINE, suffix: '10' }],
    [null, { ...LINE, code: null }],
    ['3563653', MEASURE],
    ['2020', { kind: 'area', id: '2020', name: 'Some', members: [] }],
    ['SDN-1', PARTY],
    ['USD 2026-04-13', RATE],
    [
      '9903.88.03 61012000 2018-09-24',
      {
        kind: 'list',
        code: '61012000',
        measure: '9903.88.03',
        from: '2018-09-24',
        until: null,
        rate: null,
        origins: [],
        name: null,
        legalBasis: null,
        legalUrl: null,
      },
    ],
    ['taxes: NO | VAT', { kind: 'row', table: 'taxes', fields: ['NO', 'VAT'] }],
    ['000', { kind: 'prefix', first: '000', last: '019', organisation: 'GS1 US', country: 'US' }],
  ])('is %s', (key, record) => expect(keyOf(record)).toBe(key));
});

describe('the comparison of two releases', () => {
  const changes = (before: ReleaseRecord[], after: ReleaseRecord[]): string[] =>
    compareRows(before, after).map(({ change, key }) => `${change} ${key}`);

  it('finds nothing between equal rows, in whatever order', () => {
    expect(compareRows([LINE, MEASURE, RATE], [RATE, { ...MEASURE }, { ...LINE }])).toEqual([]);
  });

  it('finds what is added and what is removed, with the row in words', () => {
    const other = { ...LINE, code: '61013000', text: 'Of man-made fibres' };
    expect(compareRows([LINE], [other])).toEqual([
      {
        change: 'added',
        kind: 'line',
        key: '61013000',
        before: null,
        after: 'Of man-made fibres | 15.9% | Free (AU) | 50%',
      },
      {
        change: 'removed',
        kind: 'line',
        key: '61012000',
        before: 'Of cotton | 15.9% | Free (AU) | 50%',
        after: null,
      },
    ]);
  });

  it('finds a text that is reworded, with both texts', () => {
    expect(compareRows([LINE], [{ ...LINE, text: 'Of cotton, knitted' }])).toEqual([
      {
        change: 'reworded',
        kind: 'line',
        key: '61012000',
        before: 'Of cotton',
        after: 'Of cotton, knitted',
      },
    ]);
  });

  it.each([
    ['general', '15.8%', '15.8% | Free (AU) | 50%'],
    ['preferences', null, '15.9% | - | 50%'],
    ['column2', '90%', '15.9% | Free (AU) | 90%'],
  ])('finds a rate that is changed: %s', (column, rate, after) => {
    expect(compareRows([LINE], [{ ...LINE, [column]: rate }])).toEqual([
      {
        change: 'rerated',
        kind: 'line',
        key: '61012000',
        before: '15.9% | Free (AU) | 50%',
        after,
      },
    ]);
  });

  it.each<[keyof LineRecord, Partial<LineRecord>]>([
    ['indent', { indent: 2 }],
    ['units', { units: ['kg'] }],
    ['chapter99', { chapter99: [] }],
    ['from', { from: '2026-02-01' }],
    ['until', { until: '2027-01-01' }],
  ])('finds a line that is changed otherwise: %s', (_, more) => {
    expect(changes([LINE], [{ ...LINE, ...more }])).toEqual(['changed 61012000']);
  });

  it('says each difference of a line by itself', () => {
    const after = { ...LINE, text: 'Of wool', general: 'Free', units: [] };
    expect(changes([LINE], [after])).toEqual([
      'reworded 61012000',
      'rerated 61012000',
      'changed 61012000',
    ]);
  });

  it.each<[string, ReleaseRecord, ReleaseRecord]>([
    ['rerated 3563653', MEASURE, { ...MEASURE, duty: '10.00 %' }],
    ['rerated 3563653', MEASURE, { ...MEASURE, until: '2026-07-01' }],
    ['rerated 3563653', MEASURE, { ...MEASURE, area: 'CN' }],
    ['rerated USD 2026-04-13', RATE, { ...RATE, perEuro: '1.17' }],
    ['changed SDN-1', PARTY, { ...PARTY, programmes: ['INVENTED'] }],
  ])('finds %s', (found, before, after) => expect(changes([before], [after])).toEqual([found]));

  it('tells an intermediate row from the code that repeats its digits', () => {
    expect(changes([{ ...LINE, suffix: '10' }, LINE], [LINE])).toEqual(['removed 61012000-10']);
  });

  it('does not compare rows of text, which have no code', () => {
    expect(compareRows([{ ...LINE, code: null }], [])).toEqual([]);
  });
});

describe('a rate that is not understood', () => {
  it('is told from one that is: stored as text, never taken as free', () => {
    expect(unparsedRates(LINE, 'USD')).toEqual([]);
    expect(unparsedRates({ ...LINE, general: 'Free' }, 'USD')).toEqual([]);
    const foreign = { ...LINE, general: 'by agreement with the collector', column2: 'ask' };
    expect(unparsedRates(foreign, 'USD')).toEqual(['by agreement with the collector', 'ask']);
  });

  it('is sought in the columns of a line; a column that prints none has none', () => {
    expect(printedRates(LINE)).toEqual(['15.9%', '50%']);
    expect(printedRates({ ...LINE, general: null, column2: null })).toEqual([]);
    expect(printedRates(RATE)).toEqual([]);
  });

  it.each([
    ['103', true],
    ['142', true],
    ['305', true],
    ['552', true],
    ['696', true],
    ['109', false], // supplementary unit
    ['410', false], // veterinary control
  ])('is sought in a measure of type %s: %s', (type, sought) => {
    expect(printedRates({ ...MEASURE, type })).toEqual(sought ? ['12.00 %'] : []);
    expect(printedRates({ ...MEASURE, type, duty: null })).toEqual([]);
  });
});

describe('a release', () => {
  const found = { removed: 0, newlyUnparsed: [] };
  const holds = (
    rows: readonly [number, number],
    keys: number,
    more: Partial<typeof found> = {},
  ): string[] =>
    holdsOf({ rows: rows[0], keys }, { rows: rows[1], keys: 0 }, { ...found, ...more });

  it.each([
    [1000, 1000, 0],
    [1000, 1020, 0],
    [1000, 980, 0],
    [1000, 1021, 1],
    [1000, 979, 1],
    [50, 51, 0],
    [49, 50, 1],
    [0, 5000, 0],
  ])('of %i rows after it, one of %i has %i holds', (before, after, count) => {
    expect(holds([before, after], before)).toHaveLength(count);
  });

  it.each([
    [20, 1000, 0],
    [21, 1000, 1],
    [5, 0, 0],
  ])('without %i codes of %i has %i holds', (removed, keys, count) => {
    expect(holds([1000, 1000], keys, { removed })).toHaveLength(count);
  });

  it('says why it is held, in numbers', () => {
    const newlyUnparsed = [1, 2, 3, 4, 5, 6].map((nth) => ({ key: `6101200${nth}`, rate: 'ask' }));
    const reasons = holdsOf(
      { rows: 1000, keys: 900 },
      { rows: 950, keys: 0 },
      { removed: 45, newlyUnparsed },
    );
    expect(reasons).toEqual([
      '950 rows instead of 1000: 5.00 % off, more than 2 %',
      '45 of 900 codes are gone: 5.00 %, more than 2 %',
      '6 rates are not understood in rows that had one before: 61012001 "ask", 61012002 "ask", ' +
        '61012003 "ask", 61012004 "ask", 61012005 "ask"',
    ]);
  });

  it('with one newly unparsed rate is held', () => {
    const newlyUnparsed = [{ key: '61012000', rate: 'ask' }];
    expect(
      holdsOf({ rows: 9, keys: 9 }, { rows: 9, keys: 9 }, { removed: 0, newlyUnparsed }),
    ).toHaveLength(1);
  });
});

describe('what lines have lost', () => {
  const lost = (after: Partial<LineRecord>): string[] => {
    const losses = noLosses();
    addLosses(losses, [LINE], [{ ...LINE, ...after }]);
    const sizes = { rows: 1, keys: 1 };
    return holdsOf(sizes, sizes, { removed: 0, newlyUnparsed: [], losses });
  };

  it.each<[string, Partial<LineRecord>, string[]]>([
    ['nothing', {}, []],
    ['a rate that changed is none', { general: '12%' }, []],
    ['a rate', { general: null }, ['1 lines have lost their rate: 61012000']],
    ['a text', { text: '' }, ['1 lines have lost their text: 61012000']],
    ['preferences', { preferences: null }, ['1 of 1 lines have lost their preferences']],
    ['references', { chapter99: [] }, ['1 of 1 lines have lost their references to chapter 99']],
  ])('%s', (_, after, held) => {
    expect(lost(after)).toEqual(held);
  });

  it('in 2 % of the preferences or less is the work of lawmakers', () => {
    const losses = noLosses();
    const lines = Array.from({ length: 100 }, (_, nth) => ({
      ...LINE,
      code: `6101${String(nth).padStart(4, '0')}`,
    }));
    const fewer = (count: number) =>
      lines.map((line, at) => (at < count ? { ...line, preferences: null } : line));
    addLosses(losses, lines, fewer(2));
    const sizes = { rows: 100, keys: 100 };
    expect(holdsOf(sizes, sizes, { removed: 0, newlyUnparsed: [], losses })).toEqual([]);
    addLosses(losses, lines, fewer(3));
    expect(holdsOf(sizes, sizes, { removed: 0, newlyUnparsed: [], losses })).toHaveLength(1);
  });
});

describe('a third country duty that stands among the measures', () => {
  const duty = (code: string, more: Partial<MeasureRecord> = {}): MeasureRecord => ({
    ...MEASURE,
    id: `${code} ${more.type ?? '103'}`,
    code,
    ...more,
  });
  const OLD = [duty('6101200000')];

  it.each<[boolean, string, MeasureRecord[], MeasureRecord[]]>([
    [true, 'with its code bare', OLD, [duty('6101300000')]],
    [true, 'with a measure that prints no duty', OLD, [duty('6101200000', { duty: null })]],
    [true, 'with a preference left', OLD, [duty('6101200000', { type: '142' })]],
    [true, 'with the duty under end use alone', OLD, [duty('6101200000', { type: '105' })]],
    [true, 'under end use', [duty('6101200000', { type: '105' })], []],
    [false, 'not by another number', OLD, [duty('6101200000', { id: 'new', duty: '9.00 %' })]],
    [false, 'not by its move to the heading', OLD, [duty('6101000000')]],
    [false, 'not by its move to the codes below', OLD, [duty('6101201000'), duty('6101209000')]],
    [false, 'not by the end of a preference', [...OLD, duty('6101200000', { type: '142' })], OLD],
    [
      false,
      'not where the one for all takes the place',
      [duty('6101200000', { type: '105' })],
      OLD,
    ],
  ])('is lost (%s): %s', (is, _, before, after) =>
    expect(dutiesLost(before, after)).toEqual(is ? ['6101200000'] : []),
  );

  it('is missed where a line of the code, or one below it, is left', () => {
    const codes = ['6101200000', '6102000000', '6103000000'];
    const lines = [
      { ...LINE, code: '61012000' },
      { ...LINE, code: '6102100090' },
      { ...LINE, code: '6103000000', until: '2026-11-01' },
    ];
    expect(linesLeft(codes, lines, '2026-11-26')).toEqual(['6101200000', '6102000000']);
    expect(linesLeft(codes, [], '2026-11-26')).toEqual([]);
  });
});

it('a quota period that is gone is no loss: many end on one day; other rows are', () => {
  expect(isLoss({ kind: 'quota' })).toBe(false);
  expect(isLoss({ kind: 'line' })).toBe(true);
  expect(isLoss({ kind: 'measure' })).toBe(true);
});
