/**
 * Which headings and subheadings exist: those of HS 2022, and of subheadings those of earlier
 * editions too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from './dataFolder.ts';

/** Headings of HS 2022, four digits each. */
export const readHeadings = (): ReadonlySet<string> =>
  new Set(readLabels().flatMap(([code]) => (code.length === 4 ? [code] : [])));

/**
 * Subheadings of HS 2022 with their texts, and those that only earlier editions had with the ones
 * to which their goods went.
 */
export const readSubheadings = (): {
  current: Map<string, string>;
  earlier: Map<string, string[]>;
} => ({
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
function readEarlier(): Map<string, string[]> {
  const file = path.join(DATA_FOLDER, 'hs-earlier.txt');
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\d{6}/.test(line));
  return new Map(
    rows.map((row) => {
      const [code = '', , successors = ''] = row.split('|').map((field) => field.trim());
      return [code, successors.split(' ').filter((one) => one !== '')];
    }),
  );
}
