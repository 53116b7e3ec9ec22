/**
 * Controls of an imported tariff, from an invented book of the Union: one chapter, many lines that
 * ask for the same.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Edition } from '../edition/edition.ts';
import { loadEmbedded } from '../edition/embedded.ts';
import type { CheckedItem } from '../engine/restrictions/check.ts';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../engine/release/records.ts';
import { buildBook } from '../engine/tariff/schedule/book.ts';
import { startCounting, type WorkCounter } from '../test/growth/work.ts';
import { tariffRestrictions } from './tariffRestrictions.ts';

const line = (code: string, indent: number): LineRecord => ({
  kind: 'line',
  code: code.padEnd(10, '0'),
  suffix: '80',
  indent,
  text: `Goods of ${code}`,
  language: 'en',
  units: [],
  general: null,
  preferences: null,
  column2: null,
  chapter99: [],
  notes: [],
  from: null,
  until: null,
});
const measure = (code: string, type: string): MeasureRecord => ({
  kind: 'measure',
  id: `${code}-${type}`,
  code: code.padEnd(10, '0'),
  type,
  typeName: `Control ${type}`,
  area: '1011',
  areaName: 'ERGA OMNES',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: null,
  conditions: [
    { code: 'B', document: `C${type}`, requirement: 'Certificate', action: '29', duty: null },
  ],
  legalBasis: 'R1',
  legalUrl: null,
  from: '2020-01-01',
  until: null,
});

function* chapter(): Generator<ReleaseRecord> {
  yield line('84', 0);
  yield measure('84', '755');
  for (let heading = 10; heading < 40; heading += 1) {
    yield line(`84${heading}`, 1);
    for (let at = 10; at < 30; at += 1) {
      yield line(`84${heading}${at}`, 2);
      for (const type of ['410', '710']) yield measure(`84${heading}${at}`, type);
    }
  }
}

const edition = {
  ...loadEmbedded(),
  releases: new Map(),
  carried: new Map(),
  books: new Map([['eu', buildBook('eu', chapter())]]),
} as unknown as Edition; // what else an edition holds is not read here

const item = (hsCode: string): CheckedItem => ({
  sku: null,
  title: null,
  description: null,
  material: null,
  category: null,
  hsCode,
  originCountry: null,
  quantity: null,
  value: null,
  currency: null,
});
const controls = () =>
  tariffRestrictions(edition, { destinationCountry: 'DE', originCountry: 'CN', day: '2026-11-21' });
const said = (hsCode: string): string[] =>
  controls()
    .of(item(hsCode))
    .restrictions.map(({ measureType, confidence }) => `${measureType} ${confidence}`);

describe('controls of an imported tariff', () => {
  it('set on a code and above it are sure', () => {
    expect(said('841010')).toEqual(['410 high', '710 high', '755 high']);
  });

  it('set below a heading may be meant, and each kind is said once', () => {
    expect(said('8410')).toEqual(['755 high', '410 low', '710 low']);
  });

  it('set below a chapter are not guessed at: a note says what is needed', () => {
    expect(said('84')).toEqual(['755 high']);
    expect(controls().of(item('84')).notes).toEqual([expect.stringContaining('four digits')]);
    expect(controls().of(item('8410')).notes).toEqual([]);
  });

  it('are read of no tariff that was not imported, and then nothing is noted', () => {
    const query = { destinationCountry: 'US', originCountry: 'CN', day: '2026-11-21' };
    expect(tariffRestrictions(edition, query).of(item('84'))).toEqual({
      restrictions: [],
      notes: [],
    });
  });
});

describe('the work', () => {
  let counter: WorkCounter;
  beforeAll(async () => {
    counter = await startCounting();
  });
  afterAll(() => counter.stop());

  it('a hundred items of one code are the work of one', async () => {
    const steps = (count: number): Promise<number> => {
      const read = controls();
      return counter.of(Array.from({ length: count }, () => () => read.of(item('8410'))));
    };
    await steps(1);
    const one = await steps(1);
    expect(await steps(100)).toBeLessThan(one + 100 * 50);
  });

  it('a chapter is less work than one of its headings', async () => {
    const [short, heading] = ['84', '8410'].map((code) => () => controls().of(item(code)));
    if (!short || !heading) throw new Error('two codes');
    heading();
    expect(await counter.of([short])).toBeLessThan(await counter.of([heading]));
  });
});
