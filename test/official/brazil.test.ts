/**
 * The common tariff of Mercosur with the rates of Brazil. The file is never part of the repository:
 * `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without it this is
 * skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../engine/release/records.ts';
import { brTec } from '../../releases/importers/br/tec.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const FILE = join(OFFICIAL, 'world-tariffs/brazil/tec.csv.gz');

describe('the tariff of Brazil', () => {
  (existsSync(FILE) ? it : it.skip)('has a rate of nearly all its lines', async () => {
    const bytes = gunzipSync(readFileSync(FILE));
    const lines: LineRecord[] = [];
    for await (const record of brTec.read([{ name: 'tec.csv', bytes }]))
      lines.push(record as LineRecord);
    const eight = lines.filter(({ code }) => code?.length === 8);
    const rateOf = (wanted: string) => eight.find(({ code }) => code === wanted)?.general;
    expect(eight).toHaveLength(10_301);
    expect(eight.filter(({ general }) => general === null).length).toBeLessThan(200);
    expect([rateOf('61091000'), rateOf('01012100'), rateOf('95030010')]).toEqual([
      '35%',
      'Free',
      null, // on the list of exceptions
    ]);
  });
});
