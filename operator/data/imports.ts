import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { WorkflowFailedError } from '@temporalio/client';
import { CancelledFailure } from '@temporalio/common';
import { newId } from '../../db/id.ts';
import { together } from '../../db/orm.ts';
import { recordAudit } from '../../db/store/audit.ts';
import { fileNames, putFile } from '../../db/store/releaseContent.ts';
import {
  changeRelease,
  findRelease,
  listReleases,
  liveReleases,
  openRelease,
  withdrawRelease,
} from '../../db/store/releases.ts';
import { RequestTokens } from '../../db/store/requestTokens.ts';
import { undoRelease } from '../../db/store/unfinishedReleases.ts';
import { isDay } from '../../edition/reading/table.ts';
import { digestOf } from '../../releases/digest.ts';
import { IMPORTERS } from '../../releases/importers/registry.ts';
import { SOURCES, sourceOfDataset } from '../../releases/sources.ts';
import { UserError } from '../../workers/process/config.ts';
import {
  type ImportInput,
  type ImportStep,
  importId,
  type ImportOutcome,
  WORKFLOW_TASK_TIMEOUT,
} from '../../workflows/contract.ts';
import type { DataCommand, Desk, DataResult } from './command.ts';
import { lackingChapters, lackingInWords } from './lackingChapters.ts';
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
    const releaseId = newId();
    const source = files.map(({ name }) => name).join(', ');
    await openRelease(desk.orm, { releaseId, dataset, origin: 'file', source, version });
    try {
      if (validFrom !== null) await changeRelease(desk.orm, releaseId, { validFrom });
      for (const { name, bytes } of files) await putFile(desk.orm, releaseId, name, bytes);
      await recordOrder(
        desk,
        'data import',
        { dataset, releaseId },
        { override: override !== null },
      );
      await desk.temporal();
    } catch (cause) {
      await undoRelease(desk.orm, releaseId); // nobody would ever read them
      throw cause;
    }
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
    const outcomes: DataResult[] = [];
    for (const { dataset, sync: way, page } of sources) {
      if (!way) {
        if (wanted)
          throw new UserError(
            `${dataset} has no official machine address: take the file from ${page} and run "npm run data -- import ${dataset} --file FILE".`,
          );
        continue;
      }
      const releaseId = newId();
      await recordOrder(desk, 'data sync', { dataset, releaseId }, {});
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

const retry: DataCommand = {
  name: 'retry',
  usage: 'retry <dataset>/<number> [--activate --reason TEXT]',
  does: 'Reads the files of a failed import again; they are kept for 30 days, or until a later release of the dataset is live.',
  options: ['reason'],
  flags: ['activate'],
  run: async (desk, { words, options, flags }) => {
    const release = await oneRelease(desk.orm, words);
    const { dataset, releaseId, state } = release;
    if (state !== 'failed')
      throw new UserError(`${inWords(release)} is ${state}: only a failed import is tried again.`);
    if ((await fileNames(desk.orm, releaseId)).length === 0)
      throw new UserError(`The files of ${inWords(release)} are gone: import or sync them again.`);
    const override = flags.has('activate') ? reasonOf(options, '--activate') : null;
    await recordAudit(desk.orm, {
      by: desk.by,
      what: 'data retry',
      workspaceId: null,
      before: { dataset, state },
      after: { releaseId, override: override !== null },
    });
    const outcome = await runImport(desk, { dataset, releaseId, from: 'file', override });
    return resultOf(desk, releaseId, outcome);
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
    return makeLive(desk, 'activate', release, reasonOf(options, 'activate'));
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
      .filter(
        ({ state, liveSince, withdrawn }) =>
          state === 'superseded' && liveSince !== null && !withdrawn,
      )
      .sort((left, right) => ((left.supersededAt ?? '') < (right.supersededAt ?? '') ? 1 : -1));
    if (!before)
      throw new UserError(
        `No release of ${words[0] ?? 'that dataset'} was live before the present one.`,
      );
    return makeLive(desk, 'rollback', before, reason);
  },
};

const withdraw: DataCommand = {
  name: 'withdraw',
  usage: 'withdraw <dataset>/<number>',
  does: 'Takes back a release that is kept as history or held: no answer reads it any more. "activate" brings it back.',
  options: [],
  flags: [],
  run: async ({ orm, by }, { words }) => {
    const release = await oneRelease(orm, words);
    const { dataset, releaseId, withdrawn } = release;
    await together(orm, async () => {
      if (!(await withdrawRelease(orm, releaseId)))
        throw new UserError(
          `${inWords(release)} is ${release.state}: only history and held releases are taken back.`,
        );
      const entry = { by, what: 'data withdraw', workspaceId: null };
      await recordAudit(orm, {
        ...entry,
        before: { dataset, releaseId, withdrawn },
        after: { withdrawn: true },
      });
    });
    return {
      data: await findRelease(orm, release.releaseId),
      text: `${inWords(release)} is taken back.`,
      exitCode: 0,
    };
  },
};

export const importCommands: readonly DataCommand[] = [
  sync,
  importFile,
  retry,
  activate,
  rollback,
  withdraw,
];

function importable(dataset: string | undefined): string {
  if (dataset !== undefined && IMPORTERS[dataset] && sourceOfDataset(dataset)) return dataset;
  throw new UserError(
    `${dataset === undefined ? 'Name a dataset' : `"${dataset}" is no dataset`}: ${SOURCES.map((one) => one.dataset).join(', ')}.`,
  );
}

function reasonOf(options: Readonly<Record<string, readonly string[]>>, what: string): string {
  const reason = options['reason']?.[0]?.trim() ?? '';
  if (reason === '')
    throw new UserError(`${what} needs --reason TEXT: it is recorded with the release.`);
  return reason.slice(0, 500);
}

function filesOf(names: readonly string[]): { name: string; bytes: Uint8Array }[] {
  if (names.length === 0)
    throw new UserError('Name the file: --file FILE (several files of one release: --file again).');
  const files = names.map((file) => {
    if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
    if (!statSync(file).isFile())
      throw new UserError(`${file} is no file: name each file of the release.`);
    const { size } = statSync(file);
    if (size > FILE_BYTES_MAX)
      throw new UserError(`${file} has ${size} bytes; at most ${FILE_BYTES_MAX} are read.`);
    return { name: path.basename(file), bytes: readFileSync(file) };
  });
  const twice = files.find(({ name }, at) => files.findIndex((one) => one.name === name) !== at);
  if (twice) throw new UserError(`Two files are called ${twice.name}: rename one.`);
  return files;
}

/** An order that the workers act on. */
const signed = ({ orm }: Desk, order: ImportStep): Promise<ImportStep> =>
  new RequestTokens(orm).signOrder(order);

async function runImport(desk: Desk, { from, ...order }: ImportInput): Promise<ImportOutcome> {
  const { client } = await desk.temporal();
  const handle = await client.workflow.start('importRelease', {
    taskQueue: desk.queue,
    workflowId: importId(order.dataset, order.releaseId),
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
    args: [{ ...(await signed(desk, order)), from }],
  });
  try {
    return await watchImport(desk.orm, order.dataset, order.releaseId, handle);
  } catch (cause) {
    if (!(cause instanceof WorkflowFailedError)) throw cause;
    const isCancelled = cause.cause instanceof CancelledFailure;
    const how = isCancelled ? 'cancelled' : 'ended from outside';
    // a terminated workflow could not clean up behind itself
    if (!isCancelled && !(await undoRelease(desk.orm, order.releaseId)))
      return { dataset: order.dataset, state: 'live', reasons: [`it was ${how}`] };
    throw new UserError(
      `The import of ${order.dataset} was ${how}; nothing of it is kept, and the live release stays.`,
      { cause },
    );
  }
}

async function resultOf(
  desk: Desk,
  releaseId: string,
  outcome: ImportOutcome,
): Promise<DataResult> {
  const release = await findRelease(desk.orm, releaseId);
  const { dataset, state, reasons, readers } = outcome;
  const named = release ? inWords(release) : dataset;
  const why = reasons.map((reason) => `\n  ${reason}`).join('');
  const unparsed = Number(release?.report['unparsedCount'] ?? 0);
  const lacking = release ? await lackingChapters(desk.orm, release) : [];
  const text = {
    live: `${named} is live: ${release?.rows ?? 0} rows, read by ${readers?.reading ?? 0} of ${readers?.seen ?? 0} processes.${unparsed > 0 ? ` ${unparsed} rates are not understood: "npm run data -- report ${dataset}/${release?.seq ?? ''}".` : ''}${why}`,
    held: `${named} is held:${why}\nSee "npm run data -- diff ${dataset}/live ${dataset}/${release?.seq ?? ''}"; "npm run data -- activate ${dataset}/${release?.seq ?? ''} --reason TEXT" makes it live.`,
    history: `${named} is kept as history:${why}`,
    refused: `${named} is refused; the live release stays:${why}`,
    failed: `${named} failed; the live release stays:${why}\n${release ? `"npm run data -- retry ${dataset}/${release.seq}" reads its files again.` : 'Nothing of it is kept: sync it again.'}`,
    unchanged: `${dataset} is unchanged.`,
    unreachable: `${dataset} is unreachable; the live release stays:${why}`,
  }[state];
  return {
    data: { ...outcome, release, lackingChapters: lacking },
    text: [text, lackingInWords(lacking)].filter((part) => part !== '').join('\n'),
    exitCode: state === 'held' ? 2 : ENDS_BADLY.has(state) ? 1 : 0,
  };
}

const ENDS_BADLY: ReadonlySet<ImportOutcome['state']> = new Set([
  'refused',
  'failed',
  'unreachable',
]);

/**
 * The order is in the audit before it is carried out: that may be done elsewhere, after this
 * process is gone.
 */
async function recordOrder(
  { orm, by }: Desk,
  what: string,
  { dataset, releaseId }: { dataset: string; releaseId: string },
  terms: Record<string, boolean>,
): Promise<void> {
  const live = (await liveReleases(orm)).find((one) => one.dataset === dataset);
  const before = { dataset, live: live?.releaseId ?? null };
  await recordAudit(orm, { by, what, workspaceId: null, before, after: { releaseId, ...terms } });
}

async function makeLive(
  desk: Desk,
  command: 'activate' | 'rollback',
  release: { dataset: string; releaseId: string },
  reason: string,
): Promise<DataResult> {
  const { dataset, releaseId } = release;
  await recordOrder(desk, `data ${command}`, release, {});
  const { client } = await desk.temporal();
  const order = await signed(desk, { dataset, releaseId, override: reason });
  const outcome = (await client.workflow.execute('activateRelease', {
    taskQueue: desk.queue,
    workflowId: `activate/${release.dataset}/${newId()}`,
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT,
    args: [order],
  })) as { seq: number; readers: { seen: number; reading: number } };
  const made = await findRelease(desk.orm, releaseId);
  return {
    data: { ...outcome, release: made },
    text: `${made ? inWords(made) : dataset} is live: read by ${outcome.readers.reading} of ${outcome.readers.seen} processes.`,
    exitCode: 0,
  };
}
