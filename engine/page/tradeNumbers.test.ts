import { describe, expect, it } from '@jest/globals';
import { tradeNumbersIn } from './tradeNumbers.ts';

describe('trade numbers in a line', () => {
  it.each([
    ['ISBN#(9780306406157)', '9780306406157'],
    ['ISBN-13: 978-0-306-40615-7, 320 pages', '978-0-306-40615-7'],
    ['EAN (4006381333931)', '4006381333931'],
    ['EAN 13 4006381333931', '4006381333931'],
    ['SKU: A-1 [UPC: 036000291452]', '036000291452'],
    ['Size M. GTIN = 4006381333931', '4006381333931'],
    ['条码：6901234567892', '6901234567892'],
    ['Code-barres (EAN): 4006381333931', '4006381333931'],
  ])('%s', (line, number) =>
    expect(tradeNumbersIn(line).map(({ text }) => text)).toEqual([number]),
  );

  it.each(['Call 4006381333931', 'EAN 4006381333932', 'ISBN pending', 'Order 36000291452'])(
    'none in %s',
    (line) => expect(tradeNumbersIn(line)).toEqual([]),
  );
});
