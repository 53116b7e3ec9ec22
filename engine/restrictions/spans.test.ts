import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coverOf } from './spans.ts';

const LENGTH = 12;
const span = fc
  .tuple(fc.integer({ min: 0, max: LENGTH - 1 }), fc.integer({ min: 1, max: 4 }))
  .map(([start, words]) => ({ start, end: Math.min(LENGTH, start + words) }));

it('a span is covered by one that begins no later and ends no earlier', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), span, (spans, asked) => {
      const expected = spans.some(({ start, end }) => start <= asked.start && asked.end <= end);
      expect(coverOf(spans, LENGTH)(asked)).toBe(expected);
    }),
  );
});
