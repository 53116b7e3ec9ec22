/**
 * Cells that a spreadsheet would calculate: an export writes an apostrophe before them, an import
 * takes it away again, so that what goes out comes back as it was.
 */

/** What a spreadsheet begins to calculate at; apostrophes before it are those of the text itself. */
const FORMULA = /^'*[=+\-@\t\r]/;
const DEFUSED = /^'+[=+\-@\t\r]/;

/** The cell as a spreadsheet may open it. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The cell as it was before it was defused. */
export const undefused = (text: string): string => (DEFUSED.test(text) ? text.slice(1) : text);
