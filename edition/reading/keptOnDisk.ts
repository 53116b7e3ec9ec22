/**
 * What is made of the embedded texts, on disk: made once for a state of the files, then read in a
 * fraction of the time.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inParts, type Makers } from '../../engine/inParts.ts';
import { once } from '../../engine/remembered.ts';
import { DATA_FOLDER } from './dataFolder.ts';

const ROOT = path.join(DATA_FOLDER, '..');
/** Where tools keep what can be made again at any time. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/landfall');

/** What is kept, and all that it is made from. */
export interface KeptThing {
  name: string;
  /** Texts below `data/`: files, or folders with all that is in them. */
  texts: readonly string[];
  /** Folders of the code that reads them, below the root. */
  code: readonly string[];
}

/**
 * The thing as kept, else as `build` makes it; a folder that cannot be written only costs the time
 * again. It holds data alone: no functions, no instances of classes.
 */
export function keptOnDisk<T>(thing: KeptThing, build: () => T, folder = FOLDER): T {
  return keptAs(thing.name, versionOf(thing), build, folder);
}

/**
 * The same of a thing whose parts are kept each by itself, and read when they are first asked for.
 * All are made at once where one of them is not kept.
 */
export function keptInParts<T extends object>(
  thing: KeptThing,
  parts: readonly (keyof T & string)[],
  build: () => T,
  folder = FOLDER,
): T {
  const version = versionOf(thing);
  const whole = once(build);
  const nameOf = (part: string): string => `${thing.name}.${part}`;
  const makers = parts.map((part) => {
    const isKept = existsSync(fileOf(nameOf(part), version, folder));
    const take = (): T[typeof part] => keptAs(nameOf(part), version, () => whole()[part], folder);
    return [part, isKept ? take : valueOf(take())] as const;
  });
  return inParts(Object.fromEntries(makers) as Makers<T>); // `parts` are all of it
}

const valueOf =
  <T>(value: T) =>
  (): T =>
    value;

function keptAs<T>(name: string, version: string, build: () => T, folder: string): T {
  const file = fileOf(name, version, folder);
  const kept = read(file);
  if (kept) return kept.value as T; // written by `keep` below from the same sources
  const made = build();
  keep(made, name, file);
  return made;
}

const fileOf = (name: string, version: string, folder: string): string =>
  path.join(folder, `${name}-${version}.bin`);

function read(file: string): { value: unknown } | null {
  try {
    return { value: deserialize(readFileSync(file)) };
  } catch {
    return null; // not there, or cut short by a crash: made anew
  }
}

function keep(made: unknown, name: string, file: string): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder))
      if (old.startsWith(`${name}-`)) rmSync(path.join(folder, old));
    const unfinished = path.join(folder, `writing-${name}.${process.pid}.bin`);
    writeFileSync(unfinished, serialize(made));
    renameSync(unfinished, file);
  } catch {
    // a read-only installation: nothing is lost but the time
  }
}

/**
 * Twelve hexadecimal digits over everything that the thing is made from: texts, the code that reads
 * them, the runtime.
 */
function versionOf({ texts, code }: KeptThing): string {
  // names of countries are the runtime's
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  const sources = [
    path.join(ROOT, 'package-lock.json'), // stems of words are a package's
    ...texts.flatMap((text) => filesIn(path.join(DATA_FOLDER, text))),
    ...code.flatMap((folder) =>
      filesIn(path.join(ROOT, folder)).filter((file) => file.endsWith('.ts')),
    ),
  ];
  for (const source of sources)
    hash.update(path.basename(source)).update('\0').update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => path.join(place, name)).sort();
}
