/** Japan: the customs tariff by chapter, as taken from the pages of Japan Customs. */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import {
  broken,
  type CellPlace,
  digitsAt,
  type Fields,
  isObject,
  objectAt,
  textAt,
} from '../../files/shape.ts';
import { filesOfTar, isTar } from '../../files/tar.ts';
import { BrokenFile, type Importer, jsonOf, type SourceFile, tidyText } from '../importer.ts';
import { AGREEMENTS, SHARED } from './columns.ts';
import { chargedRate, dutyOf } from './duty.ts';

/**
 * Lines in the order of the chapters, in Japanese; the code of a statistical line has nine digits.
 * `general` is the rate that is charged without a preference. A rate of preference that is not
 * understood, or that holds for some of the goods alone, is a note. Throws `BrokenFile` naming file
 * and row for a missing key, a code with letters, a line without any rate, and a chapter with fewer
 * rows than the index counts.
 */
export const jpTariff: Importer = {
  formats: ['chapters of the tariff (JSON, or a tar archive of them), with or without index.json'],
  read: function* (files) {
    const { chapters, counts } = contentOf(files);
    const seen = new Set<string>();
    for (const file of chapters) {
      const rows = [...rowsOf(file.name, jsonOf(file) as readonly unknown[])];
      const count = counts.get(file.name);
      if (count !== undefined && count !== rows.length)
        throw new BrokenFile(
          file.name,
          null,
          `the index counts ${count} rows and the file holds ${rows.length}`,
        );
      yield* linesOf(rows, seen);
    }
  },
  versionOf: (files) => contentOf(files).version,
};

interface Content {
  version: string | null;
  chapters: SourceFile[];
  /** Rows of each chapter as the index counts them. */
  counts: ReadonlyMap<string, number>;
}

function contentOf(files: readonly SourceFile[]): Content {
  const all = files.flatMap((file) => (isTar(file) ? [...filesOfTar(file)] : [file]));
  const chapters: SourceFile[] = [];
  const counts = new Map<string, number>();
  let version: string | null = null;
  for (const file of all.filter(({ name }) => name.endsWith('.json'))) {
    const content = jsonOf(file);
    if (Array.isArray(content)) chapters.push(file);
    else if (isObject(content) && Array.isArray(content['chapters'])) {
      const printed = content['version'];
      version = typeof printed === 'string' ? printed.replaceAll('_', '-') : null;
      for (const chapter of content['chapters'] as unknown[]) {
        const { file_name: named, total_items: count } = objectAt(chapter, {
          file: file.name,
          row: null,
        });
        if (typeof named === 'string' && typeof count === 'number') counts.set(named, count);
      }
    }
  }
  if (chapters.length === 0)
    throw new BrokenFile(
      files.map(({ name }) => name).join(', ') || 'tariff of Japan',
      null,
      'no chapter of the tariff (a list of headings) is in the file',
    );
  return { version, chapters: chapters.toSorted(byName), counts };
}

const byName = (one: SourceFile, other: SourceFile): number => (one.name < other.name ? -1 : 1);

interface TariffRow {
  fields: Fields;
  /** Rows above it, the nearest last. */
  above: readonly Fields[];
  place: CellPlace;
}

/** Rows of a chapter as it prints them, each with those above it. */
function* rowsOf(file: string, nodes: readonly unknown[]): Generator<TariffRow> {
  let row = 0;
  const walk = function* (node: unknown, above: readonly Fields[]): Generator<TariffRow> {
    row += 1;
    const place = { file, row };
    const fields = objectAt(node, place);
    yield { fields, above, place };
    const { children } = fields;
    if (!Array.isArray(children)) throw broken(place, 'the list "children" is missing');
    for (const child of children as unknown[]) yield* walk(child, [...above, fields]);
  };
  for (const node of nodes) yield* walk(node, []);
}

