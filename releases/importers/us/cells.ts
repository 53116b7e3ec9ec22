/** Reading of the cells of the HTS export. */
import { BrokenFile } from '../importer.ts';

/**
 * Cells of one row by name; every method throws `BrokenFile` with the row when the cell is missing
 * or of another kind.
 */
export class Cells {
  readonly row: number;
  readonly #file: string;
  readonly #cells: Readonly<Record<string, unknown>>;

  constructor(file: string, row: number, given: unknown) {
    this.#file = file;
    this.row = row;
    if (typeof given !== 'object' || given === null) this.#fail('this is no row of the HTS');
    this.#cells = given as Readonly<Record<string, unknown>>; // any object may be asked by name
  }

  /** The cell as it stands; null is empty. */
  text(name: string): string {
    const cell = this.#cells[name];
    if (cell === undefined) this.#fail(`"${name}" is missing`);
    if (cell === null) return '';
    return typeof cell === 'string' ? cell : this.#fail(`"${name}" is no text`);
  }

  /** Digits of the code; null for a row of text alone. */
  code(name: string): string | null {
    const written = this.text(name).trim();
    if (written === '') return null;
    const known = /^\d{4}(?:\.?\d\d){0,3}$/.test(written);
    return known
      ? written.replaceAll('.', '')
      : this.#fail(`code "${written}" is not of 4, 6, 8 or 10 digits`);
  }

  /** Depth of the row, from 0. */
  indent(name: string): number {
    const written = this.text(name).trim();
    return /^\d{1,2}$/.test(written)
      ? Number(written)
      : this.#fail(`indent "${written}" is no number`);
  }

  /** The entries of a list; null stands for an empty one. */
  list(name: string): readonly unknown[] {
    const cell = this.#cells[name];
    if (cell === undefined) this.#fail(`"${name}" is missing`);
    if (cell === null) return [];
    return Array.isArray(cell) ? cell : this.#fail(`"${name}" is no list`);
  }

  /** A list that is written as JSON inside a cell: `["doz.","kg"]`. */
  jsonList(name: string): string[] {
    const cell = this.text(name).trim();
    if (cell === '') return [];
    if (!/^\["(?:[^"\\]|\\.)*"(?:, ?"(?:[^"\\]|\\.)*")*\]$/.test(cell))
      this.#fail(`"${name}" is no list: ${cell}`);
    return (JSON.parse(cell) as unknown[]).map((unit) => String(unit));
  }

  /** The words of one entry of the footnotes. */
  footnote(note: unknown): string {
    const words =
      typeof note === 'object' && note !== null && 'value' in note ? note.value : undefined;
    return typeof words === 'string' ? words : this.#fail('a footnote has no text');
  }

  #fail(why: string): never {
    throw new BrokenFile(this.#file, this.row, why);
  }
}
