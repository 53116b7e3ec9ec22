import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimal, fromNumber } from '../decimal.ts';
import { inSdr, isOverCn22 } from './cn22Limit.ts';
import { goodsOfCalculation } from './fromCalculation.ts';
import { completeLines, type StatedLine } from './goodsLines.ts';
import { invoiceFigures, unlikeCalculation } from './invoiceFigures.ts';
import { packedFigures, packedIssues, packedRemarks } from './packed.ts';
import { isVagueDescription } from './vague.ts';

const ASKS = { currency: 'EUR', codeDigits: 0, netWeight: false };
const MUGS = { description: 'Mugs of stoneware', originCountry: 'DE', quantity: 3, unitValue: 2.5 };

describe('lines of goods', () => {
  it('the value is quantity by price; without a price the price is their quotient', () => {
    const { lines, goods } = completeLines(
      [],
      [MUGS, { ...MUGS, unitValue: undefined, value: 10 }],
      ASKS,
    );
    expect(lines.map(({ unitValue, value }) => [unitValue, value])).toEqual([
      [2.5, 7.5],
      [3.3333, 10],
    ]);
    expect(goods.toString()).toBe('17.5');
  });

  it('what is stated stands above what a calculation knows; a new price makes a new value', () => {
    const known = { ...MUGS, unitValue: undefined, value: 9, hsCode: '691200' };
    expect(completeLines([known], [], ASKS).lines[0]).toMatchObject({ value: 9, hsCode: '691200' });
    const { lines } = completeLines([known], [{ unitValue: 4, description: 'Cups' }], ASKS);
    expect(lines[0]).toMatchObject({ description: 'Cups', value: 12, hsCode: '691200' });
  });

  it('each fact that is missing is named at its field', () => {
    const asks = { ...ASKS, codeDigits: 6, netWeight: true };
    const { issues } = completeLines([{ hsCode: '6912' }], [], asks);
    expect(issues.map(({ path }) => path)).toEqual(
      ['description', 'originCountry', 'quantity', 'value', 'hsCode', 'netWeightKg'].map(
        (field) => `lines.0.${field}`,
      ),
    );
    expect(completeLines([], [], ASKS).issues).toMatchObject([{ path: 'lines' }]);
  });

  it.each([
    ['69120', /^lines\.0\.hsCode has 5 digits, an odd number: .* \(069120\)/],
    ['6912000', /has 7 digits/],
    ['6912', /^lines\.0\.hsCode has 4 digits: customs wants 6/],
  ])('a code that no tariff prints is told: %s', (hsCode, told) => {
    const { lines, warnings } = completeLines([], [{ ...MUGS, hsCode }], ASKS);
    expect([lines[0]?.hsCode, warnings]).toEqual([hsCode, [expect.stringMatching(told)]]);
    expect(completeLines([], [{ ...MUGS, hsCode: '691200' }], ASKS).warnings).toEqual([]);
  });

  it('goods that are worth nothing are told, those without a value asked for', () => {
    for (const price of [
      { unitValue: 0 },
      { unitValue: 0.001 },
      { unitValue: undefined, value: 0 },
    ])
      expect(completeLines([], [{ ...MUGS, ...price }], ASKS).warnings).toEqual([
        expect.stringMatching(/^lines\.0 is worth 0/),
      ]);
    expect(completeLines([], [{ ...MUGS, unitValue: undefined }], ASKS).warnings).toEqual([]);
  });

  it('a value that disagrees is told, and so is a description that says nothing', () => {
    const { lines, warnings } = completeLines(
      [],
      [{ ...MUGS, value: 8, description: 'gift' }],
      ASKS,
    );
    expect(lines[0]?.value).toBe(7.5);
    expect(warnings.map((text) => text.split(' ')[0])).toEqual([
      'lines.0.description',
      'lines.0.value',
    ]);
  });

  it.each([
    ['gift', true],
    ['Bekleidung', true],
    ['-', true],
    ['Parts and accessories', true],
    ['Mystery boxes', true],
    ['Überraschungsbox', true],
    ['福袋', true],
    ['Lucky dip, assorted items', true],
    ['Surprise bag with a knitted scarf', false],
    ['Mugs of stoneware', false],
    ['spare part for a bicycle brake', false],
  ])('%s is vague: %s', (text, isVague) => {
    expect(isVagueDescription(text)).toBe(isVague);
  });
});

