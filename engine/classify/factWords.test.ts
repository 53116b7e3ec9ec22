import { describe, expect, it } from '@jest/globals';
import { conditionAsFact, factInWords, questionWhich } from './factWords.ts';

describe('a fact in words', () => {
  it.each([
    ['main', ['wood'], 'it is mainly of wood'],
    ['main-fibre', ['wool', 'silk', 'flax'], 'the main fibre is wool, silk or linen'],
    ['stone', ['synthetic'], 'it is set with or made of synthetic stones (zirconia)'],
    ['form', ['wallet'], 'it is made as a wallet or purse'],
    ['kind', ['plugged-thong'], 'its straps are plugged into the sole'],
    ['chemistry', ['ni-mh'], 'it is a nickel-metal hydride battery'],
    ['power', ['manual', 'battery'], 'it is worked by hand or it runs on batteries'],
  ])('says of %s what %j means', (axis, values, expected) => {
    expect(factInWords(axis, values)).toBe(expected);
  });

  it.each([
    ['user', 'female', 'it is for men or boys'],
    ['user', 'male', 'it is for women or girls, or for either sex'],
    ['weave', 'knit', 'it is woven, not knitted'],
    ['kind', 'plugged-thong', 'its straps are not plugged into the sole'],
    ['kind', 'spiked', 'it does not have spikes, studs or cleats'],
    ['build', 'mechanical', 'it is not mechanical'],
  ])('where %s is not %s says what is so', (axis, value, expected) => {
    expect(factInWords(axis, [value], true)).toBe(expected);
  });

  it('has none for goods that others are made for: their id is no word', () => {
    expect(factInWords('for', ['shoe-care-accessory'])).toBeNull();
  });

  it.each([
    ['size', '>', 60, null, 'its largest dimension is over 60 cm'],
    ['thickness', '<=', 0.6, null, 'it is at most 6 mm thick'],
    ['watt', '>', 375_000, null, 'its power is over 375 kW'],
    ['capacity', '<=', 0.12, null, 'it holds at most 120 ml'],
    ['share', '<', 85, 'cotton', 'it contains below 85 % by weight of cotton'],
    ['share', '>=', 1, 'wool', 'it contains wool'],
  ] as const)('says %s %s %d in the unit of the trade', (axis, compare, amount, of, expected) => {
    expect(conditionAsFact({ test: 'measure', axis, compare, amount, of })).toBe(expected);
  });
});

describe('a question after values', () => {
  it.each([
    ['kind', ['filled'], 'Is it filled?'],
    [
      'form',
      ['bone-in', 'boneless'],
      'Does it have the bone in, or is it boneless, or none of these?',
    ],
    ['for', ['pet'], 'Is it made for pets?'],
  ])('on %s names %j', (axis, values, expected) => {
    expect(questionWhich(axis, values)).toBe(expected);
  });
});
