import { describe, expect, it } from '@jest/globals';
import { lineRecord } from '../engine/release/lineRecord.ts';
import type {
  LineRecord,
  MeasureRecord,
  PartyRecord,
  RateRecord,
  ReleaseRecord,
  RulingRecord,
} from '../engine/release/records.ts';
import { merged, PartSorter } from './parts.ts';

const line = (code: string | null, text = 'Other'): LineRecord =>
  lineRecord({ code, text, indent: 0 });
const rate = (date: string, perEuro = '1.1', currency = 'USD'): RateRecord => ({
  kind: 'rate',
  currency,
  perEuro,
  date,
});

/** What is under each part, as records. */
function sorted(...records: ReleaseRecord[]): Record<string, ReleaseRecord[]> {
  const sorter = new PartSorter();
  for (const record of records) sorter.add(record);
  const parts = [...sorter.parts()].map(({ part, lines }): [string, ReleaseRecord[]] => [
    part,
    lines.map((text) => JSON.parse(text) as ReleaseRecord),
  ]);
  return Object.fromEntries(parts);
}

describe('the part of a record', () => {
  it.each<[string, ReleaseRecord]>([
    ['line/61', line('6101200000')],
    ['measure/62', { kind: 'measure', code: '6201000000' } as MeasureRecord],
    ['rate/2026', rate('2026-04-13')],
    ['row/taxes', { kind: 'row', table: 'taxes', fields: [] }],
    ['party/SDN/0000', { kind: 'party', list: 'SDN' } as PartyRecord],
    ['ruling/N30', { kind: 'ruling', number: 'N301925' } as RulingRecord],
    ['area', { kind: 'area', id: '2020', name: '', members: [] }],
    ['prefix', { kind: 'prefix', first: '0', last: '1', organisation: '', country: null }],
    [
      'list',
      {
        kind: 'list',
        code: '61',
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
  ])('is %s', (part, record) => expect(sorted(record)).toEqual({ [part]: [record] }));

  it('of a row of text is that of the next code, in front of which it stands', () => {
    const [first, men, women] = [line('61012000'), line(null, 'For men'), line(null, 'For women')];
    expect(sorted(first, men, women, line('62011000'), line('62012000'))).toEqual({
      'line/61': [first],
      'line/62': [men, women, line('62011000'), line('62012000')],
    });
  });

  it('of a row of text at the end is one of its own: nothing is lost', () => {
    const last = line(null, 'End');
    expect(sorted(line('61012000'), last)).toEqual({
      'line/61': [line('61012000')],
      'line/zz': [last],
    });
  });

  it('of a screening list is cut, so that a change touches few rows', () => {
    const parties = Array.from(
      { length: 4500 },
      (_, nth) => ({ kind: 'party', list: 'SDN', id: `SDN-${nth}` }) as PartyRecord,
    );
    const parts = sorted(...parties);
    expect(Object.keys(parts)).toEqual(['party/SDN/0000', 'party/SDN/0001', 'party/SDN/0002']);
    expect(Object.values(parts).flat()).toEqual(parties);
  });
});

describe('the parts of a release', () => {
  it('come in the order of their names, each once, its rows in the order of the publisher', () => {
    const sorter = new PartSorter();
    for (const record of [line('62'), rate('2026-01-02'), line('61'), line('6201'), line('6102')])
      sorter.add(record);
    const parts = [...sorter.parts()].map(({ part, lines }) => [part, lines.length]);
    expect(parts).toEqual([
      ['line/61', 2],
      ['line/62', 2],
      ['rate/2026', 1],
    ]);
    expect([...sorter.parts()]).toEqual([]);
  });

  it('are counted by kind, rows of text among the lines', () => {
    const sorter = new PartSorter();
    for (const record of [line(null), line('61'), rate('2026-01-02')]) sorter.add(record);
    expect(sorter.counts).toEqual({ line: 2, rate: 1 });
  });
});

describe('a release that only adds', () => {
  it('keeps the rows that it does not name and puts its own behind them', () => {
    const [old, present] = [[rate('2026-01-02'), rate('2026-01-03')], [rate('2026-01-04')]];
    expect([...merged(old, present)]).toEqual([...old, ...present]);
  });

  it('lets the new row win, once', () => {
    const [wrong, right] = [rate('2026-01-02', '1.1'), rate('2026-01-02', '1.2')];
    const francs = rate('2026-01-02', '0.9', 'CHF');
    expect([...merged([wrong, francs], [right])]).toEqual([francs, right]);
  });

  it('may name nothing, or follow nothing', () => {
    expect([...merged([rate('2026-01-02')], [])]).toEqual([rate('2026-01-02')]);
    expect([...merged([], [rate('2026-01-02')])]).toEqual([rate('2026-01-02')]);
  });
});
