/**
 * Our codes against the publishers' files; where they are, see `tariff.test.ts`. Without them the
 * comparisons are skipped, visibly.
 */
import { describe, expect, it } from '@jest/globals';
import { loadNomenclature } from '../../edition/reading/nomenclature.ts';
import { embedded, officialLines, when } from './embedded.ts';

const HS = 'hs/harmonized-system_hs2022.csv';
const HTS = 'us-hts/hts_2026_rev_10.json.gz';
const CN = 'eu-cn/cnCodes_2026.json.gz';
const UK_2022 = 'uk-tariff/uk_trade_tariff_2022-01-06.xlsx';

/**
 * Supplementary units of the Combined Nomenclature as it names them, and as our files print them.
 */
const CN_UNITS: Readonly<Record<string, string>> = {
  PST: 'p/st',
  '1000_PST': '1000 p/st',
  PA: 'pa',
  M: 'm',
  M2: 'm2',
  M3: 'm3',
  L: 'l',
  L_ALC_100PCT: 'l alc. 100%',
  G: 'g',
  CK: 'c/k',
  CEEL: 'ce/el',
};

/**
 * Rows of heading 8806 that the workbook lost: the Combined Nomenclature, which the United Kingdom
 * follows here, has them.
 */
const LOST_IN_THE_WORKBOOK = ['8806219000', '8806229000', '8806230000'];

describe('the embedded nomenclature against the official files', () => {
  when(HS)('has exactly the chapters, headings and subheadings of HS 2022', async () => {
    const real = await officialLines('hs', HS);
    const { labels } = loadNomenclature();
    expect([...labels.keys()].filter((code) => !real.has(code))).toEqual([]);
    expect([...real.keys()].filter((code) => !labels.has(code))).toEqual([]);
  });

  when(HTS)('has only US lines of the Harmonized Tariff Schedule 2026 Revision 10', async () => {
    // Some tariff lines have no row of their own there: their statistical lines carry the rate.
    const real = new Set(
      [...(await officialLines('us-hts', HTS)).keys()].flatMap((code) => [code, code.slice(0, 8)]),
    );
    const unknown = embedded('us').filter(
      ({ code }) => !real.has(code) && !(code.endsWith('00') && real.has(code.slice(0, 8))),
    );
    expect(unknown).toEqual([]);
  });

  when(CN)(
    'has only EU lines of the Combined Nomenclature 2026, each with its supplementary unit',
    async () => {
      const real = await officialLines('eu-cn', CN);
      const different = embedded('eu')
        .map(({ code, units }) => ({
          code,
          ours: units ?? '',
          theirs: real
            .get(code)
            ?.units.map((unit) => CN_UNITS[unit] ?? unit)
            .join(', '),
        }))
        .filter(({ ours, theirs }) => ours !== theirs);
      expect(different).toEqual([]);
    },
  );

  when(UK_2022)(
    'has only British lines of January 2022, but for rows that the workbook lost',
    async () => {
      const real = await officialLines('gb-tariff', UK_2022);
      const unknown = embedded('gb').filter(({ code }) => !real.has(code));
      expect(unknown.map(({ code }) => code)).toEqual(LOST_IN_THE_WORKBOOK);
    },
  );

  it('files every national line under a subheading of the HS', () => {
    const book = loadNomenclature();
    const known = new Set(book.subheadings);
    for (const lines of Object.values(book.national))
      expect([...lines.keys()].filter((code) => !known.has(code))).toEqual([]);
  });
});
