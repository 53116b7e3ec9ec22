/** What an import would make of a file, without a service. */
import { goodsIn } from '../../activities/catalogImport/goodsIn.ts';
import { openFile } from '../../activities/catalogImport/openFile.ts';
import { FileRefused } from '../../activities/catalogImport/refused.ts';
import { loadCountries } from '../../edition/reading/countries.ts';
import { loadGazetteer } from '../../edition/reading/places.ts';
import type { GoodsTerms } from '../../engine/catalog/import/readGoods.ts';
import { countryNamed } from '../../engine/origin/places.ts';

const gazetteer = loadGazetteer();
const currencies = new Set(loadCountries().map(({ currency }) => currency));

/** The goods of a file with its faults, or why it is refused. */
export async function readGoodsFile(bytes: Uint8Array, terms: Partial<GoodsTerms> = {}) {
  try {
    const opened = await openFile(bytes);
    const { sheet } = opened;
    const { products, issues, counts } = goodsIn(opened, {
      ...terms,
      isCurrency: (code) => currencies.has(code),
      countryOf: (text) => countryNamed(text, gazetteer),
    });
    return { format: sheet.format.name, unmapped: sheet.unmapped, counts, products, issues };
  } catch (cause) {
    if (!(cause instanceof FileRefused)) throw cause;
    return { refused: cause.message };
  }
}
