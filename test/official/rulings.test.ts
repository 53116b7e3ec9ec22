/**
 * Metadata of CROSS as its publisher prints them; where the files are, see `tariff.test.ts`.
 * Without them skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadClassification } from '../../edition/reading/classification.ts';
import { classify } from '../../engine/classify/classify.ts';
import { buildRulings } from '../../engine/classify/rulings.ts';
import { subjectWords } from '../../engine/classify/rulingSubject.ts';
import type { RulingRecord } from '../../engine/release/records.ts';
import { usRulings } from '../../releases/importers/us/rulings.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const METADATA = 'cross-rulings/ny_rulings_metadata.jsonl.gz';
const when = existsSync(join(OFFICIAL, METADATA)) ? it : it.skip;

async function rulings(): Promise<RulingRecord[]> {
  const bytes = gunzipSync(readFileSync(join(OFFICIAL, METADATA)));
  const records: RulingRecord[] = [];
  for await (const record of usRulings.read([{ name: 'metadata.jsonl', bytes }]))
    if (record.kind === 'ruling') records.push(record);
  return records;
}

describe('rulings of New York, 2015 to 2024', () => {
  when('are a hundred, each printed twice, 87 of them with a tariff number', async () => {
    const found = await rulings();
    expect([found.length, new Set(found.map(({ number }) => number)).size]).toEqual([100, 100]);
    expect(found.filter(({ tariffs }) => tariffs.length > 0)).toHaveLength(87);
    expect(found.filter(({ subject }) => subject === '').map(({ number }) => number)).toEqual([
      'N308098',
    ]);
    expect(found.filter(({ date }) => date === null || date < '2015' || date > '2025')).toEqual([]);
  });

  when('have subjects that name goods, and of each with a code the thing itself', async () => {
    const coded = (await rulings()).filter(({ tariffs }) => tariffs.some((code) => code < '98'));
    const silent = coded.filter(
      ({ subject }) => !subjectWords(subject).some(({ isHead }) => isHead),
    );
    expect(silent).toEqual([]);
  });

  when('are found by the goods they were given for', async () => {
    const index = buildRulings(await rulings());
    if (!index) throw new Error('no ruling has a code');
    const edition = { ...loadClassification(), rulings: index };
    const shown = (description: string): string[] => {
      const found = classify({ description }, edition, {
        destination: 'US',
        effort: 'pro',
        blocked: [],
      });
      return 'refused' in found
        ? []
        : (found.rulings ?? []).map(({ number, code }) => `${number} ${code}`);
    };
    expect(shown('Paper shopping bag with handles')).toContain('N344274 4819400040');
    expect(shown('garlic powder, 500 g')[0]).toBe('N270709 0712904020');
    expect(shown("Men's wool pullover")[0]).toBe('N307970 6110110070');
    expect(shown('Wooden tennis racket')).toEqual([]);
  });
});
