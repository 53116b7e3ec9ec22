/**
 * Rates of Canada against the sample of its Customs Tariff, all that could be had (chapters 1 and
 * 72); where it is, see `tariff.test.ts`. Beside it, what is known of whole chapters: a rate
 * outside of that is an error of ours.
 */
import { describe, expect, it } from '@jest/globals';
import { compareRates, embedded, meaning, officialLines, when } from './embedded.ts';

const SAMPLE = 'ca-tariff/ca_tariff_2026_rev_3_sample.csv';
const items = embedded('ca').filter(({ code }) => code.length === 8);

describe('the rates of Canada', () => {
  when(SAMPLE)('are those of the sample, where it has our lines', async () => {
    const theirs = await officialLines('ca-tariff', SAMPLE);
    const found = compareRates(items, (code) => theirs.get(code)?.general, 'CAD');
    console.table({ 'ca: sample of T2026': { ...found, different: found.different.length } });
    expect(theirs.size).toBeGreaterThan(40);
    expect(found.different).toEqual([]);
  });

  it.each([
    // goods                                  lines          rates of the most favoured nation
    ['babies’ garments (freed by the Budget of 2013)', /^(?:6111|6209)/, ['Free']],
    ['hosiery', /^6115/, ['16%']],
    ['other knitted apparel', /^61(?!1[15])/, ['16%', '17%', '18%']],
    ['other woven apparel', /^62(?!09)/, ['16%', '17%', '18%']],
    ['shoes', /^640[2-5]/, ['17.5%', '18%']],
    ['rubber boots', /^6401/, ['20%']],
    ['cosmetics', /^330[3-7]/, ['6.5%']],
    ['furniture for the home', /^940[13]/, ['8%', '9.5%']],
    ['books and paper articles', /^4(?:8|9)/, ['Free']],
    ['computers, telephones, integrated circuits', /^(?:8471|8517|8542)/, ['Free']],
    ['toys and games', /^950[345]/, ['Free']],
    ['works of art', /^97/, ['Free']],
  ] as const)('are those of %s', (_, goods, rates) => {
    const lines = items.filter(({ code, general }) => goods.test(code) && general !== null);
    expect(lines.length).toBeGreaterThan(0);
    const strange = lines.filter(
      ({ general }) => !(rates as readonly string[]).includes(meaning(general) ?? ''),
    );
    expect(strange.map(({ code, general }) => `${code}: ${general ?? ''}`)).toEqual([]);
  });

  it('are unknown on fewer than one line in six', () => {
    const unknown = items.filter(({ general }) => general === null);
    expect(unknown.length / items.length).toBeLessThan(1 / 6);
  });
});
