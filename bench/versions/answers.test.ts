/** An answer is compared by what it says, not by what is another each time. */
import { describe, expect, it } from '@jest/globals';
import { agree, kindOf, leavesOf, saidOf, unlike } from './answers.ts';

const answer = (data: unknown, status = 200) =>
  leavesOf({ status, body: JSON.stringify({ data, credits: { remaining: status } }) });

const said = saidOf(answer({ code: '6109', at: '10:00' }), [answer({ code: '6109', at: '10:01' })]);

describe('what a version says', () => {
  it.each<[string, unknown, string[]]>([
    ['the same at another time', { code: '6109', at: '10:02' }, []],
    ['another code', { code: '6110', at: '10:00' }, ['.data.code']],
    ['a field more', { code: '6109', at: '10:00', note: null }, ['.data.note']],
    ['a field less', { at: '10:00' }, ['.data.code']],
  ])('%s', (_, data, paths) => {
    expect(unlike(answer(data), said)).toEqual(paths);
  });

  it('is of a status', () => {
    expect(unlike(answer({ code: '6109', at: '10:00' }, 201), said)).toEqual(['status']);
  });

  it('agrees with another version where only what changes each time differs', () => {
    const later = saidOf(answer({ code: '6109', at: '11:00' }), []);
    const other = saidOf(answer({ code: '6110', at: '10:00' }), []);
    expect(agree(later, said)).toBe(true);
    expect(agree(said, later)).toBe(true);
    expect(agree(said, other)).toBe(false);
  });
});

it('calls are of one kind whatever reference their callers give them', () => {
  const kind = (body: object) => kindOf({ path: '/v1/screen', body });
  expect(kind({ name: 'A', reference: 'order 1' })).toBe(kind({ name: 'A', reference: 'order 2' }));
  expect(kind({ name: 'A' })).not.toBe(kind({ name: 'B' }));
});
