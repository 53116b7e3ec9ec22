/** Registers each dataset that this software carries as a release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Orm } from '../../db/orm.ts';
import {
  type DatasetRelease,
  type EmbeddedContent,
  registerEmbedded,
} from '../../db/store/releases.ts';
import { classificationDatasets } from '../reading/classification.ts';
import { DATA_FOLDER } from '../reading/dataFolder.ts';
import { fdaFiles } from '../reading/fda.ts';
import { restrictionDatasets } from '../reading/restrictions/rules.ts';
import { tariffDatasets } from '../reading/tariff/tariff.ts';
import { EDITIONS } from './editionNames.ts';

/**
 * The release of every embedded dataset; a content that was not seen before gets the next number.
 */
export async function registerReleases(orm: Orm): Promise<Map<string, DatasetRelease>> {
  const files = new Map<string, Set<string>>();
  for (const { dataset, files: names } of [
    ...classificationDatasets(),
    ...tariffDatasets(),
    ...restrictionDatasets(),
    AGENCIES(),
  ]) {
    files.set(dataset, new Set([...(files.get(dataset) ?? []), ...names]));
  }
  const releases = new Map<string, DatasetRelease>();
  for (const [dataset, names] of files) {
    releases.set(dataset, await registerEmbedded(orm, contentOf(dataset, [...names].sort())));
  }
  return releases;
}

const AGENCIES = (): { dataset: string; files: string[] } => ({
  dataset: 'us-fda-products',
  files: fdaFiles(),
});

function contentOf(dataset: string, files: readonly string[]): EmbeddedContent {
  const hash = createHash('sha256');
  let rows = 0;
  for (const file of files) {
    const text = readFileSync(path.join(DATA_FOLDER, file), 'utf8');
    hash.update(file).update('\0').update(text).update('\0');
    rows += text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length;
  }
  return {
    dataset,
    version: `${EDITIONS[dataset] ?? dataset} (embedded)`,
    sha256: hash.digest(),
    rows,
  };
}
