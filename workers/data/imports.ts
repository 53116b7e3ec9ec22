import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { digestOf } from '../../activities/releases.ts';
import { isDay } from '../../data/tariff/table.ts';
import { IMPORTERS } from '../../data/importers/registry.ts';
import { SOURCES, sourceOfDataset } from '../../data/sources.ts';
import { putFile } from '../../db/store/releaseContent.ts';
import {
  changeRelease,
  findRelease,
  listReleases,
  liveReleases,
  openRelease,
  withdrawRelease,
} from '../../db/store/releases.ts';
import {
  type ImportInput,
  importId,
  type ImportOutcome,
  WORKFLOW_TASK_TIMEOUT,
} from '../../workflows/contract.ts';
import { UserError } from '../config.ts';
import type { DataCommand, Desk, Result } from './command.ts';
import { inWords, oneRelease } from './releaseNamed.ts';
import { watchImport } from './watch.ts';

const FILE_BYTES_MAX = 1024 * 1024 * 1024;

const importFile: DataCommand = {
  name: 'import',
  usage:
    'import <dataset> --file F [--file G ...] [--version V] [--valid-from DAY] [--activate --reason TEXT]',
  does: 'Imports files as a release (gzip is read as it is); it goes live when nothing speaks against it. --activate goes live also when it is held, with a reason that is recorded.',
  options: ['file', 'version', 'valid-from', 'reason'],
  flags: ['activate'],
  run: async (desk, { words, options, flags }) => {
    const dataset = importable(words[0]);
    const [version = null] = options['version'] ?? [];
    const [validFrom = null] = options['valid-from'] ?? [];
    if (validFrom !== null && !isDay(validFrom))
      throw new UserError(`--valid-from ${validFrom} is no calendar day: write YYYY-MM-DD.`);
    if (version?.trim() === '')
      throw new UserError('--version needs a name, for example "2026 Revision 21".');
    const override = flags.has('activate') ? reasonOf(options, '--activate') : null;
    const files = filesOf(options['file'] ?? []);
    const live = (await liveReleases(desk.orm)).find((release) => release.dataset === dataset);
    if (live?.sha256 === digestOf(files).toString('hex'))
      return {
        data: { dataset, state: 'unchanged', reasons: [], release: live },
        text: `${inWords(live)} is live already and holds these very files.`,
        exitCode: 0,
      };
    const releaseId = uuidv7();
    const source = files.map(({ name }) => name).join(', ');
    await openRelease(desk.orm, { releaseId, dataset, origin: 'file', source, version });
    if (validFrom !== null) await changeRelease(desk.orm, releaseId, { validFrom });
    for (const { name, bytes } of files) await putFile(desk.orm, releaseId, name, bytes);
    const outcome = await runImport(desk, { dataset, releaseId, from: 'file', override });
    return resultOf(desk, releaseId, outcome);
  },
};

const sync: DataCommand = {
  name: 'sync',
  usage: 'sync [dataset]',
  does: 'Fetches a dataset, or every dataset that has an official machine address, from its publisher now.',
  options: [],
  flags: [],
  run: async (desk, { words }) => {
    const wanted = words[0] === undefined ? null : importable(words[0]);
    const sources = SOURCES.filter(({ dataset }) => wanted === null || dataset === wanted);
    const outcomes: Result[] = [];
    for (const { dataset, sync: way, page } of sources) {
      if (!way) {
        if (wanted)
          throw new UserError(
            `${dataset} has no official machine address: take the file from ${page} and run "npm run data -- import ${dataset} --file FILE".`,
          );
        continue;
      }
      const releaseId = uuidv7();
      const outcome = await runImport(desk, { dataset, releaseId, from: way.kind, override: null });
      outcomes.push(await resultOf(desk, releaseId, outcome));
    }
    return {
      data: outcomes.map(({ data }) => data),
      text: outcomes.map(({ text }) => text).join('\n'),
      exitCode: outcomes.some(({ exitCode }) => exitCode === 1)
        ? 1
        : outcomes.some(({ exitCode }) => exitCode === 2)
          ? 2
          : 0,
    };
  },
};

const activate: DataCommand = {
  name: 'activate',
  usage: 'activate <dataset>/<number> --reason TEXT',
  does: 'Makes a release live that is held, or that was live before; the reason is recorded. A refused one never goes live.',
  options: ['reason'],
  flags: [],
  run: async (desk, { words, options }) => {
    const release = await oneRelease(desk.orm, words);
    if (release.state !== 'staged' && release.state !== 'superseded')
      throw new UserError(`${inWords(release)} is ${release.state}: it cannot be made live.`);
    return makeLive(desk, release, reasonOf(options, 'activate'));
  },
};

const rollback: DataCommand = {
  name: 'rollback',
  usage: 'rollback <dataset> --reason TEXT',
  does: 'Makes the release live again that was live before the present one, which is taken back: it answers nothing any more.',
  options: ['reason'],
  flags: [],
  run: async (desk, { words, options }) => {
    const reason = reasonOf(options, 'rollback');
    const [before] = (await listReleases(desk.orm, words[0] ?? ''))
      .filter(({ state, liveSince, withdrawn }) => state === 'superseded' && liveSince !== null && !withdrawn)
      .sort((left, right) => ((left.supersededAt ?? '') < (right.supersededAt ?? '') ? 1 : -1));
    if (!before)
      throw new UserError(`No release of ${words[0] ?? 'that dataset'} was live before the present one.`);
    return makeLive(desk, before, reason);
  },
};

