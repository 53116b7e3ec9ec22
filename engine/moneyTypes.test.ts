/**
 * What the types of money refuse. Each `@ts-expect-error` says that the line below it does not
 * compile, and `npm run typecheck` fails when it does: jest, which knows no types, only runs the
 * lines.
 */
import { describe, expect, it } from '@jest/globals';
import { type Decimal, decimal, greatest, least, sum, ZERO } from './decimal.ts';
import {
  convert,
  type Currency,
  distribute,
  inProportion,
  invoiceMoney,
  minorUnit,
  money,
  type Money,
  printedMoney,
  roundMoney,
} from './money.ts';

const DUTY: Money = money('12');
const VALUE: Money = money('100');
const INVOICE: Money<'invoice'> = invoiceMoney(80);
const LIMIT: Money<'printed'> = printedMoney('150');
const RATE: Decimal = decimal('1.25');
const EURO: Currency = 'EUR';
const DOLLAR: Currency<'invoice'> = 'USD';

describe('amounts of two currencies', () => {
  it('do not add', () => {
    // @ts-expect-error -- what is due and what was invoiced
    DUTY.plus(INVOICE);
    // @ts-expect-error -- the same the other way round
    INVOICE.minus(DUTY);
    // @ts-expect-error -- what is due and what a table prints
    DUTY.plus(LIMIT);
    // @ts-expect-error -- in one sum
    sum([DUTY, INVOICE]);
    expect(sum([DUTY, VALUE]).toFixed()).toBe('112');
  });

  it('do not compare', () => {
    // @ts-expect-error -- a value with a limit that is not converted
    VALUE.lte(LIMIT);
    // @ts-expect-error -- equality
    VALUE.eq(INVOICE);
    // @ts-expect-error -- the greater of two
    greatest(VALUE, INVOICE);
    // @ts-expect-error -- the lesser of two
    least(INVOICE, VALUE);
    expect(greatest(VALUE, DUTY)).toBe(VALUE);
  });

  it('do not stand for each other', () => {
    const due = (amount: Money): Money => amount;
    // @ts-expect-error -- what was invoiced is not due
    due(INVOICE);
    // @ts-expect-error -- nor is what a table prints
    due(LIMIT);
    // @ts-expect-error -- and what is due was not invoiced
    const invoiced: Money<'invoice'> = DUTY;
    expect(due(invoiced as unknown as Money)).toBe(DUTY);
  });

  it('are no whole and part of it, unless it is a share that is taken', () => {
    // @ts-expect-error -- part and whole
    inProportion(DUTY, INVOICE, VALUE);
    // @ts-expect-error -- how many times one goes into the other
    VALUE.div(INVOICE);
    expect(inProportion(DUTY, INVOICE, INVOICE).eq(DUTY)).toBe(true);
  });

  it('that tables print are not even known to be of one currency', () => {
    // @ts-expect-error -- they do not add
    expect(() => LIMIT.plus(LIMIT)).not.toThrow();
    // @ts-expect-error -- nor compare
    expect(() => LIMIT.lt(LIMIT)).not.toThrow();
    // @ts-expect-error -- nor in a sum
    expect(() => sum([LIMIT, LIMIT])).not.toThrow();
  });
});

describe('a figure without a currency', () => {
  it('is no amount, and an amount is no such figure', () => {
    // @ts-expect-error -- a per cent, a weight or a rate does not add to money
    DUTY.plus(RATE);
    // @ts-expect-error -- nor money to one of them
    RATE.plus(DUTY);
    // @ts-expect-error -- two amounts are not multiplied
    DUTY.times(VALUE);
    // @ts-expect-error -- it must be read as one
    const due: Money = RATE;
    // @ts-expect-error -- and does not lose its currency by itself
    const figure: Decimal = DUTY;
    expect([due, figure]).toEqual([RATE, DUTY]);
  });

  it('is nothing, which is nothing in every currency', () => {
    const nothing: [Decimal, Money, Money<'invoice'>] = [ZERO, ZERO, ZERO];
    expect(nothing.every((one) => one === ZERO)).toBe(true);
    expect(greatest(DUTY.minus(VALUE), ZERO)).toBe(ZERO);
  });
});

describe('a conversion', () => {
  it('needs a rate', () => {
    // @ts-expect-error -- without one
    expect(() => convert(INVOICE)).toThrow();
    // @ts-expect-error -- an amount is none
    convert(INVOICE, DUTY);
    const value: Money = convert(INVOICE, RATE);
    expect(value.toFixed()).toBe('100');
  });

  it('is made once', () => {
    // @ts-expect-error -- what is in the currency of the destination stays as it is
    convert(VALUE, RATE);
    expect(convert(LIMIT, RATE).toFixed()).toBe('187.5');
  });
});

describe('an amount is rounded and shared out', () => {
  it('in the digits of its own currency', () => {
    // @ts-expect-error -- not in those of the invoice
    roundMoney(DUTY, DOLLAR);
    // @ts-expect-error -- nor in those of the destination
    distribute(INVOICE, [RATE], EURO);
    // @ts-expect-error -- nor by a unit of another
    INVOICE.plus(minorUnit(EURO));
    expect(roundMoney(VALUE.div(decimal('3')), EURO).toFixed()).toBe('33.33');
  });

  it('stays in its currency', () => {
    const [share = ZERO]: Money<'invoice'>[] = distribute(INVOICE, [VALUE, VALUE], DOLLAR);
    expect(share.toFixed()).toBe('40');
  });
});
