import { describe, expect, it } from '@jest/globals';
import { goodsCode, taricDay, taricValidity } from './taricValidity.ts';

const PLACE = { file: 'duties.xlsx', row: 7 };

describe('a day of TARIC', () => {
  it.each([
    ['31-12-2025', '2025-12-31'],
    ['2025-12-31', '2025-12-31'],
    ['1971-12-31 00:00:00', '1971-12-31'],
    ['46022', '2025-12-31'],
    ['44197', '2021-01-01'],
    [null, null],
  ])('%s is %s', (printed, day) => expect(taricDay(printed, PLACE)).toBe(day));

  it.each(['31-02-2025', '2025-13-01', '1.1.2025', 'open', '2025'])('%s is refused', (printed) => {
    expect(() => taricDay(printed, PLACE)).toThrow(`duties.xlsx, row 7: "${printed}" is no date`);
  });
});

describe('a validity', () => {
  it('ends on the day after the printed one', () => {
    expect(taricValidity('01-01-2025', '31-12-2025', PLACE)).toEqual({
      from: '2025-01-01',
      until: '2026-01-01',
    });
    expect(taricValidity('01-01-2025', null, PLACE)).toEqual({ from: '2025-01-01', until: null });
  });

  it('may last one day, but not end before it begins', () => {
    expect(taricValidity('01-01-2025', '01-01-2025', PLACE).until).toBe('2025-01-02');
    expect(() => taricValidity('02-01-2025', '01-01-2025', PLACE)).toThrow(
      'row 7: it ends on 2025-01-01, before it begins on 2025-01-02',
    );
  });
});

describe('a goods code', () => {
  it.each([
    ['0101210000 80', '0101210000', '80'],
    ['0101210000 10', '0101210000', '10'],
    ['8507600015', '8507600015', '80'],
    ['101210000', '0101210000', '80'],
    ['01012100', '0101210000', '80'],
  ])('%s is %s with suffix %s', (printed, code, suffix) =>
    expect(goodsCode(printed, PLACE)).toEqual({ code, suffix }),
  );

  it.each(['0101.21', 'x', '01012100001', '', '0101210000 8'])('"%s" is refused', (printed) => {
    expect(() => goodsCode(printed, PLACE)).toThrow('row 7');
  });
});
