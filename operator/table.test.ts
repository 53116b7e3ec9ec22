import { expect, it } from '@jest/globals';
import { table } from './table.ts';

it('rows stand under their heads', () => {
  expect(
    table(
      ['id', 'name'],
      [
        ['1', 'a'],
        ['234', 'b c'],
      ],
    ),
  ).toBe('id   name\n1    a\n234  b c');
});

it('a list without rows still says what it would list', () => {
  expect(table(['id', 'name'], [])).toBe('id  name');
});

it('a cell of several lines stays on its own', () => {
  expect(table(['text', 'x'], [['a\n\tb', '1']])).toBe('text  x\na b   1');
});