describe('a stored calculation', () => {
  const line = { hsCode: '691200', originCountry: 'DE', value: 90, quantity: 12 };
  const asked = { destinationCountry: 'US', currency: 'EUR', shippingCost: 20, insuranceCost: 2 };

  it('of one code gives one line, weights in kilograms', () => {
    expect(goodsOfCalculation({ ...asked, ...line, weight: 10, weightUnit: 'lb' })).toEqual({
      destinationCountry: 'US',
      currency: 'EUR',
      lines: [{ ...line, netWeightKg: 4.536 }],
      freight: 20,
      insurance: 2,
      incoterm: null,
      goods: 90,
    });
  });

  it('of a shipment gives its lines; freight that the price holds is not added again', () => {
    const known = goodsOfCalculation({
      ...asked,
      shippingTerms: 'CIF',
      items: [line, { ...line, value: 0.1 }],
    });
    expect(known).toMatchObject({ freight: null, insurance: null, incoterm: 'CIF', goods: 90.1 });
    expect(known.lines).toHaveLength(2);
  });

  it('of other goods than the invoice is told', () => {
    expect(unlikeCalculation(decimal('90.00'), 90, 'EUR')).toEqual([]);
    expect(unlikeCalculation(decimal('90.01'), 90, 'EUR')[0]).toMatch(/90.01 EUR.*90 EUR/);
  });
});

const NO_CHARGES = { freight: null, insurance: null, packing: null, discount: null };

describe('sums of an invoice', () => {
  it('a discount is taken off, but not more than there is', () => {
    const taken = (discount: number) =>
      invoiceFigures(decimal('10'), { ...NO_CHARGES, freight: 5, discount }, 'EUR');
    expect(taken(3)).toMatchObject({ figures: { goods: 10, total: 12 }, issues: [] });
    expect(taken(15.01).issues).toMatchObject([{ path: 'discount' }]);
  });

  const anyLine: fc.Arbitrary<StatedLine> = fc.record({
    description: fc.constant('Mugs of stoneware'),
    originCountry: fc.constant('DE'),
    quantity: fc.integer({ min: 1, max: 999 }),
    unitValue: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  });
  const anyCharge = fc.option(fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100));

  it('goods and charges add up to the total, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1 }),
        anyCharge,
        anyCharge,
        (stated, freight, packing) => {
          const { lines, goods } = completeLines([], stated, ASKS);
          const { figures } = invoiceFigures(goods, { ...NO_CHARGES, freight, packing }, 'EUR');
          const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
          const all = lines.reduce((total, { value }) => total + cents(value), 0);
          expect(cents(figures.total)).toBe(all + cents(freight) + cents(packing));
        },
      ),
    );
  });
});

describe('300 SDR', () => {
  it.each([
    ['300', 1, false],
    ['300.01', 1, true],
    ['351', 1.17, false],
    ['351.01', 1.17, true],
  ])('%s at %d is above: %s', (value, rate, isOver) => {
    expect(isOverCn22(decimal(value), rate)).toBe(isOver);
  });

  it('are shown to the hundredth', () => {
    expect(inSdr(fromNumber(222), 1.17).toString()).toBe('189.74');
  });
});

describe('packages', () => {
  const packed = {
    count: 2,
    contents: [{ line: 0, quantity: 12 }],
    netWeightKg: 4.8,
    grossWeightKg: 5.6,
  };
  const size = { length: 60, width: 40, height: 40 };

  it('those alike count each', () => {
    expect(packedFigures([{ ...packed, dimensionsCm: size }])).toEqual({
      packages: 2,
      netWeightKg: 9.6,
      grossWeightKg: 11.2,
      volumeM3: 0.192,
    });
    expect(packedFigures([packed]).volumeM3).toBeNull();
  });

  it('what is packed and what the lines say is compared', () => {
    expect(packedRemarks([packed], [{ ...MUGS, quantity: 24 }])).toEqual([]);
    expect(packedRemarks([packed], [{ ...MUGS, quantity: 25 }])).toEqual([
      'lines.0: 24 of 25 are packed.',
    ]);
  });

  it('contents must be named, and net is no more than gross', () => {
    const paths = (packages: Parameters<typeof packedIssues>[0]) =>
      packedIssues(packages, [MUGS]).map(({ path }) => path);
    expect(paths([packed])).toEqual([]);
    expect(paths([{ ...packed, netWeightKg: 6 }])).toEqual(['packages.0.netWeightKg']);
    expect(paths([{ ...packed, contents: [{ line: 1, quantity: 1 }] }])).toEqual([
      'packages.0.contents.0.line',
    ]);
    expect(paths([{ ...packed, contents: [{ quantity: 1 }] }])).toEqual([
      'packages.0.contents.0.description',
    ]);
  });
});
