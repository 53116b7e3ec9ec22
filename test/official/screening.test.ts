/**
 * The scorer against real listed names with errors put in, and against names that nobody lists;
 * skipped, visibly, without the snapshot.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ordinaryCompanies, ordinaryPeople } from '../../bench/screening/ordinaryNames.ts';
import { organisationFigures } from '../../bench/screening/organisations.ts';
import { hitsOf, recallOf } from '../../bench/screening/sample.ts';
import type { PartyRecord } from '../../engine/release/records.ts';
import {
  type ScreeningIndex,
  ScreeningIndexBuilder,
} from '../../engine/screening/screeningIndex.ts';
import { cslFromSnapshot } from '../../releases/importers/screening/cslSnapshot.ts';
import { PartyIds } from '../../releases/importers/screening/party.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const SNAPSHOT = join(OFFICIAL, 'csl-snapshot/entities.jsonl');
const when = existsSync(SNAPSHOT) ? describe : describe.skip;

const CASES = 200;
/**
 * Nobody looked at the cases of this seed, or at the names of this half, while the scorer was made.
 */
const HELD_OUT = { seed: 20_261_122, half: 'unseen' } as const;
const ORGANISATIONS_SEED = 7;
const PEOPLE = 4000;
const COMPANIES = 2500;
/**
 * People of regions whose names fill the lists are over-represented here: half of their matches are
 * listed names, or one letter from one.
 */
const PEOPLE_HITS_MAX = 0.005;
const COMPANY_HITS_MAX = 0.005;
/** Organisations as others write them, beside ordinary ones that share their broad words. */
const ORGANISATIONS_F1_MIN = 0.94;

function read(): { index: ScreeningIndex; records: PartyRecord[] } {
  const builder = new ScreeningIndexBuilder();
  const file = { name: 'entities.jsonl', bytes: readFileSync(SNAPSHOT) };
  const records = [...cslFromSnapshot(file, new PartyIds())];
  for (const record of records) builder.add(record);
  const building = builder.build();
  for (;;) {
    const step = building.next();
    if (step.done) return { index: step.value, records };
  }
}

when('ten thousand listed parties', () => {
  const { index, records } = existsSync(SNAPSHOT) ? read() : { index: null, records: [] };
  const recalls = index ? recallOf(index, records, CASES, HELD_OUT.seed) : [];

  it.each(recalls.map((recall) => [recall.name, recall] as const))(
    'are found: %s',
    (_, { cases, found, recallMin, missed }) => {
      console.log(
        `found ${found} of ${cases}; missed, for example:\n${missed.slice(0, 5).join('\n')}`,
      );
      expect(found / cases).toBeGreaterThanOrEqual(recallMin);
    },
  );

  it('are found as others write organisations, and ordinary organisations are not', () => {
    if (!index) throw new Error('the snapshot was there a moment ago');
    const { recall, precision, f1, kinds, missed, alarms } = organisationFigures(
      index,
      records,
      'measured',
      ORGANISATIONS_SEED,
    );
    console.log(
      `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, F1 ${f1.toFixed(3)}\n` +
        `${kinds.map(({ kind, cases, found }) => `${kind}: ${found} of ${cases}`).join('\n')}\n` +
        `missed, and alarms, for example:\n${[...missed.slice(0, 5), ...alarms.slice(0, 5)].join('\n')}`,
    );
    expect(f1).toBeGreaterThanOrEqual(ORGANISATIONS_F1_MIN);
  });

  it('are not seen in ordinary names', () => {
    if (!index) throw new Error('the snapshot was there a moment ago');
    const people = hitsOf(index, ordinaryPeople(PEOPLE, HELD_OUT.half, HELD_OUT.seed));
    const companies = hitsOf(index, ordinaryCompanies(COMPANIES, HELD_OUT.half, HELD_OUT.seed));
    console.log(
      `people ${(people.share * 100).toFixed(2)} %, companies ${(companies.share * 100).toFixed(2)} %; for example:\n` +
        [...people.hits.slice(0, 5), ...companies.hits.slice(0, 5)].join('\n'),
    );
    expect(people.share).toBeLessThanOrEqual(PEOPLE_HITS_MAX);
    expect(companies.share).toBeLessThanOrEqual(COMPANY_HITS_MAX);
  });
});
