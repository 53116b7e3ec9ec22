import { describe, expect, it } from '@jest/globals';
import type { Cell } from './cell.ts';
import { healthOf, type Round, textOf } from './report.ts';

const cell: Cell = { durations: [100], elapsedMs: 100 };
const round = (callers: number, health: number[]): Round => ({
  callers,
  cells: {
    floor: cell,
    calculate: { ...cell, health },
    classify: cell,
    'calculate in two': cell,
    'classify in two': cell,
  },
});

describe('how soon a busy service says that it lives', () => {
  const health = healthOf([round(8, [2, 4]), round(8, [3]), round(64, [10, 30])]);

  it('is told over all rounds, by number of callers', () => {
    expect(health).toEqual([
      { callers: 8, p50: 3, p95: 4, max: 4, asked: 3 },
      { callers: 64, p50: 10, p95: 30, max: 30, asked: 2 },
    ]);
  });

  it('is said beside its aim', () => {
    const said = textOf([], [], health).split('\n').slice(-2);
    expect(said[0]).toMatch(/^met .* 8 callers: p50 3.0, p95 4.0, max 4.0 ms \(3 answers/);
    expect(said[1]).toMatch(/^short .* 64 callers/);
  });
});
