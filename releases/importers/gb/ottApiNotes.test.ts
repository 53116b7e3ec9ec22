import { describe, expect, it } from '@jest/globals';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { gbTariff } from './gb.ts';

async function read(...answers: unknown[]): Promise<ReleaseRecord[]> {
  const files = answers.map((answer, at) => ({
    name: `answer${at + 1}`,
    bytes: new TextEncoder().encode(JSON.stringify(answer)),
  }));
  const all: ReleaseRecord[] = [];
  for await (const record of gbTariff.read(files)) all.push(record);
  return all;
}
const notesIn = async (...answers: unknown[]): Promise<ReleaseRecord[]> =>
  (await read(...answers)).filter(({ kind }) => kind === 'note');

const TEXT =
  '1. This chapter does not cover goods of headings [0201](/headings/0201) to\r\n\r\n\r\n\r\n   * a\\. <b>fat</b>;';
const SECTION = { numeral: 'I', title: 'Live animals; animal products', position: 1 };
const CHAPTER = {
  goods_nomenclature_item_id: '0200000000',
  description: 'MEAT',
  formatted_description: 'Meat',
};
const HEADING = { goods_nomenclature_item_id: '0201000000', description: 'Meat of bovines' };

/** A heading as the service answers it, related to its section and chapter. */
const related = (section: object, chapter: object): object => ({
  data: {
    id: '3',
    type: 'heading',
    attributes: HEADING,
    relationships: {
      section: { data: { id: '1', type: 'section' } },
      chapter: { data: { id: '2', type: 'chapter' } },
    },
  },
  included: [
    { id: '1', type: 'section', attributes: { ...SECTION, ...section } },
    { id: '2', type: 'chapter', attributes: { ...CHAPTER, ...chapter } },
  ],
});
const OF_CHAPTER = { kind: 'note', level: 'chapter', number: '02', title: 'Meat', language: 'en' };
const PLAIN = '1. This chapter does not cover goods of headings 0201 to\n\n   * a. fat;';

describe('the notes above goods', () => {
  it('come line by line, without markup and without links into the pages of the service', async () => {
    expect(await notesIn(related({ section_note: 'One.' }, { chapter_note: TEXT }))).toEqual([
      { ...OF_CHAPTER, level: 'section', number: '1', title: SECTION.title, text: 'One.' },
      { ...OF_CHAPTER, text: PLAIN },
    ]);
  });

  it('are read as headings print them, and from flattened answers', async () => {
    const printed = related({}, { chapter_note: { id: 5, content: TEXT } });
    expect(await notesIn(printed)).toMatchObject([{ text: null }, { text: PLAIN }]);
    const flat = { ...HEADING, section: SECTION, chapter: { ...CHAPTER, chapter_note: TEXT } };
    expect(await notesIn(flat)).toMatchObject([{ number: '1' }, { number: '02', text: PLAIN }]);
  });

  it('come once, however many answers repeat them; where there are none that is said', async () => {
    const answer = related({}, {});
    expect(await notesIn(answer, answer)).toMatchObject([
      { level: 'section', number: '1', text: null },
      { level: 'chapter', number: '02', text: null },
    ]);
  });

  it('are not said to be missing by a list of chapters', async () => {
    expect(await notesIn({ data: [{ id: '2', type: 'chapter', attributes: CHAPTER }] })).toEqual(
      [],
    );
  });

  it('of a whole chapter that was asked for are its own', async () => {
    const asked = {
      data: {
        id: '2',
        type: 'chapter',
        attributes: { ...CHAPTER, chapter_note: 'Own.' },
        relationships: { section: { data: { id: '1', type: 'section' } } },
      },
      included: [{ id: '1', type: 'section', attributes: SECTION }],
    };
    expect(await notesIn(asked)).toMatchObject([{ number: '1' }, { number: '02', text: 'Own.' }]);
  });

  it('that are longer than any are refused', async () => {
    const long = related({}, { chapter_note: 'x'.repeat(400_001) });
    await expect(read(long)).rejects.toThrow(/answer1, row 2: the note is longer/);
  });
});

describe('the quota of a measure', () => {
  const measure = (definition: object | null): object => ({
    ...HEADING,
    chapter: CHAPTER,
    import_measures: [
      {
        id: 7,
        measure_type: { id: '143', description: 'Preferential tariff quota' },
        geographical_area: { id: '1013', description: 'European Union' },
        effective_start_date: '2026-01-01T00:00:00.000Z',
        order_number: { number: '050903', definition },
      },
    ],
  });

  it('comes with what is left of it; under licence nothing is counted', async () => {
    const period = {
      initial_volume: '54000.0',
      validity_start_date: '2026-01-01T00:00:00.000Z',
      validity_end_date: '2026-12-31T00:00:00.000Z',
      status: 'Exhausted',
      balance: '0.0',
      measurement_unit: 'Kilogram (kg)',
    };
    const quotas = (await read(measure(period))).filter(({ kind }) => kind === 'quota');
    expect(quotas).toMatchObject([
      { order: '050903', until: '2027-01-01', balance: '0.0', status: 'Exhausted', critical: null },
    ]);
    expect((await read(measure(null))).some(({ kind }) => kind === 'quota')).toBe(false);
  });
});
