/**
 * How long files of 50,000 rows take to be read, and what memory that takes.
 * `node bench/catalogImport.ts [rows]`
 */
import { strToU8, zipSync } from 'fflate';
import { readFile } from '../activities/catalogImport/readFile.ts';

const ROWS = Number(process.argv[2] ?? 50_000);
const GOODS = ['Linen shirt', 'Enamel mug', 'Cork yoga block', 'Brass desk lamp', 'Felt slippers'];
const COUNTRIES = ['Portugal', 'CN', 'Italy', 'VN', 'Türkiye'];
const CODES = ['6205.90', '7323.94', '4503.90', '9405.21', '6405.20'];
const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Price',
  'Variant Barcode',
  'Image Src',
  'HS Code',
  'Country of origin',
  'Status',
];

const rowOf = (at: number): string[] => {
  const kind = Math.floor(at / 2) % GOODS.length;
  const name = `${GOODS[kind]} no. ${Math.floor(at / 2)}`;
  const isFirst = at % 2 === 0;
  return [
    name.toLowerCase().replaceAll(/[ .]+/g, '-'),
    isFirst ? name : '',
    isFirst ? `<p>A <b>${name}</b> as we sell it, carefully made and packed.</p>` : '',
    isFirst ? 'Nordhus' : '',
    isFirst ? 'Home' : '',
    isFirst ? 'home, gifts' : '',
    isFirst ? 'Size' : '',
    isFirst ? 'S' : 'M',
    `NH-${at}`,
    String(100 + (at % 900)),
    (5 + (at % 90) + 0.99).toFixed(2),
    '',
    isFirst ? `https://shop.example/${at}.jpg` : '',
    CODES[kind] ?? '',
    COUNTRIES[kind] ?? '',
    isFirst ? 'active' : '',
  ];
};

const table = [HEADER, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))];
const csv = (): Uint8Array =>
  strToU8(
    table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'),
  );

function workbook(): Uint8Array {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = table.map(
    (row, at) =>
      `<row r="${at + 1}">${row
        .map(
          (cell, column) =>
            `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`,
        )
        .join('')}</row>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Goods" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  });
}

for (const [kind, bytes] of [
  ['csv', csv()],
  ['xlsx', workbook()],
] as const) {
  const megabytes = (count: number): number => Math.round(count / 1024 / 1024);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const start = performance.now();
  let chunks = 0;
  const read = await readFile(
    { bytes, mapping: {}, terms: {} },
    { chunk: async () => void (chunks += 1), signal: new AbortController().signal },
  );
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = read.ok
    ? `${read.counts.products} products, ${read.errorCount} errors`
    : read.reason;
  console.log(
    `${kind}: ${megabytes(bytes.length)} MB, ${ROWS} rows, ${seconds} s, ${chunks} chunks, ` +
      `${counts}, memory grew by ${megabytes(peak - before)} MB`,
  );
}
