import { expect, it } from '@jest/globals';
import { EdgeTable } from './edgeTable.ts';

it('keeps every edge while it grows, and knows no other', () => {
  const table = new EdgeTable(4);
  const edges = Array.from({ length: 5000 }, (_, at) => [at % 71, Math.floor(at / 71), at] as const);
  for (const [node, word, target] of edges) table.add(node, word, target);
  expect(edges.filter(([node, word, target]) => table.get(node, word) !== target)).toEqual([]);
  expect(table.get(71, 0)).toBe(-1);
  expect(table.get(0, 5000)).toBe(-1);
});
