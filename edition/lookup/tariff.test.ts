/** Reading a tariff: where a code stands, what it inherits, what stands above and below it. */
import { describe, expect, it } from '@jest/globals';
import { lineRecord } from '../../engine/release/lineRecord.ts';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { buildBook, codeOf } from '../../engine/tariff/schedule/book.ts';
import { changesOf, partsWith } from './changes.ts';
import { readCode } from './code.ts';
import { generalRate } from './rates.ts';
import { searchTariff } from './search.ts';
import { placeOf, type TariffReading } from './tariff.ts';

const line = (
  code: string | null,
  indent: number,
  text: string,
  more: Partial<LineRecord> = {},
): LineRecord => ({
  ...lineRecord({ code, indent, text }),
  ...more,
});

let measures = 0;
const measure = (
  code: string,
  type: string,
  area: string,
  duty: string | null,
  more: Partial<MeasureRecord> = {},
) =>
  ({
    kind: 'measure',
    id: String((measures += 1)),
    code,
    type,
    typeName: `type ${type}`,
    area,
    areaName: `area ${area}`,
    excluded: [],
    additionalCode: null,
    additionalCodeName: null,
    quota: null,
    duty,
    conditions: [],
    legalBasis: 'R1',
    legalUrl: null,
    from: '2020-01-01',
    until: null,
    ...more,
  }) as const satisfies MeasureRecord;

const readingOf = (schedule: 'us' | 'gb', records: readonly ReleaseRecord[]): TariffReading => ({
  country: schedule.toUpperCase(),
  schedule,
  nomenclature: schedule,
  codeLength: 10,
  book: buildBook(schedule, records),
  lines: undefined,
  isExtract: false,
  programmes: new Map(),
  systemText: (code) => ({ '01': 'Live animals', '010639': 'Other live birds' })[code],
  countryName: () => null,
  ownLabel: () => undefined,
  releases: [],
  since: null,
});

const states = readingOf('us', [
  line('0101', 0, 'Horses and asses:'),
  line(null, 1, 'Horses:'),
  line('01012100', 2, 'For breeding', {
    general: '4.5%',
    preferences: 'Free (AU,BH) 2% (JP) See 9822.01.05',
    column2: '20%',
    chapter99: ['9903.88.03'],
    notes: ['See note 1.'],
  }),
  line('0101210010', 3, 'Males', { units: ['No.'], notes: ['Stallions too.'] }),
  line('01013000', 1, 'Asses', { general: 'Free' }),
  line('0106', 0, 'Other live animals'),
  line('01063910', 1, 'Parrots', { general: '1.8%' }),
  line('01063990', 1, 'Other birds', { general: 'whatever it takes' }),
]);
const read = (reading: TariffReading, code: string, on = '2026-11-21') => {
  const place = placeOf(reading, code, on);
  if (!place) throw new Error(`${code} has no place`);
  return readCode(reading, place, on);
};

describe('a code of a tariff that prints rates in columns', () => {
  it('has the rates of the nearest line above that prints any, and says which', () => {
    const { rates } = read(states, '0101210010');
    expect(rates.map(({ kind, programme, printed }) => [kind, programme?.code, printed])).toEqual([
      ['general', undefined, '4.5%'],
      ['preferential', 'AU', 'Free'],
      ['preferential', 'BH', 'Free'],
      ['preferential', 'JP', '2%'],
      ['preferential', undefined, 'See 9822.01.05'],
      ['statutory', undefined, '20%'],
    ]);
    expect(new Set(rates.map(({ inheritedFrom }) => inheritedFrom))).toEqual(new Set(['01012100']));
  });

  it('says what a rate means, with decimals as text', () => {
    const [general] = read(states, '01012100').rates;
    expect(general).toMatchObject({
      words: '4.5 % of the customs value',
      expression: { kind: 'adValorem', percent: '4.5', of: null },
      inheritedFrom: null,
    });
  });

  it('says nothing of a rate that is not understood, but prints it', () => {
    const [general] = read(states, '01063990').rates;
    expect(general).toMatchObject({ printed: 'whatever it takes', words: null, expression: null });
  });

  it('has no rate where neither it nor a line above prints one', () => {
    expect(read(states, '0106').rates).toEqual([]);
    expect(generalRate(states, 0, '2026-11-21')).toBeNull();
  });

  it('takes over the notes and the headings of chapter 99 of the lines above', () => {
    const code = read(states, '0101210010');
    expect(code.notes).toEqual(['Stallions too.', 'See note 1.']);
    expect(code.chapter99).toEqual(['9903.88.03']);
    expect(code.units).toEqual(['No.']);
  });

  it('stands below its chapter, also where the tariff prints none, and below the rows of text', () => {
    expect(
      read(states, '0101210010').ancestors.map(({ level, description }) => [level, description]),
    ).toEqual([
      ['chapter', 'Live animals'],
      ['heading', 'Horses and asses'],
      ['text', 'Horses'],
      ['tariff', 'For breeding'],
    ]);
  });

  it('has the nearest lines with a code below it, with the texts in between', () => {
    expect(
      read(states, '0101').children.map(({ code, description }) => [code, description]),
    ).toEqual([
      ['01012100', 'Horses: For breeding'],
      ['01013000', 'Asses'],
    ]);
    expect(read(states, '01').children.map(({ code }) => code)).toEqual(['0101', '0106']);
  });

  it('may be declared when nothing stands below it', () => {
    const declarable = ['01', '0101', '01012100', '0101210010', '01013000'].filter(
      (code) => read(states, code).declarable,
    );
    expect(declarable).toEqual(['0101210010', '01013000']);
  });
});

