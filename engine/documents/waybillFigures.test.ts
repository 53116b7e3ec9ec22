import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chargeableWeight } from './chargeableWeight.ts';
import { type WaybillCharges, waybillFigures } from './waybillFigures.ts';

const BASE = { currency: 'EUR', weightCharges: 'prepaid', otherChargesPayment: 'collect' } as const;
const LINE = { pieces: 1, grossWeight: 10, weightUnit: 'K' } as const;

describe('chargeable weight', () => {
  const size = { length: 60, width: 50, height: 40, unit: 'cm', pieces: 1 } as const;
  it.each([
    ['gross weight rounds up to the half kilogram', { ...LINE, grossWeight: 10.1 }, '10.5'],
    ['a whole kilogram stays', { ...LINE, grossWeight: 10 }, '10'],
    ['120,000 cm3 weigh 20 kg', { ...LINE, dimensions: [size] }, '20'],
    ['pieces of a size count each', { ...LINE, dimensions: [{ ...size, pieces: 3 }] }, '60'],
    [
      'inches are 2.54 cm',
      { ...LINE, dimensions: [{ length: 20, width: 20, height: 20, unit: 'in', pieces: 1 }] },
      '22',
    ],
    ['pounds are whole ones', { ...LINE, weightUnit: 'L', dimensions: [size] }, '45'],
    [
      'a long quotient is no reason to round up',
      { ...LINE, dimensions: [{ ...size, length: 3, width: 1000, height: 11 }] },
      '10',
    ],
  ] as const)('%s', (_, line, weight) => {
    expect(chargeableWeight(line).toString()).toBe(weight);
  });
});

describe('charges', () => {
  it('rate by chargeable weight; the minimum is a charge by itself', () => {
    const figures = waybillFigures({
      ...BASE,
      lines: [
        { ...LINE, rateClass: 'N', rate: 3.455 },
        { ...LINE, rateClass: 'M', rate: 75 },
      ],
    });
    expect(figures.lines.map(({ total }) => total)).toEqual([34.55, 75]);
    expect(figures.total).toBe(109.55);
    expect(figures.prepaid).toMatchObject({ weight: 109.55, total: 109.55, dueAgent: null });
    expect(figures.collect).toMatchObject({ weight: null, total: null });
    expect(figures.warnings).toEqual([]);
  });

  it('other charges stand in their own column, by whom they are due to', () => {
    const figures = waybillFigures({
      ...BASE,
      lines: [{ ...LINE, rate: 2 }],
      valuationCharge: 5,
      tax: 1.2,
      otherCharges: [
        { dueTo: 'A', amount: 25 },
        { dueTo: 'C', amount: 7.5 },
        { dueTo: 'C', amount: 2.5 },
      ],
      collect: { conversionRate: 1.1, destinationCurrency: 'JPY', chargesAtDestination: 3 },
    });
    expect(figures.prepaid).toEqual({
      weight: 20,
      valuation: 5,
      tax: 1.2,
      dueAgent: null,
      dueCarrier: null,
      total: 26.2,
    });
    expect(figures.collect).toEqual({
      weight: null,
      valuation: null,
      tax: null,
      dueAgent: 25,
      dueCarrier: 10,
      total: 35,
    });
    expect(figures.atDestination).toEqual({ collectCharges: 39, total: 42 });
  });

  it('what was sent and disagrees is told; what is calculated is printed', () => {
    const { lines, warnings } = waybillFigures({
      ...BASE,
      lines: [{ ...LINE, rate: 2, total: 21, chargeableWeight: 9 }],
    });
    expect(lines).toEqual([{ chargeableWeight: 9, total: 18 }]);
    expect(warnings.map((text) => text.split(' ')[0])).toEqual([
      'lines.0.chargeableWeight',
      'lines.0.total',
    ]);
  });

  it('without any rate no charge is invented', () => {
    const { total, prepaid, collect } = waybillFigures({ ...BASE, lines: [LINE] });
    expect([total, prepaid.total, collect.total]).toEqual([null, null, null]);
  });

  it('pounds and kilograms are summed in the unit of the first line', () => {
    const { grossWeight } = waybillFigures({
      ...BASE,
      lines: [LINE, { ...LINE, weightUnit: 'L' }],
    });
    expect(grossWeight).toBe(14.5);
  });
});

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const anyLine = fc.record({
  pieces: fc.integer({ min: 1, max: 50 }),
  grossWeight: fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10),
  weightUnit: fc.constant('K' as const),
  rate: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
});
const anyCharges: fc.Arbitrary<WaybillCharges> = fc.record({
  currency: fc.constant('EUR'),
  weightCharges: fc.constantFrom('prepaid' as const, 'collect' as const),
  otherChargesPayment: fc.constantFrom('prepaid' as const, 'collect' as const),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  otherCharges: fc.array(
    fc.record({
      dueTo: fc.constantFrom('A' as const, 'C' as const),
      amount: fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100),
    }),
    { maxLength: 6 },
  ),
});

describe('always', () => {
  it('both columns together are all that is charged, to the cent', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const figures = waybillFigures(charges);
        const charged =
          figures.lines.reduce((total, line) => total + cents(line.total), 0) +
          (charges.otherCharges ?? []).reduce((total, { amount }) => total + cents(amount), 0);
        expect(cents(figures.prepaid.total) + cents(figures.collect.total)).toBe(charged);
      }),
    );
  });

  it('nobody is charged for less than the goods weigh', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        for (const [at, line] of waybillFigures(charges).lines.entries())
          expect(line.chargeableWeight).toBeGreaterThanOrEqual(charges.lines[at]?.grossWeight ?? 0);
      }),
    );
  });
});
