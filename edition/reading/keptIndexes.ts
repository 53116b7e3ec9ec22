/** The embedded lexicon and its indexes on disk: made once for a state of the files, then read in a fraction of the time. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Indexes } from '../../engine/classify/edition.ts';
import type { Lexicon } from '../../engine/classify/lexicon.ts';
import { DATA_FOLDER } from './dataFolder.ts';
import { lexiconFiles } from './lexicon.ts';
import { EMBEDDED_SCHEDULES, nomenclatureFiles } from './nomenclature.ts';

/** What is kept. */
export type Kept = Indexes & { lexicon: Lexicon };

/** Where tools keep what can be made again at any time. */
const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/landfall');

/** The indexes as kept, else as `build` makes them; a folder that cannot be written only costs the time again. */
export function keptIndexes(build: () => Kept, folder = FOLDER): Kept {
  const file = path.join(folder, `indexes-${versionOfSources()}.bin`);
  const kept = read(file);
  if (kept) return kept;
  const made = build();
  keep(made, file, folder);
  return made;
}

function read(file: string): Kept | null {
  try {
    return deserialize(readFileSync(file)) as Kept; // written by `keep` below from the same sources
  } catch {
    return null; // not there, or cut short by a crash: made anew
  }
}

function keep(made: Kept, file: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name.startsWith('indexes-')) rmSync(path.join(folder, name));
    const unfinished = path.join(folder, `writing-${process.pid}.bin`);
    writeFileSync(unfinished, serialize(made));
    renameSync(unfinished, file);
  } catch {
    // a read-only installation: nothing is lost but the time
  }
}

/** Twelve hexadecimal digits over everything that the indexes are made from: texts, the code that reads them, the runtime. */
function versionOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  const code = path.join(import.meta.dirname, '../../engine/classify');
  const sources = [
    ...lexiconFiles().map((name) => path.join(DATA_FOLDER, 'lexicon', name)),
    ...(['hs', ...EMBEDDED_SCHEDULES] as const).flatMap((dataset) =>
      nomenclatureFiles(dataset).map((name) => path.join(DATA_FOLDER, name)),
    ),
    ...[import.meta.dirname, code].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => path.join(folder, name)),
    ),
  ];
  for (const source of sources) hash.update(path.basename(source)).update('\0').update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}
