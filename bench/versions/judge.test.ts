/** The judge must see what it is there for: each test breaks one promise of a stretch. */
import { describe, expect, it } from '@jest/globals';
import type { Answered } from '../chaos/caller.ts';
import { type Said, leavesOf, saidOf } from './answers.ts';
import { compared, judgeVersions, type Stretch } from './judge.ts';

const call: Answered['call'] = {
  workspace: { id: 'w', key: 'k' },
  path: '/v1/calculate',
  body: { value: 480 },
  idempotencyKey: 'a',
  items: 1,
  kept: false,
};
const KIND = '/v1/calculate {"value":480}';

const saying = (total: number) => JSON.stringify({ data: { total }, credits: { charged: 1 } });
const answeredWith = (total: number, before: string[] = []): Answered => ({
  call,
  answer: { status: 200, headers: {}, body: saying(total) },
  before,
  milliseconds: 10,
});
const says = (total: number): ReadonlyMap<string, Said> =>
  new Map([[KIND, saidOf(leavesOf({ status: 200, body: saying(total) }), [])]]);

const sound = (): Stretch => ({
  name: 'side by side',
  answered: [answeredWith(656)],
  keyless: [{ call, answer: { status: 200, headers: {}, body: saying(656) } }],
  work: { workflows: 2, tasksBy: { 11: 2 }, failed: [] },
  workers: [11],
});

const books = {
  answered: [],
  repeated: [],
  keyless: [],
  keylessEvents: [],
  accounts: {
    balances: [],
    charged: 0,
    refunded: 0,
    undecided: 0,
    misbooked: 0,
    keysInProgress: 0,
    kept: 0,
  },
  settled: new Map(),
  openWorkflows: 0,
  failovers: [],
};

const broken = (stretch: Stretch, old = says(656), present = says(656)): string[] =>
  judgeVersions({ books, stretches: [stretch], old, present }).flatMap(({ promise, held }) =>
    held ? [] : [promise.replace('side by side: ', '')],
  );

describe('the judge of two versions', () => {
  it('finds nothing wrong with a sound stretch', () => {
    expect(broken(sound())).toEqual([]);
  });

  it.each<[string, Partial<Stretch>]>([
    ['every call is answered at once', { answered: [answeredWith(656, ['502'])] }],
    ['every call is answered at once', { answered: [answeredWith(656, ['broken'])] }],
    ['every call is answered at once', { keyless: [{ call, answer: null }] }],
    [
      'every call is answered at once',
      { keyless: [{ call, answer: { status: 504, headers: {}, body: '{"error":{}}' } }] },
    ],
    [
      'an answer is what both versions say, where they say the same',
      { answered: [answeredWith(657)] },
    ],
    [
      'no workflow task fails',
      { work: { workflows: 1, tasksBy: { 11: 2 }, failed: ['calculate/w/1: no such command'] } },
    ],
    [
      'its workers do the work, and no others',
      { work: { workflows: 1, tasksBy: { 11: 1, 12: 1 }, failed: [] } },
    ],
    ['its workers do the work, and no others', { workers: [11, 12] }],
  ])('%s', (promise, changed) => {
    expect(broken({ ...sound(), ...changed })).toEqual([promise]);
  });

  it('takes a page that is read too late, and nothing else that is', () => {
    const late = (body: object): Partial<Stretch> => ({
      answered: [{ ...answeredWith(656, ['504']), call: { ...call, body } }],
    });
    expect(broken({ ...sound(), ...late({ url: 'http://shop.example/mug' }) })).toEqual([]);
    expect(broken({ ...sound(), ...late({ value: 481 }) })).toHaveLength(1);
  });

  it('asks for patience with a 429 alone', () => {
    expect(broken({ ...sound(), answered: [answeredWith(656, ['429'])] })).toEqual([]);
  });

  it('tells answers of one version from those of neither, where the versions differ', () => {
    const stretch = { ...sound(), answered: [answeredWith(656), answeredWith(700)], keyless: [] };
    expect(broken(stretch, says(650), says(656))).toEqual([]);
    expect(compared(stretch, says(650), says(656))).toEqual({
      same: 0,
      ofOne: 1,
      mixed: ['/v1/calculate: .data.total'],
      others: [],
    });
  });
});
