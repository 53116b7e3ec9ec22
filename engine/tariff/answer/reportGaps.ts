/**
 * Remarks on tables that do not reach the entry date: what is not known there is said, never
 * counted as nothing.
 */
import { daysBetween, holdsOn } from '../../calendar.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Remark } from './remarks.ts';

/**
 * First day for which rates, fees and reliefs were read; of earlier days only what is known of long
 * standing is in the tables.
 */
const TABLES_FROM = '2020-01-01';

/** Day on which the measures of the United States were read; what is announced later changes them. */
const MEASURES_READ = '2026-11-21';
const AHEAD_DAYS = 60;

/** The duties of the United States are changed many times a year: far ahead nobody knows them. */
function onFuture({ request: { entryDate }, schedule }: Entry): Remark[] {
  if (schedule?.name !== 'us') return [];
  const { from } = schedule.edition;
  const known = from > MEASURES_READ ? from : MEASURES_READ;
  if (daysBetween(known, entryDate) <= AHEAD_DAYS) return [];
  return [
    {
      note: `Duties of the United States for ${entryDate} are not settled yet: those known on ${known} were used, with the changes that are already law.`,
      because: 'old_rate',
    },
  ];
}

export function onGaps(entry: Entry): Remark[] {
  const { request, taxes, fees, schedule, destination } = entry;
  const { entryDate } = request;
  const remarks: Remark[] = onFuture(entry);
  const general = taxes.filter(({ scope, tax }) => scope.length === 0 && tax !== 'all');
  if (general.length > 0 && !general.some((row) => holdsOn(row, entryDate)))
    remarks.push({
      note: `The import tax of ${destination.country} is not known for ${entryDate}: it is not in the totals.`,
      needs: ['tax_rate'],
      because: 'missing_duty',
      charges: ['tax'],
    });
  const processing = fees.filter(({ category }) => category === 'customs_processing');
  if (
    schedule?.name === 'us' &&
    processing.length > 0 &&
    processing.every(({ from }) => from > entryDate)
  )
    remarks.push({
      note: `The merchandise processing fee is not known for ${entryDate}: it is not in the totals.`,
      needs: ['processing_fee'],
      because: 'missing_duty',
      charges: ['fee'],
    });
  if (entryDate < TABLES_FROM && schedule === null)
    remarks.push({
      note: `Rates, fees and reliefs are stated from ${TABLES_FROM} on; for ${entryDate} those of long standing were used.`,
      because: 'old_rate',
    });
  return remarks;
}
