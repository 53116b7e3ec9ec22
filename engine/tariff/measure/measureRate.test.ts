import { describe, expect, it } from '@jest/globals';
import { parseMeasureRate } from './measureRate.ts';

/** `basis percent`, with what else there is. */
function read(printed: string): string | null {
  const rate = parseMeasureRate(printed);
  if (rate === null) return null;
  const { basis, percent, total, replaces, least, duty } = rate;
  const on = typeof basis === 'object' ? basis.content : basis;
  const whole = total ? 'total' : replaces ? 'replaces' : '';
  return [on, percent.toFixed(), whole, least.gt('0') ? least.toFixed() : '', duty?.kind ?? '']
    .filter((word) => word !== '')
    .join(' ');
}

describe('rates of additional duties', () => {
  it.each([
    ['25%', 'value 25'],
    ['7.5%', 'value 7.5'],
    ['total 15%', 'value 15 total'],
    ['35% in place of the base duty', 'value 35 replaces'],
    ['50% of steel', 'steel 50'],
    ['50% of aluminum', 'aluminum 50'],
    ['25% of copper', 'copper 25'],
    ['25% of non-US content', 'nonUsContent 25'],
    ['25% of non-US content, at least 60%', 'nonUsContent 25 60'],
    ['15% + 21 USD/kg', 'expression 0 sum'],
    ['0.38 USD/W', 'expression 0 specific'],
  ])('%s', (printed, expected) => expect(read(printed)).toBe(expected));

  it.each([
    'total 50% of steel',
    'total 35% in place of the base duty',
    '50% of tin',
    'total',
    'as the note says',
    '',
  ])('"%s" is none', (printed) => expect(read(printed)).toBeNull());
});
