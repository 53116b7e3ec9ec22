/**
 * Lines of the nomenclature in an answer of the trade tariff service: what was asked for, what
 * stands above and below.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { tenDigits, validityOf } from './dates.ts';
import type { PlacedLine } from './hierarchy.ts';
import type { Resource } from './ottApiAnswer.ts';
import { dutyOf } from './ottApiMeasures.ts';

/** Measure types whose "duty" is the unit in which the goods are also declared. */
const SUPPLEMENTARY_UNIT = new Set([
  '109', // supplementary unit
  '110', // supplementary unit of imports
]);

const ABOVE = ['chapter', 'heading', 'ancestors'];
const BELOW = ['headings', 'commodities'];
const WITH_UNITS = ['import_measures', 'overview_measures'];

/**
 * Chapter, heading, commodity, its ancestors and what is listed below it, each as a line. Throws
 * `BrokenFile` for a code that has not ten digits, a date that is none, and a commodity without its
 * indent.
 */
export const linesOf = (asked: Resource): PlacedLine[] =>
  [
    ...ABOVE.flatMap((relation) => asked.many(relation)),
    asked,
    ...BELOW.flatMap((relation) => asked.many(relation)),
  ].map(lineOf);

function lineOf(resource: Resource): PlacedLine {
  const { file, row } = resource;
  const code = tenDigits(resource.text('goods_nomenclature_item_id'), resource);
  const isChapter = code.endsWith('00000000');
  const line = lineRecord({
    kind: 'line',
    code,
    suffix: resource.text('producline_suffix') ?? '80',
    indent: indentOf(resource, code),
    text: textOf(resource, isChapter),
    units: unitsOf(resource),
    ...validityOf(
      resource.text('validity_start_date'),
      resource.text('validity_end_date'),
      resource,
    ),
  } satisfies Partial<LineRecord>);
  return { line, file, row };
}

/**
 * The formatted text of a commodity has its capitals lowered ("kva"); only a chapter's is the
 * better one.
 */
const textOf = (resource: Resource, isChapter: boolean): string => {
  const [first, second] = isChapter
    ? ['formatted_description', 'description']
    : ['description', 'formatted_description'];
  return tidyText(resource.text(first) ?? resource.text(second) ?? '');
};

/** Chapters and headings have depth 0 and need not print it. */
function indentOf({ text, file, row }: Resource, code: string): number {
  const printed = text('number_indents') ?? (code.endsWith('000000') ? '0' : null);
  if (printed === null || !/^\d{1,2}$/.test(printed))
    throw new BrokenFile(file, row, `${code} has no number of indents`);
  return Number(printed);
}

const unitsOf = (resource: Resource): string[] => [
  ...new Set(
    WITH_UNITS.flatMap((relation) => resource.many(relation))
      .filter((measure) => SUPPLEMENTARY_UNIT.has(measure.one('measure_type')?.text('id') ?? ''))
      .map(dutyOf)
      .filter((unit) => unit !== null),
  ),
];
