/** Periods of quotas in an answer of the trade tariff service. */
import type { QuotaRecord } from '../../../engine/release/records.ts';
import { quotaRecord } from '../quotas/quota.ts';
import type { Resource } from './ottApiAnswer.ts';

/** The present period of a measure's quota; null for a measure without one, or under licence. */
export function quotaOfMeasure(measure: Resource): QuotaRecord | null {
  const order = measure.one('order_number');
  const period = order?.one('definition') ?? null;
  if (order === null || period === null) return null;
  return periodOf(period, order.text('number') ?? order.text('id'), [], []);
}

/** A period in the answer of the search for quotas, with its goods and origins. */
export function quotaFound(period: Resource): QuotaRecord {
  const codes = period
    .many('measures')
    .flatMap((measure) => measure.text('goods_nomenclature_item_id') ?? []);
  const origins = period
    .many('quota_order_number_origins')
    .flatMap((origin) => origin.one('geographical_area')?.text('description') ?? []);
  const order = period.text('quota_order_number_id') ?? period.one('order_number')?.text('number');
  return periodOf(period, order ?? null, [...new Set(codes)].sort(), [...new Set(origins)]);
}

const periodOf = (
  period: Resource,
  order: string | null,
  codes: readonly string[],
  origins: readonly string[],
): QuotaRecord =>
  quotaRecord(
    {
      order,
      first: period.text('validity_start_date'),
      last: period.text('validity_end_date'),
      volume: period.text('initial_volume'),
      balance: period.text('balance'),
      unit: period.text('measurement_unit') ?? period.text('monetary_unit'),
      status: period.text('status'),
      lastAllocation: period.text('last_allocation_date'),
      blocked: windowOf(period, 'blocking'),
      suspended: windowOf(period, 'suspension'),
      codes,
      origins,
    },
    { file: period.file, row: period.row },
  );

/** Both days of a window; one without an end lasts as long as the period. */
function windowOf(period: Resource, kind: 'blocking' | 'suspension'): string | null {
  const first = period.text(`${kind}_period_start_date`);
  const last = period.text(`${kind}_period_end_date`) ?? period.text('validity_end_date');
  return first === null || last === null ? null : `${first} ${last}`;
}
