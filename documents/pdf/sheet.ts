/**
 * Pages of a form as tagged PDF/A-3a: boxes, texts that are made to fit, and the request itself as
 * an embedded file. No clock is read: the same content gives the same bytes.
 */
import PDFDocument from 'pdfkit';
import { type DocumentFont, documentFonts, type FontName } from './fonts.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  font?: FontName;
  size?: number;
  /** Smaller sizes are tried down to this one. */
  sizeMin?: number;
  align?: 'left' | 'right' | 'center';
  colour?: string;
  /** Role in the structure of the document: a paragraph unless said otherwise. */
  role?: 'P' | 'H1' | 'H2' | 'Caption';
}

export interface SheetFacts {
  title: string;
  /** The day that the file says it was made on: one that the document states. */
  date: string;
  /** Name of the embedded file, and what is in it. */
  data: { name: string; content: unknown };
}

export const A4 = { width: 595.28, height: 841.89 };
export const LEADING = 1.16; // heights of a line, in sizes of its letters
const RULE = 0.5;

type Struct = PDFKit.PDFStructureElement;

export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #root: Struct;
  readonly #sections: Struct[] = [];
  readonly #pictures = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  readonly #fonts: Record<FontName, DocumentFont> = documentFonts();
  readonly #advances = new Map<string, number>();
  #section: Struct;
  #pages = 0;

  constructor({ title, date, data }: SheetFacts) {
    const made = new Date(`${date}T00:00:00Z`);
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      // PDF/A embeds every font: the standard one must not be opened first
      font: this.#fonts.text.font,
      info: { Title: title, Producer: 'Landfall', Creator: 'Landfall', CreationDate: made },
    } as unknown as PDFKit.PDFDocumentOptions); // its types lack subset, tagged and font
    for (const { name, font } of Object.values(this.#fonts))
      this.#pdf.registerFont(name, font as never); // its types know of no opened font
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#pdf.file(Buffer.from(JSON.stringify(data.content, null, 1)), {
      name: data.name,
      type: 'application/json',
      description: 'What this document was made from',
      creationDate: made,
      modifiedDate: made,
      relationship: 'Source',
    } as never); // its types lack relationship
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#section = this.#root;
  }

  get pages(): number {
    return this.#pages;
  }

  /** A new page, A4 upright unless a size is given: everything is drawn on it from now on. */
  page(size: { width: number; height: number } = A4): void {
    this.#pdf.addPage({ size: [size.width, size.height], margin: 0 });
    this.#pages += 1;
    this.#section = this.#pdf.struct('Sect');
    this.#root.add(this.#section);
    this.#sections.push(this.#section);
  }

  /** Goes back to a page that is there, from 0. */
  turnTo(page: number): void {
    this.#pdf.switchToPage(page);
    this.#section = this.#sections[page] ?? this.#section;
  }

  /** A frame, shaded where it is for others to fill. */
  frame(
    { x, y, width, height }: Box,
    { shade, rule = RULE }: { shade?: string; rule?: number } = {},
  ): void {
    this.#artifact(() => {
      if (shade !== undefined) this.#pdf.rect(x, y, width, height).fill(shade);
      if (rule > 0) this.#pdf.lineWidth(rule).rect(x, y, width, height).stroke('#000');
    });
  }

  line(x1: number, y1: number, x2: number, y2: number, rule = RULE): void {
    this.#artifact(() => {
      this.#pdf.lineWidth(rule).moveTo(x1, y1).lineTo(x2, y2).stroke('#000');
    });
  }

  /** A large pale word over the page, that nobody takes it for what it is not. */
  across(word: string): void {
    const { width, height } = A4;
    this.#section.add(
      this.#pdf.struct('P', {}, () => {
        this.#pdf.save().rotate(-55, { origin: [width / 2, height / 2] });
        this.#pdf.font(this.#fonts.bold.name).fontSize(150).fillColor('#e4e4e4');
        const wide = this.#pdf.widthOfString(word);
        this.#pdf.text(word, (width - wide) / 2, height / 2 - 90, { lineBreak: false });
        this.#pdf.restore();
      }),
    );
  }

  /** Black bars, whose meaning is said in words. */
  bars(rectangles: readonly Box[], meaning: string): void {
    const figure = this.#pdf.struct('Figure', { alt: meaning }, () => {
      for (const { x, y, width, height } of rectangles) this.#pdf.rect(x, y, width, height);
      this.#pdf.fill('#000');
    });
    this.#section.add(figure);
  }

  /** A picture, as large as the box allows, upper right; embedded once however often it is drawn. */
  picture(content: Buffer, { x, y, width, height }: Box, meaning: string): void {
    const figure = this.#pdf.struct('Figure', { alt: meaning }, () => {
      const opened = this.#pictures.get(content) ?? this.#opened(content);
      this.#pictures.set(content, opened);
      this.#pdf.image(opened, x, y, { fit: [width, height], align: 'right' });
    });
    this.#section.add(figure);
  }

  /** Its types lack it: what is opened is drawn like what it is opened from. */
  #opened(content: Buffer): PDFKit.Mixins.ImageSrc {
    const opener = this.#pdf as unknown as { openImage: (of: Buffer) => PDFKit.Mixins.ImageSrc };
    return opener.openImage(content);
  }

  /** Width of a text in points. */
  widthOf(text: string, font: FontName, size: number): number {
    let width = 0;
    for (const sign of text) width += this.#advanceOf(sign, font);
    return width * size;
  }

  /** Width of a letter in sizes; the fonts have no rules that would move it by its neighbours. */
  #advanceOf(sign: string, font: FontName): number {
    const key = `${font} ${sign}`;
    const known = this.#advances.get(key);
    if (known !== undefined) return known;
    const advance = this.#pdf.font(this.#fonts[font].name).fontSize(1).widthOfString(sign);
    this.#advances.set(key, advance);
    return advance;
  }

  /** The lines that a text takes in a width. */
  wrap(text: string, width: number, font: FontName, size: number): string[] {
    return wrapped(text, (piece) => this.widthOf(piece, font, size) <= width);
  }

  /**
   * Prints texts, each on lines of its own, in the largest size that fits the box. False where not
   * even the smallest does: then nothing is printed.
   */
  fit(texts: readonly string[], box: Box, style: TextStyle = {}): boolean {
    const { font = 'text', size = 9, sizeMin = size } = style;
    for (let tried = size; tried >= sizeMin; tried -= 0.5) {
      const lines = texts.flatMap((text) => this.wrap(text, box.width, font, tried));
      if (lines.length * tried * LEADING > box.height + 0.01) continue;
      this.#printLines(lines, box, { ...style, size: tried });
      return true;
    }
    return false;
  }

  /** One line, made smaller until it fits, and cut with an ellipsis where that is not enough. */
  say(text: string, box: Omit<Box, 'height'>, style: TextStyle = {}): void {
    const { font = 'text', size = 9, sizeMin = Math.min(size, 5) } = style;
    let at = size;
    while (at > sizeMin && this.widthOf(text, font, at) > box.width) at -= 0.5;
    let printed = text;
    while (printed.length > 1 && this.widthOf(printed, font, at) > box.width)
      printed = `${printed.slice(0, -2).trimEnd()}…`;
    this.#printLines([printed], { ...box, height: at * LEADING }, { ...style, size: at });
  }

  #printLines(lines: readonly string[], box: Box, style: TextStyle & { size: number }): void {
    const { font = 'text', size, align = 'left', colour = '#000', role = 'P' } = style;
    if (lines.every((line) => line === '')) return;
    const paragraph = this.#pdf.struct(role, {}, () => {
      const lefts = lines.map((line) => {
        const free = align === 'left' ? 0 : box.width - this.widthOf(line, font, size);
        return box.x + (align === 'center' ? free / 2 : free);
      });
      this.#pdf.font(this.#fonts[font].name).fontSize(size).fillColor(colour);
      for (const [at, line] of lines.entries())
        this.#pdf.text(line, lefts[at], box.y + at * size * LEADING, { lineBreak: false });
    });
    this.#section.add(paragraph);
  }

  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' } as never); // its types want all options
    draw();
    this.#pdf.endMarkedContent();
  }

  /** The file, once all pages are drawn. */
  async bytes(): Promise<Buffer> {
    const ended = new Promise<void>((resolve, reject) => {
      this.#pdf.once('end', resolve);
      this.#pdf.once('error', reject);
    });
    this.#root.end();
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}

/** Lines of words that fit; a word that is longer than a line is broken where it must. */
export function wrapped(text: string, fits: (piece: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    current = word;
    while (current.length > 1 && !fits(current)) {
      const length = longestFit(current, fits);
      lines.push(current.slice(0, length));
      current = current.slice(length);
    }
  }
  return [...lines, current];
}

/** Letters of a word that fit a line: one at least. */
function longestFit(word: string, fits: (piece: string) => boolean): number {
  let [low, high] = [1, word.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(word.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}
