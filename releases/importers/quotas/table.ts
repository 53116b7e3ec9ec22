/**
 * Quotas of the United Kingdom as the Department for Business and Trade publishes them: report
 * `quotas-including-current-volumes` (https://data.api.trade.gov.uk, dataset uk-trade-quotas; its
 * columns read 2026-11-28).
 */
import type { QuotaRecord } from '../../../engine/release/records.ts';
import { namedCsvRows } from '../../files/csv.ts';
import type { SourceFile } from '../importer.ts';
import { quotaRecord } from './quota.ts';

const NEEDED = [
  'quota__order_number',
  'quota__geographical_areas',
  'quota__commodities',
  'quota__measurement_unit',
  'quota_definition__validity_start_date',
  'quota_definition__validity_end_date',
  'quota_definition__status',
  'quota_definition__initial_volume',
  'quota_definition__balance',
];

/** Every period. Throws `BrokenFile` as `namedCsvRows` and `quotaRecord` do. */
export async function* tableQuotas(file: SourceFile): AsyncGenerator<QuotaRecord> {
  for await (const { row, cell } of namedCsvRows(file, NEEDED)) {
    const own = (name: string): string | null => cell(`quota_definition__${name}`);
    yield quotaRecord(
      {
        order: cell('quota__order_number'),
        first: own('validity_start_date'),
        last: own('validity_end_date'),
        volume: own('initial_volume'),
        balance: own('balance'),
        unit: cell('quota__measurement_unit') ?? cell('quota__monetary_unit'),
        status: own('status'),
        lastAllocation: own('last_allocation_date'),
        blocked: own('blocking_periods'),
        suspended: own('suspension_periods'),
        origins: cell('quota__geographical_areas')?.split('|') ?? [],
        codes: cell('quota__commodities')?.split('|') ?? [],
      },
      { file: file.name, row },
    );
  }
}
