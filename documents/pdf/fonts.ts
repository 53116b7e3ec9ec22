/**
 * The fonts that documents are set in: DejaVu, which has Latin, Greek and Cyrillic letters, without
 * its rules of layout. Letters are set one by one here, and the rules took ten times as long.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a TrueType font needs to be drawn and read back letter by letter. */
const NEEDED: ReadonlySet<string> = new Set(
  'OS/2,cmap,cvt ,fpgm,gasp,glyf,head,hhea,hmtx,loca,maxp,name,post,prep'.split(','),
);
const HEADER = 12;
const ENTRY = 16;

const require = createRequire(import.meta.url);
const plain = (name: string): Buffer =>
  withoutLayout(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

export const FONTS = {
  text: plain('DejaVuSansCondensed'),
  bold: plain('DejaVuSansCondensed-Bold'),
  mono: plain('DejaVuSansMono'),
};
export type FontName = keyof typeof FONTS;

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
