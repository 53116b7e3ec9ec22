/**
 * Measures of the United Kingdom as the Department for Business and Trade publishes them: table
 * `measures-as-defined`.
 */
import type { MeasureCondition, MeasureRecord } from '../../../engine/release/records.ts';
import { type NamedCsvRow, namedCsvRows } from '../../files/csv.ts';
import { BrokenFile, type SourceFile, tidyText } from '../importer.ts';
import { tenDigits, validityOf } from './dates.ts';

const COLUMNS = [
  'commodity__code',
  'measure__sid',
  'measure__type__id',
  'measure__type__description',
  'measure__additional_code__code',
  'measure__additional_code__description',
  'measure__duty_expression',
  'measure__effective_start_date',
  'measure__effective_end_date',
  'measure__conditions',
  'measure__geographical_area__id',
  'measure__geographical_area__description',
  'measure__excluded_geographical_areas__ids',
  'measure__quota__order_number',
  'measure__regulation__id',
  'measure__regulation__url',
] as const;

export const isMeasures = (columns: readonly string[]): boolean => columns.includes('measure__sid');

/**
 * Every measure once, at the code where it is set; past and future ones too. Throws `BrokenFile` as
 * `csvRows` does, for a measure without area, type or first day, and for a number that comes twice:
 * then it is the table of declarable codes, which repeats each measure at every code below.
 */
export async function* measuresAsDefined(file: SourceFile): AsyncGenerator<MeasureRecord> {
  const seen = new Set<string>();
  for await (const row of namedCsvRows(file, COLUMNS)) {
    const measure = measureOf(file.name, row);
    if (seen.has(measure.id))
      throw new BrokenFile(
        file.name,
        row.row,
        `measure ${measure.id} comes twice: the table wanted is measures-as-defined, not the one of declarable codes`,
      );
    seen.add(measure.id);
    yield measure;
  }
}

function measureOf(file: string, { row, cell }: NamedCsvRow): MeasureRecord {
  const place = { file, row };
  const needed = (column: (typeof COLUMNS)[number], what: string): string => {
    const text = cell(column);
    if (text === null) throw new BrokenFile(file, row, `the measure has no ${what}`);
    return text;
  };
  const code = tenDigits(cell('commodity__code'), place);
  const { from, until } = validityOf(
    needed('measure__effective_start_date', 'first day'),
    cell('measure__effective_end_date'),
    place,
  );
  return {
    kind: 'measure',
    id: needed('measure__sid', 'number'),
    code,
    type: needed('measure__type__id', 'type'),
    typeName: tidyText(cell('measure__type__description') ?? ''),
    area: needed('measure__geographical_area__id', 'geographical area'),
    areaName: tidyText(cell('measure__geographical_area__description') ?? ''),
    excluded: cell('measure__excluded_geographical_areas__ids')?.split('|') ?? [],
    additionalCode: cell('measure__additional_code__code'),
    additionalCodeName: tidied(cell('measure__additional_code__description')),
    quota: cell('measure__quota__order_number'),
    duty: tidied(cell('measure__duty_expression')),
    conditions: (cell('measure__conditions')?.split('|') ?? []).map(conditionOf),
    legalBasis: cell('measure__regulation__id'),
    legalUrl: cell('measure__regulation__url'),
    from: from ?? '', // `needed` has refused the row without one
    until,
  };
}

const tidied = (text: string | null): string | null => (text === null ? null : tidyText(text));

/** `condition:B,certificate:Y155,action:27`, the certificate left out where there is none. */
function conditionOf(printed: string): MeasureCondition {
  const parts = new Map(
    printed.split(',').map((part) => {
      const [name = '', ...value] = part.split(':');
      return [name.trim(), value.join(':').trim()] as const;
    }),
  );
  const orNull = (name: string): string | null => parts.get(name) || null;
  return {
    code: parts.get('condition') ?? '',
    document: orNull('certificate'),
    requirement: parts.has('condition') ? null : printed, // words that we do not know stay readable
    action: orNull('action'),
    duty: null,
  };
}
