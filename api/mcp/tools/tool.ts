/** A tool: an operation of the interface as a model gets to know it. */
import type { Operation, Scope } from '../../../contract/operation.ts';
import { SCOPES } from '../../../contract/operation.ts';
import type { Route } from '../../route.ts';
import { OPERATIONS_BY_ID } from '../../routes/index.ts';
import type { Said } from '../said.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** What is written of a tool; the rest is its operation's. */
export interface ToolRow {
  name: string;
  title: string;
  operation: Operation;
  /** What it does. */
  does: string;
  /** When to use it. */
  use: string;
  /** When not, and what then. */
  not: string;
  /** The answer as a person would be told it: no text of a page, nothing that is not in it. */
  summary: (answer: Said) => string;
  /** Which of several operations is meant; `operation` is the one whose contract is shown. */
  choose?: (args: Arguments) => Operation;
  /** Arguments of the tool that its operation does not have, as JSON Schema. */
  more?: Readonly<Record<string, object>>;
  /** The arguments as the operation takes them. */
  asked?: (args: Arguments) => Arguments;
  /** Scopes of a call, where the operation does not name one. */
  scopes?: (args: Arguments) => Scope[];
  /** Fields of `data` that are answered; left out: all. */
  fields?: readonly string[];
  /** Fields of `data` that hold what somebody else wrote: a page, a photo. */
  untrusted?: readonly string[];
  /** It changes or removes what stands. */
  destructive?: true;
  /** It reads addresses of the outside world. */
  openWorld?: true;
  /** What a person is asked before it is done, of the product that it is about. */
  question?: (args: Arguments, product: Said) => string;
  /** Address of the view that shows its answer. */
  view?: string;
}

export interface Tool extends ToolRow {
  routeOf: (args: Arguments) => Route;
  scopes: (args: Arguments) => Scope[];
  isReadOnly: boolean;
  /** It may cost credits: `dryRun` tells how many. */
  spends: boolean;
}

/** A row with what follows from its operation. Throws where there is no route for it. */
export function toolOf(row: ToolRow): Tool {
  const { operation } = row;
  const { access } = operation;
  const needed = SCOPES.filter((scope) => scope === access);
  return {
    ...row,
    routeOf: (args) => routeOf(row.choose?.(args) ?? operation),
    scopes: row.scopes ?? (() => needed),
    isReadOnly: operation.method === 'get' || READS.has(operation.id),
    spends: operation.idempotent === true && operation.keeps === undefined,
  };
}

/** It is asked with a body, and keeps nothing but what it cost. */
const READS: ReadonlySet<string> = new Set(['calculateStacking']);

function routeOf({ id }: Operation): Route {
  const route = OPERATIONS_BY_ID.get(id);
  if (!route) throw new Error(`Bug: there is no route for ${id}`);
  return route;
}
