/**
 * Releases of datasets: their states, and which one is live. One release of a dataset is live at
 * any moment.
 */
import type { Release } from '../../engine/release/release.ts';
import { newId } from '../id.ts';
import { momentOf, type Orm, type Session, sql, type Timestamptz } from '../orm.ts';
import { ON_ITS_WAY } from './unfinishedReleases.ts';
import { announceToAll } from './webhooks/everyone.ts';

/**
 * `refused`: its files cannot become a release. `failed`: something else broke; its files are kept
 * and may be read again.
 */
export type ReleaseState =
  | 'fetching'
  | 'parsing'
  | 'checking'
  | 'staged'
  | 'live'
  | 'superseded'
  | 'refused'
  | 'failed';

/** All that is known of a release. */
export interface DatasetRelease extends Release {
  state: ReleaseState;
  /** `embedded`: written into this version of the software. */
  origin: 'embedded' | 'file' | 'sync';
  /** Address or file name. */
  source: string | null;
  /** SHA-256 of the files, hexadecimal; null until they are there. */
  sha256: string | null;
  rows: number;
  /** Rows by kind: `line`, `measure`, `party`. */
  counts: Record<string, number>;
  /** Why it is held or refused, in words. */
  reasons: string[];
  /** What the checks found: `unparsed` rates and more. */
  report: Record<string, unknown>;
  override: { reason: string; at: string } | null;
  /** Taken back by an operator: it answers nothing, also not for the days when it was live. */
  withdrawn: boolean;
  progress: Progress | null;
  /** Sorts editions of a dataset by age; null when the version does not tell. */
  editionKey: string | null;
  /** YYYY-MM-DD; null when unknown. */
  validFrom: string | null;
  createdAt: string;
  supersededAt: string | null;
  /** When its publisher was last asked and had this content; null: never. */
  confirmedAt: string | null;
}

export interface Progress {
  step: string;
  done: number;
  total: number | null;
}

const columns = (report: string): string =>
  `dataset, seq, release_id, version, live_since, state, origin, source, encode(sha256, 'hex') as sha256, rows, counts,
   reasons, ${report} as report, override, withdrawn, progress, edition_key, valid_from::text, created_at, superseded_at,
   confirmed_at`;

const COLUMNS = columns('report');
/** Without what the checks found, which may be megabytes. */
const BRIEF = columns(`'{}'::jsonb`);

interface Row {
  dataset: string;
  seq: number;
  release_id: string;
  version: string | null;
  live_since: Timestamptz | null;
  state: ReleaseState;
  origin: DatasetRelease['origin'];
  source: string | null;
  sha256: string | null;
  rows: number;
  counts: Record<string, number>;
  reasons: string[];
  report: Record<string, unknown>;
  override: DatasetRelease['override'];
  withdrawn: boolean;
  progress: Progress | null;
  edition_key: string | null;
  valid_from: string | null;
  created_at: Timestamptz;
  superseded_at: Timestamptz | null;
  confirmed_at: Timestamptz | null;
}

const moment = (printed: Timestamptz | null): string | null =>
  printed && momentOf(printed).toISOString();

const toRecord = (row: Row): DatasetRelease => ({
  dataset: row.dataset,
  seq: row.seq,
  releaseId: row.release_id,
  version: row.version,
  liveSince: moment(row.live_since),
  state: row.state,
  origin: row.origin,
  source: row.source,
  sha256: row.sha256,
  rows: row.rows,
  counts: row.counts,
  reasons: row.reasons,
  report: row.report,
  override: row.override,
  withdrawn: row.withdrawn,
  progress: row.progress,
  editionKey: row.edition_key,
  validFrom: row.valid_from,
  createdAt: momentOf(row.created_at).toISOString(),
  supersededAt: moment(row.superseded_at),
  confirmedAt: moment(row.confirmed_at),
});

/** The part of a release that answers name. */
export const nameOf = ({ dataset, seq, releaseId, version, liveSince }: Release): Release => ({
  dataset,
  seq,
  releaseId,
  version,
  liveSince,
});

/** Work on the releases of a dataset, alone: another process that does the same waits. */
async function alone<T>(
  orm: Orm,
  dataset: string,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return orm.em.fork().transactional(async (em) => {
    await sql({ em }, 'select pg_advisory_xact_lock(hashtext(?))', [`releases/${dataset}`]);
    return work({ em });
  });
}

