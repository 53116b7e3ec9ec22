/** A customer who leaves: everything is handed over, then erased. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Workspace } from '../../db/entities/workspace.ts';
import { together, type Orm } from '../../db/orm.ts';
import { recordAudit } from '../../db/store/audit.ts';
import { countUnderWay, eraseWorkspace } from '../../db/store/eraseWorkspace.ts';
import { exportWorkspace } from '../../db/store/exportWorkspace.ts';
import { setStatus, spacesOf } from '../../db/store/workspaces.ts';
import { readConfig, UserError } from '../../workers/process/config.ts';
import { writeOwnerOnly } from '../../workers/process/ownerOnly.ts';
import { progress, say } from '../../workers/process/progress.ts';
import { temporalOf } from '../../workers/process/state.ts';
import { connectTemporal, type TemporalConnection } from '../../workers/process/temporal.ts';
import type { Command } from './command.ts';
import { required, workspaceOf } from './inputs.ts';

const exportCommand: Command = {
  name: 'workspace export',
  usage: 'workspace export WORKSPACE --file FILE.jsonl',
  does: 'everything that is kept of a workspace: a line of JSON for each row, {"table", "row"}; the file is its owner\'s alone',
  options: ['file'],
  audited: 'itself',
  async run(orm, [reference], options, _flags, by) {
    const workspace = await workspaceOf(orm, reference);
    const file = required(options['file'], '--file FILE.jsonl');
    // before anything is handed out
    await recordAudit(orm, {
      by,
      what: this.name,
      workspaceId: workspace.id,
      before: null,
      after: null,
    });
    const rows = await writeOwnerOnly(file, (append) => {
      let bar: (done: number) => void = () => {};
      let done = 0;
      return exportWorkspace(orm, workspace.id, {
        begin: (total) => (bar = progress('rows', total)),
        append: async (lines, number) => {
          await append(lines);
          bar((done += number));
        },
      });
    });
    const total = Object.values(rows).reduce((sum, one) => sum + one, 0);
    return {
      data: { workspaceId: workspace.id, file, rows },
      text: `${total} rows of ${workspace.slug} are in ${file}. It holds all that this customer has sent.`,
    };
  },
};

const WAIT_S = 40; // a request has ended by then: the deadline is 30 seconds unless it was set

const erase: Command = {
  name: 'workspace erase',
  usage: `workspace erase WORKSPACE --confirm SLUG [--wait ${WAIT_S}]`,
  does: `deletes a workspace and all that is kept of it, for good: the ledger keeps its numbers, the audit its ids; refused while requests are under way after --wait seconds`,
  options: ['confirm', 'wait'],
  audited: 'itself',
  async run(orm, [reference], options, _flags, by) {
    const { id, slug, status } = await workspaceOf(orm, reference);
    if (options['confirm'] !== slug)
      throw new UserError(
        `Nothing brings an erased workspace back: repeat its slug, --confirm ${slug}`,
      );
    const waitS = Number(options['wait'] ?? WAIT_S);
    if (!(waitS >= 0 && waitS <= 3600))
      throw new UserError('--wait is a number of seconds up to 3600.');
    const entry = { by, what: this.name, workspaceId: id };
    const change = async (from: Status, to: Status): Promise<void> => {
      if (from === to) return;
      await together(orm, async () => {
        await setStatus(orm, id, to);
        await recordAudit(orm, { ...entry, before: { status: from }, after: { status: to } });
      });
    };
    const temporal = await connect();
    const stop = listenForStop();
    await change(status, 'suspended'); // nothing new begins
    try {
      await awaitQuiet(orm, temporal, id, waitS, stop.signal);
      const rows = await together(orm, async () => {
        const gone = await eraseWorkspace(orm, id);
        await recordAudit(orm, { ...entry, before: null, after: gone });
        return gone;
      });
      return {
        data: { workspaceId: id, erased: true, rows },
        text: `Workspace ${id} is erased. What Temporal still has of it is gone with the retention of its namespace.`,
      };
    } catch (cause) {
      await change('suspended', status); // as it was
      throw cause;
    } finally {
      stop.ignore();
      await temporal.connection.close();
    }
  },
};

type Status = Workspace['status'];

/**
 * `signal` aborts when somebody stops this process, which still has to leave things in order; npm
 * sends what the terminal sent again.
 */
function listenForStop(): { signal: AbortSignal; ignore: () => void } {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  for (const name of STOPS) process.on(name, stop);
  return {
    signal: stopped.signal,
    ignore: () => {
      for (const name of STOPS) process.off(name, stop);
    },
  };
}
const STOPS = ['SIGINT', 'SIGTERM'] as const;

/** To TEMPORAL_ADDRESS, else to the server of the running service. */
function connect(): Promise<TemporalConnection> {
  process.env['TEMPORAL_ADDRESS'] ??= temporalOf(readConfig().LANDFALL_HOME);
  return connectTemporal();
}

const LOOK_MS = 500;
const QUIET_LOOKS = 4; // a workflow that has just begun is listed a moment later

/**
 * Resolves when no request of the workspace is under way. Refused when some still are after the
 * wait, or when it is stopped.
 */
async function awaitQuiet(
  orm: Orm,
  temporal: TemporalConnection,
  workspaceId: string,
  waitS: number,
  stop: AbortSignal,
): Promise<void> {
  const until = Date.now() + waitS * 1000;
  let told = 0;
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    const running = await countRunning(orm, temporal, workspaceId);
    if (stop.aborted) throw new UserError('Nothing was erased: the command was stopped.');
    quiet = running === 0 ? quiet + 1 : 0;
    if (running > 0 && Date.now() >= until)
      throw new UserError(
        `Nothing was erased: ${underWay(running)}. Try again when they have ended.`,
      );
    if (running > 0 && running !== told) say(`waiting: ${underWay(running)}`);
    told = running;
    // stopped: seen after the next look
    await pause(LOOK_MS, null, { signal: stop }).catch(() => {});
  }
}

const underWay = (requests: number): string =>
  requests === 1 ? '1 request is under way' : `${requests} requests are under way`;

async function countRunning(
  orm: Orm,
  { client }: TemporalConnection,
  workspaceId: string,
): Promise<number> {
  const named = (await spacesOf(orm, workspaceId)).map((id) => `"${id}"`).join(', ');
  const { count } = await client.workflow.count(
    `WorkspaceId in (${named}) and ExecutionStatus = "Running"`,
  );
  return Math.max(count, await countUnderWay(orm, workspaceId));
}

export const leavingCommands: readonly Command[] = [exportCommand, erase];
