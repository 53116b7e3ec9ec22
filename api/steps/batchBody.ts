/** The body of a batch: an item that is not valid fails alone, in its own result. */
import { z } from 'zod';
import { invalidInput } from '../../contract/errors.ts';
import type { Issue } from '../../engine/refusal.ts';
import { FaultyItem } from '../faultyItem.ts';

/** The schema of a batch: a list of items, and what holds for all of them. */
export type BatchSchema = z.ZodObject<Record<string, z.ZodType>>;

/**
 * The body with `FaultyItem` in the places of items of the list `name` that are not valid; null
 * where something else is wrong with it. `issuesOf` puts the faults of an item in our words.
 */
export function parsedBatch(
  schema: BatchSchema,
  name: string,
  sent: unknown,
  faults: readonly z.core.$ZodIssue[],
  issuesOf: (faults: readonly z.core.$ZodIssue[]) => Issue[],
): unknown {
  const isOfItem = ({ path: [list, index] }: z.core.$ZodIssue): boolean =>
    list === name && typeof index === 'number';
  if (!faults.every(isOfItem)) return null;
  // a list, since nothing but its items is wrong
  const items = (sent as Record<string, unknown[]>)[name] ?? [];
  const { element } = schema.shape[name] as z.ZodArray<z.ZodType>;
  const { [name]: _, ...others } = schema.shape;
  const rest = z.object(others).parse(sent);
  const byItem = Map.groupBy(faults, ({ path }) => path[1]);
  return {
    ...rest,
    [name]: items.map((item, index) => {
      const own = byItem.get(index);
      return own ? new FaultyItem(invalidInput(issuesOf(own)), item) : element.parse(item);
    }),
  };
}
