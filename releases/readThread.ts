/**
 * Reads the files of a release in a thread of its own: requests do not wait, and a file too large
 * ends the thread alone.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { packPart, unpack } from '../db/store/releaseContent.ts';
import { keyOf, unparsedRates } from '../engine/release/compare.ts';
import type { ReleaseRecord } from '../engine/release/records.ts';
import { opened } from './files/gzip.ts';
import { BrokenFile, type SourceFile } from './importers/importer.ts';
import { IMPORTERS } from './importers/registry.ts';
import { merged, PartSorter } from './parts.ts';
import {
  type ReadMessage,
  type ReadOrder,
  RECORDS_SUFFIX,
  type UnparsedRate,
} from './readRelease.ts';

const PROGRESS_ROWS = 2000;
const UNPARSED_MAX = 2000;

const order = workerData as ReadOrder;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
const say = (message: ReadMessage): void => parentPort?.postMessage(message);

async function read(): Promise<void> {
  const importer = IMPORTERS[order.dataset];
  if (!importer) throw new Error(`no importer reads ${order.dataset}`);
  const files: SourceFile[] = [];
  for (const file of order.files) files.push(await opened(file, order.unpackedBytesMax));
  if (order.keeps === 'records') return keepRecords(importer.read(files));
  const sorter = new PartSorter();
  const unparsed: UnparsedRate[] = [];
  let [rows, unparsedCount] = [0, 0];
  const isRead = files.every(({ name }) => name.endsWith(RECORDS_SUFFIX));
  for await (const record of recordsOf(isRead ? keptRecords(files) : importer.read(files))) {
    sorter.add(record);
    rows += 1;
    for (const rate of unparsedRates(record, order.dollar)) {
      unparsedCount += 1;
      if (unparsed.length < UNPARSED_MAX) unparsed.push({ row: rows, code: codeOf(record), rate });
    }
    if (rows % PROGRESS_ROWS === 0) say({ type: 'progress', rows });
  }
  if (rows === 0) throw new BrokenFile(files[0]?.name ?? 'the file', null, 'it holds no rows');
  for (const { part, lines } of sorter.parts()) {
    const packed = packPart(part, lines);
    say({ type: 'part', packed });
  }
  const version = importer.versionOf?.(files) ?? null;
  say({ type: 'read', rows, counts: sorter.counts, unparsed, unparsedCount, version });
}

/**
 * The records as they are, a line each, in one part: what a walk keeps of a chapter, read again
 * with all of them.
 */
async function keepRecords(
  records: AsyncIterable<ReleaseRecord> | Iterable<ReleaseRecord>,
): Promise<void> {
  const lines: string[] = [];
  for await (const record of records) lines.push(JSON.stringify(record));
  const content = new TextEncoder().encode(lines.join('\n'));
  say({
    type: 'part',
    packed: { part: 'records', rows: lines.length, digest: new Uint8Array(), content },
  });
  say({
    type: 'read',
    rows: lines.length,
    counts: {},
    unparsed: [],
    unparsedCount: 0,
    version: null,
  });
}

const codeOf = (record: ReleaseRecord): string => ('code' in record ? (record.code ?? '') : '');

/** The records; of a release that adds, after those of the release before that it does not name. */
async function* recordsOf(
  records: AsyncIterable<ReleaseRecord> | Iterable<ReleaseRecord>,
): AsyncGenerator<ReleaseRecord> {
  if (order.before.length === 0) {
    yield* records;
    return;
  }
  const present: ReleaseRecord[] = [];
  for await (const record of records) present.push(record);
  yield* merged(
    order.before.flatMap((content) => unpack(content)),
    present,
  );
}

/** What several chapters of a walk may repeat: groups of countries, notes of a section, quotas. */
const REPEATED: ReadonlySet<ReleaseRecord['kind']> = new Set(['area', 'note', 'quota']);

/** Records that a walk has kept, chapter by chapter, what several chapters repeat once. */
function* keptRecords(files: readonly SourceFile[]): Generator<ReleaseRecord> {
  const known = new Set<string>();
  for (const { bytes } of files) {
    for (const line of new TextDecoder().decode(bytes).split('\n')) {
      if (line === '') continue;
      const record = JSON.parse(line) as ReleaseRecord;
      const key = `${record.kind} ${keyOf(record) ?? ''}`;
      if (REPEATED.has(record.kind) && known.has(key)) continue;
      if (REPEATED.has(record.kind)) known.add(key);
      yield record;
    }
  }
}

try {
  await read();
} catch (cause) {
  if (!(cause instanceof BrokenFile)) throw cause;
  say({ type: 'refused', reasons: [cause.message] });
}
