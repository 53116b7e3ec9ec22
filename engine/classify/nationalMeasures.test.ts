import { expect, it } from '@jest/globals';
import { measureConditions } from './nationalMeasures.ts';

const boundsOf = (label: string): string[] =>
  measureConditions(label, () => null).map(
    ({ axis, compare, amount }) => `${axis} ${compare} ${amount}`,
  );

it.each([
  ['flasks over 1 up to 2 litres', ['capacity > 1', 'capacity <= 2']],
  ['jugs over 1 and not over 2 l', ['capacity > 1', 'capacity <= 2']],
  ['sheets over 20 to 40 cm', ['size > 20', 'size <= 40']],
  ['flasks over 1 l up to 2 l', ['capacity > 1', 'capacity <= 2']],
  ['flasks up to 1 litre', ['capacity <= 1']],
  ['sacks over 2 kg', ['weight > 2']],
  ['sets of 1 to 2 kg', []],
])('"%s" demands %j', (label, bounds) => {
  expect(boundsOf(label)).toEqual(bounds);
});
