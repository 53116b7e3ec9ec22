/**
 * The tree of the Norwegian tariff: sections, chapters, subchapters, headings, texts and
 * commodities.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import {
  broken,
  digitsAt,
  type Fields,
  isObject,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import { tidyText } from '../importer.ts';
import type { NorwegianFile } from './no.ts';
import type { RatesByCode } from './rates.ts';

/** What may stand below a node, and the key of the list. */
const BELOW: Readonly<Record<string, string>> = {
  section: 'chapters',
  chapter: 'divisions',
  subchapter: 'headings',
  heading: 'divisions',
  subsubheading: 'divisions',
};
const CODE_LENGTH: Readonly<Record<string, number>> = { chapter: 2, heading: 4, commodity: 8 };

/** What the walk carries along: where it is, and what it has seen. */
interface Walk {
  file: string;
  rates: RatesByCode;
  seen: Set<string>;
  /**
   * Commodities of each subheading of the heading: a text has a code when it stands above all of
   * them.
   */
  subheadings: ReadonlyMap<string, number>;
}

/**
 * Lines in the publisher's order; sections and texts without a subheading of their own have no
 * code.
 */
export function* linesOf(
  { name, fields }: NorwegianFile,
  rates: RatesByCode,
): Generator<LineRecord> {
  const walk: Walk = { file: name, rates, seen: new Set(), subheadings: new Map() };
  for (const section of listAt(fields, 'sections', { file: name, row: null }))
    yield* nodeLines(section, [], walk);
}

/**
 * A node and all below it. The row of a refusal is the number of the node in the order of the file.
 */
function* nodeLines(value: unknown, above: readonly Node[], walk: Walk): Generator<LineRecord> {
  const place = { file: walk.file, row: walk.seen.size + 1 };
  const fields = objectAt(value, place);
  const type = textAt(fields, 'type', place);
  if (type !== 'commodity' && !(type in BELOW))
    throw broken(place, `"${type}" is no level of the tariff`);
  if (isUnused(type, fields)) return;
  if (type === 'heading') walk = { ...walk, subheadings: subheadingsOf(fields) };
  const code = codeOf(type, fields, walk, place);
  refuseStray(code, above, place);
  refuseTwice(code ?? `text ${walk.seen.size}`, walk, place);
  yield lineOf({ type, fields, code, indent: above.length }, walk, place);
  if (type === 'commodity') return;
  const path = [...above, { code }];
  for (const child of listAt(fields, BELOW[type] ?? '', place)) yield* nodeLines(child, path, walk);
}

/**
 * Chapter 77 and headings that later editions of the Harmonized System deleted: their numbers stay,
 * above nothing.
 */
const isUnused = (type: string, { divisions }: Fields): boolean =>
  (type === 'chapter' || type === 'heading') && Array.isArray(divisions) && divisions.length === 0;

interface Node {
  code: string | null;
}

function codeOf(type: string, fields: Fields, walk: Walk, place: CellPlace): string | null {
  const length = CODE_LENGTH[type];
  if (length !== undefined) return digitsAt(textAt(fields, 'id', place), [length], place);
  if (type !== 'subsubheading') return null;
  const printed = textAt(fields, 'hsNumber', place);
  if (printed === '') return null;
  const digits = digitsAt(printed, [5, 6], place);
  const isWhole = digits.length === 6 && walk.subheadings.get(digits) === countOf(fields, digits);
  return isWhole && !walk.seen.has(digits) ? digits : null;
}

function refuseStray(code: string | null, above: readonly Node[], place: CellPlace): void {
  const parent = above.findLast((node) => node.code !== null)?.code ?? null;
  if (code !== null && parent !== null && !code.startsWith(parent))
    throw broken(place, `the code ${code} stands below ${parent}, where it does not belong`);
  if (code !== null && code.length > 2 && parent === null)
    throw broken(place, `the code ${code} stands below no chapter`);
}

function refuseTwice(key: string, { seen }: Walk, place: CellPlace): void {
  if (seen.has(key)) throw broken(place, `the code ${key} is printed twice`);
  seen.add(key);
}

function lineOf(
  {
    type,
    fields,
    code,
    indent,
  }: { type: string; fields: Fields; code: string | null; indent: number },
  { rates }: Walk,
  place: CellPlace,
): LineRecord {
  const text = plainText(textAt(fields, type === 'commodity' ? 'item' : 'description', place));
  if (text === '') throw broken(place, `a ${type} has no text`);
  const references = fields['references'];
  const rate = type === 'commodity' && code !== null ? rates.get(code) : undefined;
  return lineRecord({
    code,
    text,
    indent,
    units: rate?.units ?? [],
    general: rate?.general ?? null,
    preferences: rate?.preferences ?? null,
    notes: Array.isArray(references) ? references.filter((note) => typeof note === 'string') : [],
  });
}

/** Soft hyphens and numbered entities (`&#34;`) are how the publisher breaks and quotes. */
const plainText = (printed: string): string =>
  tidyText(
    printed
      .replaceAll('\u00ad', '')
      .replaceAll(/&#(\d{2,5});/g, (_, number: string) => String.fromCodePoint(Number(number))),
  );

function subheadingsOf(heading: Fields): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of commoditiesOf(heading)) {
    const subheading = id.slice(0, 6);
    counts.set(subheading, (counts.get(subheading) ?? 0) + 1);
  }
  return counts;
}

const countOf = (fields: Fields, prefix: string): number =>
  commoditiesOf(fields).filter((id) => id.startsWith(prefix)).length;

/** Codes below a node. What is broken there is refused later, by the walk that knows its row. */
function commoditiesOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { id, divisions } = value;
  if (value['type'] === 'commodity') return typeof id === 'string' ? [id] : [];
  return Array.isArray(divisions) ? divisions.flatMap((child) => commoditiesOf(child)) : [];
}