function* linesOf(rows: readonly TariffRow[], seen: Set<string>): Generator<LineRecord> {
  const byCode = Map.groupBy(rows, codeOf);
  for (const row of rows) {
    const code = codeOf(row);
    const isRepeated = code !== null && seen.has(code);
    if (code !== null) seen.add(code);
    const alike = code === null ? [row] : (byCode.get(code) ?? [row]);
    if (code?.length === 9) {
      if (!isRepeated) yield statisticalLine(code, row, alike);
    } else
      yield lineRecord({
        ...wordsOf(row),
        // below a heading a text repeats its digits
        code: isRepeated ? null : code,
      });
  }
}

/** Digits of the row: a heading, a subheading or a statistical line; null for a row of text. */
function codeOf({ fields, place }: TariffRow): string | null {
  const [printed, suffix] = [textAt(fields, 'stat_code', place), textAt(fields, 'hs_code', place)];
  if (printed === '') return null;
  const digits = digitsAt(printed, [4, 6], place);
  if (suffix === '') return digits;
  if (digits.length !== 6 || !/^\d{3}$/.test(suffix))
    throw broken(place, `"${printed} ${suffix}" is no statistical code of six and three digits`);
  return digits + suffix;
}

const wordsOf = ({ fields, above, place }: TariffRow) => ({
  text: tidyText(textAt(fields, 'desc', place)),
  indent: above.length,
  language: 'ja',
});

/** A line; what is printed twice differs by the season of entry, and its rates are not one rate. */
function statisticalLine(code: string, row: TariffRow, alike: readonly TariffRow[]): LineRecord {
  const rates = [...new Set(alike.map(generalOf))];
  const [rate = null] = rates;
  const { preferences, notes } = preferencesOf(row);
  return lineRecord({
    ...wordsOf(row),
    code,
    units: unitsOf(row),
    general: rates.length === 1 ? rate : `as printed: ${rates.join(' or ')}, by the season`,
    preferences: alike.length > 1 || preferences.length === 0 ? null : preferences.join('; '),
    notes,
  });
}

function generalOf(row: TariffRow): string {
  const rate = chargedRate({
    general: sharedRate(row, SHARED.general),
    temporary: sharedRate(row, SHARED.temporary),
    wto: sharedRate(row, SHARED.wto),
  });
  if (rate === null)
    throw broken(row.place, 'neither the line nor what it stands under has a rate');
  return rate;
}

/** A rate of the line, else that of the nearest row above it that prints one. */
function sharedRate({ fields, above, place }: TariffRow, column: string): string {
  for (const one of [fields, ...above.toReversed()]) {
    const printed = rateAt(one, column, place);
    if (printed !== '') return printed;
  }
  return '';
}

function rateAt(fields: Fields, column: string, place: CellPlace): string {
  const { rate } = fields;
  if (!isObject(rate)) throw broken(place, 'the rates ("rate") are missing');
  const printed = rate[column];
  if (printed === undefined) return '';
  if (typeof printed !== 'string') throw broken(place, `the rate "${column}" is no text`);
  return printed.trim();
}

function preferencesOf(row: TariffRow): { preferences: string[]; notes: string[] } {
  const [preferences, notes]: [string[], string[]] = [[], []];
  const cells = [
    ['GSP', sharedRate(row, SHARED.gsp)],
    ['LDC', sharedRate(row, SHARED.ldc)],
    ...AGREEMENTS.map(([column, symbol]) => [symbol, rateAt(row.fields, column, row.place)]),
  ] as const;
  for (const [symbol = '', printed = ''] of cells) {
    if (printed === '') continue;
    const rate = dutyOf(printed);
    if (rate === null) notes.push(`${symbol}: ${tidyText(printed)}`);
    else preferences.push(`${symbol} ${rate}`);
  }
  return { preferences, notes };
}

function unitsOf({ fields, place }: TariffRow): string[] {
  const unit = objectAt(fields['unit'], place);
  return ['I', 'II'].flatMap((key) => {
    const printed = unit[key];
    return typeof printed === 'string' && printed !== '' ? [tidyText(printed)] : [];
  });
}
