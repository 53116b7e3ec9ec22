/** Bounds of a file of goods, and the refusal of one that goes beyond them or cannot be read. */

const MB = 1024 * 1024;

/** Some 50,000 goods with texts; a larger catalogue comes in several files. */
export const FILE_BYTES_MAX = 20 * MB;
export const ROWS_MAX = 50_000;
/** What a workbook may unpack to: one of 50,000 rows and thirty columns has some 100 MB. */
export const UNPACKED_BYTES_MAX = 160 * MB;
export const COLUMNS_MAX = 1000;
/** Longer than any description of a shop. */
export const CELL_CHARACTERS_MAX = 100_000;
/** All cells together that goods are read from. */
export const CHARACTERS_MAX = 64 * MB;

/** A file that no goods are read from; the message is for whoever sent it. */
export class FileRefused extends Error {}

export const tooManyRows = (): FileRefused =>
  new FileRefused(
    `The file has more than ${ROWS_MAX.toLocaleString('en')} rows: send it in parts.`,
  );

export const cellTooLong = (row: number): FileRefused =>
  new FileRefused(
    `Row ${row} holds a cell of more than ${CELL_CHARACTERS_MAX.toLocaleString('en')} characters: ` +
      'a quote is opened there and not closed, or the file is no table.',
  );
