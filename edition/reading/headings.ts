/** Which headings and subheadings exist: those of HS 2022, and chapters 98 and 99, which every country fills by itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from './dataFolder.ts';

const NATIONAL_CHAPTERS = /^9[89]/;
let headings: ReadonlySet<string> | null = null;

/** Whether a code (digits) stands under a heading that exists. Read once, on the first call. */
export function isUnderHeading(digits: string): boolean {
  headings ??= new Set(readLabels().flatMap(([code]) => (code.length === 4 ? [code] : [])));
  return NATIONAL_CHAPTERS.test(digits) || headings.has(digits.slice(0, 4));
}

/** Subheadings of HS 2022 with their texts, and those that only earlier editions had. */
export const readSubheadings = (): { current: Map<string, string>; earlier: Set<string> } => ({
  current: new Map(readLabels().filter(([code]) => code.length === 6)),
  earlier: readEarlier(),
});

function readLabels(): [string, string][] {
  const folder = path.join(DATA_FOLDER, 'hs');
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n'),
  );
  return lines.flatMap((line) => {
    const [, code, text] = /^(\d+) +(\S.*)$/.exec(line) ?? [];
    return code !== undefined && text !== undefined ? [[code, text] as [string, string]] : [];
  });
}

/** `hs-earlier.txt`: codes of the editions of 2007, 2012 and 2017 that later ones dropped. */
function readEarlier(): Set<string> {
  const file = path.join(DATA_FOLDER, 'hs-earlier.txt');
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => /^\d{6}/.exec(line)?.[0] ?? []),
  );
}
