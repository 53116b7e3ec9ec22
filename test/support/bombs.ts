/**
 * Small files that unpack to a gigabyte; run as a program, it opens the one that is named and tells
 * what became of it.
 */
import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { opened } from '../../releases/files/gzip.ts';
import { sheetOf } from '../../releases/files/workbook.ts';
import { ecbFx } from '../../releases/importers/ecb/fx.ts';
import { sheetRows } from '../../releases/importers/gb/workbookXml.ts';
import { BrokenFile, type SourceFile } from '../../releases/importers/importer.ts';

const PIECE = 32 * 1024 * 1024;
const PIECES = 32;
const GIGABYTE = PIECE * PIECES;

/** A gigabyte of blanks under deflate: one piece, flushed so that it can be repeated. */
function deflated(): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: PIECES }, () => piece), deflateRawSync('')]);
}

/** A zip of one file, whose directory declares what it is told to. */
function zip(name: string, packed: Buffer, declared: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc32(''), 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXT = 'x'.repeat(30_000);

const workbook = (sheet: string, texts = ''): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${texts}</t></si></sst>`),
    [SHEET]: strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });

const cells = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  ).join('');

interface Bomb {
  make: () => Uint8Array;
  open: (file: SourceFile) => unknown;
}

const table = async (file: SourceFile): Promise<number> =>
  [...((await sheetOf(file)).rows([]) as Iterable<unknown>)].length;
const rates = (file: SourceFile): number => [...(ecbFx.read([file]) as Iterable<unknown>)].length;

/** By what they are. */
export const BOMBS: Readonly<Record<string, Bomb>> = {
  'a gzip file of many members': {
    make: () => {
      const member = gzipSync(Buffer.alloc(PIECE, ' '));
      return Buffer.concat(Array.from({ length: PIECES }, () => member));
    },
    open: opened,
  },
  'a gzip file within a gzip file': {
    make: () => gzipSync(gzipSync(Buffer.alloc(PIECE, ' '))),
    open: opened,
  },
  'a zip that declares it': { make: () => zip('rates.csv', deflated(), GIGABYTE), open: rates },
  'a zip that declares a kilobyte': { make: () => zip('rates.csv', deflated(), 1024), open: rates },
  'a zip within a gzip file': {
    make: () => gzipSync(zip('rates.csv', deflated(), GIGABYTE)),
    open: async (file) => rates(await opened(file)),
  },
  'a zip within a zip': {
    make: () => zipSync({ 'rates.zip': zip('rates.csv', deflated(), GIGABYTE) }, { level: 0 }),
    open: rates,
  },
  'a workbook whose shared texts do': {
    make: () => zip('xl/sharedStrings.xml', deflated(), GIGABYTE),
    open: table,
  },
  'a workbook whose sheet does, read for its indents': {
    make: () => zip(SHEET, deflated(), 2048),
    open: sheetRows,
  },
  'a workbook with a cell in its last corner': {
    make: () =>
      workbook(
        '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
        'Code',
      ),
    open: table,
  },
  'a workbook with one text in many cells': {
    make: () => workbook(cells(30_000), TEXT),
    open: table,
  },
};

export interface Opening {
  /** Of the file, in megabytes. */
  packedMb: number;
  /** Of the process, in megabytes, the file itself left out. */
  grownMb: number;
  /** Why it was refused; null when it was not. */
  refused: string | null;
}

const name = process.argv[2];
const bomb = name === undefined ? undefined : BOMBS[name];
if (bomb && process.argv[1]?.endsWith('bombs.ts')) {
  const bytes = bomb.make();
  let refused: string | null = null;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const highestBefore = process.resourceUsage().maxRSS;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  try {
    await bomb.open({ name: 'file', bytes });
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    refused = cause.message;
  }
  clearInterval(timer);
  // kilobytes, as the system counted them, also in the middle of a step
  const highest = process.resourceUsage().maxRSS;
  const peak = Math.max(
    most,
    process.memoryUsage().rss,
    highest > highestBefore ? highest * 1024 : 0,
  );
  const mb = (count: number): number => Math.round(count / 1024 / 1024);
  console.log(
    JSON.stringify({
      packedMb: mb(bytes.length),
      grownMb: mb(peak - before),
      refused,
    } satisfies Opening),
  );
}
