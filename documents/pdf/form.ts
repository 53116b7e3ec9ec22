/**
 * Boxes of a form with small labels. What does not fit its box goes whole onto an extension page,
 * which the box names.
 */
import type { FontName } from './fonts.ts';
import type { Box, Sheet, TextStyle } from './sheet.ts';

export interface FormStyle {
  labelSize: number;
  font: FontName;
  size: number;
  sizeMin: number;
  /** What a box says whose text goes on elsewhere. */
  seeExtension: string;
}

export interface CellOptions {
  align?: TextStyle['align'];
  shade?: string;
  /** Lines kept clear at the top for a label that wraps. */
  labelLines?: number;
  frame?: boolean;
  size?: number;
  /** Heading on the extension page, where the label alone would not say whose it is. */
  title?: string;
  /** Width for the texts, where something else stands in the box. */
  textWidth?: number;
}

const PAD = 2.5;

export class Form {
  /** Texts that found no room, by their label: each once, however many copies are printed. */
  readonly overflow = new Map<string, readonly string[]>();
  readonly sheet: Sheet;
  readonly style: FormStyle;

  constructor(sheet: Sheet, style: FormStyle) {
    this.sheet = sheet;
    this.style = style;
  }

  /** A framed box with its label, and the texts beneath it. */
  cell(box: Box, label: string, texts: readonly string[] = [], options: CellOptions = {}): void {
    const { labelSize, font, sizeMin } = this.style;
    const { align = 'left', shade, labelLines = 1, frame = true, title = label } = options;
    const size = options.size ?? this.style.size;
    if (frame) this.sheet.frame(box, shade === undefined ? {} : { shade });
    const labelHeight = label === '' ? 0 : labelLines * labelSize * 1.16;
    if (label !== '')
      this.sheet.fit([label], inside(box, 0, labelHeight), {
        size: labelSize,
        sizeMin: labelSize - 1,
        role: 'Caption',
      });
    const width = options.textWidth ?? box.width;
    const room = inside({ ...box, width }, labelHeight, box.height - labelHeight - 2);
    const filled = texts.filter((text) => text !== '');
    if (filled.length === 0 || this.sheet.fit(filled, room, { font, size, sizeMin, align })) return;
    this.#spill(title, filled, room);
  }

  /** The first lines that fit, and where the rest stands. */
  #spill(title: string, texts: readonly string[], room: Box): void {
    const { font, sizeMin, seeExtension } = this.style;
    this.overflow.set(title, texts);
    const lines = texts.flatMap((text) => this.sheet.wrap(text, room.width, font, sizeMin));
    const fitting = Math.max(1, Math.floor(room.height / (sizeMin * 1.16)));
    const shown = [...lines.slice(0, fitting - 1), seeExtension];
    if (!this.sheet.fit(shown, room, { font, size: sizeMin }))
      this.sheet.say(seeExtension, room, { font, size: sizeMin, sizeMin: 4 });
  }
}

const inside = ({ x, y, width }: Box, from: number, height: number): Box => ({
  x: x + PAD,
  y: y + 1.5 + from,
  width: width - 2 * PAD,
  height: Math.max(height, 0),
});
