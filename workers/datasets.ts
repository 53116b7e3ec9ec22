/** Loads the embedded data and registers each dataset's content as a release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classificationDatasets, loadClassification } from '../data/classification.ts';
import { EDITIONS } from '../data/editions.ts';
import { loadTariff, tariffDatasets } from '../data/tariff.ts';
import type { Orm } from '../db/orm.ts';
import { type DatasetContent, registerRelease, type Release } from '../db/store/releases.ts';
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import type { TariffEdition } from '../engine/tariff/types.ts';
import { ROOT } from './config.ts';

export interface Datasets {
  classification: ClassificationEdition;
  tariff: TariffEdition;
}

/** Both editions, ready to answer. A broken row stops the start and names its file and line. */
export const loadDatasets = (): Datasets => ({ classification: loadClassification(), tariff: loadTariff() });

/** The release of every embedded dataset; a content that was not seen before gets the next number. */
export async function registerReleases(orm: Orm): Promise<Map<string, Release>> {
  const files = new Map<string, Set<string>>();
  for (const { dataset, files: names } of [...classificationDatasets(), ...tariffDatasets()]) {
    files.set(dataset, new Set([...(files.get(dataset) ?? []), ...names]));
  }
  const releases = new Map<string, Release>();
  for (const [dataset, names] of files) {
    releases.set(dataset, await registerRelease(orm, contentOf(dataset, [...names].sort())));
  }
  return releases;
}

function contentOf(dataset: string, files: readonly string[]): DatasetContent {
  const hash = createHash('sha256');
  let rows = 0;
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, 'data', file), 'utf8');
    hash.update(file).update('\0').update(text).update('\0');
    rows += text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length;
  }
  return { dataset, version: `${EDITIONS[dataset] ?? dataset} (embedded)`, sha256: hash.digest(), rows };
}
