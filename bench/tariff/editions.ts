/**
 * The editions that are measured: the embedded tables, and official releases over them where their
 * files are at hand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { assembleTariff, type ImportedBook, NOTHING_IMPORTED } from '../../edition/assemble.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { ScheduleName } from '../../engine/hscode.ts';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import { gbTariff } from '../../releases/importers/gb/gb.ts';
import type { Importer } from '../../releases/importers/importer.ts';
import { usHts } from '../../releases/importers/us/hts.ts';
import { effectiveDate } from '../../releases/importers/us/revisions.ts';
import { ROOT } from '../../workers/process/config.ts';

/**
 * Official files are never part of the repository: they lie beside it, or where the variable says.
 */
const OFFICIAL = process.env['LANDFALL_OFFICIAL_DATA'] ?? path.join(ROOT, '../shared/data');
const HTS = path.join(OFFICIAL, 'us-hts', 'hts_2026_rev_10.json.gz');
const HTS_VERSION = '2026 Revision 10';
/**
 * Answers of the British service, a commodity each: few lines, but each with all of its measures.
 */
const BRITISH = ['api-v2-commodities', 'api-v2-jsonapi'].map((folder) =>
  path.join(OFFICIAL, 'uk-tariff', folder),
);

export interface Editions {
  embedded: TariffEdition;
  /** With the whole tariff of the United States; null where its file is not at hand. */
  released: TariffEdition | null;
  /** With lines of the United Kingdom whose rates are measures; null as well. */
  measured: TariffEdition | null;
}

export async function readEditions(): Promise<Editions> {
  const embedded = loadTariff();
  const over = async (
    name: ScheduleName,
    importer: Importer,
    files: readonly string[],
    from: string,
  ) => {
    const book = buildBook(name, await recordsOf(importer, files));
    const one: ImportedBook = { book, edition: { from, until: null } };
    return assembleTariff(embedded, { ...NOTHING_IMPORTED, books: new Map([[name, one]]) });
  };
  const british = BRITISH.flatMap(commoditiesIn);
  return {
    embedded,
    released: existsSync(HTS)
      ? await over('us', usHts, [HTS], effectiveDate(HTS_VERSION) ?? BEGINNING)
      : null,
    measured: british.length > 0 ? await over('gb', gbTariff, british, BEGINNING) : null,
  };
}

const BEGINNING = '2000-01-01';

const commoditiesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        /uk_commodities_\d/.test(name) ? [path.join(folder, name)] : [],
      )
    : [];

/** Records of files that are each read on their own. */
async function recordsOf(importer: Importer, files: readonly string[]): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (const file of files) {
    const bytes = gunzipSync(readFileSync(file));
    for await (const record of importer.read([{ name: path.basename(file, '.gz'), bytes }]))
      records.push(record);
  }
  return records;
}
