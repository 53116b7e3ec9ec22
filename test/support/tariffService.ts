/**
 * Two small chapters of the British tariff as its official service answers for them; texts and
 * numbers of measures are our own.
 */
import type { Publisher } from './publisher.ts';

const HOST = 'www.trade-tariff.service.gov.uk/api/v2';

/** Address of a part of the tariff on the publisher that stands in: `headings/6403`. */
export const addressOf = (part: string): string => `${HOST}/${part}`;

type Attributes = Readonly<Record<string, unknown>>;
interface Thing {
  type: string;
  id: string;
  attributes: Attributes;
  relationships: Readonly<Record<string, { data: unknown }>>;
}
type Reference = Pick<Thing, 'type' | 'id'>;

const thing = (
  type: string,
  id: string,
  attributes: Attributes,
  relations: Readonly<Record<string, unknown>> = {},
): Thing => ({
  type,
  id,
  attributes,
  relationships: Object.fromEntries(
    Object.entries(relations).map(([name, data]) => [name, { data }]),
  ),
});
const refer = ({ type, id }: Thing): Reference => ({ type, id });

const goods = (
  type: string,
  code: string,
  description: string,
  more: Attributes = {},
  relations: Readonly<Record<string, unknown>> = {},
): Thing =>
  thing(
    type,
    code,
    { goods_nomenclature_item_id: code, producline_suffix: '80', description, ...more },
    relations,
  );

const GROUP = thing(
  'geographical_area',
  '2005',
  { id: '2005', description: 'Favoured countries' },
  {
    children_geographical_areas: ['BD', 'KE'].map((id) => ({ type: 'geographical_area', id })),
  },
);
const COUNTRIES = ['BD', 'KE'].map((id) => thing('geographical_area', id, { id, description: id }));
const ALL = thing('geographical_area', '1011', { id: '1011', description: 'ERGA OMNES' });
const TYPES = {
  '103': thing('measure_type', '103', { id: '103', description: 'Third country duty' }),
  '142': thing('measure_type', '142', { id: '142', description: 'Tariff preference' }),
};

/** A duty and what it refers to. */
function duty(
  id: string,
  type: keyof typeof TYPES,
  area: Thing,
  code: string,
  rate: string,
): Thing[] {
  const expression = thing('duty_expression', id, { base: rate });
  const measure = thing(
    'measure',
    id,
    {
      id: Number(id),
      goods_nomenclature_item_id: code,
      effective_start_date: '2021-01-01T00:00:00.000Z',
      effective_end_date: null,
    },
    {
      duty_expression: refer(expression),
      measure_type: refer(TYPES[type]),
      geographical_area: refer(area),
      legal_acts: [],
      measure_conditions: [],
      excluded_countries: [],
    },
  );
  return [measure, expression, TYPES[type], area];
}

/**
 * Sets every answer of a walk: chapters, unless others are named 01 and 64, of a heading and two
 * commodities each.
 */
export function answerAsTariffService(
  publisher: Publisher,
  named: readonly string[] = ['01', '64'],
): void {
  const set = (part: string, answer: object): void =>
    publisher.answer(addressOf(part), { body: JSON.stringify(answer) });
  const chapters = named.map((digits) =>
    goods('chapter', `${digits}00000000`, `Goods of chapter ${digits}`),
  );
  set('chapters', { data: chapters });
  for (const chapter of chapters) {
    const digits = chapter.id.slice(0, 2);
    const heading = goods('heading', `${digits}01000000`, `Goods of heading ${digits}01`);
    const commodities = ['21', '29'].map((pair) =>
      goods('commodity', `${digits}01${pair}0000`, `Sort ${pair}`, {
        number_indents: 1,
        declarable: true,
      }),
    );
    const above = { chapter: refer(chapter), heading: refer(heading), ancestors: [] };
    set(`chapters/${digits}`, {
      data: { ...chapter, relationships: { headings: { data: [refer(heading)] } } },
      included: [heading],
    });
    set(`headings/${digits}01`, {
      data: {
        ...heading,
        relationships: {
          chapter: { data: refer(chapter) },
          commodities: { data: commodities.map(refer) },
        },
      },
      included: [chapter, ...commodities],
    });
    // the general duty is set on the heading, the preference on the commodity
    for (const commodity of commodities) {
      const general = duty(`${digits}1`, '103', ALL, heading.id, '8.00 %');
      const preference = duty(
        `${digits}${commodity.id.slice(4, 6)}`,
        '142',
        GROUP,
        commodity.id,
        '2.00 %',
      );
      const measures = [general, preference].flatMap(([measure]) =>
        measure ? [refer(measure)] : [],
      );
      const { type, id, attributes } = commodity;
      set(`commodities/${id}`, {
        data: {
          ...thing(type, id, attributes, { ...above, import_measures: measures }),
          meta: { duty_calculator: { source: 'uk' } },
        },
        included: [chapter, heading, ...general, ...preference, ...COUNTRIES],
      });
    }
  }
}
