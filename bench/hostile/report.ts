/** The table of the ordinary load, alone and beside the hostile one, and what is promised of it. */
import { percentile } from '../support/statistics.ts';
import type { Answers } from './attack.ts';
import type { LargeBody } from './largeBody.ts';
import { type Measured, ORDINARY } from './ordinary.ts';

export interface Evidence {
  alone: readonly Measured[];
  beside: readonly Measured[];
  large: LargeBody;
  /** The process that serves was the same one from the beginning to the end. */
  restarted: boolean;
  /** Megabytes that it held: before the strangers came, at most, and after a pause. */
  memoryMb: { before: number; most: number; after: number };
  /** Slowest answer of /healthz while they were there. */
  healthMs: number;
  answers: Answers;
}

export const SLOWER_AIM = 2;
export const MEMORY_AIM_MB = 256;
export const HEALTH_AIM_MS = 200;
export const LARGE_AIM_MB = 300;

export interface Aim {
  name: string;
  met: boolean;
  found: string;
}

const all = (phases: readonly Measured[]): number[] =>
  phases.flatMap(({ durations }) => Object.values(durations).flat());

/** Every promise, with what was found of it. */
export function aimsOf({ alone, beside, large, restarted, memoryMb }: Evidence): Aim[] {
  const [before, under] = [percentile(all(alone), 0.95), percentile(all(beside), 0.95)];
  const failed = [...alone, ...beside].flatMap((phase) => phase.failed);
  const { after, before: held } = memoryMb;
  return [
    {
      name: `p95 of ordinary calls beside hostile ones at most ${SLOWER_AIM} times that alone`,
      met: under <= SLOWER_AIM * before,
      found: `${(under / before).toFixed(2)} times: ${under.toFixed(0)} ms beside, ${before.toFixed(0)} ms alone`,
    },
    {
      name: 'every ordinary call is answered with 200',
      met: failed.length === 0,
      found:
        failed.length === 0
          ? '0 otherwise'
          : `${failed.length} otherwise: ${[...new Set(failed)].join(', ')}`,
    },
    {
      name: 'no process restarts',
      met: !restarted,
      found: restarted ? 'another one serves now' : 'the same one serves',
    },
    {
      name: `memory returns to within ${MEMORY_AIM_MB} MB of before`,
      met: after <= held + MEMORY_AIM_MB,
      found: `${held} MB before, ${memoryMb.most} MB at most, ${after} MB after`,
    },
    ...aimsOfLarge(large),
  ];
}

/** What is promised of the largest body. */
export function aimsOfLarge({ status, memoryMb, healthMs }: LargeBody): Aim[] {
  const grown = memoryMb.most - memoryMb.before;
  return [
    { name: 'the largest body is answered with 200', met: status === 200, found: String(status) },
    {
      name: `it takes at most ${LARGE_AIM_MB} MB`,
      met: grown <= LARGE_AIM_MB,
      found: `${grown} MB, from ${memoryMb.before} MB; ${memoryMb.after} MB after`,
    },
    {
      name: `/healthz answers within ${HEALTH_AIM_MS} ms beside it`,
      met: healthMs <= HEALTH_AIM_MS,
      found: `${healthMs.toFixed(0)} ms`,
    },
  ];
}

export const textOfLarge = ({ megabytes, seconds }: LargeBody): string =>
  `largest body: ${megabytes.toFixed(0)} MB, answered after ${seconds.toFixed(1)} s`;

export const textOfAims = (aims: readonly Aim[]): string[] =>
  aims.map(({ name, met, found }) => `${met ? 'met   ' : 'MISSED'}  ${name} (${found})`);

/** Figures and promises as text. */
export function textOf(evidence: Evidence, aims: readonly Aim[]): string {
  const { alone, beside, large, answers, healthMs } = evidence;
  const cell = (phases: readonly Measured[], which: (typeof ORDINARY)[number]): string => {
    const durations = phases.flatMap((phase) => phase.durations[which]);
    return `p50 ${percentile(durations, 0.5).toFixed(0)} ms, p95 ${percentile(durations, 0.95).toFixed(0)} ms (${durations.length})`;
  };
  return [
    ...ORDINARY.map(
      (which) => `${which}: alone ${cell(alone, which)}, beside ${cell(beside, which)}`,
    ),
    `slowest /healthz beside: ${healthMs.toFixed(0)} ms`,
    textOfLarge(large),
    '',
    'hostile inputs by answer',
    ...Object.entries(answers).map(([name, counts]) => `  ${name}: ${countsOf(counts)}`),
    '',
    ...textOfAims(aims),
  ].join('\n');
}

const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status} ${count} times`)
    .join(', ');
