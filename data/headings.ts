/** Which four-digit headings exist: those of HS 2022, and chapters 98 and 99, which every country fills by itself. */
import { readdirSync, readFileSync } from 'node:fs';

const NATIONAL_CHAPTERS = /^9[89]/;
let headings: ReadonlySet<string> | null = null;

/** Whether a code (digits) stands under a heading that exists. Read once, on the first call. */
export function isUnderHeading(digits: string): boolean {
  headings ??= readHeadings();
  return NATIONAL_CHAPTERS.test(digits) || headings.has(digits.slice(0, 4));
}

function readHeadings(): Set<string> {
  const folder = new URL('hs/', import.meta.url);
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').split('\n'),
  );
  return new Set(lines.flatMap((line) => /^(\d{4}) /.exec(line)?.[1] ?? []));
}
