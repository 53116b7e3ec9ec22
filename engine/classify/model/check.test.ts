import { describe, expect, it } from '@jest/globals';
import { checkReply } from './check.ts';
import { shownReason } from './reason.ts';
import type { ModelQuestion } from './types.ts';

const QUESTION: ModelQuestion = {
  goods: { description: 't-shirt' },
  destination: 'US',
  offered: [
    {
      code: '610910',
      label: '',
      heading: '',
      decides: '',
      lines: [{ code: '6109100012', label: '' }],
    },
    { code: '610990', label: '', heading: '', decides: '', lines: [] },
  ],
  axes: [{ axis: 'main-fibre', question: '', values: ['cotton', 'polyester'] }],
};
const check = (code: string | null, axes: Record<string, string | null> = {}) =>
  checkReply({ code, axes, reason: 'because' }, QUESTION);

describe('a reply', () => {
  it.each([
    ['a code', '610910', '610910'],
    ['a code with dots', '6109.10', '610910'],
    ['a line', '6109.10.0012', '6109100012'],
    ['no code', null, null],
  ])('may pick %s', (_, written, code) => {
    expect(check(written)).toEqual({ usable: true, code, told: [], reason: 'because' });
  });

  it.each(['610990000', '6109', '010121', '', 'x610910', '6109100040'])(
    'may not pick "%s"',
    (code) => {
      expect(check(code)).toEqual({
        problem: expect.stringContaining('not among the offered ones'),
      });
    },
  );

  it('states values of the closed lists; null states nothing', () => {
    expect(check('610990', { 'main-fibre': 'polyester' })).toMatchObject({
      told: [{ axis: 'main-fibre', value: 'polyester' }],
    });
    expect(check('610990', { 'main-fibre': null })).toMatchObject({ told: [] });
  });

  it.each([
    [
      'a value in free words',
      { 'main-fibre': 'recycled yarn' },
      /"recycled yarn" is not among the values/,
    ],
    ['an axis that is not open', { user: 'men' }, /"user" is not one of the open axes/],
    ['an axis of objects', { constructor: 'x' }, /not one of the open axes/],
  ])('may not state %s', (_, axes, problem) => {
    expect(check('610910', axes)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is quoted only in part where it is wrong', () => {
    const { problem } = check('9'.repeat(500)) as { problem: string };
    expect(problem.length).toBeLessThan(100);
  });
});

describe('a reason', () => {
  it.each([
    ['It is "cotton".', "It is 'cotton'."],
    ['one\n\ttwo\u0000\u202ethree', 'one two three'],
    ['see https://evil.example/x now', 'see now'],
    ['half a pair \ud83d', 'half a pair \ufffd'],
    ['   ', ''],
  ])('%j is shown as %j', (reason, shown) => {
    expect(shownReason(reason)).toBe(shown);
  });

  it('is cut at 240 characters', () => {
    expect(shownReason('x'.repeat(1000))).toHaveLength(240);
  });
});
