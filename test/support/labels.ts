/**
 * Photos of labels, drawn here: letters of strokes (a clean machine has no fonts) and bars, with
 * what a camera does to them.
 */
import sharp, { type Sharp } from 'sharp';

/**
 * Strokes of a glyph on a grid four wide and six high, from the upper left: `x y` pairs, strokes
 * parted by bars.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0 6 2 0 4 6|0.7 4 3.3 4',
  B: '0 0 0 6 2.6 6 3.6 5.4 4 4.6 3.6 3.6 2.6 3 0 3|2.4 3 3.3 2.4 3.6 1.5 3.3 0.6 2.4 0 0 0',
  C: '4 1.2 3 0.2 2 0 1 0.3 0.2 1.5 0 3 0.2 4.5 1 5.7 2 6 3 5.8 4 4.8',
  D: '0 0 0 6 1.8 6 3.2 5.3 3.9 4 4 3 3.9 2 3.2 0.7 1.8 0 0 0',
  E: '3.7 0 0 0 0 6 3.8 6|0 3 3.2 3',
  F: '3.7 0 0 0 0 6|0 3 3.2 3',
  G: '4 1.2 3 0.2 2 0 1 0.3 0.2 1.5 0 3 0.2 4.5 1 5.7 2 6 3 5.8 4 5 4 3.3 2.4 3.3',
  H: '0 0 0 6|4 0 4 6|0 3 4 3',
  I: '2 0 2 6',
  J: '3.4 0 3.4 4.6 2.8 5.7 1.8 6 0.9 5.7 0.4 4.7',
  K: '0 0 0 6|3.9 0 0 3.6|1.4 2.4 4 6',
  L: '0 0 0 6 3.7 6',
  M: '0 6 0 0 2.2 4.4 4.4 0 4.4 6',
  N: '0 6 0 0 4 6 4 0',
  O: '2 0 1 0.3 0.2 1.5 0 3 0.2 4.5 1 5.7 2 6 3 5.7 3.8 4.5 4 3 3.8 1.5 3 0.3 2 0',
  P: '0 6 0 0 2.4 0 3.5 0.6 3.9 1.7 3.5 2.8 2.4 3.4 0 3.4',
  Q: '2 0 1 0.3 0.2 1.5 0 3 0.2 4.5 1 5.7 2 6 3 5.7 3.8 4.5 4 3 3.8 1.5 3 0.3 2 0|2.4 4.4 4.2 6.6',
  R: '0 6 0 0 2.4 0 3.5 0.6 3.9 1.6 3.5 2.6 2.4 3.2 0 3.2|2.2 3.2 4 6',
  S: '3.8 1.1 3 0.2 2 0 1 0.2 0.3 1 0.3 1.9 1 2.6 3 3.4 3.8 4.2 3.8 5 3 5.8 2 6 1 5.8 0.1 4.9',
  T: '0 0 4 0|2 0 2 6',
  U: '0 0 0 4 0.4 5.3 1.2 5.9 2 6 2.8 5.9 3.6 5.3 4 4 4 0',
  V: '0 0 2 6 4 0',
  W: '0 0 1.2 6 2.6 1 4 6 5.2 0',
  X: '0 0 4 6|4 0 0 6',
  Y: '0 0 2 3.2 4 0|2 3.2 2 6',
  Z: '0.1 0 4 0 0 6 4 6',
  0: '2 0 1 0.3 0.3 1.5 0.2 3 0.3 4.5 1 5.7 2 6 3 5.7 3.7 4.5 3.8 3 3.7 1.5 3 0.3 2 0',
  1: '0.6 1.4 2.2 0 2.2 6',
  2: '0.3 1.6 0.8 0.5 2 0 3.2 0.4 3.6 1.5 3.2 2.6 0.2 6 3.8 6',
  3: '0.4 0.9 1.2 0.2 2 0 3.2 0.5 3.5 1.5 3 2.5 1.6 2.9|2 2.9 3.2 3.4 3.7 4.4 3.3 5.5 2 6 1 5.8 0.2 4.9',
  4: '2.9 6 2.9 0 0 4.2 4 4.2',
  5: '3.5 0 0.8 0 0.5 2.7 1.8 2.2 3.1 2.6 3.7 3.9 3.4 5.2 2.2 6 1 5.8 0.2 5',
  6: '3.4 0.5 2.2 0 1 0.7 0.4 2.2 0.3 4 0.7 5.4 2 6 3.2 5.5 3.7 4.2 3.2 3 2 2.5 0.9 3 0.3 4',
  7: '0.2 0 3.8 0 1.5 6',
  8: '2 2.8 0.9 2.3 0.6 1.4 1 0.4 2 0 3 0.4 3.4 1.4 3.1 2.3 2 2.8 0.7 3.5 0.3 4.5 0.8 5.6 2 6 3.2 5.6 3.7 4.5 3.3 3.5 2 2.8',
  9: '0.6 5.5 1.8 6 3 5.3 3.6 3.8 3.7 2 3.3 0.6 2 0 0.8 0.5 0.3 1.8 0.8 3 2 3.5 3.1 3 3.7 2',
  '%': '0.8 0 0.2 0.6 0.2 1.6 0.8 2.2 1.5 1.6 1.5 0.6 0.8 0|3.8 0 0.6 6|3.4 3.8 2.8 4.4 2.8 5.4 3.4 6 4.1 5.4 4.1 4.4 3.4 3.8',
  '-': '0.6 3.2 3.2 3.2',
  '.': '1.8 5.9 2 6',
  ',': '2.1 5.7 1.6 7',
  ':': '2 2.4 2 2.6|2 5.6 2 5.8',
  '/': '3.8 0 0.2 6',
};

/** Marks over and under letters, by their combining character. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': '1.2 -1.7 2.4 -0.9',
  '\u0301': '2.8 -1.7 1.6 -0.9',
  '\u0302': '1 -0.9 2 -1.8 3 -0.9',
  '\u0303': '0.8 -0.9 1.4 -1.5 2.4 -1 3.2 -1.6',
  '\u0308': '0.9 -1.3 1.1 -1.3|2.9 -1.3 3.1 -1.3',
  '\u0327': '2 6 2.3 6.7 1.6 7.3',
};

const ADVANCE = 5.8;

/** Capitals, digits, `% - . , : /` and letters with marks; `px` is the height of a capital. */
function strokesOf(text: string, px: number): string {
  const paths: string[] = [];
  let left = 0;
  for (const character of text.normalize('NFD').toUpperCase()) {
    const mark = MARKS[character];
    const glyph = mark ?? GLYPHS[character];
    const from = mark === undefined ? left : left - ADVANCE;
    if (glyph !== undefined) paths.push(...glyph.split('|').map((stroke) => pathOf(stroke, from)));
    else if (character !== ' ') throw new Error(`no strokes for "${character}"`);
    if (mark === undefined) left += ADVANCE;
  }
  return `<path d="${paths.join('')}" fill="none" stroke-width="0.85" stroke-linecap="round" stroke-linejoin="round" transform="scale(${px / 6})"/>`;
}

