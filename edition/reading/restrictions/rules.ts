/** The rules on restricted goods: every text file of `data/restrictions/`, format in `docs/restrictions.md`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCovered } from '../../../engine/restrictions/laws.ts';
import type { RestrictionRule } from '../../../engine/restrictions/types.ts';
import { DATA_FOLDER } from '../dataFolder.ts';
import { BrokenRow, tablesIn } from '../table.ts';
import { HIDING_FILE } from './hiding.ts';
import { recordsOf } from './records.ts';
import { restrictionRule } from './rule.ts';

/** Name of the dataset that these files are. */
export const RESTRICTIONS_DATASET = 'restrictions';
const FOLDER = 'restrictions';

let loaded: readonly RestrictionRule[] | null = null;

/** Every rule, by file and then in its order; read on the first call. Throws naming file and line on what cannot be read. */
export function loadRestrictionRules(): readonly RestrictionRule[] {
  loaded ??= readRestrictionRules(
    tablesIn(FOLDER).map((file) => ({
      file: `data/${file}`,
      text: readFileSync(join(DATA_FOLDER, file), 'utf8'),
    })),
  );
  return loaded;
}

/** Which files the rules were read from. */
export const restrictionDatasets = (): { dataset: string; files: string[] }[] => [
  { dataset: RESTRICTIONS_DATASET, files: [...tablesIn(FOLDER), HIDING_FILE] },
];

/** Whether a destination has import rules, of its own or of its union. */
export const hasRestrictionRules = (country: string): boolean => isCovered(loadRestrictionRules(), country);

/** The rules of some files. Throws `BrokenRow` also for an id that stands twice. */
export function readRestrictionRules(files: readonly { file: string; text: string }[]): RestrictionRule[] {
  const places = new Map<string, string>();
  return files.flatMap(({ file, text }) =>
    recordsOf(file, text).map((record) => {
      const rule = restrictionRule(record, basename(file, '.txt'));
      const earlier = places.get(rule.id);
      if (earlier) throw new BrokenRow(record.place, `rule ${rule.id} stands already at ${earlier}`);
      places.set(rule.id, `${record.place.file}:${record.place.line}`);
      return rule;
    }),
  );
}
