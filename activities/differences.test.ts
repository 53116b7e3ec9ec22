import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './differences.ts';

const ANSWER = {
  totals: { duties: 12, landedCost: 112 },
  lines: [{ code: 'A', amount: 12 }],
  notes: ['one'],
  tradeAgreement: null,
  upstreamRequestId: 'calculate/1/1',
  dataSource: { version: '1' },
};

describe('the differences of two answers', () => {
  it('of an answer and itself there are none, whatever the order of its fields', () => {
    const { totals, ...others } = ANSWER;
    expect(differencesOf(ANSWER, { ...others, totals })).toEqual([]);
  });

  it('ids of workflows and releases are not compared, at any depth', () => {
    const other = { ...ANSWER, upstreamRequestId: 'replay/2/2', dataSource: { version: '2' } };
    expect(
      differencesOf({ results: [{ result: ANSWER }] }, { results: [{ result: other }] }),
    ).toEqual([]);
  });

  it('an amount is named by its path', () => {
    const today = { ...ANSWER, lines: [{ code: 'A', amount: 9 }] };
    expect(differencesOf(ANSWER, today)).toEqual([
      { path: 'lines.0.amount', stored: 12, today: 9 },
    ]);
  });

  it('what came and what went stands against null', () => {
    const today = { ...ANSWER, lines: [...ANSWER.lines, { code: 'B', amount: 1 }], notes: [] };
    expect(differencesOf(ANSWER, today)).toEqual([
      { path: 'lines.1', stored: null, today: { code: 'B', amount: 1 } },
      { path: 'notes.0', stored: 'one', today: null },
    ]);
  });

  it('a field that is absent and one that is null say the same', () => {
    const { tradeAgreement: _, ...without } = ANSWER;
    expect(differencesOf(ANSWER, without)).toEqual([]);
    expect(differencesOf(without, { ...ANSWER, tradeAgreement: 'USMCA' })).toEqual([
      { path: 'tradeAgreement', stored: null, today: 'USMCA' },
    ]);
  });

  it('a list in place of an object is one difference', () => {
    expect(differencesOf({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { path: 'a', stored: [1], today: { 0: 1 } },
    ]);
  });
});
