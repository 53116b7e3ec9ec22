/** Rows of a product feed: the items of an RSS channel or the entries of an Atom feed. */
import { SaxesParser } from 'saxes';
import type { RawRow } from '../../engine/catalog/import/types.ts';
import { encodingOf, textOf } from './decode.ts';
import { CELL_CHARACTERS_MAX, cellTooLong, COLUMNS_MAX, FileRefused } from './refused.ts';

/**
 * A row of the names of all elements, then one for each item by its number, the first being 1.
 * Refuses XML that is not well-formed or declares a document type: entities are not read.
 */
export function* feedRows(bytes: Uint8Array): Generator<RawRow> {
  const names: string[] = [];
  const places = new Map<string, number>();
  for (const item of itemsOf(bytes))
    for (const name of item.keys()) {
      if (places.has(name) || names.length >= COLUMNS_MAX) continue;
      places.set(name, names.length);
      names.push(name);
    }
  yield { row: 0, cells: names };
  let row = 0;
  for (const item of itemsOf(bytes)) {
    row += 1;
    const cells: string[] = names.map(() => '');
    for (const [name, text] of item) cells[places.get(name) ?? 0] = text;
    yield { row, cells };
  }
}

const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);

function* itemsOf(bytes: Uint8Array): Generator<Map<string, string>> {
  const out: Map<string, string>[] = [];
  const parser = new SaxesParser();
  let item: Map<string, string> | null = null;
  let depth = 0;
  let text = '';
  parser.on('error', (cause) => {
    throw new FileRefused(`The XML cannot be read: ${cause.message.slice(0, 120)}.`);
  });
  parser.on('doctype', () => {
    throw new FileRefused(
      'The XML declares a document type: entities are not read. Send it without.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (item === null) {
      if (ITEMS.has(name)) [item, depth] = [new Map(), 0];
      return;
    }
    depth += 1;
    // Atom names a page by an attribute
    text = depth === 1 && name === 'link' ? (attributes['href'] ?? '') : '';
  });
  const add = (piece: string): void => {
    if (item !== null && depth === 1) text += piece;
    if (text.length > CELL_CHARACTERS_MAX) throw cellTooLong(out.length + 1);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (item === null) return;
    if (depth === 0) {
      out.push(item);
      item = null;
      return;
    }
    const said = text.trim();
    if (depth === 1 && said !== '') {
      const before = item.get(name);
      item.set(name, before === undefined ? said : `${before}, ${said}`);
    }
    depth -= 1;
    if (depth === 0) text = '';
  });
  for (const piece of textOf(bytes, encodingOf(bytes))) {
    parser.write(piece);
    yield* out.splice(0);
  }
  parser.close();
  yield* out;
}
