import { describe, expect, it } from '@jest/globals';
import type { ListRecord } from '../../../engine/release/records.ts';
import {
  applicableMeasures,
  type MeasureFacts,
  measuresInForce,
} from '../../../engine/tariff/measure/measures.ts';
import type { TariffEdition } from '../../../engine/tariff/types.ts';
import { unknownMeasures, withLists } from './measureLists.ts';
import { readExemptionHeadings, readMeasures } from './measures.ts';
import { loadTariff } from './tariff.ts';

const MEASURES = readMeasures();
const HEADINGS = readExemptionHeadings();
const listed = (
  code: string,
  measure: string,
  from: string,
  more: Partial<ListRecord> = {},
): ListRecord => ({
  kind: 'list',
  code,
  measure,
  from,
  until: null,
  rate: null,
  origins: [],
  name: null,
  legalBasis: null,
  legalUrl: null,
  ...more,
});

/**
 * What is charged and what is kept off, in filing order: `9903.88.03 25%`, `9903.03.01<9903.03.03`,
 * a `?` for a doubt; `of the rest`: on the value without a metal that is charged by itself.
 */
function filed(
  lists: readonly ListRecord[],
  origin: string,
  date: string,
  digits: string,
  facts: Partial<MeasureFacts> = {},
): string[] {
  const edition: TariffEdition = {
    ...loadTariff(),
    measures: withLists(MEASURES, HEADINGS, lists),
  };
  const all: MeasureFacts = {
    digits,
    date,
    chapter99: [],
    columnTwo: false,
    claimed: [],
    melted: [],
    light: false,
    origin,
    ...facts,
  };
  return applicableMeasures(measuresInForce(edition, origin, date), all).map(
    ({ row, exemption, part, doubtful }) =>
      (exemption ? `${row.heading}<${exemption.heading ?? ''}` : `${row.heading} ${row.rate}`) +
      (part ? ' of the rest' : '') +
      (doubtful ? '?' : ''),
  );
}

describe('a list under a heading that is charged', () => {
  const list = [listed('61091000', '9903.88.03', '2019-06-15', { until: '2026-04-01' })];

  it('charges goods whose line does not refer to it, for the origins of the measure alone', () => {
    expect(filed(list, 'CN', '2026-03-01', '61091000')).toEqual([
      '9903.88.03 25%',
      '9903.03.01 10%',
    ]);
    expect(filed(list, 'VN', '2026-03-01', '61091000')).toEqual(['9903.03.01 10%']);
    expect(filed(list, 'CN', '2026-03-01', '61099010')).toEqual(['9903.03.01 10%']);
  });

  it('charges goods once whose line refers to it as well, and once those on two lists of China', () => {
    const facts = { chapter99: ['9903.88.03'] };
    expect(filed(list, 'CN', '2026-03-01', '61091000', facts)).toEqual([
      '9903.88.03 25%',
      '9903.03.01 10%',
    ]);
    const both = [...list, listed('61091000', '9903.91.02', '2024-09-27')];
    expect(filed(both, 'CN', '2026-03-01', '61091000')).toEqual([
      '9903.91.02 50%',
      '9903.03.01 10%',
    ]);
  });

  it('holds from its first day to its last, and no longer than the measure', () => {
    const days = ['2019-06-14', '2019-06-15', '2026-03-31', '2026-04-01'];
    const charged = days.map((day) =>
      filed(list, 'CN', day, '61091000').includes('9903.88.03 25%'),
    );
    expect(charged).toEqual([false, true, true, false]);
    const copper = [listed('61091000', '9903.78.01', '2020-01-01')];
    expect(filed(copper, 'ET', '2025-07-31', '61091000')).toEqual(['9903.01.25 10%']);
    expect(filed(copper, 'ET', '2025-08-01', '61091000')).toEqual([
      '9903.01.25 10% of the rest',
      '9903.78.01 50% of copper',
    ]);
    expect(filed(copper, 'ET', '2026-04-06', '61091000')).toEqual(['9903.03.01 10%']);
  });

  it('may name some origins of the measure, with a rate of its own', () => {
    const some = [
      listed('61091000', '9903.78.01', '2025-08-01', { rate: '30%', origins: ['EU', 'JP'] }),
    ];
    expect(filed(some, 'DE', '2025-08-02', '61091000')).toContain('9903.78.01 30%');
    expect(filed(some, 'VN', '2025-08-02', '61091000')).toEqual(['9903.01.25 10%']);
  });

  it('takes the place of a measure of the same kind on all goods', () => {
    const energy = [listed('28012000', '9903.01.13', '2025-03-04')];
    const outside = '9903.01.25<9903.01.26';
    expect(filed([], 'CA', '2025-09-01', '28012000')).toEqual(['9903.01.10 35%', outside]);
    expect(filed(energy, 'CA', '2025-09-01', '28012000')).toEqual(['9903.01.13 10%', outside]);
  });

  it('adds a code to one row of a heading alone, without a doubt', () => {
    const derivative = [listed('42022160', '9903.82.09', '2026-06-08')];
    expect(filed(derivative, 'VN', '2026-07-01', '42022160')).toEqual([
      '9903.03.01<9903.03.06',
      '9903.82.09 25%',
    ]);
    expect(filed(derivative, 'VN', '2028-07-01', '42022160')).toContain('9903.82.09 25%');
  });

  it('charges the lists of section 338, which nothing else names', () => {
    const canada = [listed('61091000', '9903.03.12', '2026-08-22')];
    expect(filed([], 'CA', '2026-11-21', '61091000')).toEqual(['9903.05.29 10%']);
    expect(filed(canada, 'CA', '2026-11-21', '61091000')).toEqual([
      '9903.05.29 10%',
      '9903.03.12 50%',
    ]);
    expect(filed(canada, 'CA', '2026-08-21', '61091000')).toEqual(['9903.05.29 10%']);
  });
});

