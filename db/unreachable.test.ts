import { expect, it } from '@jest/globals';
import { isUnreachable } from './unreachable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a statement that the server gave up', coded('57014'), true],
  ['a server that is not there', coded('ECONNREFUSED'), true],
  ['a connection that is silent', new Error('the database was silent for 1000 ms'), true],
  ['one of these as the cause', new Error('outer', { cause: coded('55P03') }), true],
  ['a table that is missing', coded('42P01'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['what is no error', 'ECONNREFUSED', false],
])('%s', (_, cause, expected) => {
  expect(isUnreachable(cause)).toBe(expected);
});
