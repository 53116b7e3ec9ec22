/** What changed for one code between two releases of a tariff. */
import { compareRows, type Difference, keyOf } from '../../engine/release/compare.ts';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { significant, type TariffReading } from './tariff.ts';

export interface CodeDifference extends Pick<Difference, 'change' | 'before' | 'after'> {
  kind: 'line' | 'measure';
  code: string;
}

/** Names of the parts of a release in which a code stands, and the measures that hold for it. */
export const partsWith = (code: string): string[] =>
  ['line', 'measure'].map((kind) => `${kind}/${code.slice(0, 2)}`);

/**
 * Differences between the rows of two releases that concern a code: its own and those below it in
 * full, of those above only rates and measures, since these are inherited. In the order of the
 * codes.
 */
export function changesOf(
  { schedule }: Pick<TariffReading, 'schedule'>,
  code: string,
  before: readonly ReleaseRecord[],
  after: readonly ReleaseRecord[],
): CodeDifference[] {
  const wanted = significant(schedule, code);
  const isBelow = (printed: string): boolean => printed.startsWith(wanted);
  const concerns = (record: ReleaseRecord): record is LineRecord | MeasureRecord =>
    isCoded(record) &&
    (isBelow(record.code) || code.startsWith(significant(schedule, record.code)));
  const [was, is] = [before.filter(concerns), after.filter(concerns)];
  const codes = new Map(
    [...was, ...is].map((record) => [keyOf(record), record.code ?? ''] as const),
  );
  return compareRows(was, is)
    .map(({ change, kind, key, before: old, after: present }): CodeDifference => ({
      change,
      kind: kind === 'measure' ? 'measure' : 'line',
      code: codes.get(key) ?? key,
      before: old,
      after: present,
    }))
    .filter((one) => isBelow(one.code) || one.kind === 'measure' || one.change === 'rerated')
    .sort((left, right) => (left.code < right.code ? -1 : left.code > right.code ? 1 : 0));
}

const isCoded = (
  record: ReleaseRecord,
): record is (LineRecord & { code: string }) | MeasureRecord =>
  (record.kind === 'line' || record.kind === 'measure') && record.code !== null;