describe('a code that the tariff does not print', () => {
  it('is the one line that it begins', () => {
    expect(read(states, '010130')).toMatchObject({ code: '01013000', description: 'Asses' });
  });

  it('is named after the Harmonized System when several lines begin with it', () => {
    expect(read(states, '010639')).toMatchObject({
      code: '010639',
      description: 'Other live birds',
      level: 'subheading',
      rates: [],
      children: [{ code: '01063910' }, { code: '01063990' }],
      ancestors: [{ code: '01' }, { code: '0106' }],
    });
  });

  it.each(['0199', '010', '02', '0101210020', '01012'])('has no place otherwise: %s', (code) => {
    expect(placeOf(states, code, '2026-11-21')).toBeNull();
  });
});

const kingdom = readingOf('gb', [
  line('0100000000', 0, 'Live animals'),
  line('0101000000', 0, 'Horses'),
  line('0101210000', 1, 'For breeding'),
  line('0101290000', 1, 'Other'),
  line('0101291000', 2, 'For slaughter'),
  measure('0101000000', '103', '1011', '5.00 %'),
  measure('0101000000', '142', '1013', '1.00 %'),
  measure('0101000000', '305', '1011', '20.00 %'),
  measure('0101000000', '122', '1011', '0.00 %', { quota: '050001' }),
  measure('0101291000', '103', '1011', '2.00 %', { until: '2026-07-01' }),
  measure('0101291000', '103', '1011', '3.00 %', { from: '2026-07-01' }),
  measure('0101291000', '109', '1011', 'p/st'),
]);

describe('a code of a tariff that publishes measures', () => {
  it('has the rates of its measures and of those set above, the nearest of a kind', () => {
    expect(
      read(kingdom, '0101291000').rates.map(({ kind, programme, printed, inheritedFrom }) => [
        kind,
        programme?.name,
        printed,
        inheritedFrom,
      ]),
    ).toEqual([
      ['general', undefined, '3.00 %', null],
      ['preferential', 'area 1013', '1.00 %', '0101'],
    ]);
    expect(read(kingdom, '0101210000').rates[0]).toMatchObject({
      printed: '5.00 %',
      inheritedFrom: '0101',
    });
  });

  it('has those of the day that is asked for', () => {
    expect(read(kingdom, '0101291000', '2026-06-30').rates[0]?.printed).toBe('2.00 %');
    expect(read(kingdom, '0101291000', '2026-07-01').rates[0]?.printed).toBe('3.00 %');
    expect(read(kingdom, '0101291000', '2019-12-31').measures).toEqual([]);
  });

  it('lists all its measures with the code at which they are set; a quota is no rate for everybody', () => {
    const { measures: held, units } = read(kingdom, '0101291000');
    expect(held.map(({ type, setOn }) => [type, setOn])).toEqual([
      ['103', '0101291000'],
      ['109', '0101291000'],
      ['103', '0101'],
      ['142', '0101'],
      ['305', '0101'],
      ['122', '0101'],
    ]);
    expect(held[0]).toMatchObject({
      duty: '3.00 %',
      words: '3 % of the customs value',
      legalBasis: 'R1',
    });
    expect(held[1]?.words).toBeNull();
    expect(units).toEqual(['p/st']);
  });

  it.each([
    ['010121', '0101210000'],
    ['01012100', '0101210000'],
    ['0101290000', '010129'],
    ['0101000000', '0101'],
    ['0100000000', '01'],
  ])('is found with and without the zeros that fill it up: %s', (asked, code) => {
    const place = placeOf(kingdom, asked, '2026-11-21');
    expect(place && place.at !== null && codeOf(kingdom.book, place.at)).toBe(code);
  });
});

