import { describe, expect, it } from '@jest/globals';
import type { MeasureCondition, MeasureRecord } from '../../release/records.ts';
import { parseDuty } from '../rate/expression.ts';
import { additionalOf, percentOf } from './measuredRemedies.ts';

const record = (more: Partial<MeasureRecord> = {}): MeasureRecord => ({
  kind: 'measure',
  id: '1',
  code: '6911100000',
  type: '552',
  typeName: 'Definitive anti-dumping duty',
  area: 'CN',
  areaName: 'China',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: '36.1%',
  conditions: [],
  legalBasis: 'R1234/20',
  legalUrl: null,
  from: '2020-01-01',
  until: null,
  ...more,
});
const of = (additionalCode: string, duty: string): MeasureRecord =>
  record({ additionalCode, duty });
const condition = (more: Partial<MeasureCondition>): MeasureCondition => ({
  code: 'A',
  document: 'D008',
  requirement: 'commercial invoice with a declaration',
  action: '07',
  duty: null,
  ...more,
});
const found = (measures: MeasureRecord[], claimed: string[] = []): string[] =>
  additionalOf(measures, claimed).map(
    ({ code, printed, doubtful, liftedBy }) =>
      `${code} ${printed}${doubtful ? ' ?' : ''}${liftedBy === null ? '' : ` <${liftedBy}`}`,
  );

describe('of a trade remedy is charged', () => {
  const PRODUCERS = [of('C001', '17.9%'), of('C999', '36.1%'), of('C002', '13.1%')];
  it.each<[string, MeasureRecord[], string[], string[]]>([
    ['the one rate there is', [record()], [], ['552 36.1%']],
    ['the rate of all other producers', PRODUCERS, [], ['C999 36.1% ?']],
    ['that of the producer named', PRODUCERS, ['C002'], ['C002 13.1%']],
    [
      'the rate without a code before those of producers',
      [of('C001', '17.9%'), record()],
      [],
      ['552 36.1% ?'],
    ],
    [
      'the highest where no residual rate is published',
      [of('C001', '17.9%'), of('C002', '20% + 5 EUR/100 kg')],
      [],
      ['C002 20% + 5 EUR/100 kg ?'],
    ],
    [
      'each type by itself',
      [record(), record({ type: '554', duty: '5%' }), record({ type: '696', duty: '25%' })],
      [],
      ['552 36.1%', '554 5%', '696 25%'],
    ],
    [
      'what is set nearest to the line',
      [of('C999', '10%'), record({ code: '6911000000', duty: '50%' })],
      [],
      ['C999 10%'],
    ],
    ['no measure of another type', [record({ type: '103' }), record({ type: '142' })], [], []],
    [
      'none without a rate, or within a quota',
      [record({ duty: null }), record({ quota: '091104' })],
      [],
      [],
    ],
  ])('%s', (_, measures, claimed, charged) => expect(found(measures, claimed)).toEqual(charged));

  it.each<[string, Partial<MeasureCondition>, string[], string[]]>([
    ['is open while it is not presented', {}, [], ['552 36.1% ?']],
    ['keeps it off where the measure is then not applicable', {}, ['D008'], ['552 36.1% ? <D008']],
    ['and where it exempts', { action: '34' }, ['D008'], ['552 36.1% ? <D008']],
    ['never where its action forbids the import', { action: '04' }, ['D008'], ['552 36.1% ?']],
    ['gives the rate that stands beside it', { action: '01', duty: '9%' }, ['D008'], ['552 9%']],
    ['which stays open without it', { action: '01', duty: '9%' }, [], ['552 36.1% ?']],
  ])('a document %s', (_, more, claimed, charged) =>
    expect(found([record({ conditions: [condition(more)] })], claimed)).toEqual(charged),
  );

  it('tells the rates of other producers and the documents that lift it', () => {
    const [duty] = additionalOf(
      [{ ...of('C999', '36.1%'), conditions: [condition({})] }, of('C001', '17.9%')],
      [],
    );
    expect(duty).toMatchObject({
      kind: 'anti_dumping',
      legalBasis: 'R1234/20',
      others: [{ code: 'C001', name: '', printed: '17.9%' }],
      lifting: [{ document: 'D008', requirement: 'commercial invoice with a declaration' }],
    });
  });

  it.each([
    ['551', 'anti_dumping'],
    ['553', 'countervailing'],
    ['554', 'countervailing'],
    ['695', 'additional'],
    ['696', 'safeguard'],
  ])('measure type %s is %s', (type, kind) =>
    expect(additionalOf([record({ type })], [])[0]?.kind).toBe(kind),
  );
});

it.each([
  ['17.9%', '17.9'],
  ['20% + 5 EUR/100 kg', '20'],
  ['10% + 5%', '15'],
  ['9% MAX 24 EUR/100 kg', '9'],
  ['5 EUR/100 kg', '0'],
])('the per cent in %s is %s', (printed, percent) =>
  expect(percentOf(parseDuty(printed)).toFixed()).toBe(percent),
);
