/**
 * The regular expressions of the service: those written in its files, and those its modules put
 * together as they load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { SCRIPT_NAMES } from '../../engine/origin/scripts.ts';
import { ROOT } from '../../workers/process/config.ts';

export interface Expression {
  /** Path and line. */
  place: string;
  source: string;
  flags: string;
  /**
   * Why its input is short: what a comment `bounded: …` says before it, or on its own line.
   */
  bound: string | null;
}

/** What is asked of them; tests and measurements read no stranger's text. */
const ROOMS = [
  'contract',
  'engine',
  'documents',
  'web',
  'activities',
  'api',
  'db',
  'workers',
  'operator',
  'sdk',
  'local',
  'workflows',
  'releases',
  'edition',
];

/**
 * All of them, and the places of those that no module builds as it loads: they could not be looked
 * at.
 */
export async function expressionsOf(): Promise<{ found: Expression[]; unseen: string[] }> {
  const found: Expression[] = [];
  const unseen: string[] = [];
  for (const file of ROOMS.flatMap(filesOf)) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const { written, built } = readFile(text);
    const at = (line: number) => ({
      place: `${file}:${line}`,
      bound: boundAt(text.split('\n'), line),
    });
    found.push(...written.map(({ line, source, flags }) => ({ ...at(line), source, flags })));
    if (built.length === 0) continue;
    const seen = await builtIn(file);
    for (const line of built) {
      const here = seen.filter((one) => one.line === line);
      if (here.length === 0) unseen.push(`${file}:${line}`);
      found.push(...here.map(({ source, flags }) => ({ ...at(line), source, flags })));
    }
  }
  return { found, unseen };
}

const filesOf = (room: string): string[] =>
  readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.[jt]s$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();

function boundAt(lines: readonly string[], line: number): string | null {
  const before = lines.slice(0, line - 1);
  const code = before.findLastIndex((one) => !/^\s*\/\//.test(one));
  const near = [lines[line - 1] ?? '', ...before.slice(code + 1)];
  return near.flatMap((one) => /\/\/ bounded: (.+)$/.exec(one)?.[1] ?? [])[0] ?? null;
}

interface Placed {
  line: number;
  source: string;
  flags: string;
}

/** Literals of a file, and the lines that call `RegExp`. */
function readFile(text: string): { written: Placed[]; built: number[] } {
  const bytes = Buffer.from(text);
  // the parser counts on from file to file, and from the first word of each: one that is known
  // leads
  const tree = parseSync(`;${text}`, { syntax: 'typescript', target: 'es2024' });
  const lineAt = (start: number): number =>
    bytes
      .subarray(0, start - tree.span.start - 1)
      .toString()
      .split('\n').length;
  const written: Placed[] = [];
  const built: number[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // every node of the parser is such an object
    const { type, span, pattern, flags, callee } = node as Node;
    if (type === 'RegExpLiteral')
      written.push({ line: lineAt(span.start), source: pattern, flags });
    else if (/^(?:New|Call)Expression$/.test(type) && callee.value === 'RegExp')
      built.push(lineAt(span.start));
    Object.values(node).forEach(walk);
  };
  walk(tree.body);
  return { written, built };
}

interface Node {
  type: string;
  span: { start: number };
  pattern: string;
  flags: string;
  callee: { value?: string };
}

/** Modules are loaded as if they never had been. */
const AGAIN = '?expressions';
const PLACES = 'engine/origin/places.ts';
const Plain = globalThis.RegExp;

/**
 * What a module builds while it loads. Node strips types in place, so that lines of the stack are
 * those of the file.
 */
async function builtIn(file: string): Promise<Placed[]> {
  const { href } = pathToFileURL(path.join(ROOT, file));
  const found: Placed[] = [];
  const build = (args: ConstructorParameters<typeof RegExp>): RegExp => {
    const made = new Plain(...args);
    const [, after = ''] = new Error('place').stack?.replaceAll(AGAIN, '').split(`${href}:`) ?? [];
    found.push({ line: parseInt(after, 10), source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, args) => build(args as [string]), // what RegExp takes
    apply: (_, __, args) => build(args as [string]),
  });
  try {
    const { labelsIn } = (await import(`${href}${AGAIN}`)) as Partial<
      typeof import('../../engine/origin/labels.ts')
    >;
    // built when a text of the script comes
    if (labelsIn) Array.from(labelsIn('', new Set(SCRIPT_NAMES)));
    if (file === PLACES)
      (
        (await import(
          `../../edition/reading/places.ts${AGAIN}`
        )) as typeof import('../../edition/reading/places.ts')
      ).loadGazetteer();
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
}
