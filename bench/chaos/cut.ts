/** Kills the API between settle and answer: what is charged and stored then reaches nobody. */
import { type Orm, sql } from '../../db/orm.ts';
import { say } from '../../workers/process/progress.ts';
import { connections } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';
import { readKeyless } from './accounts.ts';
import { type Answered, callOnce, callUntilAnswered, type SentOnce } from './caller.ts';
import { planCalls, planKeyless } from './calls.ts';
import type { Supervised } from './processes.ts';

export interface Cut {
  /** Calls with a key, repeated until they were answered. */
  answered: Answered[];
  keyless: SentOnce[];
  /** Calls whose answers were stored when their caller was cut off. */
  cutOff: { keyed: number; keyless: number };
}

const CALLS = 4;
const ROUNDS_MAX = 6;
const POLL_MS = 2;
const SETTLED_MS = 30_000;

/** Cuts calls off until it has met some of each sort after their settling. */
export async function cutAfterSettle(
  orm: Orm,
  api: Supervised,
  keyed: BenchWorkspace,
  keyless: BenchWorkspace,
): Promise<Cut> {
  const cut: Cut = { answered: [], keyless: [], cutOff: { keyed: 0, keyless: 0 } };
  const agent = connections(2 * CALLS);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if (cut.cutOff.keyed > 0 && cut.cutOff.keyless > 0) break;
    say('killing the API between settle and answer');
    const before = await readEvents(orm, keyed, keyless);
    const calls = planCalls(CALLS, [keyed], '').map((call, at) => ({
      ...call,
      idempotencyKey: `cut-${round}-${at}`,
    }));
    const sent = Promise.all([
      Promise.all(calls.map((call) => callUntilAnswered(call, () => [api.url()], agent))),
      Promise.all(planKeyless(CALLS, keyless).map((call) => callOnce(call, api.url(), agent))),
    ]);
    await until(async () => (await readEvents(orm, keyed, keyless)).events > before.events);
    api.freeze(); // from now on it answers nobody, and its worker goes on
    await until(async () => (await readEvents(orm, keyed, keyless)).undecided === 0);
    await api.kill();
    const [answered, once] = await sent;
    cut.answered.push(...answered);
    cut.keyless.push(...once);
    cut.cutOff.keyed += answered.filter(isGivenAgain).length;
    cut.cutOff.keyless += await unheardOf(orm, keyless, cut.keyless);
  }
  agent.destroy();
  return cut;
}

/** Whether the answer was there when the call came again. */
const isGivenAgain = ({ before, answer }: Answered): boolean =>
  before.includes('broken') &&
  answer.status === 200 &&
  (JSON.parse(answer.body) as { replayed: boolean }).replayed;

/** Charges with their answers that none of the callers has heard of. */
async function unheardOf(
  orm: Orm,
  { id }: BenchWorkspace,
  sent: readonly SentOnce[],
): Promise<number> {
  const heard = new Set(sent.map(({ answer }) => answer?.headers['x-request-id']));
  const events = await readKeyless(orm, [id]);
  return events.filter(({ requestId, answered }) => answered && !heard.has(requestId)).length;
}

async function readEvents(orm: Orm, ...workspaces: BenchWorkspace[]) {
  const [row] = await sql<{ events: number; undecided: number }>(
    orm,
    `select count(*)::int as events,
       (count(*) filter (where status in ('charged', 'free') and settled_at is null))::int as undecided
     from usage_events where workspace_id = any(?::uuid[])`,
    [`{${workspaces.map(({ id }) => id).join(',')}}`],
  );
  if (!row) throw new Error('a count returned no row');
  return row;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const untilMs = Date.now() + SETTLED_MS;
  while (!(await isSo())) {
    if (Date.now() > untilMs)
      throw new Error(`no call was charged and settled in ${SETTLED_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
