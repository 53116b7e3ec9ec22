/**
 * The duty cell of the Australian tariff: `5% DCS4% DCT5%`, `5% From1July2018 2.5% From1July2019
 * Free`.
 */
import { dateAt, type CellPlace } from '../../files/shape.ts';
import { BrokenFile, tidyText } from '../importer.ts';

/** The rates of a cell, as printed. */
export interface DutyCell {
  general: string | null;
  /** `SYMBOL rate`, one a symbol. */
  preferences: readonly string[];
  /** First day of the last step of a duty that changed by steps; null when it has none. */
  from: string | null;
}

/** Text of a page without invisible marks, numbered entities and the hyphens of typesetters. */
export const plainText = (printed: string): string =>
  tidyText(
    printed
      .replaceAll(/&#(\d{2,5});/g, (_, number: string) => String.fromCodePoint(Number(number)))
      .replaceAll(/[\u200b-\u200d\ufeff\u00ad]/g, '')
      .replaceAll(/[\u2010\u2011]/g, '-'),
  );

/** `From 1 July 2019:`, with or without blanks. */
const STEP = /From\s*(\d{1,2})\s*([A-Z][a-z]+)\s*(\d{4})\s*:?/g;

/**
 * `DCS`, `CA`, `NZ/PG/FI/DC/LDC/SG` with a rate behind, which may follow without a blank: `CAFree`.
 */
// bounded: CELL_MAX
const SYMBOLS = /\b([A-Z]{2,3}(?: ?\/ ?[A-Z]{2,3})*) ?[:;]? ?(?=Free|\$|\d)/g;

/**
 * The rates of a cell; general is null for an empty one and for a link in the place of a rate
 * (`View TCOs for ...`). Throws `BrokenFile` when a step begins on a day that no calendar has.
 */
export function dutyOf(printed: string, place: CellPlace): DutyCell {
  if (printed.length > CELL_MAX)
    throw new BrokenFile(place.file, place.row, 'a rate is too long to be one');
  const cell = plainText(printed).replace(/^View TCOs\b.*$/, '');
  const step = [...cell.matchAll(STEP)].at(-1);
  const rates = step ? cell.slice(step.index + step[0].length) : cell;
  const symbols = [...rates.matchAll(SYMBOLS)];
  const preferences = symbols.flatMap((found, index) => {
    const rate = rates.slice(found.index + found[0].length, symbols[index + 1]?.index).trim();
    return (found[1] ?? '').split('/').map((symbol) => `${symbol.trim()} ${rate}`);
  });
  return {
    general: rates.slice(0, symbols[0]?.index).trim() || null,
    preferences: [...new Set(preferences)],
    from: step ? dayOf(step, place) : null,
  };
}

/** Characters of a cell with rates. */
const CELL_MAX = 4000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayOf([, day = '', month = '', year = '']: RegExpExecArray, place: CellPlace): string {
  // Three letters are enough: `Feburary` is printed too.
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return dateAt(year, String(number), day, place);
}
