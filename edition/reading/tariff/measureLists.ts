/**
 * Lists of goods that an operator imported for the additional duties of the United States, laid
 * over the embedded measures.
 */
import { isCoveredBy } from '../../../engine/hscode.ts';
import type { ListRecord } from '../../../engine/release/records.ts';
import type { ExemptionHeading, MeasureRow } from '../../../engine/tariff/types.ts';
import { type ListBatch, batchesOf, isMeasure, originsOfBoth, overlap } from './listBatches.ts';
import { keptOff } from './listExemptions.ts';

/**
 * The measures with the lists laid over them. Codes listed under a measure's heading or id are
 * charged by it, and no longer by a measure of the same kind on all goods; codes listed under an
 * exemption heading are kept off; a heading that is not known makes a measure of its own, at its
 * rate. A list holds no longer than the measure or heading it names.
 */
export function withLists(
  measures: readonly MeasureRow[],
  exemptions: readonly ExemptionHeading[],
  lists: readonly ListRecord[],
): MeasureRow[] {
  const batches = batchesOf(lists);
  const added = batches.flatMap((batch) => {
    const known = measures.filter((row) => isMeasure(row, batch.measure));
    if (known.length > 0) return extended(known, batch);
    const exempts = exemptions.some(({ heading }) => heading === batch.measure);
    return exempts || batch.first.rate === null
      ? []
      : [newMeasure(batch, batch.first.rate, measures)];
  });
  return [...measures, ...added].map((row) => keptOff(row, measures, exemptions, batches));
}

/**
 * Measures that lists name without a rate and that nothing else knows: they could not be charged.
 */
export function unknownMeasures(
  measures: readonly MeasureRow[],
  exemptions: readonly ExemptionHeading[],
  lists: readonly ListRecord[],
): string[] {
  const known = (name: string): boolean =>
    measures.some((row) => isMeasure(row, name)) ||
    exemptions.some(({ heading }) => heading === name);
  return [
    ...new Set(lists.filter(({ rate }) => rate === null).map(({ measure }) => measure)),
  ].filter((name) => !known(name));
}

/**
 * Rows of the measure for the codes that it does not cover yet, for as long and as far as both
 * hold.
 */
function extended(known: readonly MeasureRow[], batch: ListBatch): MeasureRow[] {
  const extendable = known.filter(
    (row, at) => !known.slice(0, at).some((before) => speaksFor(before, row)),
  );
  return extendable.flatMap((row) => {
    const both = overlap(row, batch);
    const reach = originsOfBoth(row, batch);
    const { scope } = row;
    if (both === null || reach === null || 'all' in scope) return [];
    const codes =
      'prefixes' in scope
        ? batch.codes.filter((code) => !isCoveredBy(code, scope.prefixes))
        : batch.codes;
    if (codes.length === 0) return [];
    const id = `${row.id}, list from ${batch.from}`;
    const rate = batch.first.rate ?? row.rate;
    const except = 'listed' in scope ? scope.except : [];
    const scoped = { scope: { prefixes: codes, except }, doubt: [], imported: true as const };
    return [{ ...row, ...both, ...reach, id, rate, ...scoped }];
  });
}

/**
 * Two rows of one heading hold for the same origins at the same time: a code is added to one of
 * them alone.
 */
const speaksFor = (before: MeasureRow, row: MeasureRow): boolean =>
  overlap(before, row) !== null &&
  originsOfBoth(before, row) !== null &&
  JSON.stringify(before.exemptions) === JSON.stringify(row.exemptions);

const newMeasure = (
  batch: ListBatch,
  rate: string,
  measures: readonly MeasureRow[],
): MeasureRow => ({
  schedule: 'us',
  id: `${batch.measure} from ${batch.from}`,
  heading: batch.measure,
  name: batch.first.name ?? `Additional duty ${batch.measure}`,
  kind: kindOf(batch.measure, measures),
  rate,
  origins: batch.origins,
  originsExcluded: batch.originsExcluded,
  scope: { prefixes: batch.codes, except: [] },
  exemptions: [],
  doubt: [],
  imported: true,
  from: batch.from,
  until: batch.until,
  legalBasis: batch.first.legalBasis ?? `heading ${batch.measure}, as imported by the operator`,
  sourceUrl: batch.first.legalUrl ?? '',
});

const PROGRAMME_LENGTH = '9903.88'.length;

/**
 * A new heading between those of one kind is of that kind, and adds or gives way as they do:
 * 9903.88, 9903.91. Between those of several families, as in 9903.94, it is of the family of the
 * heading before it.
 */
function kindOf(heading: string, measures: readonly MeasureRow[]): string {
  const programme = heading.slice(0, PROGRAMME_LENGTH);
  const rows = measures.filter((row) => row.heading.startsWith(programme));
  const common = rows.find(({ kind }) => rows.every((other) => other.kind.startsWith(kind)));
  const before = rows
    .filter((row) => row.heading < heading)
    .toSorted((left, right) => left.heading.localeCompare(right.heading))
    .at(-1);
  return (common ?? before)?.kind ?? 'additional';
}