const withdraw: DataCommand = {
  name: 'withdraw',
  usage: 'withdraw <dataset>/<number>',
  does: 'Takes back a release that is kept as history or held: no answer reads it any more. "activate" brings it back.',
  options: [],
  flags: [],
  run: async ({ orm }, { words }) => {
    const release = await oneRelease(orm, words);
    if (!(await withdrawRelease(orm, release.releaseId)))
      throw new UserError(
        `${inWords(release)} is ${release.state}: only history and held releases are taken back.`,
      );
    return {
      data: await findRelease(orm, release.releaseId),
      text: `${inWords(release)} is taken back.`,
      exitCode: 0,
    };
  },
};

export const importCommands: readonly DataCommand[] = [sync, importFile, activate, rollback, withdraw];

function importable(dataset: string | undefined): string {
  if (dataset !== undefined && IMPORTERS[dataset] && sourceOfDataset(dataset)) return dataset;
  throw new UserError(
    `${dataset === undefined ? 'Name a dataset' : `"${dataset}" is no dataset`}: ${SOURCES.map((one) => one.dataset).join(', ')}.`,
  );
}

function reasonOf(options: Readonly<Record<string, readonly string[]>>, what: string): string {
  const reason = options['reason']?.[0]?.trim() ?? '';
  if (reason === '') throw new UserError(`${what} needs --reason TEXT: it is recorded with the release.`);
  return reason.slice(0, 500);
}

function filesOf(names: readonly string[]): { name: string; bytes: Uint8Array }[] {
  if (names.length === 0)
    throw new UserError('Name the file: --file FILE (several files of one release: --file again).');
  const files = names.map((file) => {
    if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
    if (!statSync(file).isFile()) throw new UserError(`${file} is no file: name each file of the release.`);
    const { size } = statSync(file);
    if (size > FILE_BYTES_MAX)
      throw new UserError(`${file} has ${size} bytes; at most ${FILE_BYTES_MAX} are read.`);
    return { name: path.basename(file), bytes: readFileSync(file) };
  });
  const twice = files.find(({ name }, at) => files.findIndex((one) => one.name === name) !== at);
  if (twice) throw new UserError(`Two files are called ${twice.name}: rename one.`);
  return files;
}

async function runImport(desk: Desk, input: ImportInput): Promise<ImportOutcome> {
  const { client } = await desk.temporal();
  const handle = await client.workflow.start('importRelease', {
    taskQueue: desk.queue,
    workflowId: importId(input.dataset, input.releaseId),
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
    args: [input],
  });
  return watchImport(desk.orm, input.dataset, input.releaseId, handle);
}

async function resultOf(desk: Desk, releaseId: string, outcome: ImportOutcome): Promise<Result> {
  const release = await findRelease(desk.orm, releaseId);
  const { dataset, state, reasons, readers } = outcome;
  const named = release ? inWords(release) : dataset;
  const why = reasons.map((reason) => `\n  ${reason}`).join('');
  const unparsed = Number(release?.report['unparsedCount'] ?? 0);
  const text = {
    live: `${named} is live: ${release?.rows ?? 0} rows, read by ${readers?.reading ?? 0} of ${readers?.seen ?? 0} processes.${unparsed > 0 ? ` ${unparsed} rates are not understood: "npm run data -- report ${dataset}/${release?.seq ?? ''}".` : ''}${why}`,
    held: `${named} is held:${why}\nSee "npm run data -- diff ${dataset}/live ${dataset}/${release?.seq ?? ''}"; "npm run data -- activate ${dataset}/${release?.seq ?? ''} --reason TEXT" makes it live.`,
    history: `${named} is kept as history:${why}`,
    refused: `${named} is refused; the live release stays:${why}`,
    unchanged: `${dataset} is unchanged.`,
    unreachable: `${dataset} is unreachable; the live release stays:${why}`,
  }[state];
  return {
    data: { ...outcome, release },
    text,
    exitCode: state === 'held' ? 2 : state === 'refused' || state === 'unreachable' ? 1 : 0,
  };
}

async function makeLive(
  desk: Desk,
  release: { dataset: string; releaseId: string },
  reason: string,
): Promise<Result> {
  const { client } = await desk.temporal();
  const step = { dataset: release.dataset, releaseId: release.releaseId };
  const outcome = (await client.workflow.execute('activateRelease', {
    taskQueue: desk.queue,
    workflowId: `activate/${release.dataset}/${uuidv7()}`,
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
    args: [{ ...step, reason }],
  })) as { seq: number; readers: { seen: number; reading: number } };
  const live = await findRelease(desk.orm, release.releaseId);
  return {
    data: { ...outcome, release: live },
    text: `${live ? inWords(live) : release.dataset} is live: read by ${outcome.readers.reading} of ${outcome.readers.seen} processes.`,
    exitCode: 0,
  };
}
