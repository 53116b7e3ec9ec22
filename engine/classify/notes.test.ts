import { describe, expect, it } from '@jest/globals';
import { applyNotes, type Note } from './notes.ts';
import { parseNotes } from './notesParse.ts';
import type { Sight } from './truth.ts';
import { testEdition } from './testEdition.ts';

const { names } = testEdition();

const sightOf = (stated: Record<string, string>): Omit<Sight, 'implied'> => ({
  facts: {
    values: new Map(
      Object.entries(stated).map(([axis, value]) => [
        axis,
        [{ value, weight: 1, at: 0, length: 1 }],
      ]),
    ),
    measures: [],
  },
  names,
  destination: 'US',
  says: () => false,
});

const notesOf = (text: string): Note[] => {
  const { notes, problems } = parseNotes([{ file: 'test.notes', text }]);
  expect(problems).toEqual([]);
  return notes;
};

const TWO = [
  { code: '610910', share: 0.6 },
  { code: '711719', share: 0.4 },
];
const apply = (text: string, stated: Record<string, string>, named: string[] = []) =>
  applyNotes(TWO, notesOf(text), { sight: sightOf(stated), named: new Set(named) });

describe('a legal note', () => {
  it('puts the codes of its scope out when all its conditions are true', () => {
    const { candidates, applied } = apply(
      'ch. 61 n.1 | 6101-6117 | exclude | weave=woven | knitted only',
      {
        weave: 'woven',
      },
    );
    expect(candidates[0]?.code).toBe('711719');
    expect(applied.map(({ note, codes }) => [note.cite, codes])).toEqual([
      ['ch. 61 n.1', ['610910']],
    ]);
  });

  it('says nothing where a condition is unknown or false', () => {
    const note = 'ch. 61 n.1 | 61 | exclude | weave=woven | knitted only';
    expect(apply(note, {}).applied).toEqual([]);
    expect(apply(note, { weave: 'knit' }).applied).toEqual([]);
  });

  it('puts out what contradicts a demand, and bears what is unknown', () => {
    const note = 'ch. 61 n.1 | 6109 | require | weave=knit | knitted only';
    expect(apply(note, { weave: 'woven' }).candidates[0]?.code).toBe('711719');
    expect(apply(note, {}).candidates[0]?.code).toBe('610910');
  });

  it('sends goods to the code it names', () => {
    const { candidates } = apply(
      'ch. 71 n.9 | 7117 | redirect 711311 | metal=silver | real silver',
      {
        metal: 'silver',
      },
    );
    expect(candidates.map(({ code }) => code)).toEqual(['610910', '711311', '711719']);
    expect(candidates[1]?.share).toBeCloseTo(0.38, 6);
  });

  it('looks at the articles that the text names', () => {
    const note = 'hd. 6109 | 6109 | exclude | named=plush | toys are no clothing';
    expect(apply(note, {}, ['plush']).candidates[0]?.code).toBe('711719');
    expect(apply(note, {}, ['watch']).candidates[0]?.code).toBe('610910');
  });

  it('changes nothing and says so where the notes leave no candidate', () => {
    const { candidates, conflict } = apply(
      'a n.1 | 61 | exclude | weave=woven | no\nb n.1 | 71 | exclude | weave=woven | no',
      { weave: 'woven' },
    );
    expect(conflict).toBe(true);
    expect(candidates).toEqual(TWO);
  });
});

describe('the file format of notes', () => {
  it.each([
    ['ch. 61 n.1 | 61 | exclude | weave=woven', 'expected "cite'],
    ['ch. 61 n.1 | 610 | exclude | weave=woven | x', 'not a scope'],
    ['ch. 61 n.1 | 6117-6101 | exclude | weave=woven | x', 'not a scope'],
    ['ch. 61 n.1 | 61 | forbid | weave=woven | x', 'expected exclude'],
    ['ch. 61 n.1 | 61 | exclude | colour=red | x', 'unknown axis'],
  ])('refuses %s', (text, message) => {
    const { notes, problems } = parseNotes([{ file: 'test.notes', text }]);
    expect(notes).toEqual([]);
    expect(problems[0]?.message).toContain(message);
  });
});
