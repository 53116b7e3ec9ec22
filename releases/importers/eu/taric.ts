/**
 * Importer of TARIC, the tariff of the European Union: its workbooks of every month, tables of its
 * database, TARIC3 messages.
 */
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { columnsOf, namedCsvRows } from '../../files/csv.ts';
import { isWorkbook, sheetOf, type Table } from '../../files/workbook.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { areasOf } from './taricAreas.ts';
import {
  noParts,
  readAdditionalCodes,
  readConditions,
  readExclusions,
} from './taricMeasureParts.ts';
import { measuresOf } from './taricMeasures.ts';
import { nomenclatureLines } from './taricNomenclature.ts';
import { isXml, taricRecords } from './taricXml.ts';
import { hearLine, linesHeard, noLines } from './taricXmlLines.ts';
import { hearMeasure, measuresHeard, noMeasures } from './taricXmlMeasures.ts';

/**
 * Any of the files, in any order; each is recognised by its columns. What only adds to measures is
 * joined to them.
 */
export const euTaric: Importer = {
  formats: [
    'Nomenclature EN.xlsx (CIRCABC, monthly), or goods_nomenclature as CSV with or without number_indents',
    'Duties Import 01-99.xlsx',
    'Geographical areas composition.xlsx',
    'Measure exclusions.xlsx, Measure conditions.xlsx, Additional codes descriptions.xlsx: joined to the duties',
    'TARIC3 messages (XML): goods nomenclature (400) and measures (430)',
  ],
  read: readTaric,
  versionOf: (files) => {
    const month = files
      .map(({ name }) => /20\d{2}-(?:0[1-9]|1[0-2])/.exec(name)?.[0])
      .find(Boolean);
    return month === undefined ? null : `TARIC ${month}`;
  },
};

/**
 * Throws `BrokenFile` for a file that is none of those, one that is broken, and for files that hold
 * nothing.
 */
async function* readTaric(files: readonly SourceFile[]): AsyncGenerator<ReleaseRecord> {
  let found = 0;
  for await (const record of recordsOf(files)) {
    found += 1;
    yield record;
  }
  if (found === 0)
    throw new BrokenFile(
      files[0]?.name ?? 'TARIC',
      null,
      'the files hold no line, no area and no measure',
    );
}

/** Measures come last: the workbooks that add to them may stand in front or behind. */
async function* recordsOf(files: readonly SourceFile[]): AsyncGenerator<ReleaseRecord> {
  const parts = noParts();
  const duties: Table[] = [];
  const lines = noLines();
  const measures = noMeasures();
  for (const file of files) {
    if (file.bytes.length === 0) throw new BrokenFile(file.name, null, 'the file is empty');
    if (isXml(file)) {
      for (const record of taricRecords(file)) {
        hearLine(lines, file.name, record);
        hearMeasure(measures, file.name, record);
      }
      continue;
    }
    const table = await tableOf(file);
    const kind = kindOf(table);
    if (kind === 'duties') duties.push(table);
    else if (kind === 'nomenclature') yield* nomenclatureLines(table);
    else if (kind === 'areas') yield* await areasOf(table);
    else if (kind === 'exclusions') await readExclusions(table, parts);
    else if (kind === 'conditions') await readConditions(table, parts);
    else if (kind === 'additionalCodes') await readAdditionalCodes(table, parts);
  }
  yield* linesHeard(lines);
  for (const table of duties) yield* measuresOf(table, parts);
  yield* measuresHeard(measures);
}

async function tableOf(file: SourceFile): Promise<Table> {
  if (isWorkbook(file)) return sheetOf(file);
  return {
    name: file.name,
    columns: columnsOf(file),
    rows: (needed) => namedCsvRows(file, needed),
  };
}

type Kind =
  | 'duties'
  | 'nomenclature'
  | 'areas'
  | 'exclusions'
  | 'conditions'
  | 'additionalCodes'
  | 'unneeded';

/**
 * Columns that only one kind of table has; the first kind with one of its columns in the table is
 * it.
 */
const MARKS: readonly (readonly [Kind, readonly string[]])[] = [
  ['nomenclature', ['goods_nomenclature_item_id', 'Hier. Pos.', 'Indent']],
  ['exclusions', ['Excluded country', 'Excluded country code']],
  ['conditions', ['Meas. cond', 'Meas. action']],
  ['areas', ['Country group', 'Member country']],
  // Declarable codes, footnotes, the regulations' place in the Official Journal, names of
  // countries: said elsewhere or not asked.
  ['unneeded', ['IS_LEAF', 'Footnote', 'Off. Journal', 'Or./Dest.']],
  ['duties', ['Duty', 'RED_IND']],
  ['additionalCodes', ['Add code']],
];

function kindOf({ name, columns }: Table): Kind {
  const kind = MARKS.find(([, marks]) => marks.some((mark) => columns.includes(mark)))?.[0];
  if (kind !== undefined) return kind;
  const seen = columns.slice(0, 5).join(', ').slice(0, 100);
  throw new BrokenFile(name, 1, `no file of TARIC has these columns: ${seen}`);
}
