/**
 * What is measured: the two billable operations over HTTP, on one process and on two, and the empty
 * workflow beside them.
 */
import type { Child } from '../../workers/process/children.ts';
import { type Call, connections, post } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';
import { type Cell, measure } from './cell.ts';

export const SUBJECTS = [
  'floor',
  'calculate',
  'classify',
  'calculate in two',
  'classify in two',
] as const;
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
 * An operation over HTTP on kept connections, over all workspaces and all processes in turn. Any
 * other answer than 200 ends the bench.
 */
export function overHttp(
  urls: readonly string[],
  path: string,
  workspaces: readonly BenchWorkspace[],
  body: (turn: number) => unknown,
): Run {
  return async (callers, milliseconds) => {
    const agent = connections(callers);
    const cell = await measure(callers, milliseconds, async (caller, turn) => {
      const { key } = turnOf(workspaces, caller + turn);
      await answered({ url: turnOf(urls, caller + turn), path, key, body: body(turn) }, agent);
    });
    agent.destroy();
    return cell;
  };
}

function turnOf<Thing>(things: readonly Thing[], turn: number): Thing {
  const one = things[turn % things.length];
  if (one === undefined) throw new Error('there is nothing to take in turn');
  return one;
}

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
