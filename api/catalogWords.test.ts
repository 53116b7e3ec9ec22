import { expect, it } from '@jest/globals';
import type { ProductRecord } from '../db/store/catalog/records.ts';
import { wordsOf } from './catalogWords.ts';

const itemOf = (attributes: object[]) => ({ id: 'i', sku: null, fields: { attributes } });
const productOf = (fields: object, items: object[] = []): ProductRecord =>
  // what words are made of
  ({ fields: { title: 'Team top', ...fields }, items }) as unknown as ProductRecord;

it('a classification is told the customs description and the attributes, a line each', () => {
  const attributes = [
    { name: 'material', value: '100% cotton' },
    { name: 'worn_by', value: 'women' },
    { name: 'grammage', value: 180 },
    { name: 'empty', value: '' },
    { name: 'parts', value: ['a'] },
    { colour: 'red' },
  ];
  const product = productOf(
    { description: 'For summer.', customsDescription: 'T-shirts, knitted', attributes },
    [itemOf([{ name: 'Size', value: 'M' }])],
  );
  expect(wordsOf({ product, item: null }).description).toBe(
    'For summer.\nT-shirts, knitted\nmaterial: 100% cotton\nworn by: women\ngrammage: 180\nSize: M',
  );
});

it('attributes of one item are not those of a product with several', () => {
  const items = ['cotton', 'wool'].map((value) => itemOf([{ name: 'material', value }]));
  const product = productOf({}, items);
  expect(wordsOf({ product, item: null }).description).toBe('Team top');
  const [item = null] = product.items;
  expect(wordsOf({ product, item }).description).toBe('Team top\nmaterial: cotton');
});

it('a long description is cut, and what stands beside it stays', () => {
  const product = productOf({
    description: 'x'.repeat(5000),
    attributes: [{ name: 'material', value: 'oak' }],
  });
  const { description } = wordsOf({ product, item: null });
  expect([description.length, description.slice(-15)]).toEqual([
    2000,
    '\nmaterial: oak'.padStart(15, 'x'),
  ]);
});
