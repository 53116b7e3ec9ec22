import { describe, expect, it } from '@jest/globals';
import type { RulingRecord } from '../release/records.ts';
import { buildRulings, isUnder, rulingAt, rulingBytes } from './rulings.ts';

const ruling = (
  number: string,
  goods: string,
  tariffs: string[],
  more: Partial<RulingRecord> = {},
): RulingRecord => ({
  kind: 'ruling',
  number,
  subject: goods === '' ? '' : `The tariff classification of ${goods} from China`,
  tariffs,
  date: '2020-01-02',
  categories: 'Classification',
  standing: 'stands',
  revokes: [],
  modifies: [],
  ...more,
});
const built = (...records: RulingRecord[]) => {
  const index = buildRulings(records);
  if (!index) throw new Error('no index');
  return index;
};

describe('the index of rulings', () => {
  it('gives back number, subject and codes of goods as they came', () => {
    const index = built(
      ruling('N1', 'Früchtetee', ['0101210010', '0902', '210690', '99038803'], { date: null }),
    );
    expect(rulingAt(index, 0)).toEqual({
      number: 'N1',
      subject: 'The tariff classification of Früchtetee from China',
      codes: ['0101210010', '0902', '210690'],
      standing: 'stands',
    });
  });

  it('leaves out rulings without a code of goods; without any ruling there is none', () => {
    expect(built(ruling('N1', 'tea', []), ruling('N2', 'tea', ['0902'])).count).toBe(1);
    expect(buildRulings([ruling('N1', 'tea', ['98170096'])])).toBeNull();
  });

  it('knows what other rulings say of one, whichever came first', () => {
    const index = built(
      ruling('N1', 'tea', ['0902']),
      ruling('H1', '', [], { modifies: ['N1', 'N2'], revokes: ['N3'] }),
      ruling('N2', 'tea', ['0902'], { standing: 'revoked' }),
      ruling('N3', 'tea', ['0902']),
      ruling('N4', 'tea', ['0902']),
    );
    const standings = [0, 1, 2, 3].map((at) => rulingAt(index, at).standing);
    expect(standings).toEqual(['modified', 'revoked', 'revoked', 'stands']);
  });

  it('finds the rulings of a word', () => {
    const index = built(
      ruling('N1', 'green tea', ['0902']),
      ruling('N2', 'tea strainers', ['7323']),
      ruling('N3', 'coffee', ['0901']),
    );
    const term = index.terms.get('tea') ?? -1;
    const found = [...index.postings.subarray(index.starts[term], index.starts[term + 1])];
    expect(found.map((posting) => [posting >>> 1, posting % 2])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each([
    ['0902', true],
    ['7323', true],
    ['0901', false],
  ])('knows whether a ruling has a code under %s', (heading, expected) => {
    const headings = new Uint8Array(10_000);
    headings[Number(heading)] = 1;
    expect(isUnder(built(ruling('N1', 'tea', ['0902101015', '7323'])), 0, headings)).toBe(expected);
  });

  it('needs some 150 bytes a ruling: 200,000 stay far under 60 MB', () => {
    const of = (at: number, words: readonly string[]): string => words[at % words.length] ?? '';
    const records = Array.from({ length: 5000 }, (_, at) =>
      ruling(
        `N${300_000 + at}`,
        `${of(at, ["men's", 'unisex', 'plastic'])} ${of(at, ['cotton', 'steel'])} ${of(at, ['shirts', 'bottles', 'rims', 'mats', 'lids'])}`,
        [`${610_900 + (at % 90)}0010`, '99038815'],
      ),
    );
    expect(rulingBytes(built(...records)) / records.length).toBeLessThan(150);
  });
});
