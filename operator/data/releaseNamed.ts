import type { Orm } from '../../db/orm.ts';
import { type DatasetRelease, listReleases } from '../../db/store/releases.ts';
import { UserError } from '../../workers/process/config.ts';

/** A release in words: `us-hts release 3 (2026 Revision 10)`. */
export const inWords = ({
  dataset,
  seq,
  version,
}: Pick<DatasetRelease, 'dataset' | 'seq' | 'version'>): string =>
  `${dataset} release ${seq}${version ? ` (${version})` : ''}`;

/**
 * Written `us-hts/3`, `us-hts/live`, `us-hts/2026 Revision 10`, or as the release's id. Throws
 * naming what there is.
 */
export async function releaseNamed(orm: Orm, written: string): Promise<DatasetRelease> {
  const all = await listReleases(orm);
  const byId = all.find(({ releaseId }) => releaseId === written);
  if (byId) return byId;
  const [dataset = '', ...rest] = written.split('/');
  const wanted = rest.join('/');
  const ofDataset = all.filter((release) => release.dataset === dataset);
  const found =
    ofDataset.find(({ seq }) => String(seq) === wanted) ??
    ofDataset.find(({ state }) => wanted === 'live' && state === 'live') ??
    ofDataset.find(
      ({ version }) => version !== null && version.toLowerCase() === wanted.toLowerCase(),
    );
  if (found) return found;
  throw new UserError(
    ofDataset.length > 0
      ? `There is no release "${wanted}" of ${dataset}: ${ofDataset.map(({ seq, version }) => `${seq} (${version ?? 'no version'})`).join(', ')}.`
      : `"${written}" names no release: write DATASET/NUMBER, for example us-hts/2, or the release's id; "npm run data -- list" shows them.`,
  );
}

/** Two releases: `us-hts/2 us-hts/3`, or `us-hts 2 3`. */
export async function twoReleases(
  orm: Orm,
  words: readonly string[],
): Promise<[DatasetRelease, DatasetRelease]> {
  const [first = '', second = '', third] = words;
  const [left, right] =
    third === undefined ? [first, second] : [`${first}/${second}`, `${first}/${third}`];
  if (left === '' || right === '') throw new UserError('Name two releases: us-hts/2 us-hts/3.');
  const before = await releaseNamed(orm, left);
  const after = await releaseNamed(orm, right);
  if (before.dataset !== after.dataset)
    throw new UserError(`${inWords(before)} and ${inWords(after)} are of different datasets.`);
  return [before, after];
}

/** One release: `us-hts/3`, or `us-hts 3`. */
export const oneRelease = (orm: Orm, words: readonly string[]): Promise<DatasetRelease> =>
  releaseNamed(orm, words.length === 2 ? words.join('/') : (words[0] ?? ''));
