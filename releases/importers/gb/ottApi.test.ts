import { describe, expect, it } from '@jest/globals';
import type { MeasureRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { gbTariff, xiTariff } from './gb.ts';

type Json = Record<string, unknown>;

async function records(answers: readonly unknown[], importer = gbTariff): Promise<ReleaseRecord[]> {
  const files = answers.map((answer, at) => ({
    name: `answer${at + 1}`,
    bytes: new TextEncoder().encode(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  }));
  const all: ReleaseRecord[] = [];
  for await (const record of importer.read(files)) all.push(record);
  return all;
}
async function refusal(...answers: unknown[]): Promise<string> {
  try {
    await records(answers);
  } catch (cause) {
    if (cause instanceof BrokenFile) return cause.message;
    throw cause;
  }
  return 'accepted';
}
const measuresOf = (all: readonly ReleaseRecord[]): MeasureRecord[] =>
  all.filter((record) => record.kind === 'measure');

const thing = (type: string, id: string, attributes: Json = {}, relations: Json = {}): Json => ({
  id,
  type,
  attributes,
  relationships: Object.fromEntries(
    Object.entries(relations).map(([name, data]) => [name, { data }]),
  ),
});
const ref = (type: string, id: string): Json => ({ type, id });

/** A measure with all that belongs to it, as the service includes it. */
const measure = (id: string, more: Json = {}, relations: Json = {}): Json =>
  thing(
    'measure',
    id,
    {
      id: Number(id),
      effective_start_date: '2021-01-01T00:00:00.000Z',
      effective_end_date: null,
      ...more,
    },
    {
      duty_expression: ref('duty_expression', '1'),
      measure_type: ref('measure_type', '142'),
      geographical_area: ref('geographical_area', '1013'),
      legal_acts: [ref('legal_act', 'C1')],
      measure_conditions: [ref('measure_condition', '9')],
      order_number: ref('order_number', '050123'),
      additional_code: ref('additional_code', '5'),
      excluded_countries: [ref('geographical_area', 'IE')],
      ...relations,
    },
  );
const INCLUDED = [
  thing('duty_expression', '1', { base: '<span>12.80</span> % + 176.80 EUR / 100 kg' }),
  thing('duty_expression', '2', { base: 'p/st' }),
  thing('measure_type', '142', { id: '142', description: 'Tariff preference' }),
  thing('measure_type', '109', { id: '109', description: 'Supplementary unit' }),
  thing('legal_act', 'C1', {
    regulation_code: 'C0001/21',
    regulation_url: 'https://example.org/act',
  }),
  thing('measure_condition', '9', {
    condition_code: 'B',
    document_code: 'U088',
    requirement: 'Proofs: <a href="x">Declaration</a> of origin',
    action_code: '27',
    duty_expression: '',
  }),
  thing('order_number', '050123', { number: '050123' }),
  thing('additional_code', '5', { code: 'C999', description: 'Other&nbsp;companies' }),
  thing(
    'geographical_area',
    '1013',
    { id: '1013', description: 'European Union' },
    {
      children_geographical_areas: [ref('geographical_area', 'IE'), ref('geographical_area', 'FR')],
    },
  ),
  thing('geographical_area', 'IE', { id: 'IE', description: 'Ireland' }),
  thing('geographical_area', 'FR', { id: 'FR', description: 'France' }),
  thing('chapter', '1', {
    goods_nomenclature_item_id: '0100000000',
    description: 'ANIMALS',
    formatted_description: 'Animals',
  }),
  thing('heading', '2', { goods_nomenclature_item_id: '0101000000', description: 'Equines' }),
  thing('commodity', '4', {
    goods_nomenclature_item_id: '0101210000',
    producline_suffix: '10',
    number_indents: 1,
    description: 'Horses',
  }),
];

const commodity = (
  code: string,
  measures: readonly Json[],
  attributes: Json = {},
  included = INCLUDED,
): Json => ({
  data: {
    ...thing(
      'commodity',
      code,
      {
        goods_nomenclature_item_id: code,
        producline_suffix: '80',
        number_indents: 2,
        description: 'Of 7,5&nbsp;kVA<br>or more',
        validity_start_date: '2012-01-01T00:00:00.000Z',
        validity_end_date: '2030-12-31T00:00:00.000Z',
        ...attributes,
      },
      {
        chapter: ref('chapter', '1'),
        heading: ref('heading', '2'),
        ancestors: [ref('commodity', '4')],
        import_measures: measures.map(({ id }) => ref('measure', String(id))),
      },
    ),
    meta: { duty_calculator: { source: 'uk' } },
  },
  included: [...included, ...measures],
});

describe("a commodity's answer", () => {
  it('gives the commodity and all above it, in official order', async () => {
    const all = await records([commodity('0101210000', [])]);
    expect(all).toMatchObject([
      { code: '0100000000', suffix: '80', indent: 0, text: 'Animals' },
      { code: '0101000000', suffix: '80', indent: 0, text: 'Equines' },
      { code: '0101210000', suffix: '10', indent: 1, text: 'Horses' },
      {
        code: '0101210000',
        suffix: '80',
        indent: 2,
        text: 'Of 7,5 kVA or more',
        from: '2012-01-01',
        until: '2031-01-01',
      },
      { kind: 'note', level: 'chapter', number: '01', text: null },
    ]);
  });

  it('gives its measures with all that they refer to, without markup', async () => {
    expect(measuresOf(await records([commodity('0101210000', [measure('7')])]))).toEqual([
      {
        kind: 'measure',
        id: '7',
        code: '0101210000',
        type: '142',
        typeName: 'Tariff preference',
        area: '1013',
        areaName: 'European Union',
        excluded: ['IE'],
        additionalCode: 'C999',
        additionalCodeName: 'Other companies',
        quota: '050123',
        duty: '12.80 % + 176.80 EUR / 100 kg',
        conditions: [
          {
            code: 'B',
            document: 'U088',
            requirement: 'Proofs: Declaration of origin',
            action: '27',
            duty: null,
          },
        ],
        legalBasis: 'C0001/21',
        legalUrl: 'https://example.org/act',
        from: '2021-01-01',
        until: null,
      },
    ]);
  });

  it('gives the groups of its measures, the Union also under the name that exclusions use', async () => {
    const all = await records([commodity('0101210000', [measure('7')])]);
    const members = ['IE', 'FR'].map((country) => ({ country, from: null, until: null }));
    expect(all.filter(({ kind }) => kind === 'area')).toEqual([
      { kind: 'area', id: '1013', name: 'European Union', members },
      { kind: 'area', id: 'EU', name: 'European Union', members },
    ]);
  });

  it('gives the supplementary unit to the line', async () => {
    const unit = measure(
      '8',
      {},
      { measure_type: ref('measure_type', '109'), duty_expression: ref('duty_expression', '2') },
    );
    const all = await records([commodity('0101210000', [unit])]);
    expect(all).toContainEqual(
      expect.objectContaining({ code: '0101210000', suffix: '80', units: ['p/st'] }),
    );
  });
});

describe('a measure that several answers repeat', () => {
  const codesOf = async (...answers: unknown[]): Promise<string[]> =>
    measuresOf(await records(answers)).map(({ code }) => code);

  it('is kept once, at the code where the answer says that it is set', async () => {
    const set = measure('7', { goods_nomenclature_item_id: '0101000000' });
    expect(await codesOf(commodity('0101210000', [set]), commodity('0101291000', [set]))).toEqual([
      '0101000000',
    ]);
  });

  it.each([
    [['0101291000', '0101299000'], '0101290000'],
    [['0101210000', '0101291000'], '0101000000'],
    [['0101210000', '0101210000'], '0101210000'],
    [['0101291000', '0101299000', '0101210000'], '0101000000'],
  ])(
    'is kept once for %j, at the deepest code above them, where no answer says',
    async (codes, expected) => {
      expect(await codesOf(...codes.map((code) => commodity(code, [measure('7')])))).toEqual([
        expected,
      ]);
    },
  );
});

describe('other answers', () => {
  it('of a heading give its commodities, and pass over measures that are only mentioned', async () => {
    const overview = thing(
      'measure',
      '7',
      { id: 7 },
      { measure_type: ref('measure_type', '109'), duty_expression: ref('duty_expression', '2') },
    );
    const child = thing(
      'commodity',
      '5',
      {
        goods_nomenclature_item_id: '0101300000',
        producline_suffix: '80',
        number_indents: 1,
        description: 'Asses',
      },
      { overview_measures: [ref('measure', '7')] },
    );
    const all = await records([
      {
        data: thing(
          'heading',
          '2',
          { goods_nomenclature_item_id: '0101000000', description: 'Equines' },
          { commodities: [ref('commodity', '5')] },
        ),
        included: [child, overview, ...INCLUDED],
      },
    ]);
    expect(all).toMatchObject([
      { code: '0101000000', indent: 0 },
      { code: '0101300000', indent: 1, units: ['p/st'] },
    ]);
  });

  it('of chapters give a line each', async () => {
    const all = await records([{ data: [INCLUDED.find(({ type }) => type === 'chapter')] }]);
    expect(all).toMatchObject([{ code: '0100000000', indent: 0, text: 'Animals' }]);
  });

  it('of exchange rates are told for one euro, each currency once', async () => {
    const rate = (id: string, currency_code: string, printed: string): Json =>
      thing('exchange_rate', id, {
        currency_code,
        rate: printed,
        validity_start_date: '2023-09-01',
      });
    const rates = [rate('1', 'EUR', '1.25'), rate('2', 'USD', '1.5'), rate('3', 'USD', '1.5')];
    const answer = {
      data: thing(
        'exchange_rate_collection',
        '1',
        { type: 'monthly' },
        { exchange_rates: rates.map(({ id }) => ref('exchange_rate', String(id))) },
      ),
      included: rates,
    };
    expect(await records([answer])).toEqual([
      { kind: 'rate', currency: 'USD', perEuro: '1.2', date: '2023-09-01' },
      { kind: 'rate', currency: 'GBP', perEuro: '0.8', date: '2023-09-01' },
    ]);
    expect(await refusal({ ...answer, included: rates.slice(1) })).toContain(
      'is referred to and not included',
    );
  });

  it('that are flattened give the same', async () => {
    const flat = {
      meta: { duty_calculator: { source: 'uk' } },
      goods_nomenclature_item_id: '0101210000',
      producline_suffix: '80',
      number_indents: 1,
      description: 'Horses',
      chapter: { goods_nomenclature_item_id: '0100000000', formatted_description: 'Animals' },
      heading: { goods_nomenclature_item_id: '0101000000', description: 'Equines' },
      ancestors: [],
      import_measures: [
        {
          id: 7,
          effective_start_date: '2021-01-01T00:00:00.000Z',
          duty_expression: { base: '10.90 %' },
          measure_type: { id: '103', description: 'Third country duty' },
          geographical_area: {
            id: '1011',
            description: 'ERGA OMNES',
            children_geographical_areas: [{ id: 'AD' }],
          },
          measure_conditions: [
            { condition_code: 'B', document_code: '', action: 'Measure not applicable' },
          ],
          legal_acts: [],
          excluded_countries: [],
          order_number: null,
        },
      ],
    };
    const all = await records([flat]);
    expect(all.map(({ kind }) => kind)).toEqual([
      'line',
      'line',
      'line',
      'measure',
      'area',
      'note',
    ]);
    expect(measuresOf(all)).toMatchObject([
      {
        id: '7',
        code: '0101210000',
        type: '103',
        area: '1011',
        duty: '10.90 %',
        quota: null,
        conditions: [{ code: 'B', document: null, action: 'Measure not applicable' }],
      },
    ]);
  });
});

describe('a broken answer is refused', () => {
  const whole = JSON.stringify(commodity('0101210000', [measure('7')]), null, 1);
  const without = (relation: string): Json =>
    commodity('0101210000', [measure('7', {}, { [relation]: null })]);
  const row = INCLUDED.length + 1;

  it.each([
    ['empty', '', 'answer1: the file is empty'],
    ['cut off', whole.slice(0, 2000), 'the file is no complete JSON'],
    [
      "the service's error",
      { errors: [{ detail: 'not found' }] },
      'answer1: the service answered with an error: not found',
    ],
    ['an older error', { error: 'gone' }, 'the service answered with an error: gone'],
    ['nothing', { data: [] }, 'answer1: the answer holds nothing'],
    [
      'no part of a tariff',
      { data: [thing('section', '1', { title: 'Animals' })] },
      'answer1, row 1: the answer holds "section"',
    ],
    [
      'without area',
      without('geographical_area'),
      `answer1, row ${row}: measure 7 has no geographical area`,
    ],
    ['without type', without('measure_type'), `answer1, row ${row}: measure 7 has no type`],
    [
      'without first day',
      commodity('0101210000', [measure('7', { effective_start_date: null })]),
      `answer1, row ${row}: measure 7 has no first day`,
    ],
    [
      'without what it refers to',
      commodity(
        '0101210000',
        [measure('7')],
        {},
        INCLUDED.filter(({ type }) => type !== 'legal_act'),
      ),
      'the answer is incomplete: legal_act C1 is referred to and not included',
    ],
    [
      'a code of nine digits',
      commodity('101210000', []),
      'the commodity code "101210000" does not have ten digits',
    ],
    [
      'without indent',
      commodity('0101210000', [], { number_indents: null }),
      '0101210000 has no number of indents',
    ],
    [
      'without its heading',
      {
        data: thing('commodity', '1', {
          goods_nomenclature_item_id: '0101210000',
          number_indents: 1,
          description: 'x',
        }),
      },
      'answer1: 0101210000 has no row above it: heading 0101 is missing',
    ],
  ])('%s', async (_, answer, why) => {
    expect(await refusal(answer)).toContain(why);
  });

  it('of the other tariff', async () => {
    await expect(records([commodity('0101210000', [])], xiTariff)).rejects.toThrow(
      'answer1: this is an answer of another tariff than that of Northern Ireland',
    );
  });
});
