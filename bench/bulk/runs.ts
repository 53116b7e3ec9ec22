/** Bulk runs as the bench sends them, and how long they take. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BulkRun } from '../../contract/bulk.ts';
import { progress, say } from '../../workers/process/progress.ts';
import { connections, post } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export type Kind = 'calculate' | 'classify';

const CODES = ['6109100012', '6403999005', '8517130000', '9503000073', '3304990000'];
const ORIGINS = ['CN', 'VN', 'IT', 'PT', 'BD', 'IN'];
const GOODS = [
  'knitted T-shirt for men, 100% cotton',
  'ceramic coffee mug, hand painted',
  'running shoes with textile upper and rubber sole',
  'wireless headphones with charging case',
  'stainless steel kitchen knife, 20 cm',
  'wooden toy train for children',
  'moisturising face cream, 50 ml',
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // never empty

const ITEMS: Readonly<Record<Kind, (index: number) => object>> = {
  calculate: (index) => ({
    hsCode: at(CODES, index),
    originCountry: at(ORIGINS, index),
    value: 20 + (index % 900),
  }),
  classify: (index) => ({ description: `${at(GOODS, index)}, model ${index}` }),
};
const DEFAULTS = {
  calculate: { destinationCountry: 'US', currency: 'USD' },
  classify: { destinationCountry: 'US', mode: 'pro' },
};

export interface Measured {
  kind: Kind;
  sentS: number;
  /** From the answer to the last result. */
  doneS: number;
  run: BulkRun;
}

/** Sends a run; returns what it answered, and when. */
export async function send(
  url: string,
  { key }: BenchWorkspace,
  kind: Kind,
  items: number,
): Promise<{ id: string; sentS: number; sentMs: number }> {
  say(`${items} items of ${kind}`);
  const body = {
    kind,
    defaults: DEFAULTS[kind],
    items: Array.from({ length: items }, (_, index) => ITEMS[kind](index)),
  };
  const startedMs = performance.now();
  const agent = connections(1);
  const answer = await post(agent, { url, path: '/v1/bulk/runs', key, body });
  agent.destroy();
  if (answer.status !== 202) throw new Error(`${answer.status}: ${answer.body.slice(0, 500)}`);
  const sentMs = performance.now();
  const { id } = (JSON.parse(answer.body) as { data: BulkRun }).data;
  return { id: id ?? '', sentS: (sentMs - startedMs) / 1000, sentMs };
}

const LOOK_MS = 250;

/** Waits for the end of a run. */
export async function ended(
  url: string,
  { key }: BenchWorkspace,
  id: string,
  show: (done: number) => void = () => {},
): Promise<BulkRun> {
  for (;;) {
    const answer = await fetch(`${url}/v1/bulk/status?id=${id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data: run } = (await answer.json()) as { data: BulkRun };
    const { succeeded, failed, skipped } = run.counts;
    show(succeeded + failed + skipped);
    if (run.finishedAt !== null) return run;
    if (run.state === 'paused') throw new Error(`the run paused: ${run.pauseReason}`);
    await pause(LOOK_MS);
  }
}

/** Sends a run and waits for its end. */
export async function measure(
  url: string,
  workspace: BenchWorkspace,
  kind: Kind,
  items: number,
): Promise<Measured> {
  const { id, sentS, sentMs } = await send(url, workspace, kind, items);
  const run = await ended(url, workspace, id, progress(kind, items));
  return { kind, sentS, doneS: (performance.now() - sentMs) / 1000, run };
}
