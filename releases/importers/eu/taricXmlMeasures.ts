/** Measures of TARIC3 messages: the state after all their insertions, changes and deletions. */
import type { MeasureCondition, MeasureRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { measureTypeName } from './measureTypes.ts';
import { areaName } from './taricAreas.ts';
import { printConditions } from './taricConditions.ts';
import { type DutyComponent, printAmount, printComponents } from './taricDuty.ts';
import { goodsCode, taricValidity } from './taricValidity.ts';
import type { TaricRecord } from './taricXml.ts';

/** Subrecords of record 430 that are read. */
const MEASURE = '43000';
const COMPONENT = '43005';
const CONDITION = '43010';
const CONDITION_COMPONENT = '43011';
const EXCLUSION = '43015';

type Parts<T> = Map<string, Map<string, T>>;

interface Heard {
  file: string;
  record: TaricRecord;
}

/**
 * What messages have said so far; each part under the number of its measure (or condition), then
 * under its own.
 */
export interface MeasureState {
  measures: Map<string, Heard>;
  components: Parts<Heard>;
  conditions: Parts<Heard>;
  conditionComponents: Parts<Heard>;
  exclusions: Parts<Heard>;
}

export const noMeasures = (): MeasureState => ({
  measures: new Map(),
  components: new Map(),
  conditions: new Map(),
  conditionComponents: new Map(),
  exclusions: new Map(),
});

/**
 * Takes one record in; a deletion takes out what it names. Throws `BrokenFile` for a record without
 * number.
 */
export function hearMeasure(state: MeasureState, file: string, record: TaricRecord): void {
  const heard = { file, record };
  const id = (name: string): string => required(heard, name);
  switch (record.code) {
    case MEASURE:
      if (record.update === 'delete') forget(state, id('measure.sid'));
      else state.measures.set(id('measure.sid'), heard);
      return;
    case COMPONENT:
      return hearPart(state.components, id('measure.sid'), id('duty.expression.id'), heard);
    case CONDITION:
      return hearPart(state.conditions, id('measure.sid'), id('measure.condition.sid'), heard);
    case CONDITION_COMPONENT:
      return hearPart(
        state.conditionComponents,
        id('measure.condition.sid'),
        id('duty.expression.id'),
        heard,
      );
    case EXCLUSION:
      return hearPart(state.exclusions, id('measure.sid'), id('excluded.geographical.area'), heard);
    default: // footnotes, regulations and all else that is no measure
  }
}

function hearPart(parts: Parts<Heard>, owner: string, id: string, heard: Heard): void {
  const own = parts.get(owner) ?? new Map<string, Heard>();
  if (heard.record.update === 'delete') own.delete(id);
  else own.set(id, heard);
  if (own.size === 0) parts.delete(owner);
  else parts.set(owner, own);
}

function forget({ measures, components, conditions, exclusions }: MeasureState, id: string): void {
  measures.delete(id);
  components.delete(id);
  conditions.delete(id);
  exclusions.delete(id);
}

/**
 * The measures in the order in which they came. Throws `BrokenFile` with the line for a part whose
 * measure is in none of the messages, a goods code that is no digits, and days that are none or in
 * the wrong order. A measure without goods code (the amounts of the Meursing table hang on an
 * additional code alone) is no measure of a line and is left out.
 */
export function* measuresHeard(state: MeasureState): Generator<MeasureRecord> {
  for (const parts of [state.components, state.conditions, state.exclusions])
    refuseOrphans(parts, state.measures);
  for (const [id, heard] of state.measures) {
    if (
      heard.record.field('goods.nomenclature.item.id') === null &&
      heard.record.field('additional.code') !== null
    )
      continue;
    yield measureOf(state, id, heard);
  }
}

function refuseOrphans(parts: Parts<Heard>, measures: ReadonlyMap<string, Heard>): void {
  for (const [id, own] of parts) {
    const [first] = own.values();
    if (first && !measures.has(id))
      throw new BrokenFile(
        first.file,
        first.record.line,
        `it belongs to measure ${id}, which is in none of the files`,
      );
  }
}

function measureOf(state: MeasureState, id: string, heard: Heard): MeasureRecord {
  const { field, line } = heard.record;
  const place = { file: heard.file, row: line };
  const type = required(heard, 'measure.type');
  const area = required(heard, 'geographical.area');
  const { from, until } = taricValidity(
    required(heard, 'validity.start.date'),
    field('validity.end.date'),
    place,
  );
  const conditions = [...(state.conditions.get(id)?.entries() ?? [])].map(([sid, one]) =>
    conditionOf(state, sid, one),
  );
  // Where only conditions set rates they are the duty, as in TARIC's own print: never a measure
  // without any.
  const rates = conditions.some(({ duty }) => duty !== null) ? printConditions(conditions) : null;
  const additionalCode = field('additional.code');
  return {
    kind: 'measure',
    id,
    code: goodsCode(field('goods.nomenclature.item.id'), place).code,
    type,
    typeName: measureTypeName(type),
    area,
    areaName: areaName(area),
    excluded: [...(state.exclusions.get(id)?.keys() ?? [])],
    additionalCode:
      additionalCode === null ? null : `${field('additional.code.type') ?? ''}${additionalCode}`,
    additionalCodeName: null,
    quota: field('ordernumber'),
    duty: printComponents(componentsOf(state.components.get(id))) ?? rates,
    conditions,
    legalBasis: field('measure.generating.regulation.id'),
    legalUrl: null,
    from: from ?? '', // required above
    until,
  };
}

const componentsOf = (own: ReadonlyMap<string, Heard> | undefined): DutyComponent[] =>
  [...(own?.values() ?? [])].map(({ record: { field } }) => ({
    expression: field('duty.expression.id') ?? '',
    amount: field('duty.amount'),
    currency: field('monetary.unit.code'),
    unit: field('measurement.unit.code'),
    qualifier: field('measurement.unit.qualifier.code'),
  }));

function conditionOf(state: MeasureState, sid: string, heard: Heard): MeasureCondition {
  const { field } = heard.record;
  const certificate = field('certificate.code');
  const limit = {
    amount: field('condition.duty.amount'),
    currency: field('condition.monetary.unit.code'),
    unit: field('condition.measurement.unit.code'),
    qualifier: field('condition.measurement.unit.qualifier.code'),
  };
  return {
    code: required(heard, 'condition.code'),
    document: certificate === null ? null : `${field('certificate.type.code') ?? ''}${certificate}`,
    requirement: limit.amount === null ? null : printAmount(limit),
    action: field('action.code'),
    duty: printComponents(componentsOf(state.conditionComponents.get(sid))),
  };
}

function required({ file, record }: Heard, name: string): string {
  const text = record.field(name);
  if (text === null) throw new BrokenFile(file, record.line, `the record has no ${name}`);
  return text;
}
