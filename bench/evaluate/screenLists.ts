/** The lists that a screening evaluation reads: a running service's, or files of the publishers. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { liveReleases } from '../../db/store/releases.ts';
import { readScreening } from '../../edition/reading/imported/screening.ts';
import type { PartyRecord } from '../../engine/release/records.ts';
import {
  type ScreeningIndex,
  ScreeningIndexBuilder,
} from '../../engine/screening/screeningIndex.ts';
import type { SourceFile } from '../../releases/importers/importer.ts';
import { IMPORTERS } from '../../releases/importers/registry.ts';
import { readConfig, UserError } from '../../workers/process/config.ts';
import { openDatabase } from '../../workers/process/database.ts';
import { databaseOf } from '../../workers/process/state.ts';

/**
 * The index and where its lists are from. Without a place: what is live in the service of this
 * folder, or at DATABASE_URL.
 */
export async function listsFor(
  place: string | undefined,
): Promise<{ index: ScreeningIndex; sources: string[] }> {
  if (place === undefined) return listsOfService();
  const files = filesAt(place);
  const chosen = new Map<string, { dataset: string; parties: PartyRecord[] }>();
  for (const [dataset, group] of files)
    for (const [list, parties] of await partiesOf(dataset, group))
      // of two files with one list, the one that holds more of it
      if (parties.length > (chosen.get(list)?.parties.length ?? 0))
        chosen.set(list, { dataset, parties });
  const builder = new ScreeningIndexBuilder();
  for (const { parties } of chosen.values()) for (const party of parties) builder.add(party);
  const sources = [...chosen].map(
    ([list, { dataset, parties }]) => `${list} ${parties.length} (${dataset})`,
  );
  return { index: built(builder), sources };
}

async function listsOfService(): Promise<{ index: ScreeningIndex; sources: string[] }> {
  const config = readConfig();
  const orm = await openDatabase(databaseOf(config.LANDFALL_HOME, config.DATABASE_URL), 2);
  try {
    const read = await readScreening(orm, await liveReleases(orm), new Map());
    if (read.lists.length === 0)
      throw new UserError(
        'No screening list is imported: npm run data -- sync us-csl, or give --lists FILE.',
      );
    return {
      index: read.index,
      sources: read.lists.map(({ code, records, dataset }) => `${code} ${records} (${dataset})`),
    };
  } finally {
    await orm.close(true);
  }
}

/** Which dataset a file belongs to, told by its name as the publishers give it. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/dpl[^/]*\.(?:txt|tsv)$/i, 'bis-dpl'],
  [/cons_(?:prim|add|alt|comments)/i, 'ofac-consolidated'],
  [/(?:sdn|sdn_comments|add|alt)\.csv$/i, 'ofac-sdn'],
  [/(?:csl|consolidated|entities)[^/]*\.(?:csv|jsonl?)$/i, 'us-csl'],
];

function filesAt(place: string): Map<string, SourceFile[]> {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) throw new UserError(`There is no file or folder ${place}.`);
  const paths = isFolder ? readdirSync(place).map((name) => path.join(place, name)) : [place];
  const files = new Map<string, SourceFile[]>();
  for (const one of paths) {
    const name = path.basename(one).replace(/\.gz$/, '');
    const dataset =
      KINDS.find(([form]) => form.test(name))?.[1] ?? (isFolder ? undefined : 'us-csl');
    if (dataset === undefined) continue;
    const bytes = readFileSync(one);
    const file = { name, bytes: one.endsWith('.gz') ? gunzipSync(bytes) : bytes };
    files.set(dataset, [...(files.get(dataset) ?? []), file]);
  }
  if (files.size === 0) throw new UserError(`${place} holds no file of a screening list.`);
  return files;
}

async function partiesOf(
  dataset: string,
  files: readonly SourceFile[],
): Promise<Map<string, PartyRecord[]>> {
  const importer = IMPORTERS[dataset];
  if (!importer) throw new Error(`Bug: there is no importer of ${dataset}`);
  const lists = new Map<string, PartyRecord[]>();
  // files of one list in two editions are alternatives, the parts of an OFAC set belong together
  const groups =
    dataset === 'us-csl' || dataset === 'bis-dpl' ? files.map((file) => [file]) : [files];
  for (const group of groups) {
    const read = new Map<string, PartyRecord[]>();
    for await (const record of importer.read(group))
      if (record.kind === 'party') {
        const parties = read.get(record.list);
        if (parties) parties.push(record);
        else read.set(record.list, [record]);
      }
    for (const [list, parties] of read)
      if (parties.length > (lists.get(list)?.length ?? 0)) lists.set(list, parties);
  }
  return lists;
}

function built(builder: ScreeningIndexBuilder): ScreeningIndex {
  const building = builder.build();
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}