describe('a list under an exemption heading', () => {
  const annex = [
    listed('85171300', '9903.03.03', '2026-02-24'),
    listed('8471300100', '9903.03.03', '2026-02-24'),
  ];

  it('keeps the measure off and takes the doubt away', () => {
    expect(filed([], 'VN', '2026-03-01', '85171300')).toEqual(['9903.03.01 10%?']);
    expect(filed(annex, 'VN', '2026-03-01', '85171300')).toEqual(['9903.03.01<9903.03.03']);
    expect(filed(annex, 'VN', '2026-03-01', '85176200')).toEqual(['9903.03.01 10%']);
  });

  it('leaves a code in doubt that is shorter than the one listed', () => {
    expect(filed(annex, 'VN', '2026-03-01', '84713001')).toEqual(['9903.03.01 10%?']);
    expect(filed(annex, 'VN', '2026-03-01', '8471300100')).toEqual(['9903.03.01<9903.03.03']);
  });

  it('that begins late keeps off from its first day, and leaves the doubt of the days before', () => {
    const late = [listed('0901', '9903.01.32', '2025-11-13')];
    expect(filed(late, 'ET', '2025-11-12', '09012100')).toEqual(['9903.01.25 10%?']);
    expect(filed(late, 'ET', '2025-11-13', '09012100')).toEqual(['9903.01.25<9903.01.32']);
  });

  it('holds for the origins of the heading alone', () => {
    const aircraft = [listed('88021100', '9903.02.81', '2025-11-14')];
    expect(filed(aircraft, 'KR', '2025-12-05', '88021100')).toEqual([
      '9903.02.80/9903.02.79<9903.02.81',
    ]);
    expect(filed(aircraft, 'CH', '2025-12-05', '88021100')).toEqual([
      '9903.02.83/9903.02.82 total 15%',
    ]);
  });

  it('of a heading that countries share holds for those that the list names', () => {
    const list = (origins: string[]): ListRecord[] => [
      listed('61091000', '9903.05.96', '2026-07-24', { origins }),
    ];
    expect(filed(list(['GB']), 'GB', '2026-11-21', '61091000')).toEqual(['9903.05.81<9903.05.96']);
    expect(filed(list(['GB']), 'MY', '2026-11-21', '61091000')).toEqual(['9903.05.54 10%']);
    expect(filed(list([]), 'GB', '2026-11-21', '61091000')).toEqual(['9903.05.81 10%']);
  });

  it('of an exclusion keeps section 301 off goods of China while its window is open', () => {
    const lists = [
      listed('61091000', '9903.88.03', '2019-06-15'),
      listed('61091000', '9903.88.69', '2024-06-15'),
    ];
    const footnoted = { chapter99: ['9903.88.15'] };
    expect(filed(lists, 'CN', '2024-06-14', '61091000')).toEqual(['9903.88.03 25%']);
    expect(filed(lists, 'CN', '2024-06-15', '61091000', footnoted)).toEqual([
      '9903.88.03<9903.88.69',
    ]);
    expect(filed(lists, 'CN', '2026-11-09', '61091000')[0]).toBe('9903.88.03<9903.88.69');
    expect(filed(lists, 'CN', '2026-11-10', '61091000')[0]).toBe('9903.88.03 25%');
  });
});

