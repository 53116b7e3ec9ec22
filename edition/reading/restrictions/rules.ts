/**
 * The rules on restricted goods: every text file of `data/restrictions/`, format in
 * `docs/restrictions.md`.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RestrictionRule } from '../../../engine/restrictions/types.ts';
import { DATA_FOLDER } from '../dataFolder.ts';
import { BrokenRow, tablesIn } from '../table.ts';
import { type Concepts, CONCEPTS_FILE, loadConcepts } from './concepts.ts';
import { HIDING_FILE } from './hiding.ts';
import { recordsOf } from './records.ts';
import { restrictionRule } from './rule.ts';

/** Name of the dataset that these files are. */
export const RESTRICTIONS_DATASET = 'restrictions';
const FOLDER = 'restrictions';

/**
 * Every rule, by file and then in its order. Throws naming file and line on what cannot be read.
 */
export const loadRestrictionRules = (): readonly RestrictionRule[] =>
  readRestrictionRules(
    tablesIn(FOLDER).map((file) => ({
      file: `data/${file}`,
      text: readFileSync(join(DATA_FOLDER, file), 'utf8'),
    })),
    loadConcepts(),
  );

/** Which files the rules were read from. */
export const restrictionDatasets = (): { dataset: string; files: string[] }[] => [
  { dataset: RESTRICTIONS_DATASET, files: [...tablesIn(FOLDER), HIDING_FILE, CONCEPTS_FILE] },
];

/** The rules of some files. Throws `BrokenRow` also for an id that stands twice. */
export function readRestrictionRules(
  files: readonly { file: string; text: string }[],
  concepts: Concepts = new Map(),
): RestrictionRule[] {
  const places = new Map<string, string>();
  return files.flatMap(({ file, text }) =>
    recordsOf(file, text).map((record) => {
      const rule = restrictionRule(record, basename(file, '.txt'), concepts);
      const earlier = places.get(rule.id);
      if (earlier)
        throw new BrokenRow(record.place, `rule ${rule.id} stands already at ${earlier}`);
      places.set(rule.id, `${record.place.file}:${record.place.line}`);
      return rule;
    }),
  );
}
