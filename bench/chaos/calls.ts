/** The load: what each call sends, and what must come of it. */
import { CLEAR_TEXTS, calculateBody, classifyBody } from '../latency/subjects.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export interface PlannedCall {
  workspace: BenchWorkspace;
  path: string;
  body: unknown;
  idempotencyKey: string;
  /** Items that are charged; 0 for a text that names no goods: charged, refused and refunded. */
  items: number;
}

const BATCH_ITEMS = 3;

/** Ten calls in turn: four calculations, four classifications, one batch, one that is refused. */
export function planCalls(number: number, workspaces: readonly BenchWorkspace[]): PlannedCall[] {
  return Array.from({ length: number }, (_, at) => {
    const workspace = workspaces[at % workspaces.length];
    if (!workspace) throw new Error('there is no workspace');
    return { workspace, idempotencyKey: `call-${at}`, ...requestOf(at) };
  });
}

function requestOf(at: number): Pick<PlannedCall, 'path' | 'body' | 'items'> {
  const kind = at % 10;
  if (kind === 9) {
    const body = { description: 'zzqx wvvk pptr', destinationCountry: 'US', mode: 'mini' };
    return { path: '/v1/classify', body, items: 0 };
  }
  if (kind === 8) {
    const items = CLEAR_TEXTS.slice(0, BATCH_ITEMS).map((_, turn) => classifyBody(at + turn));
    return { path: '/v1/classify/batch', body: { items }, items: BATCH_ITEMS };
  }
  if (kind % 2 === 0) return { path: '/v1/calculate', body: calculateBody(at), items: 1 };
  return { path: '/v1/classify', body: classifyBody(at), items: 1 };
}
