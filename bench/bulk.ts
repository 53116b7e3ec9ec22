/** `npm run bench:bulk`: how long bulk runs take, and what calls beside them notice. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BulkRun } from '../contract/bulk.ts';
import { progress, say } from '../workers/process/progress.ts';
import { count, prove } from './support/command.ts';
import { connections, post } from './support/http.ts';
import { install } from './support/installation.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:bulk [-- --items 10000]

Starts a service of its own and sends it a run of landed costs, then one of classifications. Exit code 0 when the aims for 10,000
items on two cores hold: 30 s and 60 s from the answer to the last result, every item answered and charged once.

  --items N  items of each run; the aims are for as many of 10,000`;

const AIM_S = { calculate: 30, classify: 60 };
const ITEMS_MAX = 10_000;
type Kind = keyof typeof AIM_S;

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

interface Measured {
  kind: Kind;
  sentS: number;
  doneS: number;
  run: BulkRun;
}

await prove({
  help: HELP,
  options: { items: { type: 'string' } },
  run: async (proof) => {
    const items = Math.min(ITEMS_MAX, count(proof.values, 'items', ITEMS_MAX));
    const { url, state } = await install('bulk', proof);
    const orm = await openDatabase(state().databaseUrl);
    proof.atEnd(() => orm.close(true));
    const [workspace] = await createWorkspaces(orm, 1, 1_000_000);
    if (!workspace) throw new Error('there is no workspace');
    const measured: Measured[] = [];
    for (const kind of ['calculate', 'classify'] as const)
      measured.push(await measure(url, workspace, kind, items));
    const holds = measured.every(
      ({ kind, doneS, run }) =>
        doneS <= (AIM_S[kind] * items) / ITEMS_MAX &&
        run.counts.succeeded === items &&
        run.credits.charged === run.credits.estimated,
    );
    return { holds, data: { items, measured, aims: AIM_S }, text: measured.map(lineOf).join('\n') };
  },
});

function lineOf({ kind, sentS, doneS, run: { counts, credits } }: Measured): string {
  return (
    `${kind}: ${counts.succeeded} of ${counts.total} answered in ${doneS.toFixed(1)} s ` +
    `(aim ${AIM_S[kind]} s for ${ITEMS_MAX}), sent in ${sentS.toFixed(1)} s, ${credits.charged} credits`
  );
}

async function measure(
  url: string,
  { key }: BenchWorkspace,
  kind: Kind,
  items: number,
): Promise<Measured> {
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
  const bar = progress(kind, items);
  for (;;) {
    const run = await runOf(url, key, id ?? '');
    const { succeeded, failed, skipped } = run.counts;
    bar(succeeded + failed + skipped);
    if (run.finishedAt !== null) {
      const doneS = (performance.now() - sentMs) / 1000;
      return { kind, sentS: (sentMs - startedMs) / 1000, doneS, run };
    }
    if (run.state === 'paused') throw new Error(`the run paused: ${run.pauseReason}`);
    await pause(500);
  }
}

async function runOf(url: string, key: string, id: string): Promise<BulkRun> {
  const answer = await fetch(`${url}/v1/bulk/status?id=${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return ((await answer.json()) as { data: BulkRun }).data;
}
