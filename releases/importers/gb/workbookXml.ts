/**
 * The three parts of a workbook that a list of codes needs: cells, shared texts, and how far a
 * style indents.
 */
import { SaxesParser } from 'saxes';
import { unzipped } from '../../files/zip.ts';
import { BrokenFile, type SourceFile } from '../importer.ts';

export interface SheetRow {
  /** Row of the sheet, counted from 1. */
  row: number;
  /** Texts of the first two columns, blanks at both ends removed. */
  cells: [string, string];
  /** Indentation of the second cell, in the workbook's own steps. */
  steps: number;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/**
 * Rows of the first sheet that have a text. Throws `BrokenFile` for a workbook that is cut off, or
 * none.
 */
export function sheetRows(file: SourceFile): SheetRow[] {
  const parts = unzipped(file, (name) => [SHEET, STRINGS, STYLES].includes(name), 'workbook');
  const sheet = parts.get(SHEET);
  if (sheet === undefined) throw new BrokenFile(file.name, null, 'the workbook has no first sheet');
  const strings = sharedTexts(file, parts.get(STRINGS));
  const indents = indentsOfStyles(file, parts.get(STYLES));
  const rows: SheetRow[] = [];
  let cell = { column: '', type: '', steps: 0, text: '' };
  readXml(file, sheet, {
    open: (tag, attributes) => {
      if (tag === 'row')
        rows.push({ row: Number(attributes['r'] ?? rows.length + 1), cells: ['', ''], steps: 0 });
      if (tag === 'c') {
        const column = (attributes['r'] ?? '').replaceAll(/\d/g, '');
        const steps = indents[Number(attributes['s'] ?? 0)] ?? 0;
        cell = { column, type: attributes['t'] ?? '', steps, text: '' };
      }
    },
    text: (tag, words) => {
      if (tag === 'v' || tag === 't') cell.text += words;
    },
    close: (tag) => {
      const row = rows.at(-1);
      if (tag !== 'c' || row === undefined) return;
      const text = (cell.type === 's' ? (strings[Number(cell.text)] ?? '') : cell.text).trim();
      if (cell.column === 'A') row.cells[0] = text;
      if (cell.column === 'B') {
        row.cells[1] = text;
        row.steps = cell.steps;
      }
    },
  });
  return rows.filter(({ cells }) => cells.some((text) => text !== ''));
}

/** One text per `si`; its parts (`r`) are joined. */
function sharedTexts(file: SourceFile, part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  if (part !== undefined)
    readXml(file, part, {
      open: (tag) => {
        if (tag === 'si') texts.push('');
      },
      text: (tag, words) => {
        if (tag === 't') texts.push((texts.pop() ?? '') + words);
      },
    });
  return texts;
}

/** Indentation by number of the style: the `alignment` of each `xf` within `cellXfs`. */
function indentsOfStyles(file: SourceFile, part: Uint8Array | undefined): number[] {
  const indents: number[] = [];
  let within = false;
  if (part !== undefined)
    readXml(file, part, {
      open: (tag, attributes) => {
        if (tag === 'cellXfs') within = true;
        else if (within && tag === 'xf') indents.push(0);
        else if (within && tag === 'alignment')
          indents[indents.length - 1] = Number(attributes['indent'] ?? 0);
      },
      close: (tag) => {
        if (tag === 'cellXfs') within = false;
      },
    });
  return indents;
}

interface XmlHandlers {
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  text: (tag: string, words: string) => void;
  close: (tag: string) => void;
}

function readXml({ name }: SourceFile, part: Uint8Array, handlers: Partial<XmlHandlers>): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('opentag', (tag) => {
    open.push(tag.name);
    handlers.open?.(tag.name, tag.attributes);
  });
  parser.on('text', (words) => handlers.text?.(open.at(-1) ?? '', words));
  parser.on('closetag', (tag) => {
    open.pop();
    handlers.close?.(tag.name);
  });
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(part)).close();
  } catch {
    throw new BrokenFile(name, null, 'the workbook is damaged: one of its parts is no XML');
  }
}
