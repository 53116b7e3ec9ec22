/** Where things stand on an air waybill, in points: a frame of 190 mm by 250, for A4 and Letter. */
import type { Box } from '../pdf/sheet.ts';

export const FRAME = { x: 28, y: 50, width: 539 };
export const HALF = FRAME.width / 2;
export const RIGHT = FRAME.x + HALF;
/** Boxes that the carrier fills. */
export const SHADE = '#e9e9e9';

export const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});

export interface Column {
  label: string;
  width: number;
}

/** The columns of a row as boxes, from left to right. */
export function inRow<Of extends Column>(
  columns: readonly Of[],
  { x, y, height }: Omit<Box, 'width'>,
): (Of & { box: Box })[] {
  let left = x;
  return columns.map((column) => {
    const box = boxOf(left, y, column.width, height);
    left += column.width;
    return { ...column, box };
  });
}
