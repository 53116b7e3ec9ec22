/**
 * Answers of the trade tariff service, many files together: lines, measures, areas, notes, quotas
 * and exchange rates, each once.
 */
import { keyOf } from '../../../engine/release/compare.ts';
import type {
  AreaRecord,
  MeasureRecord,
  NoteRecord,
  QuotaRecord,
  RateRecord,
  ReleaseRecord,
} from '../../../engine/release/records.ts';
import { BrokenFile, type SourceFile } from '../importer.ts';
import { significantDigits } from './dates.ts';
import { checkedLines, inOfficialOrder, type PlacedLine } from './hierarchy.ts';
import { type OttAnswer, readAnswer, type Resource } from './ottApiAnswer.ts';
import { areaOf, areasById } from './ottApiAreas.ts';
import { type AnsweredMeasure, measureOf } from './ottApiMeasures.ts';
import { linesOf } from './ottApiNomenclature.ts';
import { notesAbove, sectionNotes } from './ottApiNotes.ts';
import { quotaFound, quotaOfMeasure } from './ottApiQuotas.ts';
import { monetaryRate, monthlyRates } from './ottApiRates.ts';

/** What the answers of one import say together. */
export interface Gathered {
  lines: Map<string, PlacedLine>;
  measures: Map<string, AnsweredMeasure>;
  areas: Map<string, AreaRecord>;
  rates: Map<string, RateRecord>;
  notes: Map<string, NoteRecord>;
  quotas: Map<string, QuotaRecord>;
}

export const nothingGathered = (): Gathered => ({
  lines: new Map(),
  measures: new Map(),
  areas: new Map(),
  rates: new Map(),
  notes: new Map(),
  quotas: new Map(),
});

const SERVICES = { uk: 'the United Kingdom', xi: 'Northern Ireland' } as const;

/**
 * Adds one answer. Throws `BrokenFile` for an answer that is broken, of the other tariff, or holds
 * nothing that belongs to one (titles of sections, rules of origin).
 */
export function gather(file: SourceFile, service: 'uk' | 'xi', into: Gathered): void {
  const answer: OttAnswer = readAnswer(file);
  if (answer.service !== null && answer.service !== service)
    throw new BrokenFile(
      file.name,
      null,
      `this is an answer of another tariff than that of ${SERVICES[service]}`,
    );
  for (const resource of answer.resources) gatherOne(resource, into);
}

function gatherOne(resource: Resource, into: Gathered): void {
  if (resource.type === 'exchange_rate_collection')
    for (const rate of monthlyRates(resource))
      into.rates.set(`${rate.currency} ${rate.date}`, rate);
  else if (resource.has('child_monetary_unit_code')) {
    const rate = monetaryRate(resource);
    into.rates.set(`${rate.currency} ${rate.date}`, rate);
  } else if (resource.has('children_geographical_areas')) gatherArea(resource, into);
  else if (resource.has('goods_nomenclature_item_id')) gatherGoods(resource, into);
  else if (resource.has('section_note')) keep(into.notes, sectionNotes(resource));
  else if (resource.has('initial_volume')) keep(into.quotas, [quotaFound(resource)]);
  else {
    const what = resource.type === null ? 'something' : `"${resource.type}"`;
    throw new BrokenFile(
      resource.file,
      resource.row,
      `the answer holds ${what} that is no part of a tariff`,
    );
  }
}

/** Those that no answer before has given. */
function keep<T extends NoteRecord | QuotaRecord>(
  known: Map<string, T>,
  found: readonly T[],
): void {
  for (const one of found) {
    const key = keyOf(one) ?? '';
    if (!known.has(key)) known.set(key, one);
  }
}

function gatherArea(resource: Resource, { areas }: Gathered): void {
  const area = areaOf(resource);
  if (area !== null && !areas.has(area.id)) areas.set(area.id, area);
}

function gatherGoods(resource: Resource, into: Gathered): void {
  for (const placed of linesOf(resource)) addLine(placed, into.lines);
  keep(into.notes, notesAbove(resource));
  const code = resource.text('goods_nomenclature_item_id') ?? '';
  for (const relation of ['import_measures', 'export_measures'])
    for (const answered of resource.many(relation)) {
      addMeasure(measureOf(answered, code), into.measures);
      const quota = quotaOfMeasure(answered);
      if (quota !== null) keep(into.quotas, [quota]);
      const area = answered.one('geographical_area');
      if (area !== null) gatherArea(area, into);
    }
}

/**
 * An answer about a chapter or heading tells more of it than the answers that only mention it:
 * dates, units.
 */
function addLine(placed: PlacedLine, lines: Map<string, PlacedLine>): void {
  const key = `${placed.line.code ?? ''} ${placed.line.suffix}`;
  const known = lines.get(key);
  if (known === undefined) lines.set(key, placed);
  else {
    const richer = known.line.from === null && placed.line.from !== null ? placed : known;
    const units = known.line.units.length > 0 ? known.line.units : placed.line.units;
    lines.set(key, { ...richer, line: { ...richer.line, units } });
  }
}

/**
 * A measure that many commodities repeat is kept once. Where no answer says at which code it is
 * set, it is put at the deepest code above all that repeat it: a measure holds for all codes below
 * the one where it is set, so this never extends it.
 */
function addMeasure(answered: AnsweredMeasure, measures: Map<string, AnsweredMeasure>): void {
  const { id, code } = answered.measure;
  const known = measures.get(id);
  if (known === undefined || (answered.codeIsOwn && !known.codeIsOwn)) measures.set(id, answered);
  else if (!known.codeIsOwn && known.measure.code !== code)
    known.measure = { ...known.measure, code: deepestShared(known.measure.code, code) };
}

function deepestShared(left: string, right: string): string {
  let length = 0;
  while (length < left.length && left.slice(0, length + 2) === right.slice(0, length + 2))
    length += 2;
  return significantDigits(left.slice(0, length).padEnd(left.length, '0')).padEnd(left.length, '0');
}

/**
 * The records, lines in official order. Throws `BrokenFile` for a line whose heading no answer
 * holds.
 */
export function* gatheredRecords({
  lines,
  measures,
  areas,
  rates,
  notes,
  quotas,
}: Gathered): Generator<ReleaseRecord> {
  yield* checkedLines(inOfficialOrder(lines.values()));
  for (const { measure } of measures.values()) yield measure satisfies MeasureRecord;
  yield* areasById(areas);
  yield* rates.values();
  yield* notes.values();
  yield* quotas.values();
}
