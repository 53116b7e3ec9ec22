/** Loads the Harmonized System and the national lines from their text files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type NationalLine, type NomenclatureBook } from '../../engine/hs.ts';
import { DATA_FOLDER } from './dataFolder.ts';

/** Position of the units in a line of each schedule. */
const UNITS_FIELD = { us: 5, eu: 4, gb: 4, ca: 4 } as const;

/** Schedules of which lines are embedded. */
export type EmbeddedSchedule = keyof typeof UNITS_FIELD;
export const EMBEDDED_SCHEDULES: readonly EmbeddedSchedule[] = ['us', 'eu', 'gb', 'ca'];

/**
 * The nomenclature of the embedded files; absent chapters are simply not there, a malformed line
 * throws with its place.
 */
export function loadNomenclature(): NomenclatureBook {
  const labels = new Map<string, string>();
  for (const { file, line, text } of linesOf('hs')) {
    const found = /^(\d{2}|\d{4}|\d{6})\s+(\S.*)$/.exec(text);
    if (!found?.[1] || !found[2]) throw new Error(`${file}:${line}: expected "code label"`);
    labels.set(found[1], found[2]);
  }
  const subheadings = [...labels.keys()].filter((code) => code.length === 6).sort();
  return {
    labels,
    subheadings,
    national: {
      us: national('us'),
      eu: national('eu'),
      gb: national('gb'),
      ca: national('ca'),
      xi: new Map(),
      no: new Map(),
      au: new Map(),
      br: new Map(),
      jp: new Map(),
    },
  };
}

/** Names of the files that hold a dataset, relative to `data/`, sorted. */
export function nomenclatureFiles(dataset: 'hs' | EmbeddedSchedule): string[] {
  const folder = path.join(DATA_FOLDER, dataset);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d\d\.txt$/.test(name))
    .sort()
    .map((name) => `${dataset}/${name}`);
}

/** Every line of a dataset that is no comment. */
function* linesOf(
  dataset: 'hs' | EmbeddedSchedule,
): Generator<{ file: string; line: number; text: string }> {
  for (const file of nomenclatureFiles(dataset)) {
    const lines = readFileSync(path.join(DATA_FOLDER, file), 'utf8').split('\n');
    for (const [index, written] of lines.entries()) {
      const text = written.trim();
      if (text !== '' && !text.startsWith('#')) yield { file, line: index + 1, text };
    }
  }
}

function national(schedule: EmbeddedSchedule): Map<string, NationalLine[]> {
  const lines = new Map<string, NationalLine[]>();
  for (const { file, line, text } of linesOf(schedule)) {
    const fields = text.split('|').map((field) => field.trim());
    const [code = '', label = '', rate = ''] = fields;
    if (!/^(?:\d{8}|\d{10})$/.test(code) || label === '')
      throw new Error(`${file}:${line}: expected "code | label | ..."`);
    const units = (fields[UNITS_FIELD[schedule]] ?? '').split(/[,;]\s*/).filter(Boolean);
    const subheading = code.slice(0, 6);
    const under = lines.get(subheading) ?? [];
    under.push({ code, label, units, rate });
    lines.set(subheading, under);
  }
  return lines;
}
