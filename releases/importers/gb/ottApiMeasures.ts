/** A measure in an answer of the trade tariff service. */
import type { MeasureCondition, MeasureRecord } from '../../../engine/release/records.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { tenDigits, validityOf } from './dates.ts';
import type { Resource } from './ottApiAnswer.ts';

/** A measure, and whether the answer says at which code it is set. */
export interface AnsweredMeasure {
  measure: MeasureRecord;
  codeIsOwn: boolean;
}

/**
 * The measure; a supplementary unit (109) prints its unit where others print a duty. Where the
 * answer does not say at which code the measure is set, `code` is `answeredCode`, the code that was
 * asked for. Throws `BrokenFile` for a measure without number, type, area or first day.
 */
export function measureOf(answered: Resource, answeredCode: string): AnsweredMeasure {
  const place = { file: answered.file, row: answered.row };
  const id = answered.text('id');
  const needed = <T>(value: T | null, what: string): T => {
    if (value === null)
      throw new BrokenFile(place.file, place.row, `measure ${id ?? ''} has no ${what}`);
    return value;
  };
  const type = needed(answered.one('measure_type'), 'type');
  const area = needed(answered.one('geographical_area'), 'geographical area');
  const { from, until } = validityOf(
    answered.text('effective_start_date'),
    answered.text('effective_end_date'),
    place,
  );
  const own = answered.text('goods_nomenclature_item_id');
  const additional = answered.one('additional_code');
  const order = answered.one('order_number');
  const act = answered.one('legal_acts');
  return {
    codeIsOwn: own !== null,
    measure: {
      kind: 'measure',
      id: needed(id, 'number'),
      code: own === null ? answeredCode : tenDigits(own, place),
      type: needed(type.text('id'), 'type'),
      typeName: tidied(type.text('description')) ?? '',
      area: needed(area.text('id'), 'geographical area'),
      areaName: tidied(area.text('description')) ?? '',
      excluded: idsOf(answered.many('excluded_countries')),
      additionalCode: additional?.text('code') ?? null,
      additionalCodeName: tidied(additional?.text('description') ?? null),
      quota: order?.text('number') ?? order?.text('id') ?? null,
      duty: dutyOf(answered),
      conditions: answered.many('measure_conditions').map(conditionOf),
      legalBasis: act?.text('regulation_code') ?? null,
      legalUrl: act?.text('regulation_url') ?? null,
      from: needed(from, 'first day'),
      until,
    },
  };
}

/** The duty as printed, markup removed; null where the measure prints none. */
export const dutyOf = (answered: Resource): string | null =>
  tidied(answered.one('duty_expression')?.text('base') ?? null);

export const idsOf = (resources: readonly Resource[]): string[] =>
  resources.map((resource) => resource.text('id')).filter((id) => id !== null);

function tidied(text: string | null): string | null {
  const tidy = tidyText(text ?? '');
  return tidy === '' ? null : tidy;
}

/** Older answers have no `action_code`; the action stays in words then. */
const conditionOf = (condition: Resource): MeasureCondition => ({
  code: condition.text('condition_code') ?? '',
  document: condition.text('document_code'),
  requirement: tidied(condition.text('requirement') ?? condition.text('certificate_description')),
  action: condition.text('action_code') ?? condition.text('action'),
  duty: tidied(condition.text('duty_expression')),
});
