/**
 * Runs `work` over the items, `width` at a time, and returns the results in the order of the items.
 */
export async function lanes<T, R>(
  width: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const queue = items.entries(); // shared by all lanes: each takes the next item when it is free
  const lane = async (): Promise<void> => {
    for (const [position, item] of queue) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}
