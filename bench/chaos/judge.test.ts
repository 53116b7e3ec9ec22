/** The judge must see what it is there for: each test breaks one promise. */
import { describe, expect, it } from '@jest/globals';
import type { KeylessEvent } from './accounts.ts';
import type { Answered, SentOnce } from './caller.ts';
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
  answer: {
    status,
    headers: {},
    body: JSON.stringify({ data: { of: idempotencyKey }, credits: { charged } }),
  },
  before: [],
  milliseconds: 10,
});

const sentOnce = (
  requestId: string,
  status: number | null,
  items = 1,
  body = '{"data":{}}',
): SentOnce => ({
  call: { workspace: { id: 'k', key: 'k' }, path: '/v1/calculate', body: {}, items, kept: false },
  answer: status === null ? null : { status, headers: { 'x-request-id': requestId }, body },
});

const event = (
  requestId: string,
  status = 'charged',
  answered = status === 'charged',
): KeylessEvent => ({
  id: requestId,
  requestId,
  status,
  answered,
});

/**
 * Two calls answered and charged, one refused, all sums equal; without keys one answered, one
 * failed, one cut off.
 */
const sound = (): Evidence => ({
  answered: [answeredWith('a', 1), answeredWith('b', 1), answeredWith('c', 0, 400)],
  repeated: [answeredWith('a', 0), answeredWith('b', 0), answeredWith('c', 0, 400)],
  keyless: [sentOnce('p', 200), sentOnce('q', 502), sentOnce('', null)],
  keylessEvents: [event('p'), event('q', 'refunded'), event('r')],
  cutOff: { keyed: 1, keyless: 1 },
  accounts: {
    balances: [{ workspaceId: 'w', balance: 98, ledgerSum: 98, granted: 100, charged: 2 }],
    charged: 4,
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
  background: {
    items: 9,
    runState: 'completed',
    answered: 9,
    charged: 9,
    ledger: 9,
    importState: 'completed',
    products: 9,
    changes: 9,
  },
  inStep: {
    products: { wanted: 9, found: 9 },
    rounds: 2,
    unlike: 0,
    shopProducts: { wanted: 3, found: 3 },
    shopUnlike: 0,
    untold: 0,
    brokenRuns: 1,
    killed: 1,
  },
});

const broken = (evidence: Evidence): string[] =>
  judge(evidence).flatMap(({ promise, held }) => (held ? [] : [promise]));

describe('the judge of the chaos proof', () => {
  it('finds nothing wrong with a sound run', () => {
    expect(broken(sound())).toEqual([]);
  });

  it.each<[string, (evidence: Evidence) => Partial<Evidence>]>([
    [
      'every call is answered as planned',
      () => ({ answered: [answeredWith('a', 1, 402)], repeated: [] }),
    ],
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
    [
      'the bulk run ends complete',
      ({ background }) => ({ background: { ...background, answered: 8 } }),
    ],
    [
      'each item of it is charged once, in usage as in the ledger',
      ({ background }) => ({ background: { ...background, ledger: 10 } }),
    ],
    [
      'the import ends complete, each product written once',
      ({ background }) => ({ background: { ...background, changes: 10 } }),
    ],
    [
      'every record of a source is there once, and written once in each round',
      ({ inStep }) => ({ inStep: { ...inStep, unlike: 1 } }),
    ],
    [
      'a connector that is killed brings in every product of its shop once',
      ({ inStep }) => ({ inStep: { ...inStep, shopProducts: { wanted: 3, found: 4 } } }),
    ],
    [
      'a connector that is killed brings in every product of its shop once',
      ({ inStep }) => ({ inStep: { ...inStep, killed: 0 } }),
    ],
    [
      'every approved code has come to the shop',
      ({ inStep }) => ({ inStep: { ...inStep, untold: 1 } }),
    ],
    ['every check is kept once', ({ accounts }) => ({ accounts: { ...accounts, kept: 1 } })],
    ['nothing is charged twice', ({ accounts }) => ({ accounts: { ...accounts, charged: 5 } })],
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
    [
      'every charge is settled or refunded',
      ({ accounts }) => ({ accounts: { ...accounts, undecided: 1 } }),
    ],
    [
      'no key is left in progress',
      ({ accounts }) => ({ accounts: { ...accounts, keysInProgress: 1 } }),
    ],
    [
      'every call without a key is answered as planned, or fails',
      () => ({ keyless: [sentOnce('p', 429), sentOnce('', null)], keylessEvents: [] }),
    ],
    [
      'without a key an answer is charged, and a failure is not',
      () => ({ keylessEvents: [event('p'), event('q')] }),
    ],
    [
      'without a key an answer is charged, and a failure is not',
      () => ({ keylessEvents: [event('p', 'charged', false), event('r')] }),
    ],
    [
      'a charge without a key whose call broke off stands once, with its answer',
      () => ({ keylessEvents: [event('p'), event('r'), event('s')] }),
    ],
    [
      'a charge without a key whose call broke off stands once, with its answer',
      () => ({ keylessEvents: [event('p'), event('r', 'charged', false)] }),
    ],
    [
      'calls were cut off between settle and answer, with and without a key',
      () => ({ cutOff: { keyed: 2, keyless: 0 } }),
    ],
    ['no workflow is stuck', () => ({ openWorkflows: 1 })],
  ])('sees when this is broken: %s', (promise, breaking) => {
    const evidence = sound();
    expect(broken({ ...evidence, ...breaking(evidence) })).toContain(promise);
  });

  it('counts a call that was refused for a limit as that alone', () => {
    const { answered, repeated, accounts, ...rest } = sound();
    const limited = (one: Answered, at: number): Answered =>
      at === 1 ? { ...one, answer: { ...one.answer, status: 429 } } : one;
    expect(
      broken({
        ...rest,
        answered: answered.map(limited),
        repeated: repeated.map(limited),
        settled: new Map([['w/a/-1', 'usage-a']]),
        accounts: { ...accounts, charged: 3 },
      }),
    ).toEqual(['every call is answered as planned']);
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
