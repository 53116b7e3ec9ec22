/** The body of a batch: an item that is not valid fails alone, in its own result. */
import type { z } from 'zod';
import { invalidInput } from '../../contract/errors.ts';
import type { Issue } from '../../engine/refusal.ts';
import { FaultyItem } from '../faultyItem.ts';

/** The schema of a batch: its items, and what holds for all of them. */
export type BatchSchema = z.ZodObject<{ items: z.ZodArray<z.ZodType> }>;

/**
 * The body with `FaultyItem` in the places of items that are not valid; null where something else
 * is wrong with it. `issuesOf` puts the faults of an item in our words.
 */
export function parsedBatch(
  schema: BatchSchema,
  sent: unknown,
  faults: readonly z.core.$ZodIssue[],
  issuesOf: (faults: readonly z.core.$ZodIssue[]) => Issue[],
): unknown {
  const isOfItem = ({ path: [list, index] }: z.core.$ZodIssue): boolean =>
    list === 'items' && typeof index === 'number';
  if (!faults.every(isOfItem)) return null;
  const { items } = sent as { items: unknown[] }; // a list, since nothing but its items is wrong
  const rest = schema.omit({ items: true }).parse(sent);
  return {
    ...rest,
    items: items.map((item, index) => {
      const own = faults.filter(({ path }) => path[1] === index);
      return own.length === 0
        ? schema.shape.items.element.parse(item)
        : new FaultyItem(invalidInput(issuesOf(own)), item);
    }),
  };
}
