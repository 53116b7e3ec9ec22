/** Lists of goods that an operator imported for the additional duties of the United States, laid over the embedded measures. */
import type { Validity } from '../../engine/calendar.ts';
import { isCoveredBy } from '../../engine/hscode.ts';
import type { ListRecord } from '../../engine/tariff/records.ts';
import type { MeasureRow } from '../../engine/tariff/types.ts';

/** What an exemption heading keeps off: kinds of measures, all of that kind. */
export interface ExemptionHeading {
  heading: string;
  kinds: readonly string[];
}

/** Rows of one list with one validity and rate: they become one row of measures. */
interface Batch extends Validity {
  measure: string;
  codes: string[];
  first: ListRecord;
}

/**
 * The measures with the lists laid over them. Codes listed under a measure's heading or id are charged by it; codes
 * listed under an exemption heading are kept off; a heading that is not known makes a measure of its own, at its rate.
 */
export function withLists(
  measures: readonly MeasureRow[],
  exemptions: readonly ExemptionHeading[],
  lists: readonly ListRecord[],
): MeasureRow[] {
  let rows = [...measures];
  for (const batch of batchesOf(lists)) {
    const exempted = exemptions.find(({ heading }) => heading === batch.measure)?.kinds;
    const known = rows.filter((row) => isMeasure(row, batch.measure));
    if (known.length > 0) rows = [...rows, ...known.flatMap((row) => extended(row, batch))];
    else if (exempted) rows = rows.map((row) => (exempted.includes(row.kind) ? exempting(row, batch) : row));
    else if (batch.first.rate !== null) rows = [...rows, newMeasure(batch, batch.first.rate)];
  }
  return rows;
}

/** Measures that lists name without a rate and that nothing else knows: they could not be charged. */
export function unknownMeasures(
  measures: readonly MeasureRow[],
  exemptions: readonly ExemptionHeading[],
  lists: readonly ListRecord[],
): string[] {
  const known = (name: string): boolean =>
    measures.some((row) => isMeasure(row, name)) || exemptions.some(({ heading }) => heading === name);
  return [...new Set(lists.filter(({ rate }) => rate === null).map(({ measure }) => measure))].filter(
    (name) => !known(name),
  );
}

const isMeasure = ({ id, heading }: MeasureRow, name: string): boolean =>
  id === name || heading.split('/').includes(name);

function batchesOf(lists: readonly ListRecord[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const row of lists) {
    const { measure, from, until, rate, origins } = row;
    const key = JSON.stringify([measure, from, until, rate, origins]);
    const batch = batches.get(key);
    if (batch) batch.codes.push(row.code);
    else batches.set(key, { measure, from, until, codes: [row.code], first: row });
  }
  return [...batches.values()];
}

/** A row of the measure for the listed codes, as long as both hold; none when it covers them already. */
function extended(row: MeasureRow, { codes, from, until, first }: Batch): MeasureRow[] {
  const { scope } = row;
  if ('all' in scope) return [];
  const added = 'prefixes' in scope ? codes.filter((code) => !isCoveredBy(code, scope.prefixes)) : codes;
  const both: Validity = {
    from: from > row.from ? from : row.from,
    until: until === null || (row.until !== null && row.until < until) ? row.until : until,
  };
  if (added.length === 0 || (both.until !== null && both.until <= both.from)) return [];
  return [
    {
      ...row,
      ...both,
      id: `${row.id}, list from ${from}`,
      rate: first.rate ?? row.rate,
      scope: { prefixes: added, except: [] },
      doubt: [],
    },
  ];
}

/** The list says which goods are exempt, so that nothing is in doubt while it holds. */
const exempting = (row: MeasureRow, { codes, measure, from, until }: Batch): MeasureRow => ({
  ...row,
  doubt: [],
  exemptions: [
    ...row.exemptions,
    {
      when: 'code',
      negated: false,
      values: codes,
      within: [],
      heading: measure,
      validity: { from, until },
    },
  ],
});

const newMeasure = ({ measure, codes, from, until, first }: Batch, rate: string): MeasureRow => ({
  id: `${measure} from ${from}`,
  heading: measure,
  name: first.name ?? `Additional duty ${measure}`,
  kind: 'additional',
  rate,
  origins: first.origins,
  originsExcluded: [],
  scope: { prefixes: codes, except: [] },
  exemptions: [],
  doubt: [],
  from,
  until,
  legalBasis: first.legalBasis ?? `heading ${measure}, as imported by the operator`,
  sourceUrl: first.legalUrl ?? '',
});