describe('a code that is printed for two periods', () => {
  const ENDS = { until: '2027-01-01' };
  const BEGINS = { from: '2027-01-01' };
  const columns = readingOf('us', [
    line('8712', 0, 'Bicycles'),
    line('87120015', 1, 'Light bicycles', { ...ENDS, general: '11%' }),
    line('87120015', 1, 'Bicycles under 16 kg', { ...BEGINS, general: '9%' }),
    line('8712001510', 2, 'Of steel', { from: '2020-01-01' }),
    line('8712001590', 2, 'Folding', BEGINS),
  ]);

  it.each([
    ['2026-12-31', 'Light bicycles', '11%', ['8712001510']],
    ['2027-01-01', 'Bicycles under 16 kg', '9%', ['8712001510', '8712001590']],
  ])(
    'on %s says "%s", at its rate, with what is below it then',
    async (date, text, rate, below) => {
      const code = read(columns, '8712.00.15'.replaceAll('.', ''), date);
      expect([code.text, code.rates[0]?.printed, code.declarable]).toEqual([text, rate, false]);
      expect(code.children.map((child) => child.code)).toEqual(below);
      const deeper = read(columns, '8712001510', date);
      expect(deeper.rates[0]).toMatchObject({ printed: rate, inheritedFrom: '87120015' });
      expect(deeper.ancestors.at(-1)?.description).toBe(text);
      const all = await searchTariff(columns, '87120015', 9, date);
      const found = all.filter(({ code: one }) => one === '87120015');
      expect(found.map((one) => [one.description, one.rate])).toEqual([[text, rate]]);
    },
  );

  it('that is split in the second is declared in the first', () => {
    const split = readingOf('gb', [
      line('8712000000', 0, 'Bicycles'),
      line('8712007000', 1, 'Other', ENDS),
      line('8712007000', 1, 'Other', BEGINS),
      line('8712007010', 2, 'Electric', BEGINS),
    ]);
    const declarable = (asked: string, date: string): boolean =>
      read(split, asked, date).declarable;
    for (const asked of ['87120070', '8712007000']) {
      expect(declarable(asked, '2026-12-31')).toBe(true);
      expect(declarable(asked, '2027-01-01')).toBe(false);
    }
  });
});

describe('what changed for a code', () => {
  const before = [
    line('0101', 0, 'Horses'),
    line('01012100', 1, 'For breeding', { general: '5%' }),
    line('0101210010', 2, 'Males'),
    line('0101210020', 2, 'Females'),
    line('01013000', 1, 'Asses', { general: '1%' }),
  ];
  const after = [
    line('0101', 0, 'Horses and asses'),
    line('01012100', 1, 'For breeding', { general: '4%' }),
    line('0101210010', 2, 'Male horses'),
    line('0101210030', 2, 'Foals'),
    line('01013000', 1, 'Asses', { general: '2%' }),
  ];
  const of = (code: string) =>
    changesOf(states, code, before, after).map((one) => [one.change, one.code]);

  it('is told of the code and of those below it', () => {
    expect(of('01012100')).toEqual([
      ['rerated', '01012100'],
      ['reworded', '0101210010'],
      ['removed', '0101210020'],
      ['added', '0101210030'],
    ]);
  });

  it('includes the rates of the lines above, which it inherits, but not their texts', () => {
    expect(of('0101210010')).toEqual([
      ['rerated', '01012100'],
      ['reworded', '0101210010'],
    ]);
  });

  it('includes measures set above, by the code at which they are set', () => {
    const [old, present] = [
      measure('0101000000', '103', '1011', '5.00 %', { id: 'm' }),
      measure('0101000000', '103', '1011', '4.00 %', { id: 'm' }),
    ];
    const found = changesOf(kingdom, '0101210000', [old], [present]);
    expect(found).toMatchObject([{ change: 'rerated', kind: 'measure', code: '0101000000' }]);
    expect(found[0]?.before).toContain('5.00 %');
    expect(found[0]?.after).toContain('4.00 %');
    expect(changesOf(kingdom, '0102', [old], [present])).toEqual([]);
  });

  it('is looked for in the parts of its chapter', () => {
    expect(partsWith('0101210010')).toEqual(['line/01', 'measure/01']);
  });
});
