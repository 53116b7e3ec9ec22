import { describe, expect, it } from '@jest/globals';
import { escalationPath, isWeak, preferred } from './escalate.ts';
import type { Confidence, Effort } from './types.ts';

const answer = (confidence: Confidence, needsReview: boolean, probability: number) => ({
  confidence,
  needsReview,
  probability,
});

describe('escalation', () => {
  it.each([
    ['low', false, true],
    ['medium', true, true],
    ['medium', false, false],
    ['high', false, false],
  ] as const)('takes %s with needsReview %s for weak: %s', (confidence, needsReview, weak) => {
    expect(isWeak({ confidence, needsReview })).toBe(weak);
  });

  it.each([
    [answer('low', false, 0.4), answer('medium', false, 0.3), 1],
    [answer('medium', true, 0.6), answer('medium', false, 0.5), 1],
    [answer('medium', false, 0.5), answer('medium', false, 0.6), 1],
    [answer('high', false, 0.5), answer('medium', false, 0.9), 0],
    [answer('medium', false, 0.5), answer('medium', false, 0.5), 0],
  ])('prefers of %j and %j the one at %d', (first, second, index) => {
    expect(preferred(first, second)).toBe([first, second][index]);
  });

  it.each([
    ['mini', ['max', 'pro', 'mini'], ['mini', 'pro', 'max']],
    ['pro', ['mini', 'pro', 'max', 'max'], ['pro', 'max']],
    ['max', ['mini', 'pro'], ['max']],
    ['mini', [], ['mini']],
  ] as [Effort, Effort[], Effort[]][])(
    'from %s with %j on offer runs %j',
    (asked, offered, path) => {
      expect(escalationPath(asked, offered)).toEqual(path);
    },
  );
});
