/**
 * The table of `docs/coverage.md` is that of the service. `WRITE_COVERAGE=yes npm test --
 * operator/data/coverage` prints the one of today in its place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { CARRIED_AS_OF } from '../../edition/carriedAsOf.ts';
import { dutyCoverage } from '../../edition/lookup/dutyCoverage.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { coverageTable } from './coverage.ts';

const PAGE = path.join(import.meta.dirname, '../../docs/coverage.md');
const [BEGIN, END] = ['<!-- coverage -->\n', '\n<!-- end of coverage -->'];
const ON = '2026-11-28';

const carried = new Map(
  Object.keys(CARRIED_AS_OF).map((dataset) => [
    dataset,
    { dataset, seq: 1, releaseId: '', version: null, liveSince: null },
  ]),
);

it('is what the embedded data say', () => {
  const table = coverageTable(dutyCoverage({ tariff: loadTariff(), releases: carried }, ON));
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [printed, after = ''] = rest.split(END);
  if (process.env['WRITE_COVERAGE'] === 'yes')
    writeFileSync(PAGE, `${before}${BEGIN}${table}${END}${after}`);
  else expect(printed).toBe(table);
});
