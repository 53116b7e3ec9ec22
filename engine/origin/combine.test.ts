import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { combine } from './combine.ts';
import type { Signal, SignalKind } from './types.ts';

const signal = (text: string): Signal => {
  const [kind = '', country = '', weight = ''] = text.split(' ');
  return { kind: kind as SignalKind, country, weight: Number(weight), evidence: text };
};
const summary = (signals: readonly Signal[]) => {
  const { candidates, confidence, source } = combine(signals);
  const shown = candidates.map(
    ({ country, probability }) => `${country} ${probability.toFixed(3)}`,
  );
  return [shown.join(', '), confidence, source];
};

describe('combine', () => {
  it.each([
    // nothing, one signal of each kind
    [[], '', 'none', 'none'],
    [['structured_data IT 0.95'], 'IT 0.950', 'high', 'structured_data'],
    [['page_text IT 0.93'], 'IT 0.930', 'high', 'page_text'],
    [['user IT 0.95'], 'IT 0.950', 'high', 'user'],
    [['image IT 0.85'], 'IT 0.850', 'high', 'image'],
    [['page_text MX 0.6'], 'MX 0.600', 'medium', 'page_text'],
    [['page_text PT 0.55'], 'PT 0.550', 'medium', 'page_text'],
    [['page_text PT 0.5'], 'PT 0.500', 'low', 'page_text'],
    [['ship_from CN 0.2'], 'CN 0.200', 'low', 'ship_from'],
    [['barcode DE 0.1'], 'DE 0.100', 'low', 'barcode'],
    // an estimate is bounded, and alone never sure
    [['ai CN 0.7'], 'CN 0.700', 'medium', 'ai'],
    [['ai CN 0.99'], 'CN 0.700', 'medium', 'ai'],
    [['ai CN 0.7', 'ship_from CN 0.2', 'barcode CN 0.1'], 'CN 0.784', 'medium', 'ai'],
    [['ai CN 0.7', 'ship_from CN 0.9'], 'CN 0.970', 'medium', 'ship_from'],
    // hints do not dispute what is stated
    [['page_text CN 0.93', 'barcode DE 0.1'], 'CN 0.923, DE 0.008', 'high', 'page_text'],
    [
      ['structured_data IT 0.95', 'ship_from CN 0.2'],
      'IT 0.938, CN 0.012',
      'high',
      'structured_data',
    ],
    // direct statements that disagree
    [
      ['structured_data IT 0.95', 'page_text CN 0.93'],
      'IT 0.571, CN 0.399',
      'medium',
      'structured_data',
    ],
    [['user IT 0.95', 'image CN 0.5'], 'IT 0.905, CN 0.048', 'medium', 'user'],
    [['user IT 0.95', 'image CN 0.49'], 'IT 0.906, CN 0.046', 'high', 'user'],
    [['page_text IT 0.465', 'page_text PT 0.465'], 'IT 0.317, PT 0.317', 'low', 'page_text'],
    // a page that says it twice is one author; a photo is another
    [['structured_data IT 0.95', 'page_text IT 0.93'], 'IT 0.964', 'high', 'structured_data'],
    [['structured_data IT 0.95', 'image IT 0.85'], 'IT 0.992', 'high', 'structured_data'],
    // one kind counts once
    [
      ['page_text IT 0.6', 'page_text IT 0.6', 'page_text IT 0.55'],
      'IT 0.600',
      'medium',
      'page_text',
    ],
    // no weight, no candidate; a certainty is not one
    [['user IT 0'], '', 'none', 'none'],
    [['user IT 1', 'image CN 1'], 'CN 0.500, IT 0.500', 'low', 'image'],
  ])('%j: %s, %s, %s', (signals, candidates, confidence, source) => {
    expect(summary(signals.map(signal))).toEqual([candidates, confidence, source]);
  });

  it('names the strong statements of other countries', () => {
    const { rivals } = combine(
      ['page_text IT 0.93', 'image CN 0.85', 'ship_from DE 0.9', 'user FR 0.4'].map(signal),
    );
    expect(rivals.map(({ country }) => country)).toEqual(['CN']);
  });
});

const KINDS: readonly SignalKind[] = [
  'user',
  'structured_data',
  'page_text',
  'image',
  'ai',
  'ship_from',
  'barcode',
];
const anySignal = fc.record({
  kind: fc.constantFrom(...KINDS),
  country: fc.constantFrom('CN', 'IT', 'DE', 'VN'),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
  evidence: fc.constantFrom('a', 'b'),
});
const anySignals = fc.array(anySignal, { maxLength: 12 });
const probabilityOf = (signals: readonly Signal[], country: string): number =>
  combine(signals).candidates.find((one) => one.country === country)?.probability ?? 0;

describe('combine, whatever the signals', () => {
  it('probabilities lie between 0 and 1, sum to less than 1, and fall', () => {
    fc.assert(
      fc.property(anySignals, (signals) => {
        const found = combine(signals).candidates.map(({ probability }) => probability);
        expect(found.every((one) => one > 0 && one < 1)).toBe(true);
        expect(found.reduce((sum, one) => sum + one, 0)).toBeLessThan(1);
        expect(found).toEqual(found.toSorted((a, b) => b - a));
      }),
    );
  });

  it('the order of the signals is of no account', () => {
    fc.assert(
      fc.property(anySignals, fc.infiniteStream(fc.nat()), (signals, keys) => {
        const shuffled = signals
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(combine(shuffled)).toEqual({ ...combine(signals), rivals: expect.anything() });
      }),
    );
  });

  it('one more signal for a country never makes it less likely, nor another more', () => {
    fc.assert(
      fc.property(anySignals, anySignal, (signals, more) => {
        const both = [...signals, more];
        for (const country of ['CN', 'IT', 'DE', 'VN']) {
          const [before, after] = [probabilityOf(signals, country), probabilityOf(both, country)];
          if (country === more.country) expect(after).toBeGreaterThanOrEqual(before - 1e-12);
          else expect(after).toBeLessThanOrEqual(before + 1e-12);
        }
      }),
    );
  });

  it('an estimate and hints alone are never of high confidence', () => {
    const hint = anySignal.map((one) => ({
      ...one,
      kind: one.weight > 0.5 ? ('ai' as const) : ('ship_from' as const),
    }));
    fc.assert(
      fc.property(fc.array(hint, { maxLength: 8 }), (signals) => {
        expect(combine(signals).confidence).not.toBe('high');
      }),
    );
  });
});
