import { type DatasetSync, listSyncs } from '../../db/store/datasetSyncs.ts';
import { type DatasetRelease, listReleases } from '../../db/store/releases.ts';
import type { Difference } from '../../engine/release/compare.ts';
import { differencesBetween } from '../../releases/checkRelease.ts';
import { SOURCES } from '../../releases/sources.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { DataCommand } from './command.ts';
import { lackingChapters, lackingInWords } from './lackingChapters.ts';
import { inWords, oneRelease, twoReleases } from './releaseNamed.ts';

const list: DataCommand = {
  name: 'list',
  usage: 'list [dataset]',
  does: 'Shows every dataset with its live release and its last sync; of one dataset, all releases.',
  options: [],
  flags: [],
  run: async ({ orm }, { words: [wanted] }) => {
    const releases = await listReleases(orm, wanted);
    if (wanted !== undefined) {
      if (releases.length === 0 && !SOURCES.some(({ dataset }) => dataset === wanted))
        throw new UserError(`"${wanted}" is no dataset; "npm run data -- list" shows them.`);
      return { data: releases, text: table(RELEASE_HEADS, releases.map(releaseRow)), exitCode: 0 };
    }
    const syncs = await listSyncs(orm);
    const names = new Set([
      ...SOURCES.map(({ dataset }) => dataset),
      ...releases.map(({ dataset }) => dataset),
    ]);
    const datasets = [...names].map((dataset) => ({
      dataset,
      live:
        releases.find((release) => release.dataset === dataset && release.state === 'live') ?? null,
      held: releases.filter((release) => release.dataset === dataset && release.state === 'staged')
        .length,
      source: SOURCES.find((source) => source.dataset === dataset) ?? null,
      sync: syncs.get(dataset) ?? null,
    }));
    const rows = datasets.map(({ dataset, live, held, source, sync }) => [
      dataset,
      live ? `${live.seq}` : '-',
      live?.version ?? '-',
      live?.liveSince ?? '-',
      live ? String(live.rows) : '-',
      live?.confirmedAt ?? '-',
      [
        syncInWords(sync, source?.sync !== undefined, source !== null),
        held > 0 ? `${held} held` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    ]);
    return { data: datasets, text: table(DATASET_HEADS, rows), exitCode: 0 };
  },
};

/**
 * `confirmed`: when the publisher last had this very release; a sync that finds another one says
 * nothing of the live one.
 */
const DATASET_HEADS = ['dataset', 'live', 'version', 'since', 'rows', 'confirmed', 'last sync'];
const RELEASE_HEADS = [
  'release',
  'state',
  'version',
  'in force from',
  'rows',
  'live since',
  'source',
  'why',
];

function syncInWords(sync: DatasetSync | null, hasAddress: boolean, canImport: boolean): string {
  if (!canImport) return 'part of this software';
  if (!sync) return hasAddress ? 'not tried yet' : 'by file';
  const why = sync.message ? ` (${sync.message})` : '';
  return `${sync.outcome}, tried ${sync.triedAt}${why}`;
}

/**
 * As docs/official-data.md says it: a staged release is held, a superseded one that was never live
 * is history.
 */
function stateInWords({ state, liveSince, withdrawn }: DatasetRelease): string {
  if (withdrawn) return 'taken back';
  if (state === 'staged') return 'held';
  return state === 'superseded' && liveSince === null ? 'history' : state;
}

const releaseRow = (release: DatasetRelease): string[] => [
  `${release.dataset}/${release.seq}`,
  stateInWords(release),
  release.version ?? '-',
  release.validFrom ?? '-',
  String(release.rows),
  release.liveSince ?? '-',
  release.source ?? '-',
  [
    ...release.reasons,
    ...(release.override ? [`overridden: ${release.override.reason}`] : []),
  ].join('; '),
];

const diff: DataCommand = {
  name: 'diff',
  usage: 'diff <dataset>/<number> <dataset>/<number>',
  does: 'Lists rows added, removed, re-worded and re-rated from the first release to the second.',
  options: [],
  flags: [],
  run: async ({ orm }, { words }) => {
    const [before, after] = await twoReleases(orm, words);
    for (const one of [before, after])
      if (one.origin === 'embedded')
        throw new UserError(
          `${inWords(one)} is embedded: its rows are text files of this software, see data/.`,
        );
    const differences: Difference[] = [];
    for await (const one of differencesBetween(orm, before.releaseId, after.releaseId))
      differences.push(one);
    const counts = Object.groupBy(differences, ({ change }) => change);
    const summary = (['added', 'removed', 'reworded', 'rerated', 'changed'] as const)
      .map((change) => `${counts[change]?.length ?? 0} ${change}`)
      .join(', ');
    const lines = differences.map(
      ({ change, key, before: was, after: is }) =>
        `${change.padEnd(8)} ${key}  ${[was, is].filter((part) => part !== null).join('  ->  ')}`,
    );
    return {
      data: { before, after, differences },
      text: [`${inWords(before)} to ${inWords(after)}: ${summary}`, ...lines].join('\n'),
      exitCode: 0,
    };
  },
};

const report: DataCommand = {
  name: 'report',
  usage: 'report <dataset>/<number>',
  does: 'Shows what the checks found in a release: why it is held or refused, every rate that is not understood, row by row, and which chapters it lacks.',
  options: [],
  flags: [],
  run: async ({ orm }, { words }) => {
    const release = await oneRelease(orm, words);
    const unparsed = (release.report['unparsed'] ?? []) as {
      row: number;
      code: string;
      rate: string;
    }[];
    const lacking = await lackingChapters(orm, release);
    const lines = [
      `${inWords(release)} is ${release.state}; ${release.rows} rows ${JSON.stringify(release.counts)}; SHA-256 ${release.sha256 ?? '-'}`,
      ...release.reasons,
      ...(release.override
        ? [`overridden: ${release.override.reason} (${release.override.at})`]
        : []),
      `${Number(release.report['unparsedCount'] ?? 0)} rates are not understood; they are kept as text and never taken as free.`,
      ...unparsed.map(({ row, code, rate }) => `  row ${row}  ${code}  ${rate}`),
      ...(lacking.length > 0 ? [lackingInWords(lacking)] : []),
    ];
    return { data: { ...release, lackingChapters: lacking }, text: lines.join('\n'), exitCode: 0 };
  },
};

export const reportCommands: readonly DataCommand[] = [list, diff, report];
