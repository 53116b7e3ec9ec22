/** Chapters that an imported tariff does not hold: they keep what this software carries of them. */
import type { Orm } from '../../db/orm.ts';
import { partsOf } from '../../db/store/releaseContent.ts';
import { scheduleOfDataset } from '../../engine/release/datasets.ts';

/** 77 is kept free by the Harmonized System; 98 and 99 are a country's own. */
const CHAPTERS = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
  (chapter) => chapter !== '77',
);

/** The chapters, two digits each; none for a dataset that is no tariff, or that holds no lines. */
export async function lackingChapters(
  orm: Orm,
  { dataset, releaseId }: { dataset: string; releaseId: string },
): Promise<string[]> {
  if (scheduleOfDataset(dataset) === null) return [];
  const parts = await partsOf(orm, releaseId);
  if (![...parts.keys()].some((part) => part.startsWith('line/'))) return [];
  return CHAPTERS.filter((chapter) => !parts.has(`line/${chapter}`));
}

/** The same as a sentence; empty where none is lacking. */
export const lackingInWords = (chapters: readonly string[]): string =>
  chapters.length === 0
    ? ''
    : `It lacks ${chapters.length} of 96 chapters: ${chapters.join(' ')}. What the software carries is used there.`;
