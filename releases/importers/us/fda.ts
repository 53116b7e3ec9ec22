/**
 * Product codes of the United States Food and Drug Administration: its device file, and its product
 * code builder as CSV.
 */
import type { AgencyCodeRecord } from '../../../engine/release/records.ts';
import { headedRows, type HeadedRow } from '../../files/delimited.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';

const SCHEME = 'us-fda';
const DEVICE_FILE = 'REVIEW_PANEL|';

/**
 * The device classification file (`foiclass.txt`: fields between `|`, windows-1252; a row broken by
 * a line break inside a field is put together again) and tables of the product code builder as CSV
 * with the columns `industry`, `class`, `subclass`, `pic`, `product`, `description`: a row with a
 * product is a product of its class, one with a subclass or a process alone a letter that the
 * industry has. Refuses with `BrokenFile`: an empty file, an unknown header, a code of another
 * form, a device file that ends inside a row.
 */
export const usFdaProducts: Importer = {
  formats: [
    'device classification file (foiclass.txt)',
    'CSV of the product code builder: industry, class, subclass, pic, product, description',
  ],
  async *read(files: readonly SourceFile[]) {
    for (const file of files) {
      const isDevices = new TextDecoder('latin1')
        .decode(file.bytes.subarray(0, 64))
        .includes(DEVICE_FILE);
      if (isDevices) yield* devices(file);
      else yield* builder(file);
    }
  },
};

/**
 * Industries by medical specialty of the device, as the agency's review panels are numbered
 * (tutorial, lesson 7).
 */
const SPECIALTIES: Readonly<Record<string, string>> = {
  AN: '73',
  CV: '74',
  CH: '75',
  DE: '76',
  EN: '77',
  GU: '78',
  SU: '79',
  HO: '80',
  HE: '81',
  IM: '82',
  MI: '83',
  NE: '84',
  OB: '85',
  OP: '86',
  OR: '87',
  PA: '88',
  PM: '89',
  RA: '90',
  TX: '91',
  MG: '92',
};
/**
 * Electronic products that are no devices have no specialty, and letters from RAA on: by kind of
 * radiation.
 */
const RADIATION = ['94', '95', '96', '97'] as const;
const FIELDS = 18;

function* devices({ name, bytes }: SourceFile): Generator<AgencyCodeRecord> {
  const lines = new TextDecoder('windows-1252').decode(bytes).split(/\r?\n/);
  const header = (lines[0] ?? '').split('|');
  const at = (column: string): number => {
    const found = header.indexOf(column);
    if (found === -1) throw new BrokenFile(name, 1, `the column "${column}" is missing`);
    return found;
  };
  const columns = {
    panel: at('REVIEW_PANEL'),
    specialty: at('MEDICALSPECIALTY'),
    code: at('PRODUCTCODE'),
    device: at('DEVICENAME'),
  };
  let open = '';
  for (const [index, line] of lines.slice(1).entries()) {
    open = open === '' ? line : `${open} ${line}`;
    if (open.trim() === '') continue;
    const cells = open.split('|');
    if (cells.length < FIELDS) continue; // a line break inside a field: the row goes on
    if (cells.length > FIELDS)
      throw new BrokenFile(
        name,
        index + 2,
        `the row has ${cells.length} fields instead of ${FIELDS}`,
      );
    open = '';
    yield* deviceOf(name, index + 2, cells, columns);
  }
  if (open.trim() !== '')
    throw new BrokenFile(name, lines.length, 'the file ends inside a row: it was cut off');
}

function* deviceOf(
  name: string,
  row: number,
  cells: readonly string[],
  columns: { panel: number; specialty: number; code: number; device: number },
): Generator<AgencyCodeRecord> {
  const code = (cells[columns.code] ?? '').trim();
  if (!/^[A-Z]{3}$/.test(code)) throw new BrokenFile(name, row, `"${code}" is no device code`);
  const specialty = cells[columns.specialty]?.trim() || (cells[columns.panel]?.trim() ?? '');
  const industry = SPECIALTIES[specialty];
  const description = (cells[columns.device] ?? '').replaceAll(/\s+/g, ' ').trim();
  const industries = industry === undefined ? (code.startsWith('R') ? RADIATION : []) : [industry];
  for (const one of industries)
    yield recordOf({ industry: one, class: code.slice(0, 1), product: code.slice(1) }, description);
}

type Part = 'industry' | 'class' | 'subclass' | 'process' | 'product';

const FORMS: Readonly<Record<Part, RegExp>> = {
  industry: /^\d{2}$/,
  class: /^[A-Z]$/,
  subclass: /^[A-Z-]$/,
  process: /^[A-Z0-9-]$/,
  product: /^[A-Z0-9]{2}$/,
};
const PARTS = Object.keys(FORMS) as Part[]; // Object.keys forgets the key type

/** Names that tables of the builder give their columns. */
const COLUMNS: Readonly<Record<string, string>> = {
  industry_code: 'industry',
  ind: 'industry',
  class_code: 'class',
  subclass_code: 'subclass',
  sub_class: 'subclass',
  pic: 'process',
  pic_code: 'process',
  process_indicator_code: 'process',
  product_code: 'product',
  group: 'product',
  product_group: 'product',
  name: 'description',
  product_name: 'description',
  industry_name: 'description',
  class_name: 'description',
};

async function* builder(file: SourceFile): AsyncGenerator<AgencyCodeRecord> {
  const rows = headedRows(file, {
    needed: ['industry', 'description'],
    windows1252: true,
    columnNamed: (printed) => COLUMNS[printed] ?? printed,
  });
  for await (const row of rows) yield builtOf(file.name, row);
}

function builtOf(name: string, { row, cell }: HeadedRow): AgencyCodeRecord {
  const parts: Partial<Record<Part, string>> = {};
  for (const part of PARTS) {
    const printed = cell(part).trim().toUpperCase();
    const code = part === 'industry' || part === 'product' ? padded(printed) : printed;
    if (code === '') continue;
    if (!FORMS[part].test(code)) throw new BrokenFile(name, row, `"${printed}" is no ${part}`);
    parts[part] = code;
  }
  if (parts.industry === undefined) throw new BrokenFile(name, row, 'the industry is missing');
  if (parts.product !== undefined && parts.class === undefined)
    throw new BrokenFile(name, row, 'a product needs its class');
  return recordOf(parts, cell('description').replaceAll(/\s+/g, ' ').trim());
}

/** A spreadsheet takes leading zeros away. */
const padded = (code: string): string => (/^\d$/.test(code) ? `0${code}` : code);

const recordOf = (parts: Partial<Record<Part, string>>, description: string): AgencyCodeRecord => ({
  kind: 'agency_code',
  scheme: SCHEME,
  parts: Object.fromEntries(PARTS.map((part) => [part, parts[part] ?? null])),
  description,
  hsCodes: [],
});
