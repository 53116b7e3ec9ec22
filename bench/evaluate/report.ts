/** The report of an evaluation as lines for a person. */
import {
  confusions,
  figuresOf,
  type Figures,
  latencyAt,
  type Share,
  vagueFigures,
} from './figures.ts';
import { type Judged, RECALL_AT } from './judge.ts';

const CONFUSIONS_SHOWN = 15;

/** Every table, whole and split. */
export function reportOf(judged: readonly Judged[]): string[] {
  const whole = figuresOf(judged);
  return [
    `${whole.cases} cases, ${whole.refused} refused`,
    ...levelLines(whole),
    `candidates: the right six digits are among ${RECALL_AT} in ${shown(whole.recall)}`,
    ...whole.confidence.map(
      ({ confidence, coverage, right }) =>
        `confidence ${confidence.padEnd(6)} ${shown(coverage)} of the cases, right at 6 digits ${shown(right)}`,
    ),
    `calibration error at 6 digits: ${errorShown(whole)}`,
    `codes that do not exist: ${whole.invalidCodes}`,
    ...vagueFigures(judged).map(
      ({ expect, met }) => `texts that should be ${expect}: ${shown(met)}`,
    ),
    `latency ms: median ${latencyAt(judged, 0.5).toFixed(1)}, p95 ${latencyAt(judged, 0.95).toFixed(1)}, longest ${latencyAt(judged, 1).toFixed(1)}`,
    `memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    ...split('kind of text', judged, ({ kind }) => kind),
    ...split('language', judged, (one) => one.case.lang ?? null),
    ...split('difficulty', judged, (one) => one.case.difficulty ?? null),
    ...split('destination', judged, (one) => one.case.destination || null),
    ...split('chapter', judged, (one) => one.case.code.slice(0, 2) || null),
    ...confusionLines(judged),
  ];
}

function levelLines({ levels }: Figures): string[] {
  return [
    'digits   cases              top-1              top-3              top-5',
    ...levels.flatMap(({ digits, top1, top3, top5 }) =>
      top1 === null
        ? []
        : [
            `${String(digits).padStart(6)} ${String(top1.count).padStart(7)} ${[top1, top3, top5].map((one) => shown(one).padStart(18)).join(' ')}`,
          ],
    ),
  ];
}

/** One line a value, where there are at least two values. */
function split(
  name: string,
  judged: readonly Judged[],
  valueOf: (one: Judged) => string | null,
): string[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const value = valueOf(one);
    if (value !== null && one.case.code !== '')
      groups.set(value, [...(groups.get(value) ?? []), one]);
  }
  if (groups.size < 2) return [];
  return [
    `by ${name}: cases, 6 digits, all digits, high and right when high, calibration error`,
    ...[...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, of]) => groupLine(value, figuresOf(of))),
  ];
}

function groupLine(value: string, figures: Figures): string {
  const at = (digits: number | 'all'): Share | null =>
    figures.levels.find((level) => level.digits === digits)?.top1 ?? null;
  const high = figures.confidence.find(({ confidence }) => confidence === 'high');
  return `  ${value.padEnd(10)} ${String(figures.cases).padStart(5)} ${shown(at(6)).padStart(18)} ${shown(at('all')).padStart(18)} ${percent(high?.coverage ?? null).padStart(7)} ${percent(high?.right ?? null).padStart(7)} ${errorShown(figures)}`;
}

function confusionLines(judged: readonly Judged[]): string[] {
  const found = confusions(judged, CONFUSIONS_SHOWN);
  if (found.length === 0) return [];
  return [
    'commonest confusions (right, given, cases):',
    ...found.map(({ right, given, cases }) => `  ${right} ${given} ${cases}`),
  ];
}

const percent = (share: Share | null): string =>
  share === null ? '-' : `${(share.share * 100).toFixed(1)} %`;

const shown = (share: Share | null): string =>
  share === null
    ? '-'
    : `${percent(share)} (${Math.round(share.low * 100)}-${Math.round(share.high * 100)})`;

const errorShown = ({ calibrationError }: Figures): string => calibrationError?.toFixed(3) ?? '-';
