import { expect, it } from '@jest/globals';
import { addEdge, edgeOf, edgeTable } from './edgeTable.ts';

it('keeps every edge while it grows, and knows no other', () => {
  const table = edgeTable(4);
  const edges = Array.from(
    { length: 5000 },
    (_, at) => [at % 71, Math.floor(at / 71), at] as const,
  );
  for (const [node, word, target] of edges) addEdge(table, node, word, target);
  expect(edges.filter(([node, word, target]) => edgeOf(table, node, word) !== target)).toEqual([]);
  expect(edgeOf(table, 71, 0)).toBe(-1);
  expect(edgeOf(table, 0, 5000)).toBe(-1);
});
