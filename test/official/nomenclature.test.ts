/** Holds the embedded codes against the publishers' files where a checkout has them beside it; skipped, and shown as such, elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadNomenclature } from '../../data/nomenclature.ts';

const OFFICIAL = new URL('../../../shared/data/', import.meta.url);
const book = loadNomenclature();
const officially = existsSync(OFFICIAL) ? describe : describe.skip;

const text = (path: string): string => readFileSync(new URL(path, OFFICIAL), 'utf8');
const unpacked = (path: string): string => gunzipSync(readFileSync(new URL(path, OFFICIAL))).toString('utf8');
const nationalCodes = (schedule: 'us' | 'eu'): string[] =>
  [...book.national[schedule].values()].flat().map(({ code }) => code);

officially('the embedded nomenclature against the official files', () => {
  it('has exactly the chapters, headings and subheadings of HS 2022', () => {
    const official = text('hs/harmonized-system_hs2022.csv')
      .split('\n')
      .flatMap((line) => /(?:^|,)"?(\d{2}|\d{4}|\d{6})"?,/.exec(line)?.[1] ?? []);
    const real = new Set(official.filter((code) => !code.startsWith('99')));
    expect([...book.labels.keys()].filter((code) => !real.has(code))).toEqual([]);
    expect([...real].filter((code) => !book.labels.has(code))).toEqual([]);
  });

  it('has only US lines of the Harmonized Tariff Schedule 2026 Revision 10', () => {
    // Some tariff lines have no row of their own there: their statistical lines carry the rate.
    const official = new Set(
      [...unpacked('us-hts/hts_2026_rev_10.json.gz').matchAll(/"htsno"\s*:\s*"([\d.]+)"/g)].flatMap(
        ([, dotted = '']) => {
          const code = dotted.replaceAll('.', '');
          return [code, code.slice(0, 8)];
        },
      ),
    );
    expect(nationalCodes('us').filter((code) => !official.has(code))).toEqual([]);
  });

  it('has only EU lines of the Combined Nomenclature 2026', () => {
    const official = new Set(
      unpacked('eu-cn/cnCodes_2026.json.gz')
        .match(/\b\d{4}[ .]?\d{2}[ .]?\d{2}\b/g)
        ?.map((code) => code.replaceAll(/[ .]/g, '')),
    );
    expect(nationalCodes('eu').filter((code) => !official.has(code))).toEqual([]);
  });

  it('files every national line under a subheading of the HS', () => {
    const known = new Set(book.subheadings);
    for (const lines of Object.values(book.national))
      expect([...lines.keys()].filter((code) => !known.has(code))).toEqual([]);
  });
});
