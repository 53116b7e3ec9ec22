/** The table, and the two ratios that are promised of it. */
import { median, percentile } from '../support/statistics.ts';
import type { Cell } from './cell.ts';
import { type Subject, SUBJECTS } from './subjects.ts';

/** One measurement of every subject with so many callers; rounds follow one another, so that a neighbour hits all. */
export interface Round {
  callers: number;
  cells: Record<Subject, Cell>;
}

export interface Row {
  subject: Subject;
  callers: number;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** Slowest and fastest round: how noisy the machine was. */
  perSecondRange: [number, number];
}

const rateOf = ({ durations, elapsedMs }: Cell): number => (durations.length / elapsedMs) * 1000;

/** A row for each subject and number of callers, over all rounds. Times are in milliseconds. */
export function rowsOf(rounds: readonly Round[]): Row[] {
  const levels = [...new Set(rounds.map(({ callers }) => callers))];
  return levels.flatMap((callers) =>
    SUBJECTS.map((subject): Row => {
      const cells = rounds.filter((round) => round.callers === callers).map(({ cells }) => cells[subject]);
      const durations = cells.flatMap((cell) => cell.durations);
      const rates = cells.map(rateOf);
      return {
        subject,
        callers,
        p50: percentile(durations, 0.5),
        p95: percentile(durations, 0.95),
        p99: percentile(durations, 0.99),
        perSecond: median(rates),
        perSecondRange: [Math.min(...rates), Math.max(...rates)],
      };
    }),
  );
}

export interface Ratio {
  name: string;
  value: number;
  range: [number, number];
  aim: number;
  met: boolean;
}

export const LATENCY_AIM = 1.8; // calculate may take this many times the empty workflow, one caller
export const RATE_AIM = 0.55; // and must reach this share of its rate, eight callers

/** The two promised ratios: medians over the rounds, each taken within its round. */
export function ratiosOf(rounds: readonly Round[]): Ratio[] {
  const latency = rounds
    .filter(({ callers }) => callers === 1)
    .map(({ cells }) => median(cells.calculate.durations) / median(cells.floor.durations));
  const rate = rounds
    .filter(({ callers }) => callers === 8)
    .map(({ cells }) => rateOf(cells.calculate) / rateOf(cells.floor));
  return [
    ratio('calculate p50 / floor p50, 1 caller', latency, LATENCY_AIM, (value) => value <= LATENCY_AIM),
    ratio('calculate rate / floor rate, 8 callers', rate, RATE_AIM, (value) => value >= RATE_AIM),
  ];
}

function ratio(
  name: string,
  values: readonly number[],
  aim: number,
  meets: (value: number) => boolean,
): Ratio {
  const value = median(values);
  return { name, value, range: [Math.min(...values), Math.max(...values)], aim, met: meets(value) };
}

const HEAD = ['', 'callers', 'p50 ms', 'p95 ms', 'p99 ms', 'a second', 'slowest-fastest round'];

/** The table and the ratios as text. */
export function textOf(rows: readonly Row[], ratios: readonly Ratio[]): string {
  const body = rows.map((row) => [
    row.subject,
    String(row.callers),
    ...[row.p50, row.p95, row.p99, row.perSecond].map((number) => number.toFixed(1)),
    row.perSecondRange.map((number) => number.toFixed(0)).join('-'),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...body.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const promised = ratios.map(
    ({ name, value, range, aim, met }) =>
      `${met ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(2)} (rounds ${range.map((one) => one.toFixed(2)).join('-')}; aim ${aim})`,
  );
  return [line(HEAD), ...body.map(line), '', ...promised].join('\n');
}
