/** Bars of Code 128, drawn as rectangles: sharp at any size, and the same bytes each time. */
import bwip from 'bwip-js/node';
import type { Box, Sheet } from './sheet.ts';

/** Draws a text as Code 128 over the whole box, with the quiet zones of ten modules inside. */
export function drawCode128(sheet: Sheet, text: string, box: Box): void {
  const [symbol] = bwip.raw('code128', text, {});
  if (!symbol || !('sbs' in symbol)) throw new Error('Bug: Code 128 has bars and spaces');
  const widths = Array.from(symbol.sbs);
  const modules = widths.reduce((total, one) => total + one, 0) + 2 * QUIET;
  const module = box.width / modules;
  let at = box.x + QUIET * module;
  const bars: Box[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x: at, y: box.y, width: width * module, height: box.height });
    at += width * module;
  }
  sheet.bars(bars, `Barcode, Code 128: ${text}`);
}

const QUIET = 10;