function pathOf(stroke: string, left: number): string {
  const numbers = stroke.split(' ').map(Number);
  const points = numbers.flatMap((x, at) =>
    at % 2 === 0 ? [`${left + x} ${numbers[at + 1] ?? 0}`] : [],
  );
  return `M${points.join('L')}`;
}

export interface Look {
  /** Height of capitals in pixels. */
  px?: number;
  ink?: string;
  paper?: string;
  /** Degrees, clockwise. */
  turned?: number;
  /** Digits of an EAN-13 printed below the text. */
  ean13?: string;
}

/** A label with lines of text and, where asked for, a barcode. */
export function label(lines: readonly string[], look: Look = {}): Sharp {
  const { px = 40, ink = '#111', paper = '#fff', turned = 0, ean13 } = look;
  const step = px * 2;
  const width = Math.max(400, ...lines.map((line) => line.length * (px / 6) * ADVANCE)) + 120;
  const height = lines.length * step + 120 + (ean13 ? 240 : 0);
  const texts = lines.map(
    (line, at) =>
      `<g transform="translate(60 ${70 + at * step})" stroke="${ink}">${strokesOf(line, px)}</g>`,
  );
  const bars = ean13
    ? `<g transform="translate(80 ${80 + lines.length * step})" fill="${ink}">${barsOf(ean13)}</g>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${texts.join('')}${bars}</svg>`;
  const flat = sharp(Buffer.from(svg)).flatten({ background: paper });
  return turned === 0 ? flat : flat.rotate(turned, { background: paper });
}

/**
 * Left-hand codes with odd parity; the others follow from them (GS1 General Specifications, section
 * 5.2).
 */
const LEFT =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** The bars of an EAN-13, each module four pixels wide. The check digit is drawn as it is given. */
function barsOf(digits: string): string {
  const inverted = (code: string): string =>
    code.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
  const parity = PARITY[Number(digits[0])] ?? '';
  const leftOf = (digit: string): string => LEFT[Number(digit)] ?? '';
  const left = Array.from(digits.slice(1, 7), (digit, at) =>
    parity[at] === 'L' ? leftOf(digit) : [...inverted(leftOf(digit))].toReversed().join(''),
  );
  const right = Array.from(digits.slice(7), (digit) => inverted(leftOf(digit)));
  const modules = `101${left.join('')}01010${right.join('')}101`;
  return [...modules]
    .map((bit, at) => (bit === '1' ? `<rect x="${at * 4}" width="4" height="160"/>` : ''))
    .join('');
}

/** A picture as a data URL. */
export const dataUrl = (bytes: Buffer, mime = 'image/jpeg'): string =>
  `data:${mime};base64,${bytes.toString('base64')}`;

/** A label as an inline jpeg. */
export const labelUrl = async (lines: readonly string[], look?: Look): Promise<string> =>
  dataUrl(await label(lines, look).jpeg().toBuffer());
