/** Reads the live imported releases from the database into what an edition is assembled from. */
import { giveWay, inPieces } from '../../inPieces.ts';
import type { Orm } from '../../../db/orm.ts';
import { readParts } from '../../../db/store/releaseContent.ts';
import type { BriefRelease, DatasetRelease } from '../../../db/store/releases.ts';
import { SCHEDULES, type ScheduleName } from '../../../engine/hscode.ts';
import { TARIFF_DATASETS } from '../../../engine/release/datasets.ts';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { buildBookInSteps } from '../../../engine/tariff/schedule/book.ts';
import type { Imported, ImportedBook } from '../../assemble.ts';
import { extractLines } from '../../extracts.ts';
import { loadNomenclature } from '../nomenclature.ts';
import { chargeRows } from '../tariff/charges.ts';
import { loadTariff } from '../tariff/tariff.ts';
import { readRulings, type RulingCache } from './rulings.ts';

/** Exchange rates from before this day are not kept in memory. */
const RATES_FROM = '2018-01-01';
/**
 * Datasets that tariffs and classification are made from; screening lists, agency codes and barcode
 * prefixes are read on their own.
 */
const READ = new Set<string>([
  ...Object.values(TARIFF_DATASETS).flat(),
  'hs',
  'ecb-fx',
  'us-measures',
  'vat-rates',
  'thresholds',
  'fees',
  'us-rulings',
]);

/** Whether the tariffs and the classification of an edition are made from the dataset. */
export const isRead = ({ dataset, origin }: DatasetRelease): boolean =>
  origin !== 'embedded' && READ.has(dataset);

/**
 * Books of schedules by the releases they were made from: what did not change is not made again.
 */
export type BookCache = Map<string, ImportedBook>;

/** What was made of releases before. */
export interface MadeBefore {
  books: BookCache;
  rulings: RulingCache;
}

/**
 * What the releases hold, read. What was made before is used again; books and rulings that no live
 * release needs are forgotten.
 */
export async function readImported(
  orm: Orm,
  releases: readonly DatasetRelease[],
  { books, rulings }: MadeBefore,
): Promise<Imported> {
  const of = (dataset: string): DatasetRelease | undefined =>
    releases.find((release) => release.dataset === dataset);
  const records = async (dataset: string, prefix = ''): Promise<ReleaseRecord[]> => {
    const release = of(dataset);
    return release ? recordsOf(orm, release.releaseId, prefix) : [];
  };
  const made = new Map<ScheduleName, ImportedBook>();
  const needed = new Set<string>();
  for (const schedule of SCHEDULES) {
    const parts = TARIFF_DATASETS[schedule].flatMap((dataset) => of(dataset) ?? []);
    if (parts.length === 0) continue;
    const key = parts.map(({ releaseId }) => releaseId).join(' ');
    needed.add(key);
    const book = books.get(key) ?? (await readBook(orm, schedule, parts));
    books.set(key, book);
    made.set(schedule, book);
  }
  for (const key of books.keys()) if (!needed.has(key)) books.delete(key);
  const texts = (await records('hs', 'line/')).flatMap((row) =>
    row.kind === 'line' && row.code ? [[row.code, row.text] as const] : [],
  );
  return {
    books: made,
    hsTexts: texts.length > 0 ? new Map(texts) : null,
    rates: (await records('ecb-fx', 'rate/')).flatMap((row) =>
      row.kind === 'rate' && row.date >= RATES_FROM ? [row] : [],
    ),
    lists: (await records('us-measures')).flatMap((row) => (row.kind === 'list' ? [row] : [])),
    ...chargeRows([
      ...(await records('vat-rates')),
      ...(await records('thresholds')),
      ...(await records('fees')),
    ]),
    rulings: await readRulings(orm, of('us-rulings'), rulings),
  };
}

/**
 * The book of a schedule. Where several datasets make one (TARIC and the Combined Nomenclature),
 * the first that holds lines gives them, and each its measures; measures alone are set on the
 * embedded lines.
 */
export async function readBook(
  orm: Orm,
  schedule: ScheduleName,
  releases: readonly BriefRelease[],
): Promise<ImportedBook> {
  const all: ReleaseRecord[] = [];
  let hasLines = false;
  for (const { releaseId } of releases) {
    const records = await recordsOf(orm, releaseId);
    all.push(...(hasLines ? records.filter(({ kind }) => kind !== 'line') : records));
    hasLines ||= records.some(({ kind }) => kind === 'line');
  }
  if (!hasLines)
    all.push(...extractLines(loadTariff().schedules[schedule]?.lines, loadNomenclature().labels));
  const from = releases[0]?.validFrom ?? BEGINNING;
  return { book: await inPieces(buildBookInSteps(schedule, all)), edition: { from, until: null } };
}

/** The first day of a release that names none: its measures carry days of their own. */
const BEGINNING = '2000-01-01';

async function recordsOf(orm: Orm, releaseId: string, prefix = ''): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for await (const { rows } of readParts(orm, releaseId, prefix)) {
    for (const row of rows) records.push(row);
    await giveWay(Infinity); // nobody waits for it
  }
  return records;
}