const SUPERSEDE = `update releases set state = 'superseded', superseded_at = now() where dataset = ? and state = 'live'`;
const nextSeq = `(select coalesce(max(seq), 0) + 1 from releases where dataset = ?)`;

export interface EmbeddedContent {
  dataset: string;
  version: string | null;
  sha256: Buffer;
  rows: number;
}

/** The newest release of each dataset that some version of this software has registered. */
export async function newestEmbedded(orm: Orm): Promise<ReadonlyMap<string, DatasetRelease>> {
  const rows = await sql<Row>(
    orm,
    `select distinct on (dataset) ${COLUMNS} from releases where origin = 'embedded' order by dataset, seq desc`,
  );
  return new Map(rows.map((row) => [row.dataset, toRecord(row)]));
}

/**
 * Registers what this software carries. Content seen before keeps its release. It goes live in the
 * place of an older embedded release, never in that of an imported one.
 */
export function registerEmbedded(orm: Orm, content: EmbeddedContent): Promise<DatasetRelease> {
  const { dataset, version, sha256, rows } = content;
  return alone(orm, dataset, async (session) => {
    const [newest] = await sql<Row>(
      session,
      `select ${COLUMNS} from releases where dataset = ? and origin = 'embedded' order by seq desc limit 1`,
      [dataset],
    );
    if (newest?.sha256 === sha256.toString('hex')) return toRecord(newest);
    const [live] = await sql<Row>(
      session,
      `select ${COLUMNS} from releases where dataset = ? and state = 'live'`,
      [dataset],
    );
    const goesLive = live === undefined || live.origin === 'embedded';
    if (goesLive) await sql(session, SUPERSEDE, [dataset]);
    const [row] = await sql<Row>(
      session,
      `insert into releases (dataset, seq, release_id, version, state, origin, source, sha256, rows, live_since)
       values (?, ${nextSeq}, ?, ?, ?, 'embedded', 'embedded', ?, ?, ${goesLive ? 'now()' : 'null'}) returning ${COLUMNS}`,
      [dataset, dataset, newId(), version, goesLive ? 'live' : 'superseded', sha256, rows],
    );
    if (!row) throw new Error(`Bug: the embedded release of ${dataset} was not written`);
    return toRecord(row);
  });
}

/** Opens a release in the state `fetching`; a second call with the same id returns the first's. */
export function openRelease(
  orm: Orm,
  given: {
    releaseId: string;
    dataset: string;
    origin: 'file' | 'sync';
    source: string;
    version: string | null;
  },
): Promise<DatasetRelease> {
  return alone(orm, given.dataset, async (session) => {
    await sql(
      session,
      `insert into releases (dataset, seq, release_id, version, state, origin, source, rows)
       values (?, ${nextSeq}, ?, ?, 'fetching', ?, ?, 0) on conflict (release_id) do nothing`,
      [given.dataset, given.dataset, given.releaseId, given.version, given.origin, given.source],
    );
    const [row] = await sql<Row>(session, `select ${COLUMNS} from releases where release_id = ?`, [
      given.releaseId,
    ]);
    if (!row) throw new Error(`Bug: release ${given.releaseId} was not written`);
    return toRecord(row);
  });
}

export interface ReleaseChange {
  state?: ReleaseState;
  version?: string | null;
  sha256?: Buffer;
  rows?: number;
  counts?: Record<string, number>;
  reasons?: readonly string[];
  report?: Record<string, unknown>;
  progress?: Progress | null;
  editionKey?: string | null;
  validFrom?: string | null;
}

const COLUMN_OF: Readonly<Record<keyof ReleaseChange, string>> = {
  state: 'state',
  version: 'version',
  sha256: 'sha256',
  rows: 'rows',
  counts: 'counts',
  reasons: 'reasons',
  report: 'report',
  progress: 'progress',
  editionKey: 'edition_key',
  validFrom: 'valid_from',
};
const JSON_COLUMNS = new Set(['counts', 'reasons', 'report', 'progress']);

/**
 * Changes a release that is still on its way, and says whether it was; one that is live,
 * superseded, refused or failed stays.
 */
