/**
 * Letters to insert, drop, change or swap with their neighbour (each letter in one of them only) to
 * make one word of the other. With a `max`, `max` + 1 as soon as it is more than that.
 */
export function editDistance(left: string, right: string, max = Infinity): number {
  const [rows, columns] = [left.length, right.length];
  if (Math.abs(rows - columns) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, at) => at);
  for (let row = 1; row <= rows; row += 1) {
    const present = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      present.push(cost);
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    beforeLast = last;
    last = present;
  }
  return Math.min(last[columns] ?? max + 1, max + 1);
}
