/** What is measured: the two billable operations over HTTP, and the empty workflow beside them. */
import type { Child } from '../../workers/process/children.ts';
import { type Call, connections, post } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';
import { type Cell, measure } from './cell.ts';

export const SUBJECTS = ['floor', 'calculate', 'classify'] as const;
export type Subject = (typeof SUBJECTS)[number];
export type Run = (callers: number, milliseconds: number) => Promise<Cell>;

/** Texts that name their goods clearly: one mode answers, with confidence. */
export const CLEAR_TEXTS = [
  'Knitted T-shirt for men, 100% cotton',
  'Ceramic coffee mug, stoneware, 350 ml',
  'Leather wallet for men, cowhide',
  'Stainless steel kitchen knife',
];

export const classifyBody = (turn: number) => ({
  description: CLEAR_TEXTS[turn % CLEAR_TEXTS.length],
  destinationCountry: 'US',
  mode: 'pro',
});

const ORIGINS = ['VN', 'CN', 'TR', 'IN'];

export const calculateBody = (turn: number) => ({
  hsCode: '6109.10.00',
  originCountry: ORIGINS[turn % ORIGINS.length],
  destinationCountry: 'US',
  value: 480,
  shippingCost: 35,
  quantity: 40,
});

/**
 * An operation over HTTP on kept connections, over all workspaces in turn. Any other answer than
 * 200 ends the bench.
 */
export function overHttp(
  url: string,
  path: string,
  workspaces: readonly BenchWorkspace[],
  body: (turn: number) => unknown,
): Run {
  return async (callers, milliseconds) => {
    const agent = connections(callers);
    const cell = await measure(callers, milliseconds, async (caller, turn) => {
      const { key } = workspaceOf(workspaces, caller + turn);
      await answered({ url, path, key, body: body(turn) }, agent);
    });
    agent.destroy();
    return cell;
  };
}

const workspaceOf = (workspaces: readonly BenchWorkspace[], turn: number): BenchWorkspace => {
  const workspace = workspaces[turn % workspaces.length];
  if (!workspace) throw new Error('there is no workspace');
  return workspace;
};

/** The body of a 200. Throws on any other answer. */
export async function answered(call: Call, agent = connections(1)): Promise<string> {
  const { status, body } = await post(agent, call);
  if (status !== 200) throw new Error(`${call.path} answered ${status}: ${body.slice(0, 500)}`);
  return body;
}

/** The empty workflow, run by its own process. */
export function emptyWorkflow(floor: Child): Run {
  return (callers, milliseconds) =>
    new Promise((resolve, reject) => {
      void floor.ended.then((how) => reject(new Error(`the floor ${how}: ${floor.tail()}`)));
      floor.process.once('message', (cell: Cell) => resolve(cell));
      floor.process.send({ callers, milliseconds });
    });
}
