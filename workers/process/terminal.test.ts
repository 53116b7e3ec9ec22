import { expect, it } from '@jest/globals';
import { forTerminal } from './terminal.ts';

it.each([
  ['Horses\u001b]0;owned\u0007\u001b[2J other', 'Horses ]0;owned  [2J other'],
  ['one\r\ntwo\tthree', 'one \ntwo\tthree'],
  ['\u009b31mred', ' 31mred'],
  ['evil\u202etxt.exe', 'evil txt.exe'],
  ['Zażółć 日本 100 €', 'Zażółć 日本 100 €'],
])('%j is printed as %j', (text, printed) => expect(forTerminal(text)).toBe(printed));