export async function changeRelease(
  orm: Orm,
  releaseId: string,
  change: ReleaseChange,
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined) as [
    keyof ReleaseChange,
    unknown,
  ][];
  const sets = given.map(
    ([name]) => `${COLUMN_OF[name]} = ?${JSON_COLUMNS.has(name) ? '::jsonb' : ''}`,
  );
  const values = given.map(([name, value]) =>
    JSON_COLUMNS.has(name) && value !== null ? JSON.stringify(value) : value,
  );
  const changed = await sql(
    orm,
    `update releases set ${sets.join(', ')}
     where release_id = ? and state in ('fetching', 'parsing', 'checking', 'staged') returning 1`,
    [...values, releaseId],
  );
  return changed.length > 0;
}

/** What going live takes for granted. */
export interface Activation {
  /** Reason of an operator who overrides a hold; null for none. */
  override: string | null;
  /**
   * The release that was live when this one was checked; undefined when an operator decides,
   * whatever is live.
   */
  checkedAgainst?: string | null;
  /**
   * When this was ordered, in epoch milliseconds. A release that was replaced or taken back since
   * stays so: the order has been carried out, or is over.
   */
  orderedAtMs?: number;
}

/** A release that is gone, or in a state from which it never goes live. */
export class NotToGoLive extends Error {}

/**
 * Makes a release live and the live one superseded, in one transaction. Null when another release
 * went live since the check: then the check no longer says anything. A refused release never goes
 * live: `NotToGoLive`; nor does one by an order that is over.
 */
export function goLive(
  orm: Orm,
  dataset: string,
  releaseId: string,
  { override, checkedAgainst, orderedAtMs = Infinity }: Activation,
): Promise<DatasetRelease | null> {
  return alone(orm, dataset, async (session) => {
    const [wanted] = await sql<Row>(
      session,
      `select ${COLUMNS} from releases where release_id = ? and dataset = ?`,
      [releaseId, dataset],
    );
    if (!wanted) throw new NotToGoLive(`release ${releaseId} of ${dataset} does not exist`);
    if (wanted.state === 'live') return toRecord(wanted);
    if (wanted.state !== 'staged' && wanted.state !== 'superseded')
      throw new NotToGoLive(
        `release ${wanted.seq} of ${dataset} is ${wanted.state} and cannot go live`,
      );
    // moments are kept by the millisecond: an order of the same one may be from before
    if (wanted.superseded_at && momentOf(wanted.superseded_at).getTime() >= orderedAtMs)
      throw new NotToGoLive(
        `release ${wanted.seq} of ${dataset} was replaced or taken back after this order`,
      );
    const [live] = await sql<{ release_id: string; seq: number }>(
      session,
      `select release_id, seq from releases where dataset = ? and state = 'live'`,
      [dataset],
    );
    if (checkedAgainst !== undefined && (live?.release_id ?? null) !== checkedAgainst) return null;
    await sql(session, SUPERSEDE, [dataset]);
    // an operator who goes back to an older release takes the newer one back
    if (live && checkedAgainst === undefined && live.seq > wanted.seq)
      await sql(session, 'update releases set withdrawn = true where release_id = ?', [
        live.release_id,
      ]);
    const [row] = await sql<Row>(
      session,
      `update releases set state = 'live', live_since = now(), superseded_at = null, progress = null, withdrawn = false,
         override = coalesce(?::jsonb, override)
       where release_id = ? returning ${COLUMNS}`,
      [
        override === null
          ? null
          : JSON.stringify({ reason: override, at: new Date().toISOString() }),
        releaseId,
      ],
    );
    if (!row) throw new Error(`Bug: release ${releaseId} was not made live`);
    const { seq, version } = row;
    await announceToAll(session, 'release.live', `${releaseId}/${row.live_since}`, {
      dataset,
      releaseId,
      seq,
      version,
    });
    return toRecord(row);
  });
}

/**
 * Takes a superseded or held release back: it answers nothing any more, and no order of before
 * makes it live. False when it is live or never was
 * readable.
 */
export async function withdrawRelease(orm: Orm, releaseId: string): Promise<boolean> {
  const rows = await sql(
    orm,
    `update releases set withdrawn = true, superseded_at = now()
     where release_id = ? and state in ('superseded', 'staged') returning 1`,
    [releaseId],
  );
  return rows.length > 0;
}

/** The live release of every dataset, by name. */
export async function liveReleases(orm: Orm): Promise<DatasetRelease[]> {
  const rows = await sql<Row>(
    orm,
    `select ${COLUMNS} from releases where state = 'live' order by dataset`,
  );
  return rows.map(toRecord);
}

