/**
 * What imported lists keep off a measure: goods under an exemption heading, and goods that another
 * measure charges instead.
 */
import type { Validity } from '../../../engine/calendar.ts';
import { isAgainst } from '../../../engine/tariff/relief/exemptionHeading.ts';
import type {
  ExemptionHeading,
  MeasureExemption,
  MeasureRow,
} from '../../../engine/tariff/types.ts';
import { type ListBatch, isMeasure, originsOfBoth, overlap } from './listBatches.ts';

/**
 * The row with what the lists keep off it. A list that holds as long as the measure says which
 * goods are exempt: no doubt is left.
 */
export function keptOff(
  row: MeasureRow,
  measures: readonly MeasureRow[],
  headings: readonly ExemptionHeading[],
  batches: readonly ListBatch[],
): MeasureRow {
  let { exemptions, doubt } = row;
  for (const batch of batches) {
    // A heading exempts or charges, never both.
    const heading = headings.some((one) => one.heading === batch.measure) ? batch.measure : null;
    const validity =
      heading === null ? replacedWhile(row, batch, measures) : exemptedWhile(row, batch, headings);
    if (validity === null) continue;
    exemptions = [...exemptions, codeExemption(batch.codes, heading, validity)];
    if (heading !== null && validity.from <= row.from && isLast(validity, row)) doubt = [];
  }
  return exemptions === row.exemptions ? row : { ...row, exemptions, doubt };
}

const isLast = ({ until }: Validity, row: Validity): boolean =>
  until === null || (row.until !== null && row.until <= until);

const codeExemption = (
  values: string[],
  heading: string | null,
  validity: Validity,
): MeasureExemption => ({
  when: 'code',
  negated: false,
  values,
  within: [],
  heading,
  validity,
});

/** When a list under an exemption heading keeps the row off; null when never. */
export function exemptedWhile(
  row: MeasureRow,
  batch: ListBatch,
  headings: readonly ExemptionHeading[],
): Validity | null {
  const heading = headings.find((one) => one.heading === batch.measure && isAgainst(one, row));
  if (!heading || (heading.origins === null && batch.origins.length === 0)) return null;
  const meant = [heading.origins ?? [], batch.origins].filter((origins) => origins.length > 0);
  const within = meant.every(
    (origins) => row.origins.length > 0 && row.origins.every((one) => origins.includes(one)),
  );
  const held = within ? overlap(heading, batch) : null;
  return held && overlap(row, held) ? held : null;
}

/**
 * When a list charges its goods by another measure of the kind, so that the row on all goods does
 * not; null when never.
 */
function replacedWhile(
  row: MeasureRow,
  batch: ListBatch,
  measures: readonly MeasureRow[],
): Validity | null {
  if (!('all' in row.scope) || isMeasure(row, batch.measure)) return null;
  const other = measures.find(
    (one) =>
      one.kind === row.kind &&
      isMeasure(one, batch.measure) &&
      originsOfBoth(one, row) !== null &&
      overlap(one, row) !== null,
  );
  return other ? overlap(other, batch) : null;
}
