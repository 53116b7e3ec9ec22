/**
 * Importer of the Combined Nomenclature: the codes as JSON, level by level, or the workbook of
 * Eurostat.
 */
import { isWorkbook } from '../../files/workbook.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { cnJsonLines } from './cnJson.ts';
import { cnWorkbookLines } from './cnWorkbook.ts';

export const euCn: Importer = {
  formats: [
    'cnCodes_<year>.json, alone or with cnSections, cnChapters, cnHeadings and cnSubheadings of the same year',
    'workbook of Eurostat (RAMON) with the columns CNKEY, CODE, LEVEL, DASHES, EN, SU',
  ],
  read: async function* readCn(files) {
    const workbooks = files.filter(isWorkbook);
    if (files.length === 0) throw new BrokenFile('CN', null, 'no file was given');
    if (workbooks.length > 0 && files.length > 1)
      throw new BrokenFile(
        files[1]?.name ?? 'CN',
        null,
        'a workbook of the nomenclature comes alone',
      );
    if (workbooks[0]) yield* cnWorkbookLines(workbooks[0]);
    else yield* cnJsonLines(files);
  },
  versionOf: (files) => {
    const year = files
      .map((file) => yearWithin(file) ?? /(?:19|20)\d{2}/.exec(file.name)?.[0])
      .find(Boolean);
    return year === undefined ? null : `CN ${year}`;
  },
};

const HEAD_BYTES = 2048;

/** The year that the first code of a JSON file names. */
function yearWithin(file: SourceFile): string | undefined {
  if (isWorkbook(file)) return undefined;
  const head = new TextDecoder().decode(file.bytes.subarray(0, HEAD_BYTES));
  return /"version":\s*"?((?:19|20)\d{2})\b/.exec(head)?.[1];
}
