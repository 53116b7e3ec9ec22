/**
 * The UK Global Tariff: one row a code, with the rate of the United Kingdom and of the European
 * Union's common tariff.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { namedCsvRows } from '../../files/csv.ts';
import { BrokenFile, type SourceFile, tidyText } from '../importer.ts';
import { inOfficialOrder, type PlacedLine } from './hierarchy.ts';

/**
 * Column of the general rate: the United Kingdom's, or the Union's, which Northern Ireland applies.
 */
const RATES = { uk: 'ukgt_duty_rate', xi: 'cet_duty_rate' } as const;

export const isGlobalTariff = (columns: readonly string[]): boolean =>
  columns.includes(RATES.uk) || columns.includes(RATES.xi);

/**
 * Lines of 8 and 10 digits by code, the rate as printed in `general`. The file prints no depth: a
 * code of ten digits stands below its code of eight when there is one, all others side by side.
 * Throws `BrokenFile` as `csvRows` does, and for a code of another length or a row without a rate:
 * an unknown rate is never free.
 */
export async function* globalTariffLines(
  file: SourceFile,
  service: 'uk' | 'xi',
): AsyncGenerator<LineRecord> {
  const rate = RATES[service];
  const placed: PlacedLine[] = [];
  const codes = new Set<string>();
  for await (const { row, cell } of namedCsvRows(file, ['commodity', 'description', rate])) {
    const code = cell('commodity') ?? '';
    if (!/^(?:\d{8}|\d{10})$/.test(code))
      throw new BrokenFile(
        file.name,
        row,
        `the commodity code "${code}" has neither eight nor ten digits`,
      );
    const general = cell(rate);
    if (general === null)
      throw new BrokenFile(file.name, row, `${code} has no rate in the column "${rate}"`);
    if (codes.has(code)) throw new BrokenFile(file.name, row, `the code ${code} comes twice`);
    codes.add(code);
    const line = lineRecord({
      code,
      indent: 0,
      text: tidyText(cell('description') ?? ''),
      general: tidyText(general),
    });
    placed.push({ line, file: file.name, row });
  }
  for (const { line } of inOfficialOrder(placed)) {
    const code = line.code ?? '';
    yield { ...line, indent: code.length === 10 && codes.has(code.slice(0, 8)) ? 1 : 0 };
  }
}
