/** Parts that the two postal declarations share. */
import { spacedS10 } from '../../engine/documents/s10.ts';
import type { PostalCategory } from '../../contract/documents/postal.ts';
import { drawCode128 } from '../pdf/barcode.ts';
import type { Form } from '../pdf/form.ts';
import type { Box, Sheet } from '../pdf/sheet.ts';
import { CATEGORY_NAMES } from './item.ts';

export const STYLE = {
  labelSize: 5,
  font: 'text',
  size: 8,
  sizeMin: 5.5,
  seeExtension: 'See continuation page',
} as const;

/** Bars of the item's number, with the number beneath. */
export function drawItemNumber(sheet: Sheet, itemNumber: string | undefined, box: Box): void {
  if (itemNumber === undefined) return;
  drawCode128(sheet, itemNumber, { ...box, height: box.height - 11 });
  const beneath = { x: box.x, y: box.y + box.height - 9, width: box.width };
  sheet.say(spacedS10(itemNumber), beneath, { font: 'mono', size: 8, align: 'center' });
}

/** Categories with a box before each, three in a row; an X in the one that is meant. */
export function drawCategories(
  sheet: Sheet,
  chosen: PostalCategory,
  { x, y, width }: Omit<Box, 'height'>,
  columns = 3,
): void {
  const step = width / columns;
  for (const [at, [category, name]] of CATEGORY_NAMES.entries()) {
    const left = x + (at % columns) * step;
    const top = y + Math.floor(at / columns) * 12;
    sheet.frame({ x: left, y: top, width: 8, height: 8 });
    if (category === chosen)
      sheet.say(
        'X',
        { x: left, y: top - 0.4, width: 8 },
        { font: 'bold', size: 7.5, align: 'center' },
      );
    sheet.say(name, { x: left + 11, y: top + 0.4, width: step - 13 }, { size: 6.5 });
  }
}

export interface PostalColumn {
  label: string;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/**
 * Rows of goods in a space that does not grow. Those that find no room stand on the continuation
 * page, which the last row names.
 */
export function drawGoods(
  form: Form,
  columns: readonly PostalColumn[],
  rows: readonly (readonly string[])[],
  { x, y, height }: Omit<Box, 'width'>,
): void {
  const { sheet } = form;
  const width = columns.reduce((total, column) => total + column.width, 0);
  const place = (at: number): number =>
    x + columns.slice(0, at).reduce((total, column) => total + column.width, 0);
  const head = 18;
  for (const [at, { label, width: wide }] of columns.entries()) {
    form.cell({ x: place(at), y, width: wide, height: head }, label, [], { labelLines: 3 });
    sheet.frame({ x: place(at), y: y + head, width: wide, height: height - head });
  }
  let top = y + head + 2;
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((column, one) =>
      sheet.wrap(row[one] ?? '', column.width - 5, 'text', SIZE),
    );
    const tall = Math.max(...cells.map((lines) => lines.length)) * SIZE * 1.16 + 1.5;
    const isLast = at === rows.length - 1;
    if (top + tall > y + height - (isLast ? 1 : NOTE)) {
      form.overflow.set(
        'Further contents',
        rows.slice(at).map((one) => labelled(one, columns)),
      );
      const note = `${rows.length - at} more: see continuation page`;
      sheet.say(note, { x: x + 2.5, y: top, width: width - 5 }, { size: SIZE });
      return;
    }
    for (const [one, lines] of cells.entries()) {
      const { align = 'left', width: wide } = columns[one] ?? { width: 0 };
      sheet.fit(
        lines,
        { x: place(one) + 2.5, y: top, width: wide - 5, height: tall },
        { size: SIZE, align },
      );
    }
    top += tall;
  }
}

/** A row in words: what it is, then each fact by the name of its column. */
const labelled = (row: readonly string[], columns: readonly PostalColumn[]): string =>
  row
    .map((text, at) => (at === 0 || text === '' ? text : `${columns[at]?.label}: ${text}`))
    .filter(Boolean)
    .join('; ');

const SIZE = 6.5;
const NOTE = 10;

export const CERTIFICATION =
  'I certify that the particulars given in this declaration are correct and that this item contains no dangerous ' +
  'article and nothing that is prohibited by law or by postal or customs regulations.';