/**
 * Ids of the live releases in the order of their datasets, in one text: what a process looks at
 * each second.
 */
export async function liveKey(orm: Orm): Promise<string> {
  const [row] = await sql<{ key: string | null }>(
    orm,
    `select string_agg(release_id::text, ' ' order by dataset) as key from releases where state = 'live'`,
  );
  return row?.key ?? '';
}

/** A release without what its checks found. */
export type BriefRelease = Omit<DatasetRelease, 'report'>;

/** One that answers are or were read from. */
export type KeptRelease = BriefRelease & { state: 'live' | 'superseded' };

/**
 * Releases of datasets that are live, or were and were not taken back; newest first, and at most
 * `limit` of them.
 */
export async function keptReleases(
  orm: Orm,
  datasets: readonly string[],
  { limit, after = null }: { limit: number; after?: { at: string; id: string } | null },
): Promise<KeptRelease[]> {
  const rows = await sql<Row>(
    orm,
    `select ${BRIEF} from releases
     where dataset = any(?) and state in ('live', 'superseded') and not withdrawn
       and (?::timestamptz is null or (date_trunc('milliseconds', created_at), release_id) < (?::timestamptz, ?::uuid))
     order by date_trunc('milliseconds', created_at) desc, release_id desc limit ?`,
    [`{${datasets.join(',')}}`, after?.at ?? null, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => {
    const { report: _, ...kept } = toRecord(row);
    return kept as KeptRelease; // the states are those asked for
  });
}

/**
 * The newest release that was imported, was replaced since, and was in force on the day; undefined
 * when none is kept.
 */
export async function releaseOn(
  orm: Orm,
  dataset: string,
  date: string,
): Promise<BriefRelease | undefined> {
  const [row] = await sql<Row>(
    orm,
    `select ${BRIEF} from releases
     where dataset = ? and state = 'superseded' and not withdrawn and origin <> 'embedded' and valid_from <= ?::date
     order by valid_from desc, seq desc limit 1`,
    [dataset, date],
  );
  return row && toRecord(row);
}

/** Releases, newest first; of one dataset or of all. */
export async function listReleases(orm: Orm, dataset?: string): Promise<DatasetRelease[]> {
  const rows = dataset
    ? await sql<Row>(orm, `select ${COLUMNS} from releases where dataset = ? order by seq desc`, [
        dataset,
      ])
    : await sql<Row>(orm, `select ${COLUMNS} from releases order by dataset, seq desc`);
  return rows.map(toRecord);
}

/** A release by its id, or null. */
export async function findRelease(orm: Orm, releaseId: string): Promise<DatasetRelease | null> {
  const [row] = await sql<Row>(orm, `select ${COLUMNS} from releases where release_id = ?`, [
    releaseId,
  ]);
  return row ? toRecord(row) : null;
}

/**
 * The newest release of a dataset when it holds this content already: live, held, or taken back by
 * an operator; else null. An older content that a publisher goes back to is news, and so is what an
 * import holds that did not end.
 */
export async function newestWithContent(
  orm: Orm,
  dataset: string,
  sha256: Buffer,
): Promise<string | null> {
  const [newest] = await sql<{ release_id: string; sha256: string | null }>(
    orm,
    `select release_id, encode(sha256, 'hex') as sha256 from releases
     where dataset = ? and origin <> 'embedded' and state in ('staged', 'live', 'superseded') and not ${ON_ITS_WAY}
     order by seq desc limit 1`,
    [dataset],
  );
  return newest?.sha256 === sha256.toString('hex') ? newest.release_id : null;
}

/**
 * When the publishers of releases last confirmed them, by the release's id; one that was never
 * confirmed is not in it.
 */
export async function confirmationsOf(
  orm: Orm,
  releaseIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql<{ release_id: string; confirmed_at: Timestamptz }>(
    orm,
    'select release_id, confirmed_at from releases where release_id = any(?::uuid[]) and confirmed_at is not null',
    [`{${releaseIds.join(',')}}`],
  );
  return new Map(
    rows.map((row) => [row.release_id, momentOf(row.confirmed_at).toISOString()] as const),
  );
}

/** Forgets a release that never had content. */
export const discardRelease = (orm: Orm, releaseId: string): Promise<object[]> =>
  sql(orm, `delete from releases where release_id = ? and state = 'fetching'`, [releaseId]);
