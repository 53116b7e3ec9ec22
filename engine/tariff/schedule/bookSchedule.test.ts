import { describe, expect, it } from '@jest/globals';
import type { ScheduleName } from '../../hscode.ts';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../../release/records.ts';
import { withMeasures } from '../measure/measured.ts';
import type { Schedule } from '../types.ts';
import { buildBook } from './book.ts';
import { atOnce } from '../../steps.ts';
import { scheduleOfBook } from './bookSchedule.ts';
import { findLines } from './schedule.ts';

const EDITION = { from: '2026-01-01', until: null };

const line = (code: string, indent: number, more: Partial<LineRecord> = {}): LineRecord => ({
  kind: 'line',
  code,
  suffix: '80',
  indent,
  text: `text of ${code}`,
  language: 'en',
  units: [],
  general: null,
  preferences: null,
  column2: null,
  chapter99: [],
  notes: [],
  from: null,
  until: null,
  ...more,
});

const measure = (type: string): MeasureRecord => ({
  kind: 'measure',
  id: type,
  code: '6101200000',
  type,
  typeName: '',
  area: '1011',
  areaName: '',
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
});

const scheduleOf = (
  schedule: ScheduleName,
  records: readonly ReleaseRecord[],
  labels: Readonly<Record<string, string>> = {},
): Schedule =>
  atOnce(scheduleOfBook(buildBook(schedule, records), EDITION, (code) => labels[code]));

const PADDED = [
  line('6101000000', 0),
  line('6101200000', 1),
  line('6101209000', 2),
  line('6101209010', 3),
  line('6101209090', 3),
  line('6101201000', 2),
];

describe('the schedule of an imported tariff', () => {
  it('has the lines of eight digits and more, their codes in order', () => {
    const us = scheduleOf('us', [
      line('6101', 0),
      line('610120', 1),
      line('61012010', 2),
      line('6101201020', 3),
      line('6101201010', 3),
    ]);
    expect(us.codes).toEqual(['61012010', '6101201010', '6101201020']);
    expect([...us.lines.keys()].sort()).toEqual(us.codes);
    expect(us).toMatchObject({ name: 'us', edition: EDITION, imported: true });
  });

  it('has every code where rates stand in columns, only what can be declared where they are measures', () => {
    const codes = ['61012090', '6101201000', '6101209010', '6101209090'];
    expect(scheduleOf('gb', PADDED).codes).toEqual(codes.toSorted());
    expect(scheduleOf('gb', [...PADDED, measure('103')]).codes).toEqual([
      '6101201000',
      '6101209010',
      '6101209090',
    ]);
  });

  it('keeps the eight digits of the Combined Nomenclature above those of TARIC', () => {
    const { codes } = scheduleOf('eu', [...PADDED, measure('103')]);
    expect(codes).toEqual(['61012010', '61012090', '6101209010', '6101209090']);
  });

  it('takes our wording of a code, else the texts of the publisher', () => {
    const { lines } = scheduleOf(
      'us',
      [line('6101', 0), line('61012010', 1), line('61012090', 1, { text: 'Other' })],
      { '61012010': 'Cotton overcoats' },
    );
    expect([...lines.values()].map(({ label }) => label)).toEqual(['Cotton overcoats', 'Other']);
  });

  it('hands the printed columns on as they are, what is not printed as null', () => {
    const columns = {
      general: '15.9%',
      preferences: 'Free (AU)',
      column2: '50%',
      chapter99: ['9903.88.15'],
    };
    const { lines } = scheduleOf('us', [
      line('61012000', 0, { ...columns, units: ['doz.', 'kg'] }),
      line('61013000', 0),
    ]);
    expect(lines.get('61012000')).toEqual({
      ...columns,
      code: '61012000',
      label: 'text of 61012000',
      units: 'doz., kg',
    });
    expect(lines.get('61013000')).toMatchObject({
      general: null,
      preferences: null,
      column2: null,
      units: null,
    });
  });

  it('has days only for a code whose publisher states them', () => {
    const { lines } = scheduleOf('us', [
      line('61012000', 0, { until: '2026-07-01' }),
      line('61013000', 0, { from: '2026-07-01' }),
      line('61019000', 0),
    ]);
    expect([...lines.values()].map(({ validity }) => validity)).toEqual([
      { from: null, until: '2026-07-01' },
      { from: '2026-07-01', until: null },
      undefined,
    ]);
  });
});

describe('a code that is printed for two periods', () => {
  const found = (of: Schedule, digits: string, date: string) =>
    findLines(of, digits, date, (one) => withMeasures(of, one, { origin: 'CN', date })).lines.map(
      ({ code, label, general }) => [code, label, general],
    );

  it.each(['87120070', '8712007000', '871200'])(
    'is found as %s with the line of the day',
    (digits) => {
      const union = scheduleOf('eu', [
        line('8712000000', 0, { text: 'Cycles' }),
        line('8712007000', 1, { until: '2027-01-01', text: 'Other' }),
        line('8712007000', 1, { from: '2027-02-01', text: 'Rest' }),
        { ...measure('103'), code: '8712000000' },
      ]);
      expect(union.codes).toEqual(['87120070']);
      expect(found(union, digits, '2026-12-31')).toEqual([
        ['87120070', 'Cycles: Other', '12.00 %'],
      ]);
      expect(found(union, digits, '2027-01-31')).toEqual([]);
      expect(found(union, digits, '2027-02-01')).toEqual([['87120070', 'Cycles: Rest', '12.00 %']]);
    },
  );

  it('hands the rate of the day on to the codes below that print none', () => {
    const states = scheduleOf('us', [
      line('8712', 0),
      line('87120015', 1, { until: '2027-01-01', general: '11%' }),
      line('87120015', 1, { from: '2027-01-01', general: '9%' }),
      line('8712001510', 2),
    ]);
    const rateOn = (date: string) => found(states, '8712001510', date)[0]?.at(2);
    expect([rateOn('2026-12-31'), rateOn('2027-01-01')]).toEqual(['11%', '9%']);
  });

  it('is nothing that a schedule without one keeps', () => {
    expect(scheduleOf('us', [line('87120015', 0)])).not.toHaveProperty('periods');
  });
});

describe('measures of a schedule', () => {
  it('come with the codes at which they hold, and are absent where rates stand in columns', () => {
    const measured = scheduleOf('gb', [...PADDED, measure('103')]);
    expect(measured.measures?.get('6101200000')).toEqual([measure('103')]);
    expect(measured.lines.get('6101209010')?.measuredAt).toEqual([
      '6101209010',
      '6101209000',
      '6101200000',
      '6101000000',
    ]);
    const printed = scheduleOf('gb', PADDED);
    expect(printed).not.toHaveProperty('measures');
    expect(printed).not.toHaveProperty('publishesRemedies');
    expect(printed.lines.get('6101209010')).not.toHaveProperty('measuredAt');
  });

  it.each([
    ['551', true],
    ['554', true],
    ['103', false],
    ['555', false],
    ['550', false],
    ['696', false],
  ])('of type %s are trade remedies: %s', (type, expected) => {
    expect(scheduleOf('gb', [...PADDED, measure('103'), measure(type)]).publishesRemedies).toBe(
      expected,
    );
  });

  it('come with the groups of countries, where there are any', () => {
    const group = { kind: 'area', id: 'GSP', name: 'Least developed', members: [] } as const;
    expect(scheduleOf('no', [...PADDED, group]).areas?.get('GSP')).toEqual(group);
    expect(scheduleOf('no', PADDED)).not.toHaveProperty('areas');
  });
});
