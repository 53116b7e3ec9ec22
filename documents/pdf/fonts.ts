/**
 * The fonts that documents are set in: DejaVu, which has Latin, Greek and Cyrillic letters, without
 * its rules of layout. Letters are set one by one here, and the rules took ten times as long.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** What a TrueType font needs to be drawn and read back letter by letter. */
const NEEDED: ReadonlySet<string> = new Set(
  'OS/2,cmap,cvt ,fpgm,gasp,glyf,head,hhea,hmtx,loca,maxp,name,post,prep'.split(','),
);
const HEADER = 12;
const ENTRY = 16;

const require = createRequire(import.meta.url);
const plain = (name: string): Buffer =>
  withoutLayout(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

/** Opened once for all documents: reading the widths of 6,000 letters takes a tenth of a second. */
const opened = (name: string) => ({ name, font: create(plain(name)) });

const FONTS = {
  text: opened('DejaVuSansCondensed'),
  bold: opened('DejaVuSansCondensed-Bold'),
  mono: opened('DejaVuSansMono'),
};
export type FontName = keyof typeof FONTS;

/** A font under its own name: under another pdfkit would read it anew for every text. */
export interface DocumentFont {
  name: string;
  font: Font;
}

/**
 * The fonts for one document: their tables are those of all, their letters are not. A letter keeps
 * the sign that it first stood for, and what an earlier document said must not change the next.
 */
export const documentFonts = (): Record<FontName, DocumentFont> => ({
  text: ownLetters(FONTS.text),
  bold: ownLetters(FONTS.bold),
  mono: ownLetters(FONTS.mono),
});

const ownLetters = ({ name, font }: DocumentFont): DocumentFont => ({
  name,
  // an object's own field hides that of what it derives from
  font: Object.create(font, { _glyphs: { value: {} } }) as Font,
});

/** The same font with the needed tables alone (OpenType, table directory). */
function withoutLayout(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
    font.subarray(HEADER + at * ENTRY, HEADER + (at + 1) * ENTRY),
  ).filter((entry) => NEEDED.has(entry.toString('latin1', 0, 4)));
  const head = Buffer.alloc(HEADER + entries.length * ENTRY);
  font.copy(head, 0, 0, HEADER);
  head.writeUInt16BE(entries.length, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (const [at, entry] of entries.entries()) {
    const length = entry.readUInt32BE(12);
    const from = entry.readUInt32BE(8);
    entry.copy(head, HEADER + at * ENTRY);
    head.writeUInt32BE(offset, HEADER + at * ENTRY + 8);
    // each begins at a multiple of four
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(padded, 0, from, from + length);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
