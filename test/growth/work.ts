/**
 * Counts the work of a call without a clock, so that a busy machine changes nothing: how often each
 * block of code ran (V8's own counters), and the characters or items that built-in functions walked
 * over. What an expression does at one place is not seen; that each expression alone is linear is
 * what `npm run check:expressions` proves.
 */
import { Session } from 'node:inspector/promises';

export interface WorkCounter {
  /** Steps of some calls; their answers and refusals are not looked at. */
  of: (calls: readonly (() => unknown)[]) => Promise<number>;
  stop: () => void;
}

/** Starts counting in this process. Stop it when the tests are through. */
export async function startCounting(): Promise<WorkCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async of(calls) {
      await session.post('Profiler.takePreciseCoverage'); // forgets what ran before
      const walked = await walkedBy(calls);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ran = result
        .filter(({ url }) => !/^node:|jest|\/test\/growth\//.test(url))
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, { count }) => sum + count, 0);
      return walked + ran;
    },
    stop: () => session.disconnect(),
  };
}

async function walkedBy(calls: readonly (() => unknown)[]): Promise<number> {
  let walked = 0;
  const restore = watchBuiltIns((steps) => {
    walked += steps;
  });
  for (const call of calls) {
    try {
      await call();
    } catch {
      // a refusal is an answer too
    }
  }
  restore();
  return walked;
}

/** What a call walked over, told from what it was called on, with and what it answered. */
type Cost = (self: Walked, args: readonly unknown[], answer: unknown) => number;
type Walked = string | readonly unknown[] | { expression: RegExp; from: number };

const sizeOf = (one: unknown): number =>
  typeof one === 'string' || Array.isArray(one) ? one.length : 0;
const whole: Cost = (self) => sizeOf(self);
const answered: Cost = (_, __, answer) => sizeOf(answer);
const gone: Cost = (self, _, answer) => sizeOf(self) - sizeOf(answer);
/** As far as the place that was found, or to the end. */
const reached: Cost = (self, [, from], at) => {
  const start = typeof from === 'number' ? from : 0;
  return typeof at === 'number' && at >= 0 ? at - start : sizeOf(self) - start;
};
const held: Cost = (self, args) =>
  reached(self, [], typeof self === 'string' ? self.indexOf(String(args[0])) : -1);
/** Where an expression is meant, its own search is counted. */
const byText: Cost = (self, [part]) => (typeof part === 'string' ? sizeOf(self) : 0);

/**
 * The way from where the search began to the end of what was found; of one that is tied to a place
 * only what it found.
 */
const searched: Cost = (self, [text], answer) => {
  if (typeof self === 'string' || !('expression' in self)) return 0;
  const { expression, from } = self;
  if (Array.isArray(answer))
    return ((answer as RegExpExecArray).index ?? 0) + sizeOf(answer[0]) - from;
  const isTied =
    expression.sticky || (/^\^[^|]*$/.test(expression.source) && !expression.multiline);
  return isTied ? 1 : sizeOf(text) - from;
};

/** What built-in functions walk over. Those that only point into a text (`slice`) cost nothing. */
const STRINGS: Readonly<Record<string, Cost>> = {
  indexOf: reached,
  lastIndexOf: (self, _, at) => sizeOf(self) - Math.max(Number(at), 0),
  includes: held,
  toLowerCase: whole,
  toUpperCase: whole,
  normalize: whole,
  trim: gone,
  trimEnd: gone,
  trimStart: gone,
  replaceAll: byText,
  replace: byText,
  split: byText,
  repeat: answered,
};
const ARRAYS: Readonly<Record<string, Cost>> = {
  indexOf: reached,
  includes: whole,
  shift: whole,
  unshift: whole,
  splice: whole,
  concat: whole,
  slice: answered,
  join: whole,
  reverse: whole,
};
const EXPRESSIONS: Readonly<Record<string, Cost>> = { exec: searched };

/** Every call of these functions tells its cost from now on; what is answered undoes it. */
function watchBuiltIns(tell: (steps: number) => void): () => void {
  const watched: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
    [String.prototype, STRINGS],
    [Array.prototype, ARRAYS],
    [RegExp.prototype, EXPRESSIONS],
  ];
  const undo = watched.flatMap(([prototype, costs]) =>
    Object.entries(costs).map(([name, cost]) => watch(prototype, name, cost, tell)),
  );
  return () => undo.forEach((one) => one());
}

function watch(
  prototype: object,
  name: string,
  cost: Cost,
  tell: (steps: number) => void,
): () => void {
  const described = Object.getOwnPropertyDescriptor(prototype, name);
  const plain: unknown = described?.value;
  if (!described || typeof plain !== 'function') throw new Error(`no function ${name}`);
  let inside = false; // a cost calls such functions itself
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    if (inside) return Reflect.apply(plain, this, args);
    const self = this instanceof RegExp ? { expression: this, from: startOf(this) } : this;
    const answer: unknown = Reflect.apply(plain, this, args);
    inside = true;
    try {
      // strings, arrays and expressions alone are watched
      tell(1 + cost(self as Walked, args, answer));
    } finally {
      inside = false;
    }
    return answer;
  };
  Object.defineProperty(prototype, name, { ...described, value: watched });
  return () => void Object.defineProperty(prototype, name, described);
}

const startOf = (expression: RegExp): number =>
  expression.global || expression.sticky ? expression.lastIndex : 0;
