/** Search in the tariff of a country. */
import { inPieces } from '../inPieces.ts';
import { digitsOf } from '../../engine/hscode.ts';
import {
  ancestorsOf,
  codeOf,
  fullText,
  type TariffBook,
} from '../../engine/tariff/schedule/book.ts';
import {
  type FoundRow,
  rowsUnder,
  searchRows,
  type SearchIndex,
  searchIndexInSteps,
} from '../../engine/tariff/schedule/search.ts';
import { generalRate } from './rates.ts';
import {
  formatted,
  isDeclarable,
  type TariffLevel,
  levelOf,
  significant,
  type TariffReading,
} from './tariff.ts';

export interface FoundLine {
  code: string;
  codeFormatted: string;
  /** Text of the heading above; null for a heading or a chapter. */
  heading: string | null;
  description: string;
  level: TariffLevel;
  declarable: boolean;
  rate: string | null;
  score: number;
}

/**
 * Lines that fit the words, best first; digits (with or without dots) find the codes that begin
 * with them.
 */
export async function searchTariff(
  reading: TariffReading,
  asked: string,
  limit: number,
  date: string,
): Promise<FoundLine[]> {
  const index = await indexOf(reading);
  const found = /^[\d.\s]+$/.test(asked)
    ? rowsUnder(index, significant(reading.schedule, digitsOf(asked)), limit, date)
    : searchRows(index, asked, limit, date);
  return found.map((row) => present(reading, row, date));
}

const beingMade = new WeakMap<TariffBook, Promise<SearchIndex>>();

/**
 * The index of the tariff; the first search makes it, while other requests go on, and those beside
 * it wait for the same.
 */
function indexOf({ book, ownLabel }: TariffReading): Promise<SearchIndex> {
  const known = beingMade.get(book) ?? inPieces(searchIndexInSteps(book, ownLabel));
  beingMade.set(book, known);
  return known;
}

function present(reading: TariffReading, { at, score }: FoundRow, date: string): FoundLine {
  const code = codeOf(reading.book, at) ?? '';
  return {
    code,
    codeFormatted: formatted(reading, code),
    heading: headingAbove(reading.book, at),
    description: fullText(reading.book, at),
    level: levelOf(code),
    declarable: isDeclarable(reading, at, date),
    rate: generalRate(reading, at, date),
    score,
  };
}

function headingAbove(book: TariffBook, at: number): string | null {
  const heading = ancestorsOf(book, at).find((row) => codeOf(book, row)?.length === HEADING_LENGTH);
  return heading === undefined ? null : fullText(book, heading);
}
const HEADING_LENGTH = 4;
