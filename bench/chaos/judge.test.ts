/** The judge must see what it is there for: each test breaks one promise. */
import { describe, expect, it } from '@jest/globals';
import type { Answered } from './caller.ts';
import { aimsOf, type Evidence, judge } from './judge.ts';

const answeredWith = (idempotencyKey: string, charged: number, status = 200): Answered => ({
  call: {
    workspace: { id: 'w', key: 'k' },
    path: '/v1/calculate',
    body: {},
    idempotencyKey,
    items: status === 200 ? 1 : 0,
    kept: false,
  },
  answer: { status, body: JSON.stringify({ data: { of: idempotencyKey }, credits: { charged } }) },
  before: [],
  milliseconds: 10,
});

/** Two calls answered and charged, one refused, all sums equal. */
const sound = (): Evidence => ({
  answered: [answeredWith('a', 1), answeredWith('b', 1), answeredWith('c', 0, 400)],
  repeated: [answeredWith('a', 0), answeredWith('b', 0), answeredWith('c', 0, 400)],
  accounts: {
    balances: [{ workspaceId: 'w', balance: 98, ledgerSum: 98, granted: 100, charged: 2 }],
    charged: 2,
    refunded: 1,
    undecided: 0,
    misbooked: 0,
    keysInProgress: 0,
    kept: 0,
  },
  settled: new Map([
    ['w/a/-1', 'usage-a'],
    ['w/b/-1', 'usage-b'],
  ]),
  openWorkflows: 0,
  failovers: [],
  struck: [],
});

const broken = (evidence: Evidence): string[] =>
  judge(evidence).flatMap(({ promise, held }) => (held ? [] : [promise]));

describe('the judge of the chaos proof', () => {
  it('finds nothing wrong with a sound run', () => {
    expect(broken(sound())).toEqual([]);
  });

  it.each<[string, (evidence: Evidence) => Partial<Evidence>]>([
    ['every call is answered as planned', () => ({ answered: [answeredWith('a', 1, 402)], repeated: [] })],
    [
      'every key stands for one settled charge or kept check',
      () => ({ settled: new Map([['w/a/-1', 'usage-a']]) }),
    ],
    [
      'no two keys share a charge',
      () => ({
        settled: new Map([
          ['w/a/-1', 'usage-a'],
          ['w/b/-1', 'usage-a'],
        ]),
      }),
    ],
    ['every check is kept once', ({ accounts }) => ({ accounts: { ...accounts, kept: 1 } })],
    ['nothing is charged twice', ({ accounts }) => ({ accounts: { ...accounts, charged: 3 } })],
    [
      'a repeated key gets the stored answer, uncharged',
      ({ repeated }) => ({ repeated: [answeredWith('a', 1), ...repeated.slice(1)] }),
    ],
    [
      'a repeated key gets the stored answer, uncharged',
      ({ repeated }) => ({ repeated: [answeredWith('b', 0), ...repeated.slice(1)] }),
    ],
    [
      'balances equal their ledger, and grants less charges',
      ({ accounts }) => ({
        accounts: {
          ...accounts,
          balances: [{ workspaceId: 'w', balance: 97, ledgerSum: 97, granted: 100, charged: 2 }],
        },
      }),
    ],
    [
      'every event is booked as its status says',
      ({ accounts }) => ({ accounts: { ...accounts, misbooked: 1 } }),
    ],
    ['every charge is settled or refunded', ({ accounts }) => ({ accounts: { ...accounts, undecided: 1 } })],
    ['no key is left in progress', ({ accounts }) => ({ accounts: { ...accounts, keysInProgress: 1 } })],
    ['no workflow is stuck', () => ({ openWorkflows: 1 })],
  ])('sees when this is broken: %s', (promise, breaking) => {
    const evidence = sound();
    expect(broken({ ...evidence, ...breaking(evidence) })).toContain(promise);
  });

  it.each([
    ['in time', 4, 4.9, true],
    ['too late', 4, 5.1, false],
    ['nothing in flight, so nothing measured', 0, 0, false],
  ])('a failover %s', (_, inFlight, seconds, held) => {
    const failover = { what: 'only worker', answered: 9, inFlight, madeGoodSeconds: 2, seconds };
    expect(aimsOf([failover])).toMatchObject([{ held }]);
  });
});
