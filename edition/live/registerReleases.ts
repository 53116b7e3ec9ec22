/** Registers each dataset that this software carries as a release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Orm } from '../../db/orm.ts';
import { type DatasetRelease, newestEmbedded, registerEmbedded } from '../../db/store/releases.ts';
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
  const newest = await newestEmbedded(orm);
  const releases = new Map<string, DatasetRelease>();
  for (const [dataset, names] of filesByDataset()) {
    const texts = names.map((name) => [name, readFileSync(path.join(DATA_FOLDER, name))] as const);
    const sha256 = digestOf(texts);
    const known = newest.get(dataset);
    const isKnown = known?.sha256 === sha256.toString('hex');
    releases.set(dataset, isKnown ? known : await register(orm, dataset, texts, sha256));
  }
  return releases;
}

/** Files of each dataset, below `data/` and in order. */
function filesByDataset(): [string, string[]][] {
  const files = new Map<string, Set<string>>();
  for (const { dataset, files: names } of [
    ...classificationDatasets(),
    ...tariffDatasets(),
    ...restrictionDatasets(),
    AGENCIES(),
  ]) {
    files.set(dataset, new Set([...(files.get(dataset) ?? []), ...names]));
  }
  return [...files].map(([dataset, names]) => [dataset, [...names].sort()]);
}

const AGENCIES = (): { dataset: string; files: string[] } => ({
  dataset: 'us-fda-products',
  files: fdaFiles(),
});

type Texts = readonly (readonly [name: string, text: Buffer])[];

function digestOf(texts: Texts): Buffer {
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(name).update('\0').update(text).update('\0');
  return hash.digest();
}

const register = (orm: Orm, dataset: string, texts: Texts, sha256: Buffer) =>
  registerEmbedded(orm, {
    dataset,
    version: `${EDITIONS[dataset] ?? dataset} (embedded)`,
    sha256,
    rows: texts.reduce((sum, [, text]) => sum + rowsOf(text.toString()), 0),
  });

const rowsOf = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length;
