/** A table that goes on over as many pages as its rows take, its headings on each. */
import { type Box, LEADING, type Sheet } from './sheet.ts';

export interface TableColumn {
  label: string;
  width: number;
  align?: 'left' | 'right' | 'center';
}

export interface TablePlace {
  x: number;
  y: number;
  /** Where the last row of a page ends at the latest. */
  bottom: number;
  /** Begins a page and says where the table goes on there. */
  nextPage: () => number;
}

const SIZE = 8;
const SIZE_MIN = 4.5;
const HEAD_SIZE = 6.5;
const HEAD_HEIGHT = 20;
const PAD = 3;

/** Draws the rows; returns where the table ends on its last page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  { x, y, bottom, nextPage }: TablePlace,
): number {
  let top = drawHead(sheet, columns, x, y);
  for (const row of rows) {
    const cells = columns.map((column, at) => cellOf(sheet, row[at] ?? '', column));
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * SIZE * LEADING + 2 * PAD;
    if (top + height > bottom) top = drawHead(sheet, columns, x, nextPage());
    for (const [at, box] of boxesOf(columns, { x, y: top, height }).entries()) {
      sheet.frame(box);
      const inside = { ...box, x: box.x + PAD, y: box.y + PAD, width: box.width - 2 * PAD };
      const { lines = [], size = SIZE } = cells[at] ?? {};
      sheet.fit(lines, inside, { size, align: columns[at]?.align ?? 'left' });
    }
    top += height;
  }
  return top;
}

/** The lines of a cell. Figures, which stand at the right, become smaller: half of one misleads. */
function cellOf(sheet: Sheet, text: string, { width, align = 'left' }: TableColumn) {
  const room = width - 2 * PAD;
  const isWhole = (size: number): boolean =>
    text.split(' ').every((word) => sheet.widthOf(word, 'text', size) <= room);
  let size = SIZE;
  if (align === 'right') while (size > SIZE_MIN && !isWhole(size)) size -= 0.5;
  return { size, lines: sheet.wrap(text, room, 'text', size) };
}

function drawHead(sheet: Sheet, columns: readonly TableColumn[], x: number, y: number): number {
  for (const [at, box] of boxesOf(columns, { x, y, height: HEAD_HEIGHT }).entries()) {
    sheet.frame(box, { shade: '#eeeeee' });
    const inside = { ...box, x: box.x + PAD, y: box.y + 2, width: box.width - 2 * PAD };
    const { label = '', align = 'left' } = columns[at] ?? {};
    sheet.fit([label], inside, { font: 'bold', size: HEAD_SIZE, sizeMin: 5, align });
  }
  return y + HEAD_HEIGHT;
}

function boxesOf(columns: readonly TableColumn[], { x, y, height }: Omit<Box, 'width'>): Box[] {
  let left = x;
  return columns.map(({ width }) => {
    const box = { x: left, y, width, height };
    left += width;
    return box;
  });
}
