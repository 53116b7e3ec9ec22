/** The table, and the two ratios that are promised of it. */
import { median, percentile } from '../support/statistics.ts';
import type { Cell } from './cell.ts';
import { type Subject, SUBJECTS } from './subjects.ts';

/**
 * One measurement of every subject with so many callers; rounds follow one another, so that a
 * neighbour hits all.
 */
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
  /** Milliseconds of processor time a call, by process. */
  processorMs: Record<string, number>;
}

const rateOf = ({ durations, elapsedMs }: Cell): number => (durations.length / elapsedMs) * 1000;

/** A row for each subject and number of callers, over all rounds. Times are in milliseconds. */
export function rowsOf(rounds: readonly Round[]): Row[] {
  const levels = [...new Set(rounds.map(({ callers }) => callers))];
  return levels.flatMap((callers) =>
    SUBJECTS.map((subject): Row => {
      const cells = rounds
        .filter((round) => round.callers === callers)
        .map((round) => round.cells[subject]);
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
        processorMs: processorOf(cells),
      };
    }),
  );
}

/** What a call took of each process, over all rounds. */
function processorOf(cells: readonly Cell[]): Record<string, number> {
  const calls = cells.reduce((sum, { durations }) => sum + durations.length, 0);
  const names = [...new Set(cells.flatMap(({ processorMs = {} }) => Object.keys(processorMs)))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      cells.reduce((sum, { processorMs }) => sum + (processorMs?.[name] ?? 0), 0) / calls,
    ]),
  );
}

export interface Ratio {
  name: string;
  value: number;
  range: [number, number];
  aim: number;
  /** Beyond it the bench fails. */
  limit: number;
  verdict: 'met' | 'short' | 'MISSED';
}

// calculate takes so many times the empty workflow, one caller
const LATENCY = { aim: 1.5, limit: 1.655 };
// and reaches this share of its rate, eight callers
const RATE = { aim: 0.7, limit: 0.6 };

/** The two promised ratios: medians over the rounds, each taken within its round. */
export function ratiosOf(rounds: readonly Round[]): Ratio[] {
  const latency = rounds
    .filter(({ callers }) => callers === 1)
    .map(({ cells }) => median(cells.calculate.durations) / median(cells.floor.durations));
  const rate = rounds
    .filter(({ callers }) => callers === 8)
    .map(({ cells }) => rateOf(cells.calculate) / rateOf(cells.floor));
  return [
    ratio(
      'calculate p50 / floor p50, 1 caller',
      latency,
      LATENCY,
      (value, bound) => value <= bound,
    ),
    ratio('calculate rate / floor rate, 8 callers', rate, RATE, (value, bound) => value >= bound),
  ];
}

function ratio(
  name: string,
  values: readonly number[],
  { aim, limit }: { aim: number; limit: number },
  keeps: (value: number, bound: number) => boolean,
): Ratio {
  const value = median(values);
  const verdict = keeps(value, aim) ? 'met' : keeps(value, limit) ? 'short' : 'MISSED';
  return { name, value, range: [Math.min(...values), Math.max(...values)], aim, limit, verdict };
}

/** How soon /healthz answers while so many callers calculate, in milliseconds. */
export interface Health {
  callers: number;
  p50: number;
  p95: number;
  max: number;
  /** Answers. */
  asked: number;
}

/** Of p95; a missed one fails nothing, since the bench shares the cores with what it measures. */
const HEALTH_AIM_MS = 20;

/** Over all rounds, by number of callers. */
export function healthOf(rounds: readonly Round[]): Health[] {
  return [...new Set(rounds.map(({ callers }) => callers))].map((callers): Health => {
    const durations = rounds
      .filter((round) => round.callers === callers)
      .flatMap(({ cells }) => cells.calculate.health ?? []);
    return {
      callers,
      p50: percentile(durations, 0.5),
      p95: percentile(durations, 0.95),
      max: percentile(durations, 1),
      asked: durations.length,
    };
  });
}

const HEAD = [
  '',
  'callers',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'a second',
  'slowest-fastest round',
  'processor ms a call',
];

/** The table, the ratios and the health as text. */
export function textOf(
  rows: readonly Row[],
  ratios: readonly Ratio[],
  health: readonly Health[],
): string {
  const body = rows.map((row) => [
    row.subject,
    String(row.callers),
    ...[row.p50, row.p95, row.p99, row.perSecond].map((number) => number.toFixed(1)),
    row.perSecondRange.map((number) => number.toFixed(0)).join('-'),
    Object.entries(row.processorMs)
      .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
      .join(', '),
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
    ({ name, value, range, aim, limit, verdict }) =>
      `${verdict.padEnd(6)}  ${name}: ${value.toFixed(2)} (rounds ${range.map((one) => one.toFixed(2)).join('-')}; aim ${aim}, fails at ${limit})`,
  );
  const alive = health.map(
    ({ callers, p50, p95, max, asked }) =>
      `${(p95 < HEALTH_AIM_MS ? 'met' : 'short').padEnd(6)}  /healthz beside ${callers} callers: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} ms (${asked} answers; aim p95 ${HEALTH_AIM_MS})`,
  );
  return [line(HEAD), ...body.map(line), '', ...promised, ...alive].join('\n');
}
