/** Twice the text is at most three times the work, whatever a stranger writes. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Shape, SHAPES } from './hostile.ts';
import { READERS } from './readers.ts';
import { startCounting, type WorkCounter } from './work.ts';

const CHARACTERS = 1000;
/**
 * Shapes are measured together, since asking V8 for its counters takes its time; of a group that
 * grows each one by itself.
 */
const GROUP = 48;
const GROUP_GROWS = 2.2;
/** Below this much work, what a reader does only once (tables it builds, say) tells nothing. */
const STEPS_MIN = 20_000;

let counter: WorkCounter;
beforeAll(async () => {
  counter = await startCounting();
});
afterAll(() => counter.stop());

/** Steps for texts of these shapes, and for texts twice as long. */
async function growthOf(
  read: (text: string) => unknown,
  shapes: readonly Shape[],
): Promise<[number, number]> {
  const steps = (size: number): Promise<number> =>
    counter.of(
      shapes.map(
        ({ text }) =>
          () =>
            read(text(size)),
      ),
    );
  return [await steps(CHARACTERS), await steps(2 * CHARACTERS)];
}

it.each(Object.entries(READERS))('%s', async (_, read) => {
  await growthOf(read, SHAPES.slice(0, 1)); // what is made at the first call is made
  const grown: string[] = [];
  for (let at = 0; at < SHAPES.length; at += GROUP) {
    const group = SHAPES.slice(at, at + GROUP);
    const [once, twice] = await growthOf(read, group);
    if (twice < STEPS_MIN || twice < GROUP_GROWS * once) continue;
    for (const shape of group) {
      const [short, long] = await growthOf(read, [shape]);
      if (long >= STEPS_MIN && long > 3 * short)
        grown.push(`${JSON.stringify(shape.name)}: ${short} steps, then ${long}`);
    }
  }
  expect(grown).toEqual([]);
});
