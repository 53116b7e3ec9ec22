/** The documents of this repository: their examples, headings and links, as a reader finds them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../workers/process/config.ts';

export interface Example {
  /** Line of the fence, from 1. */
  line: number;
  /** What stands behind the fence: `sh`, `json` and so on; empty when nothing does. */
  language: string;
  text: string;
}

export interface Link {
  line: number;
  /** As written: `docs/origin.md#limits`, `#start`. */
  target: string;
}

export interface Document {
  /** From the root of the repository. */
  file: string;
  examples: readonly Example[];
  links: readonly Link[];
  /** Of its headings, as GitHub makes them. */
  anchors: ReadonlySet<string>;
  /** Everything outside of examples. */
  prose: string;
}

const UNREAD = /(^|\/)(node_modules|\.landfall|\.git)\//;

/** Every Markdown file of the repository, sorted. */
export const documents = (): Document[] =>
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !UNREAD.test(file))
    .sort()
    .map(readDocument);

/** One of them. */
export function readDocument(file: string): Document {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const examples: Example[] = [];
  const outside: string[] = [];
  let open: Example | null = null;
  for (const [index, line] of lines.entries()) {
    const fence = /^```(\S*)$/.exec(line.trim());
    outside.push(open || fence ? '' : line); // lines keep their numbers
    if (fence && open) open = null;
    else if (fence) examples.push((open = { line: index + 1, language: fence[1] ?? '', text: '' }));
    else if (open) open.text += `${line}\n`;
  }
  if (open) throw new Error(`${file}:${open.line}: this example has no end`);
  return {
    file,
    examples,
    links: linksIn(outside),
    anchors: anchorsOf(outside),
    prose: outside.join('\n'),
  };
}

const linksIn = (lines: readonly string[]): Link[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => ({ line: index + 1, target })),
  );

const anchorsOf = (lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((line) => {
      const heading = /^#{1,6} (\S.*)$/.exec(line)?.[1];
      return heading ? [anchorOf(heading)] : [];
    }),
  );

/** GitHub: lower case, blanks are hyphens, other signs are left out. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
