/**
 * Importers of the British tariffs: the United Kingdom's, and the Union's as Northern Ireland
 * applies it.
 */
import type { LineRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { columnsOf } from '../../files/csv.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { globalTariffLines, isGlobalTariff } from './globalTariff.ts';
import { checkedLines } from './hierarchy.ts';
import { isMeasures, measuresAsDefined } from './measures.ts';
import { isNomenclature, nomenclatureLines } from './nomenclature.ts';
import { gather, gatheredRecords, nothingGathered } from './ottApi.ts';
import { isWorkbook, workbookLines } from './workbook.ts';

type Kind = 'answer' | 'nomenclature' | 'workbook' | 'globalTariff' | 'measures';

const FORMATS = [
  'answers of the trade tariff service (JSON): chapters, headings, commodities with notes and quotas, geographical areas, exchange rates',
  'measures-as-defined (CSV) of the Department for Business and Trade',
  'commodities-report, the code report of HMRC, the CSV of a heading, goods nomenclature (CSV)',
  'commodity codes as a workbook of two columns (XLSX)',
  'UK Global Tariff (CSV): rates of the United Kingdom, or of the Union for Northern Ireland',
];

/** Dataset `gb-tariff`. */
export const gbTariff: Importer = importerOf('uk');
/** Dataset `xi-tariff`: the answers come from `/xi/api/v2`, the rates are the Union's. */
export const xiTariff: Importer = importerOf('xi');

function importerOf(service: 'uk' | 'xi'): Importer {
  return { formats: FORMATS, read: (files) => read(files, service), versionOf };
}

/**
 * Throws `BrokenFile` also for files that hold two nomenclatures: their lines would stand in one
 * another.
 */
async function* read(
  files: readonly SourceFile[],
  service: 'uk' | 'xi',
): AsyncGenerator<ReleaseRecord> {
  const kinds = files.map((file) => ({ file, kind: kindOf(file) }));
  const gathered = nothingGathered();
  for (const { file, kind } of kinds) if (kind === 'answer') gather(file, service, gathered);
  const tables = kinds.filter(({ kind }) => kind !== 'answer' && kind !== 'measures');
  const [first, second] = [
    ...(gathered.lines.size > 0 ? ['the answers of the service'] : []),
    ...tables.map(nameOf),
  ];
  if (second !== undefined)
    throw new BrokenFile(
      second,
      null,
      `a second nomenclature beside ${first ?? ''}: import one of them`,
    );
  yield* gatheredRecords(gathered);
  for (const { file, kind } of tables) yield* linesOf(file, kind, service);
  for (const { file, kind } of kinds) if (kind === 'measures') yield* measuresAsDefined(file);
}

const nameOf = ({ file }: { file: SourceFile }): string => file.name;

async function* linesOf(
  file: SourceFile,
  kind: Kind,
  service: 'uk' | 'xi',
): AsyncGenerator<LineRecord> {
  if (kind === 'globalTariff') yield* globalTariffLines(file, service);
  else if (kind === 'workbook') for (const { line } of workbookLines(file)) yield line;
  else yield* checkedLines(await nomenclatureLines(file, columnsOf(file)));
}

/** What a file is, by its first bytes: a name may be anything. */
function kindOf(file: SourceFile): Kind {
  if (file.bytes.length === 0) throw new BrokenFile(file.name, null, 'the file is empty');
  if (isWorkbook(file)) return 'workbook';
  const begin = new TextDecoder().decode(file.bytes.subarray(0, 256)).trimStart();
  if (begin.startsWith('{') || begin.startsWith('[')) return 'answer';
  if (begin.startsWith('<'))
    throw new BrokenFile(file.name, 1, 'this is a web page or XML, no tariff file');
  const columns = columnsOf(file);
  if (isMeasures(columns)) return 'measures';
  if (isGlobalTariff(columns)) return 'globalTariff';
  if (isNomenclature(columns)) return 'nomenclature';
  throw new BrokenFile(
    file.name,
    1,
    `no columns of a British tariff file: ${columns.join(', ').slice(0, 100)}`,
  );
}

/**
 * From a file's name: the version of the data service, or else the latest date that is not in the
 * dataset's own name.
 */
function versionOf(files: readonly SourceFile[]): string | null {
  const names = files.map(({ name }) => name.replace('uk-tariff-2021-01-01', ''));
  const releases = names.map((name) => /\bv\d+\.\d+\.\d+\b/.exec(name)?.[0]);
  const dates = names.map((name) => /(?<!\d)\d{4}-\d{2}(?:-\d{2})?(?!\d)/.exec(name)?.[0]);
  const last = (found: readonly (string | undefined)[]): string | undefined =>
    found
      .filter((version) => version !== undefined)
      .toSorted((left, right) => (left < right ? -1 : 1))
      .at(-1);
  return last(releases) ?? last(dates) ?? null;
}
