import { describe, expect, it } from '@jest/globals';
import { readMeasures } from './measures.ts';
import { readGoods } from './text.ts';

const measuresOf = (description: string) =>
  readMeasures(readGoods({ description }), undefined).map(({ axis, amount, bound }) => [
    axis,
    Number(amount.toFixed(4)),
    bound,
  ]);

describe('measures of a text', () => {
  it.each([
    ['cotton fabric 240 g/m²', [['grammage', 240, 'exact']]],
    ['cotton fabric 240 g per m2', [['grammage', 240, 'exact']]],
    ['paper of 80 gsm', [['grammage', 80, 'exact']]],
    ['weighing not more than 200 g/m2', [['grammage', 200, 'below']]],
    ['weighing > 200 g/m2', [['grammage', 200, 'above']]],
    ['bottle up to 2 l', [['capacity', 2, 'below']]],
    ['wine over 15% vol', [['strength', 15, 'above']]],
    ['flask 500 ml', [['capacity', 0.5, 'exact']]],
    ['tumbler 40 oz', [['capacity', 1.1828, 'exact']]],
    ['coffee mug 10 ounces', [['capacity', 0.2957, 'exact']]],
    ['perfume 10 oz', [['capacity', 0.2957, 'exact']]],
    ['shampoo 10 fl oz', [['capacity', 0.2957, 'exact']]],
    ['coffee beans 10 oz bag', [['weight', 0.2835, 'exact']]],
    ['honey, 10 oz jar', [['weight', 0.2835, 'exact']]],
    ['10 oz jar of honey', [['weight', 0.2835, 'exact']]],
    ['toy for children aged 6-12', [['age', 6, 'exact']]],
    ['toy, from 3 years', [['age', 3, 'exact']]],
    ['puzzle; Recommended age: 8+', [['age', 8, 'exact']]],
    ['warranty 2 years', []],
  ])('%s', (text, expected) => {
    expect(measuresOf(text)).toEqual(expected);
  });
});
