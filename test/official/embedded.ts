/**
 * The embedded national lines beside the publishers' files, read by our own importers. What the
 * comparisons share.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { it } from '@jest/globals';
import type { EmbeddedSchedule } from '../../edition/reading/nomenclature.ts';
import { readSchedule } from '../../edition/reading/tariff/schedules.ts';
import type { LineRecord } from '../../engine/release/records.ts';
import { parseDuty, printDuty } from '../../engine/tariff/rate/expression.ts';
import type { Dollar } from '../../engine/tariff/rate/rateTerm.ts';
import type { TariffLine } from '../../engine/tariff/types.ts';
import type { SourceFile } from '../../releases/importers/importer.ts';
import { IMPORTERS } from '../../releases/importers/registry.ts';

/**
 * The publishers' files, which are never part of the repository: `../shared/data` beside it, or the
 * folder that is named.
 */
export const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/**
 * `it` where every file is there, else `it.skip`: a comparison without its file is skipped,
 * visibly.
 */
export const when = (...paths: string[]): typeof it | typeof it.skip =>
  paths.every((path) => existsSync(join(OFFICIAL, path))) ? it : it.skip;

/** A file of the publisher, opened where it is packed. */
export function officialFile(path: string): SourceFile {
  const bytes = readFileSync(join(OFFICIAL, path));
  return path.endsWith('.gz')
    ? { name: basename(path, '.gz'), bytes: gunzipSync(bytes) }
    : { name: basename(path), bytes };
}

/**
 * Lines of the files by code, without the text lines that repeat the digits of one below; the
 * importer of the dataset reads them.
 */
export async function officialLines(
  dataset: string,
  ...paths: string[]
): Promise<Map<string, LineRecord>> {
  const importer = IMPORTERS[dataset];
  if (!importer) throw new Error(`no importer of ${dataset}`);
  const lines = new Map<string, LineRecord>();
  for await (const record of importer.read(paths.map(officialFile)))
    if (record.kind === 'line' && record.code !== null && record.suffix === '80')
      lines.set(record.code, record);
  return lines;
}

/** Our lines of a schedule, in the order of their codes. */
export const embedded = (schedule: EmbeddedSchedule): TariffLine[] => [
  ...readSchedule(schedule).schedule.lines.values(),
];

/** What a rate means, so that two ways of printing it are one: `0.0%` is free. Null stays null. */
export function meaning(rate: string | null | undefined, dollar: Dollar = 'USD'): string | null {
  if (rate === null || rate === undefined) return null;
  const printed = printDuty(parseDuty(rate, dollar));
  return printed === '0%' ? 'Free' : printed;
}

/**
 * How two columns of rates compare: rows with a rate on both sides, and those whose rates mean
 * different things.
 */
export interface Comparison {
  compared: number;
  /** Without a rate of ours. */
  withoutOurs: number;
  /** Codes that the file does not have: their lines came or went with an edition. */
  withoutTheirs: number;
  different: { code: string; ours: string; theirs: string }[];
}

/** Compares the general rate of each line with the one that `theirs` gives for its code. */
export function compareRates(
  lines: readonly TariffLine[],
  theirs: (code: string) => string | null | undefined,
  dollar: Dollar = 'USD',
): Comparison {
  const found: Comparison = { compared: 0, withoutOurs: 0, withoutTheirs: 0, different: [] };
  for (const { code, general } of lines) {
    const rate = theirs(code) ?? null;
    if (rate === null) found.withoutTheirs += 1;
    else if (general === null) found.withoutOurs += 1;
    else {
      found.compared += 1;
      if (meaning(general, dollar) !== meaning(rate, dollar))
        found.different.push({ code, ours: general, theirs: rate });
    }
  }
  return found;
}
