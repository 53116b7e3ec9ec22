import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Signal, SignalKind } from './types.ts';
import { validateOrigin } from './validate.ts';

const signal = (text: string): Signal => {
  const [kind = '', country = '', weight = ''] = text.split(' ');
  return { kind: kind as SignalKind, country, weight: Number(weight), evidence: text };
};
const validated = (declared: string, signals: readonly string[], threshold = 0.3) =>
  validateOrigin(declared, { signals: signals.map(signal), unresolved: null }, threshold);

describe('validateOrigin', () => {
  it.each([
    ['IT', [], 'unknown', null, true],
    ['IT', ['user IT 0.93'], 'consistent', 0, false],
    ['IT', ['page_text CN 0.93'], 'contradicted', 1, true],
    ['IT', ['page_text IT 0.93', 'structured_data IT 0.95'], 'consistent', 0, false],
    // Northern Ireland is a part of the United Kingdom, Great Britain is none of Northern Ireland
    ['XI', ['user GB 0.93'], 'consistent', 0, false],
    ['GB', ['user XI 0.93'], 'contradicted', 1, true],
    // direct statements that disagree
    ['IT', ['structured_data IT 0.95', 'page_text CN 0.93'], 'doubtful', 0.4115, true],
    ['CN', ['structured_data IT 0.95', 'page_text CN 0.93'], 'doubtful', 0.5885, true],
    ['IT', ['user IT 0.5', 'structured_data CN 0.95'], 'contradicted', 0.95, true],
    ['FR', ['page_text IT 0.465', 'page_text PT 0.465'], 'doubtful', 1, true],
    ['IT', ['page_text IT 0.465', 'page_text PT 0.465'], 'doubtful', 0.5, true],
    // hints decide nothing alone, whichever way they point; what points elsewhere weighs what it is
    // worth
    ['CN', ['ship_from CN 0.2'], 'unknown', 0, true],
    ['CN', ['ship_from CN 0.2', 'barcode CN 0.1'], 'unknown', 0, true],
    ['IT', ['user IT 0.2'], 'unknown', 0, true],
    ['IT', ['user CN 0.2'], 'unknown', 0.2, true],
    ['IT', ['user CN 0.2', 'page_text IT 0.93'], 'consistent', 0.0172, false],
    ['IT', ['ship_from CN 0.2'], 'unknown', 0.2, true],
    ['IT', ['barcode DE 0.1'], 'unknown', 0.1, true],
    ['IT', ['ship_from CN 0.2', 'barcode DE 0.1'], 'unknown', 0.2653, true],
    ['IT', ['ai IT 0.7', 'barcode DE 0.1'], 'consistent', 0.0323, false],
    ['IT', ['user IT 0.93', 'ship_from CN 0.2', 'barcode DE 0.1'], 'consistent', 0.0247, false],
    ['DE', ['barcode DE 0.1', 'ship_from CN 0.2'], 'unknown', 0.1837, true],
    // an estimate is no direct statement
    ['IT', ['ai CN 0.7'], 'doubtful', 1, true],
    ['IT', ['ai IT 0.7'], 'consistent', 0, false],
  ])('%s against %j: %s %j', (declared, signals, verdict, probability, needsReview) => {
    const found = validated(declared, signals);
    expect([found.verdict, found.probabilityOfMisrepresentation, found.needsReview]).toEqual([
      verdict,
      probability,
      needsReview,
    ]);
    expect(found.reviewReason === null).toBe(!needsReview);
    expect(found.reasons.length).toBeGreaterThan(0);
  });

  it('the threshold decides between consistent and doubtful, and over the review', () => {
    const disputed = ['structured_data IT 0.95', 'page_text CN 0.93'];
    expect(validated('IT', disputed, 0.42)).toMatchObject({
      verdict: 'consistent',
      needsReview: false,
    });
    expect(validated('IT', disputed, 0.4115)).toMatchObject({
      verdict: 'doubtful',
      needsReview: true,
    });
    // 0 is reached by every declaration
    expect(validated('IT', ['user IT 0.93'], 0)).toMatchObject({
      verdict: 'consistent',
      needsReview: true,
    });
  });

  it('a hint alone is told in the reason for the review', () => {
    expect(validated('IT', ['barcode DE 0.1']).reviewReason).toMatch(
      /^Only a hint was given \(barcode prefix\)/,
    );
  });

  it('words that name no single country are given as a reason, and are no evidence', () => {
    const found = validateOrigin('IT', { signals: [], unresolved: 'Made in the EU' }, 0.3);
    expect(found).toMatchObject({ verdict: 'unknown', probabilityOfMisrepresentation: null });
    expect(found.reasons).toEqual(['No single country is named by "Made in the EU".']);
  });

  it('whatever the signals: probability in 0 to 1, unknown only without any, hints never contradict', () => {
    const anySignal = fc.record({
      kind: fc.constantFrom<SignalKind>('user', 'page_text', 'ai', 'ship_from', 'barcode'),
      country: fc.constantFrom('CN', 'IT', 'DE'),
      weight: fc.double({ min: 0.01, max: 0.97, noNaN: true }),
      evidence: fc.constant('x'),
    });
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 8 }), (signals) => {
        const found = validateOrigin('IT', { signals, unresolved: null }, 0.3);
        const share = found.probabilityOfMisrepresentation;
        expect(share === null).toBe(signals.length === 0);
        const isHint = ({ kind, weight }: Signal): boolean =>
          kind === 'ship_from' || kind === 'barcode' || weight <= 0.2;
        expect(found.verdict === 'unknown').toBe(share === null || signals.every(isHint));
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
        const elsewhere = signals.filter(({ country }) => country !== 'IT');
        if (
          elsewhere.every(({ kind }) => kind === 'ship_from' || kind === 'barcode' || kind === 'ai')
        )
          expect(found.verdict).not.toBe('contradicted');
      }),
    );
  });
});
