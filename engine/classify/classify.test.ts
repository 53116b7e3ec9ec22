import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { testEdition } from './testEdition.ts';
import type { Classification, ClassifyOptions, Goods } from './types.ts';

const edition = testEdition();
const run = (
  goods: Goods | string,
  options: Partial<ClassifyOptions> = {},
): Classification | { refused: string } =>
  classify(typeof goods === 'string' ? { description: goods } : goods, edition, {
    destination: 'US',
    effort: 'pro',
    blocked: [],
    ...options,
  });

function answered(goods: Goods | string, options: Partial<ClassifyOptions> = {}): Classification {
  const found = run(goods, options);
  if ('refused' in found) throw new Error(`refused ${JSON.stringify(goods)}`);
  return found;
}

describe('the answer', () => {
  it('gives the national line of the destination where it is embedded', () => {
    const found = answered('mens cotton t-shirt');
    expect(found).toMatchObject({ nomenclature: 'us', schedule: 'US', needsReview: false });
    expect(found.lines[0]).toMatchObject({ code: '6109100012', units: ['doz.', 'kg'] });
    expect(found.lines[0]?.hierarchy.map(({ code }) => code)).toEqual([
      '61',
      '6109',
      '610910',
      '61091000',
      '6109100012',
    ]);
  });

  it.each([
    ['2027-06-30', '6109100012', '6109100013'],
    ['2027-07-01', '6109100013', '6109100012'],
  ])('on %s answers the lines of that day alone', (on, present, absent) => {
    const { nomenclature } = edition;
    const us = new Map(nomenclature.national.us);
    us.set('610910', [
      ...(us.get('610910') ?? []).map((line) =>
        line.code === '6109100012' ? { ...line, until: '2027-07-01' } : line,
      ),
      {
        code: '6109100013',
        label: "Men's T-shirts, cotton",
        rate: '',
        units: [],
        from: '2027-07-01',
      },
    ]);
    const national = { ...nomenclature.national, us };
    const found = classify(
      { description: 'mens cotton t-shirt' },
      { ...edition, nomenclature: { ...nomenclature, national } },
      { destination: 'US', effort: 'pro', blocked: [], on },
    );
    if ('refused' in found) throw new Error(found.message);
    const codes = found.lines.map(({ code }) => code);
    expect(codes[0]).toBe(present);
    expect(codes).not.toContain(absent);
  });

  it('stays at six digits where no line is embedded, and for destinations without a schedule', () => {
    expect(answered('nylon backpack')).toMatchObject({ nomenclature: 'global' });
    expect(answered('nylon backpack').lines[0]?.code).toBe('420292');
    expect(answered('cotton t-shirt', { destination: 'JP' })).toMatchObject({
      nomenclature: 'global',
    });
    expect(answered('cotton t-shirt', { destination: 'JP' }).lines[0]?.code).toBe('610910');
  });

  it('never pads a line to more digits than the schedule has', () => {
    expect(
      answered({ description: 'metal necklace', price: 20, currency: 'USD' }).lines.map(
        ({ code }) => code,
      ),
    ).not.toContain('7117199000');
  });

  it('weighs a hint in among what the words support, and no other', () => {
    const hinted = answered(
      { description: 't-shirt', hsCodeHint: '610990' },
      { destination: 'JP' },
    );
    expect(hinted.lines[0]?.code).toBe('610990');
    expect(
      answered({ description: 'cotton t-shirt', hsCodeHint: '950300' }, { destination: 'JP' })
        .lines[0]?.code,
    ).toBe('610910');
  });

  it('classifies for Puerto Rico by the United States schedule', () => {
    expect(answered('mens cotton t-shirt', { destination: 'PR' }).schedule).toBe('US');
  });

  it.each([
    [3, 'USD', '71171920'],
    [20, 'USD', '71171990'],
  ])('chooses the value band for a price of %d %s', (price, currency, code) => {
    expect(answered({ description: 'metal necklace', price, currency }).lines[0]?.code).toBe(code);
  });

  it('says that the value is uncertain when the price is missing or in another currency', () => {
    expect(answered('metal necklace').valueUncertain).toBe(true);
    expect(
      answered({ description: 'metal necklace', price: 20, currency: 'EUR' }).valueUncertain,
    ).toBe(true);
    expect(
      answered({ description: 'metal necklace', price: 20, currency: 'USD' }).valueUncertain,
    ).toBe(false);
  });

  it('holds one to ten lines, best first, with probabilities that never exceed one together', () => {
    for (const text of ['t-shirt', 'necklace', 'toy', 'bags of textile', 'imitation jewellery']) {
      const { lines } = answered(text);
      expect(lines.length).toBeGreaterThanOrEqual(1);
      expect(lines.length).toBeLessThanOrEqual(10);
      expect(lines.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(
        1 + 1e-9,
      );
    }
  });
});

describe('doubt', () => {
  it('flags an unknown fibre that decides, and asks for it', () => {
    const found = answered('t-shirt', { destination: 'JP' });
    expect(found).toMatchObject({ needsReview: true, materialUncertain: true });
    expect(found.reasoning).toContain('Which textile fibre weighs most?');
    expect(found.lines[0]?.confidence).not.toBe('high');
  });

  it('quotes the words that decided', () => {
    expect(answered('mens cotton t-shirt').reasoning).toMatch(/"t-shirt".*"cotton"/);
  });

  it.each(['gift', 'accessories', 'sample bag set'])(
    'answers "%s" with low confidence and a question, or refuses it',
    (text) => {
      const found = run(text);
      if ('refused' in found) return;
      expect(found).toMatchObject({ needsReview: true });
      expect(found.lines[0]?.confidence).toBe('low');
      expect(found.reasoning).toContain('?');
    },
  );

  it.each(['asdkjh qwe', 'hello how are you', 'consulting service', '!!!', '   ', '12345'])(
    'refuses "%s"',
    (text) => {
      expect(run(text)).toMatchObject({ refused: 'unclassifiable' });
    },
  );
});

describe('blocked codes', () => {
  it('leave no other goods and no reading that the words contradict', () => {
    const refused = { refused: 'unclassifiable' };
    expect(run('gold necklace', { blocked: ['7113'] })).toMatchObject(refused);
    expect(run('backpack', { blocked: ['4202'] })).toMatchObject(refused);
  });

  it('leave what a fact that nobody stated would make right', () => {
    const found = answered('t-shirt', { destination: 'JP', blocked: ['610910'] });
    expect(found.lines[0]?.code).toBe('610990');
  });

  it('gives the next best line when one is blocked', () => {
    const [first] = answered('cotton t-shirt').lines;
    const found = answered('cotton t-shirt', { blocked: ['6109100040'] });
    expect(first?.code).toBe('6109100040');
    expect(found.lines.map(({ code }) => code)).not.toContain('6109100040');
    expect(found.lines[0]?.code.slice(0, 6)).toBe('610910');
  });

  it('hides all that stands under a blocked heading, and is unsure of what is left', () => {
    const found = run('mens cotton t-shirt', { blocked: ['6109'] });
    if ('refused' in found) return;
    expect(found.lines.every(({ code }) => !code.startsWith('6109'))).toBe(true);
    expect(found).toMatchObject({ needsReview: true });
    expect(found.lines[0]?.confidence).toBe('low');
  });

  it('refuses when nothing is left', () => {
    const blocked = ['42', '61', '71', '91', '95'];
    expect(run('mens cotton t-shirt', { blocked })).toMatchObject({ refused: 'unclassifiable' });
  });
});
