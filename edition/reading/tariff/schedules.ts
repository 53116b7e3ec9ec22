/** National schedules: `data/us|eu|gb|ca/NN.txt`, format in `data/README.md`. */
import { formatCode } from '../../../engine/hscode.ts';
import type { Schedule, TariffLine } from '../../../engine/tariff/types.ts';
import type { EmbeddedSchedule } from '../nomenclature.ts';
import { readTable, type Row, tablesIn } from '../table.ts';

const FIELDS: Readonly<Record<EmbeddedSchedule, { least: number; most: number }>> = {
  us: { least: 3, most: 7 },
  eu: { least: 3, most: 5 },
  gb: { least: 3, most: 5 },
  ca: { least: 3, most: 5 },
};

// Every file is of the edition of 2026 (HTS, CN, UK Tariff, T2026). Its base rates held through
// 2025 as well: of the embedded lines three rates of preference differ from HTS 2025 revision 32
// (rice for KR, feed for CO and PA), and four codes are new in CN 2026.
const EDITION = { from: '2025-01-01', until: '2027-01-01' };

/**
 * Every embedded line of a schedule. Throws on a code that is no 8 or 10 digits or that stands
 * twice.
 */
export function readSchedule(name: EmbeddedSchedule): { schedule: Schedule; files: string[] } {
  const files = tablesIn(name);
  const lines = new Map<string, TariffLine>();
  for (const row of files.flatMap((file) => readTable(file, FIELDS[name]))) {
    const line = name === 'us' ? unitedStates(row) : other(row, name);
    if (!/^(?:\d{8}|\d{10})$/.test(line.code)) row.fail(`code "${line.code}" is no 8 or 10 digits`);
    if (lines.has(line.code)) row.fail(`${formatCode(line.code, name)} stands twice`);
    lines.set(line.code, line);
  }
  return {
    schedule: { name, edition: EDITION, lines, codes: [...lines.keys()].sort(), imported: false },
    files,
  };
}

// us: code | label | general | special | column 2 | units | chapter 99
const unitedStates = (row: Row): TariffLine => ({
  code: row.text(0, 'code'),
  label: row.text(1, 'label'),
  general: row.optional(2),
  preferences: row.optional(3),
  column2: row.optional(4),
  units: row.optional(5),
  chapter99: (row.optional(6) ?? '').match(/99\d\d\.\d\d\.\d\d/g) ?? [],
});

// eu, gb: code | label | third-country duty | preferences | supplementary unit; ca: code | label |
// MFN | preferences | units
const other = (row: Row, name: EmbeddedSchedule): TariffLine => ({
  code: row.text(0, 'code'),
  label: row.text(1, 'label'),
  general: row.optional(2),
  preferences: row.optional(3),
  column2: null,
  units: name === 'ca' || row.optional(4) !== null ? row.optional(4) : null,
  chapter99: [],
});
