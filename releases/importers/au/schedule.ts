/** Schedule 3 of the Australian tariff: classifications below headings, chapters and sections. */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import {
  broken,
  digitsAt,
  type Fields,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import { codeOf, type CodedRow, treeOf } from '../codeTree.ts';
import type { AgreementRates } from './agreements.ts';
import { dutyOf, plainText } from './duty.ts';

interface Classification extends CodedRow {
  /**
   * Two digits, printed with the tariff item when it has one statistical code alone; empty for
   * none.
   */
  statistical: string;
  unit: string;
  text: string;
  duty: string;
  /** `*`, `**` or `#` behind the code, explained in the notes of the chapter. */
  mark: string;
}

/** Lines in the order of their codes, below the nearest code that begins theirs. */
export function* linesOf(
  file: string,
  sections: readonly unknown[],
  rates: AgreementRates,
): Generator<LineRecord> {
  const rows = withoutRepeats(file, classificationsOf(file, sections));
  for (const { row, above } of treeOf(file, rows)) {
    const place = { file, row: row.row };
    if (row.digits.length === 10 && above.at(-1)?.digits.length !== 8)
      throw broken(
        place,
        `the tariff item ${row.digits.slice(0, 8)} of the statistical code ${row.digits} is missing`,
      );
    yield lineOf(row, above.length, rates, place);
  }
}

function* classificationsOf(file: string, sections: readonly unknown[]): Generator<Classification> {
  let row = 0;
  for (const section of sections)
    for (const chapter of listAt(objectAt(section, { file, row: null }), 'chapters', {
      file,
      row: null,
    }))
      for (const heading of listAt(objectAt(chapter, { file, row: null }), 'headings', {
        file,
        row: null,
      }))
        for (const entry of listAt(objectAt(heading, { file, row: null }), 'classifications', {
          file,
          row: null,
        })) {
          row += 1;
          yield classificationOf(objectAt(entry, { file, row }), { file, row });
        }
}

const PRINTED_CODE = /^([\d.]+)([*#]*)$/;

function classificationOf(fields: Fields, place: CellPlace & { row: number }): Classification {
  const cell = (key: string): string => plainText(textAt(fields, key, place));
  const printed = cell('referenceNumber');
  const [, code = printed, mark = ''] = PRINTED_CODE.exec(printed) ?? [];
  const item = digitsAt(code, [6, 7, 8], place);
  const statistical = cell('statisticalCode');
  if (!/^(?:\d\d)?$/.test(statistical))
    throw broken(place, `"${statistical}" is no statistical code of two digits`);
  const duty = textAt(fields, 'dutyRate', place);
  // The tariff item has the duty; below it the statistical codes stand with the same eight digits
  // and none.
  const isStatistical = item.length === 8 && statistical !== '' && plainText(duty) === '';
  const { text, unit } = wordsOf(cell('description'), cell('unit'));
  // A page may have lost the words of a line; its rate still holds.
  if (text === '' && plainText(duty) === '')
    throw broken(place, `the code ${printed} has neither description nor duty`);
  return {
    row: place.row,
    digits: isStatistical ? item + statistical : item,
    statistical: isStatistical ? '' : statistical,
    unit,
    text,
    duty,
    mark,
  };
}

/**
 * The text without the dashes of its level; a page that lost a column has it in the place of the
 * unit.
 */
function wordsOf(description: string, unit: string): { text: string; unit: string } {
  const slipped = description === '' && unit.startsWith('-');
  return {
    text: (slipped ? unit : description).replace(/^[-–\s]+/, ''),
    unit: slipped ? '' : unit,
  };
}

/**
 * Pages that the file holds twice. A row that repeats a code with other words or rates stays, and
 * is refused later.
 */
function withoutRepeats(file: string, rows: Iterable<Classification>): Classification[] {
  const first = new Map<string, string>();
  return [...rows].filter((row) => {
    const content = JSON.stringify({
      ...row,
      row: 0,
      duty: dutyOf(row.duty, { file, row: row.row }),
    });
    if (first.get(row.digits) === content) return false;
    if (!first.has(row.digits)) first.set(row.digits, content);
    return true;
  });
}

function lineOf(
  row: Classification,
  indent: number,
  rates: AgreementRates,
  place: CellPlace,
): LineRecord {
  const { general, preferences, from } = dutyOf(row.duty, place);
  const agreements = row.digits.length === 8 ? rates.get(row.digits) : undefined;
  return lineRecord({
    code: codeOf(row.digits),
    text: row.text,
    indent,
    units: row.unit === '' || row.unit === '..' ? [] : [row.unit],
    general,
    preferences: [...preferences, ...(agreements?.preferences ?? [])].join('; ') || null,
    notes: [
      ...(row.statistical === '' ? [] : [`Statistical code ${row.statistical}`]),
      ...(row.mark === '' ? [] : [`Marked ${row.mark} in the tariff`]),
      ...(agreements?.notes ?? []),
    ],
    from,
  });
}
