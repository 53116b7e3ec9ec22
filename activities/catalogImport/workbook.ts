/**
 * Rows of the sheets of a workbook, one after the other: a sheet of 50,000 rows is never in memory
 * as a whole.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { RawRow } from '../../engine/catalog/import/types.ts';
import { unzipped } from '../../releases/files/zip.ts';
import { textOf } from './decode.ts';
import {
  CELL_CHARACTERS_MAX,
  cellTooLong,
  COLUMNS_MAX,
  FileRefused,
  UNPACKED_BYTES_MAX,
} from './refused.ts';

export interface WorkbookSheet {
  name: string;
  /** Rows that hold anything, as they stand; each call reads them anew. */
  rows: () => Generator<RawRow>;
}

/** The visible sheets in order. Refuses what is no complete workbook, or unpacks too far. */
export function sheetsOf(bytes: Uint8Array): WorkbookSheet[] {
  const parts = partsOf(bytes);
  const part = (name: string): Uint8Array | null => parts.get(name) ?? null;
  const texts = stringsIn(part('xl/sharedStrings.xml'));
  const targets = new Map(
    tagsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      partName(attribute(tag, 'Target')),
    ]),
  );
  return tagsOf(part('xl/workbook.xml'), 'sheet')
    .filter((tag) => !attribute(tag, 'state').toLowerCase().includes('hidden'))
    .flatMap((tag) => {
      const content = part(targets.get(attribute(tag, 'r:id')) ?? '');
      return content ? [{ name: attribute(tag, 'name'), rows: () => rowsIn(content, texts) }] : [];
    });
}

function partsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const isPart = (name: string): boolean =>
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(
      name,
    );
  try {
    return unzipped({ name: 'file', bytes, unpackedMax: UNPACKED_BYTES_MAX }, isPart, 'workbook');
  } catch (cause) {
    const why = cause instanceof Error && cause.message.includes('unpacks to more');
    throw new FileRefused(
      why
        ? 'The workbook unpacks to more than is read: keep the table of goods alone in it.'
        : 'The file is no complete workbook: it was cut off, is damaged, or is packed otherwise.',
      { cause },
    );
  }
}

/** `/xl/worksheets/sheet1.xml`, `worksheets/sheet1.xml`: one is meant. */
const partName = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

const attribute = ({ attributes }: SaxesTagPlain, name: string): string => attributes[name] ?? '';
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece; what `next` puts out is handed on after each piece. */
function* walked<T>(
  content: Uint8Array,
  prepare: (parser: SaxesParser, out: T[]) => void,
): Generator<T> {
  const parser = new SaxesParser();
  const out: T[] = [];
  parser.on('error', (cause) => {
    throw new FileRefused('The workbook is damaged: its XML cannot be read.', { cause });
  });
  parser.on('doctype', () => {
    throw new FileRefused('The workbook declares a document type, which none does.');
  });
  prepare(parser, out);
  for (const piece of textOf(content, 'utf-8')) {
    parser.write(piece);
    yield* out.splice(0);
  }
  parser.close();
  yield* out;
}

const tagsOf = (content: Uint8Array | null, name: string): SaxesTagPlain[] =>
  content === null
    ? []
    : [
        ...walked<SaxesTagPlain>(content, (parser, out) => {
          parser.on('opentag', (tag) => void (localName(tag.name) === name && out.push(tag)));
        }),
      ];

/** Texts that cells name by their number; how a Japanese one is read is left out. */
function stringsIn(content: Uint8Array | null): string[] {
  if (content === null) return [];
  return [
    ...walked<string>(content, (parser, out) => {
      let [text, isText, isReading] = ['', false, false];
      parser.on('opentag', ({ name }) => {
        const tag = localName(name);
        if (tag === 'si') text = '';
        else if (tag === 'rPh') isReading = true;
        else if (tag === 't') isText = true;
      });
      parser.on('text', (piece) => {
        if (isText && !isReading) text += piece;
      });
      parser.on('closetag', ({ name }) => {
        const tag = localName(name);
        if (tag === 'si') out.push(text);
        else if (tag === 'rPh') isReading = false;
        else if (tag === 't') isText = false;
      });
    }),
  ];
}

const rowsIn = (content: Uint8Array, texts: readonly string[]): Generator<RawRow> =>
  walked<RawRow>(content, (parser, out) => {
    let row = 0;
    let cells: string[] = [];
    let [at, type, text, isText] = [-1, '', '', false];
    parser.on('opentag', (tag) => {
      const name = localName(tag.name);
      if (name === 'row') {
        row = Number(attribute(tag, 'r')) || row + 1;
        [cells, at] = [[], -1];
      } else if (name === 'c') {
        at = columnAt(attribute(tag, 'r')) ?? at + 1;
        [type, text] = [attribute(tag, 't'), ''];
      } else if (name === 'v' || name === 't') isText = true;
    });
    parser.on('text', (piece) => {
      if (isText) text += piece;
      if (text.length > CELL_CHARACTERS_MAX) throw cellTooLong(row);
    });
    parser.on('closetag', (tag) => {
      const name = localName(tag.name);
      if (name === 'v' || name === 't') isText = false;
      else if (name === 'c' && text !== '' && at < COLUMNS_MAX) {
        while (cells.length < at) cells.push('');
        cells[at] = valueOf(type, text, texts);
      } else if (name === 'row' && cells.some((cell) => cell !== '')) out.push({ row, cells });
    });
  });

/** `AB12` is column 27; null where the cell does not say. */
function columnAt(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Digits that a number is kept with beyond those that it was typed with are left out. */
function valueOf(type: string, text: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== '' && type !== 'n') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Number(number.toPrecision(15)).toLocaleString('en-US', {
    useGrouping: false,
    maximumFractionDigits: 15,
  });
}