describe('a list under a new heading', () => {
  it('makes a measure at its rate, for its origins and days', () => {
    const lists = [
      listed('6109', '9903.60.01', '2026-08-01', {
        rate: '15%',
        origins: ['all', '-CA'],
        until: '2026-09-01',
      }),
      listed('6109', '9903.60.01', '2026-10-01', { rate: '20%', origins: ['all', '-CA'] }),
    ];
    expect(filed(lists, 'ET', '2026-08-31', '61091000')).toEqual(['9903.60.01 15%']);
    expect(filed(lists, 'ET', '2026-09-15', '61091000')).toEqual([]);
    expect(filed(lists, 'ET', '2026-10-01', '61091000')).toEqual(['9903.60.01 20%']);
    expect(filed(lists, 'CA', '2026-10-01', '61091000')).toEqual(['9903.05.29 10%']);
  });

  it('is of the kind of its neighbours, so that nothing is charged twice', () => {
    const lists = [
      listed('6109', '9903.91.20', '2026-08-01', { rate: '60%', origins: ['CN'] }),
      listed('6109', '9903.94.90', '2026-08-01', { rate: '25%', origins: ['VN'] }),
    ];
    const facts = { chapter99: ['9903.88.15'] };
    expect(filed(lists, 'CN', '2026-08-01', '61091000', facts)).toEqual([
      '9903.91.20 60%',
      '9903.05.31 12.5%',
    ]);
    expect(filed(lists, 'VN', '2026-08-01', '61091000')).toEqual([
      '9903.05.84<9903.05.90',
      '9903.94.90 25%',
    ]);
  });

  it('without a rate is unknown and charges nothing', () => {
    const lists = [listed('6109', '9903.60.01', '2026-08-01')];
    expect(filed(lists, 'ET', '2026-08-01', '61091000')).toEqual([]);
    expect(unknownMeasures(MEASURES, HEADINGS, lists)).toEqual(['9903.60.01']);
    const known = [
      '9903.88.03',
      '9903.05.38',
      '232-steel-50',
      '9903.03.03',
      '9903.88.69',
      '9903.79.01',
    ];
    expect(
      unknownMeasures(
        MEASURES,
        HEADINGS,
        known.map((name) => listed('6109', name, '2026-08-01')),
      ),
    ).toEqual([]);
  });
});

describe('exemption headings', () => {
  it('each keep off a kind of measure that there is, and stand once', () => {
    const kinds = new Set(MEASURES.map(({ kind }) => kind));
    const headings = MEASURES.flatMap(({ heading }) => heading.split('/'));
    const isKnown = (word: string): boolean =>
      kinds.has(word) ||
      (word.startsWith('9903.') && headings.some((heading) => heading.startsWith(word)));
    expect(HEADINGS.flatMap((one) => one.kinds).filter((word) => !isKnown(word))).toEqual([]);
    expect(new Set(HEADINGS.map(({ heading }) => heading)).size).toBe(HEADINGS.length);
    const both = HEADINGS.filter(({ heading }) =>
      MEASURES.some((row) => row.heading.split('/').includes(heading)),
    );
    expect(both).toEqual([]);
  });
});
