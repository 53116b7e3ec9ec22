/** Workbooks for tests: a zip of the few XML files that an `.xlsx` needs. */
import { strToU8, zipSync } from 'fflate';
import type { SourceFile } from '../../releases/importers/importer.ts';

export type Cell = string | number | null;

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DATE_STYLE = 14; // the number format of days that every Excel has

/**
 * A workbook of one sheet. Numbers stay numbers; `days` names columns (from 0) whose numbers are
 * days.
 */
export function workbookFile(
  name: string,
  rows: readonly (readonly Cell[])[],
  days: readonly number[] = [],
): SourceFile {
  const sheet = rows.map((cells, at) => rowXml(cells, at + 1, days)).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${DATE_STYLE}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SPREADSHEET}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const zipped = zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => [
        path,
        strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
      ]),
    ),
  );
  return { name, bytes: zipped };
}

function rowXml(cells: readonly Cell[], row: number, days: readonly number[]): string {
  const written = cells.map((cell, column) => {
    const at = `${String.fromCodePoint(65 + column)}${row}`;
    if (cell === null) return '';
    if (typeof cell === 'number')
      return `<c r="${at}" s="${days.includes(column) ? 1 : 0}"><v>${cell}</v></c>`;
    const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}
