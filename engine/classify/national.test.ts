import { describe, expect, it } from '@jest/globals';
import { conditionsOf } from './nationalConditions.ts';
import { testEdition } from './testEdition.ts';

const { names, lexicon } = testEdition();
const read = (label: string) => conditionsOf(label, names, lexicon.values);

describe('reading a national label', () => {
  it.each([
    ['Jewellery valued not over $5 each', { over: null, upTo: 5, per: 'each' }],
    [
      'Jewellery valued over $5 but not over $25 per dozen pieces',
      { over: 5, upTo: 25, per: 'dozen pieces' },
    ],
    ['Toy jewellery valued not over 8 cents per piece', { over: null, upTo: 0.08, per: 'piece' }],
    ['Cigars valued 23 cents or more each', { over: 0.23, upTo: null, per: 'each' }],
    ['Cigars valued 15 to under 23 cents each', { over: 0.15, upTo: 0.23, per: 'each' }],
    ['Cigars valued $1 to $3.43 each', { over: 1, upTo: 3.43, per: 'each' }],
    ['Carpets valued over $1,000, of wool', { over: 1000, upTo: null, per: 'each' }],
    ['Carpets valued not over $1,250.50 each', { over: null, upTo: 1250.5, per: 'each' }],
    ['Shoes valued over $12 per pair', { over: 12, upTo: null, per: 'pair' }],
    ['Shoes, over $12 a pair', { over: 12, upTo: null, per: 'pair' }],
    ['Shoes, $3 to $6.50 a pair', { over: 3, upTo: 6.5, per: 'pair' }],
    ['Chain, over 33 cents per meter', { over: 0.33, upTo: null, per: 'meter' }],
    ['Fans up to 125 W', null],
    ['Shoes', null],
  ])('finds the value band of "%s"', (label, expected) => {
    expect(read(label).value).toEqual(expected);
  });

  it('turns persons and materials into conditions and keeps the nouns by part', () => {
    const { conditions, parts } = read("Men's cotton socks, caps and mittens");
    expect(conditions).toEqual(
      expect.arrayContaining([
        { test: 'axis', axis: 'user', values: ['men'], negated: false },
        { test: 'axis', axis: 'main', values: ['cotton'], negated: false },
      ]),
    );
    expect(parts).toEqual([['sock'], ['cap'], ['mitten']]);
  });

  it.each([
    ['Other cotton tops', true],
    ['Plastic articles, remaining: hooks', true],
    ['Hats of other textile materials', true],
    ["Men's trousers, other cotton", 'kind'],
    ['Articles other than tops', false],
    ['Other food with over 10% milk solids', 'kind'],
  ])('knows whether "%s" is the rest: %s', (label, expected) => {
    expect(read(label).residual).toBe(expected);
  });

  it('knows a trap and a measure', () => {
    expect(read('Seats for civil aircraft').trap).toEqual(['civil', 'aircraft']);
    expect(read('Flasks up to 2 litres').conditions).toContainEqual({
      test: 'measure',
      axis: 'capacity',
      of: null,
      compare: '<=',
      amount: 2,
    });
  });

  it.each([
    ['Scarves, 70% silver or more', 'share', 'silver', '>=', 70],
    ['Scarves, under 70% silver', 'share', 'silver', '<', 70],
    ['Yarn, 85%+ cotton', 'share', 'cotton', '>=', 85],
    ['Wine up to 13% vol', 'strength', null, '<=', 13],
    ['Cable over 80 up to 1,000 V', 'volt', null, '<=', 1000],
    ['Springs 10 mm or more', 'size', null, '>=', 1],
    ['Ribbon wider than 12 cm', 'width', null, '>', 12],
    ['Tyres at least 13 inch', 'size', null, '>=', 33.02],
  ])('reads the amount of "%s"', (label, axis, of, compare, amount) => {
    expect(read(label).conditions).toContainEqual({ test: 'measure', axis, of, compare, amount });
  });

  it.each(['Shoes, upper over 90% cotton or leather', 'Springs, wire 12 mm or more'])(
    'demands nothing of the goods themselves by "%s"',
    (label) => {
      expect(read(label).conditions.filter(({ test }) => test === 'measure')).toEqual([]);
    },
  );

  it('keeps what is left out apart', () => {
    const { denied, residual } = read('Locks with keys, not for doors or bicycles, named');
    expect(denied).toEqual([['door'], ['bicycl']]);
    expect(residual).toBe(false);
    expect(read('Locks not named elsewhere')).toMatchObject({ denied: [], residual: 'kind' });
  });
});
