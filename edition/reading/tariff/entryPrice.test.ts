/** The tables of entry prices and of the Meursing codes. */
import { describe, expect, it } from '@jest/globals';
import { bandsOf } from '../../../engine/tariff/rate/entryPrice.ts';
import { parseDuty } from '../../../engine/tariff/rate/expression.ts';
import { meursingCodes } from '../../../engine/tariff/rate/meursing.ts';
import { readEntryPrices } from './entryPrice.ts';
import { readMeursing } from './meursing.ts';

describe('the entry prices', () => {
  const { rows } = readEntryPrices();

  it('hold one row of a code on every day', () => {
    const days = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(5, 10),
    );
    const twice = [...new Set(rows.map(({ code }) => code))].flatMap((code) =>
      days.filter(
        (day) =>
          rows.filter(
            ({ code: other, firstDay, lastDay }) =>
              other === code &&
              (firstDay <= lastDay
                ? firstDay <= day && day <= lastDay
                : firstDay <= day || day <= lastDay),
          ).length > 1,
      ),
    );
    expect(twice).toEqual([]);
    expect(rows.length).toBeGreaterThan(15);
  });

  it('make rates that are understood', () => {
    for (const { rate } of rows.flatMap(bandsOf)) expect(parseDuty(rate).kind).not.toBe('unparsed');
  });
});

describe('the Meursing codes', () => {
  it('are each one of its own', () => {
    const codes = meursingCodes(readMeursing());
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(504);
  });
});
