import { expect, it } from '@jest/globals';
import { readGoods } from './readGoods.ts';
import { recognise } from './recognise.ts';

it('a cell of characters that nobody sees is blank', () => {
  const rows = [
    ['sku', 'title', 'brand'],
    ['A-1', 'Mug', '\u200B'],
    ['A-2', '\u200B\uFEFF', 'Olaria'],
  ].map((cells, at) => ({ row: at + 1, cells }));
  const sheet = recognise(rows);
  if (!sheet) throw new Error('the sheet is not known');
  const terms = { countryOf: () => null, isCurrency: () => true };
  const [first, second] = readGoods(sheet, rows, terms).products;
  expect(first?.fields).toEqual({ title: 'Mug' });
  expect(second?.fields).toEqual({ brand: 'Olaria' });
});
