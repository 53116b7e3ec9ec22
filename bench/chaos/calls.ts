/** The load: what each call sends, and what must come of it. */
import { OPERATIONS } from '../../contract/operations.ts';
import { CLEAR_TEXTS, calculateBody, classifyBody } from '../latency/subjects.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export interface PlannedCall {
  workspace: BenchWorkspace;
  path: string;
  body: unknown;
  idempotencyKey: string;
  /** Answers that are promised; 0 for a text that names no goods: charged, refused and refunded. */
  items: number;
  /** A check that costs nothing and is kept as evidence. */
  kept: boolean;
}

type Request = Pick<PlannedCall, 'path' | 'body' | 'items'> & { kept?: boolean };

const BATCH_ITEMS = 3;

/**
 * Twenty calls in turn: half of them calculations and classifications, the others one of each
 * further operation, each of which goes to the workspaces in turn. `pageUrl` is a product page that
 * the service may fetch.
 */
export function planCalls(
  number: number,
  workspaces: readonly BenchWorkspace[],
  pageUrl: string,
): PlannedCall[] {
  const turns = requestsInTurn(pageUrl);
  return Array.from({ length: number }, (_, at) => {
    // else an operation would always come to the same workspace
    const round = Math.floor(at / turns.length);
    const workspace = workspaces[(at + round) % workspaces.length];
    const request = turns[at % turns.length];
    if (!workspace || !request) throw new Error('there is no workspace');
    return { workspace, idempotencyKey: `call-${at}`, kept: false, ...request(at) };
  });
}

const WORKSPACES_MIN = 4;

/**
 * Over how many workspaces a load must be spread so that none passes a limit of an operation,
 * however quick the machine: a call is sent, repeated at the end, and tried again in between.
 */
export function workspacesFor(number: number, pageUrl = 'http://shop.example/'): number {
  const turns = requestsInTurn(pageUrl).map((request) => request(0).path);
  const rounds = Math.ceil(number / turns.length);
  const needed = OPERATIONS.flatMap(({ path, limit }) => {
    const calls = rounds * turns.filter((one) => one === path).length;
    return limit ? [Math.ceil((calls * SENT_EACH) / limit.max)] : [];
  });
  return Math.max(WORKSPACES_MIN, ...needed);
}

const SENT_EACH = 5;

/**
 * The calls of callers that send no key: what is paid for at once, and one text that is refused.
 */
export function planKeyless(
  number: number,
  workspace: BenchWorkspace,
): Omit<PlannedCall, 'idempotencyKey'>[] {
  const turns = [calculate, classify, batch, refused];
  return Array.from({ length: number }, (_, at) => {
    const request = turns[at % turns.length];
    if (!request) throw new Error('there is no such turn');
    return { workspace, kept: false, ...request(at) };
  });
}

const calculate = (at: number): Request => ({
  path: '/v1/calculate',
  body: calculateBody(at),
  items: 1,
});
const classify = (at: number): Request => ({
  path: '/v1/classify',
  body: classifyBody(at),
  items: 1,
});
const refused = (): Request => ({
  path: '/v1/classify',
  body: { description: 'zzqx wvvk pptr', destinationCountry: 'US', mode: 'mini' },
  items: 0,
});
const batch = (at: number): Request => ({
  path: '/v1/classify/batch',
  body: { items: CLEAR_TEXTS.slice(0, BATCH_ITEMS).map((_, turn) => classifyBody(at + turn)) },
  items: BATCH_ITEMS,
});
const regulator = (): Request => ({
  path: '/v1/classify/regulator',
  body: { description: 'Dark chocolate bar with hazelnuts, 100 g', destinationCountry: 'US' },
  items: 1,
});
const origin = (): Request => ({
  path: '/v1/origin',
  body: { title: 'Oak cutting board', description: 'Made in Portugal from European oak.' },
  items: 1,
});
const originBatch = (): Request => ({
  path: '/v1/origin/batch',
  body: {
    items: Array.from({ length: BATCH_ITEMS }, (_, turn) => ({
      description: `Bowl number ${turn}, made in Japan`,
      ...(turn === 0 ? { declaredOrigin: 'CN' } : {}),
    })),
  },
  items: BATCH_ITEMS,
});
const screen = (at: number): Request => ({
  path: '/v1/screen',
  body: { name: 'Quorvex Trading Company', reference: `order ${at}` },
  items: 1,
  kept: true,
});
const restrictions = (at: number): Request => ({
  path: '/v1/restrictions',
  body: {
    destinationCountry: 'DE',
    items: [{ title: 'Power bank with lithium battery', hsCode: '850760' }],
    reference: `order ${at}`,
  },
  items: 1,
  kept: true,
});

/** Functions of the turn, so that neighbours differ. */
function requestsInTurn(pageUrl: string): readonly ((at: number) => Request)[] {
  const extract = (): Request => ({
    path: '/v1/products/extract',
    body: { url: pageUrl },
    items: 1,
  });
  const classifyPage = (): Request => ({
    path: '/v1/classify',
    body: { productUrl: pageUrl, destinationCountry: 'US', mode: 'pro' },
    items: 1,
  });
  return [
    [calculate, classify, calculate, classify],
    [extract, calculate, classify, screen],
    [regulator, calculate, classify, origin],
    [batch, refused, classifyPage, calculate],
    [classify, originBatch, calculate, restrictions],
  ].flat();
}
