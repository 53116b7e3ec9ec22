/**
 * What has had its time. Every table of the schema is here: with the rule by which its rows go, or
 * why they stay.
 */
import { MESSAGE_DAYS } from '../../contract/webhooks.ts';
import { type Orm, sql } from '../orm.ts';
import { UNUSED_CLIENT } from './oauthRecords.ts';
import { IDLE_HOURS } from './signIn.ts';

/** How long rows are kept. */
export interface Ages {
  requestLogDays: number;
  /**
   * Of a completed idempotency key; one that was never completed is given up after a day at least.
   */
  replayHours: number;
  answerDays: number;
  usageDays: number;
  checkDays: number;
  documentDays: number;
  feedbackDays: number;
}

export interface PurgeRule {
  /** Hours after which a row goes. */
  hours: (ages: Ages) => number;
  /** Deletes at most `batch` rows older than its one parameter. */
  statement: string;
  batch: number;
}

export interface StayReason {
  stays: string;
}

const BATCH = 1000;
const HEAVY_BATCH = 50; // rows of megabytes

// by ctid: a row that somebody changes meanwhile is another one then, and stays
const rule = (
  hours: PurgeRule['hours'],
  table: string,
  old: string,
  order: string,
  batch = BATCH,
): PurgeRule => ({
  hours,
  batch,
  statement: `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${old} order by ${order} limit ${batch})) returning 1 as one`,
});
const older = (
  hours: PurgeRule['hours'],
  table: string,
  column: string,
  batch = BATCH,
): PurgeRule => rule(hours, table, `${column} < ?`, column, batch);

const ofExpiredRuns = 'run_id in (select id from bulk_runs where expires_at < ?)';

const DAY = 24;
// an import has read its files within hours: these were left by one that broke
const FILE_DAYS = 30;

/** In this order: what refers to another row goes before it. */
export const TABLES: Readonly<Record<string, readonly PurgeRule[] | StayReason>> = {
  requests: [older((ages) => ages.requestLogDays * DAY, 'requests', 'created_at')],
  replays: [
    older((ages) => ages.replayHours, 'replays', 'completed_at'),
    // its request has ended long ago, and no worker was left to say so
    rule(
      (ages) => Math.max(DAY, ages.replayHours),
      'replays',
      'completed_at is null and created_at < ?',
      'completed_at',
    ),
  ],
  rate_windows: [older(() => DAY + 1, 'rate_windows', 'started_at')], // the longest window is a day
  usage_answers: [
    older((ages) => ages.answerDays * DAY, 'usage_answers', 'created_at', HEAVY_BATCH),
    // free, read by nobody but a repeat with the same key, which went above, and up to megabytes
    // each
    rule(
      (ages) => ages.replayHours,
      'usage_answers a',
      `created_at < ? and exists (select 1 from usage_events u
        where u.id = a.usage_id and u.status = 'free' and u.operation in ('calculateStacking', 'replay'))`,
      'created_at',
      HEAVY_BATCH,
    ),
  ],
  usage_events: [
    {
      hours: (ages) => ages.usageDays * DAY,
      batch: BATCH,
      // the answer is some moments younger than its event
      statement: `with old as (select id from usage_events where created_at < ? order by created_at limit ${BATCH}),
        answers as (delete from usage_answers where usage_id in (select id from old))
        delete from usage_events where id in (select id from old) returning 1 as one`,
    },
  ],
  checks: [older((ages) => ages.checkDays * DAY, 'checks', 'created_at', HEAVY_BATCH)],
  documents: [older((ages) => ages.documentDays * DAY, 'documents', 'created_at', HEAVY_BATCH)],
  feedback: [older((ages) => ages.feedbackDays * DAY, 'feedback', 'updated_at')],
  // they go with the end of their request: these are of a process that died before it began
  photos: [older(() => 0, 'photos', 'expires_at', HEAVY_BATCH)],
  release_files: [
    rule(
      () => FILE_DAYS * DAY,
      'release_files',
      'release_id in (select release_id from releases where created_at < ?)',
      'release_id, name, chunk',
      HEAVY_BATCH,
    ),
  ],
  release_blobs: [
    rule(
      () => 1, // an import stores a part's content a moment before it names it
      'release_blobs b',
      'stored_at < ? and not exists (select 1 from release_parts p where p.digest = b.digest)',
      'stored_at',
      HEAVY_BATCH,
    ),
  ],
  // results go with their run; the answers themselves stay as long as those of single calls
  bulk_items: [rule(() => 0, 'bulk_items', ofExpiredRuns, 'run_id, place')],
  bulk_chunks: [rule(() => 0, 'bulk_chunks', ofExpiredRuns, 'run_id, number')],
  bulk_runs: [older(() => 0, 'bulk_runs', 'expires_at')],
  // what is still tried is younger; deliveries and attempts go with their message
  webhook_messages: [
    rule(
      () => MESSAGE_DAYS * DAY,
      'webhook_messages m',
      `created_at < ? and not exists (select 1 from webhook_deliveries d
        where d.message_id = m.id and d.state = 'pending')`,
      'created_at',
    ),
  ],
  // of runs that never ended
  webhook_gathered: [older(() => MESSAGE_DAYS * DAY, 'webhook_gathered', 'created_at')],
  webhook_code_marks: { stays: 'as their code' },
  webhook_deliveries: { stays: 'as their message' },
  webhook_attempts: { stays: 'as their message' },
  webhook_endpoints: { stays: 'added by its workspace, which removes it; at most 20 each' },
  webhook_previous_secrets: [older(() => 0, 'webhook_previous_secrets', 'valid_until')],
  // a running process says so each second
  edition_readers: [older(() => DAY, 'edition_readers', 'seen_at')],

  sign_in_links: [older(() => 0, 'sign_in_links', 'expires_at')],
  sign_in_sessions: [
    older(() => 0, 'sign_in_sessions', 'expires_at'),
    older(() => IDLE_HOURS, 'sign_in_sessions', 'seen_at'),
  ],
  passkey_challenges: [older(() => 0, 'passkey_challenges', 'expires_at')],
  oauth_records: [
    older(() => 0, 'oauth_records', 'expires_at'),
    // programs that register anew each time, and are allowed nothing
    rule(() => DAY, 'oauth_records r', `created_at < ? and ${UNUSED_CLIENT}`, 'created_at'),
    // its tokens are refused since it ended, and went above
    rule(
      () => 1,
      'oauth_records r',
      `created_at < ? and r.model = 'Grant' and not exists (select 1 from agent_grants g
        where g.id::text = r.grant_id and g.revoked_at is null
          and (g.ends_at is null or g.ends_at > now()))`,
      'created_at',
    ),
  ],

  ledger_entries: { stays: 'the books: every balance is the sum of its entries' },
  workspaces: { stays: 'customers, until an operator erases one' },
  agent_grants: { stays: 'usage names grants, also revoked ones, until their workspace is erased' },
  agent_approvals: [older(() => 30 * DAY, 'agent_approvals', 'ends_at')],
  api_keys: { stays: 'evidence names keys, also revoked ones, until their workspace is erased' },
  users: { stays: 'people who sign in, until an operator removes one' },
  members: { stays: 'who may do what in a workspace, until either goes' },
  passkeys: { stays: 'as their people, who may remove them' },
  blocked_codes: { stays: 'written by its workspace, which removes it; at most 5,000 each' },
  restriction_rules: { stays: 'written by its workspace, which removes it; at most 1,000 each' },
  catalog_products: { stays: 'written by its workspace, until that is erased' },
  catalog_items: { stays: 'as their products' },
  catalog_classifications: { stays: 'who approved which code, as long as its product' },
  catalog_history: { stays: 'who changed what of a product, as long as that' },
  catalog_import_files: [
    rule(
      () => FILE_DAYS * DAY,
      'catalog_import_files',
      'import_id in (select id from catalog_imports where created_at < ?)',
      'import_id, chunk',
      HEAVY_BATCH,
    ),
  ],
  catalog_import_chunks: [
    rule(
      () => FILE_DAYS * DAY,
      'catalog_import_chunks',
      'content is not null and import_id in (select id from catalog_imports where created_at < ?)',
      'import_id, chunk',
      HEAVY_BATCH,
    ),
  ],
  catalog_sources: { stays: 'a line for each source of a workspace, until that is erased' },
  // read by nobody but a repeat with the same key, which went above
  catalog_sync_answers: [
    older((ages) => ages.replayHours, 'catalog_sync_answers', 'created_at', HEAVY_BATCH),
  ],
  catalog_imports: { stays: 'what was brought in by whom, as long as its products' },
  audit_entries: { stays: 'who did what, in ids and numbers: added, never changed' },
  signing_keys: { stays: 'a row for each rotation by an operator' },
  prices: { stays: 'one row for each price of the table' },
  releases: { stays: 'answers and evidence name the release they were read from' },
  release_parts: {
    stays: 'what the releases kept as history hold; a withdrawn one may be brought back',
  },
  dataset_syncs: { stays: 'one row for each dataset' },
  migrations: { stays: 'what the schema is made of' },
};

/**
 * Deletes what has had its time, table by table and a batch at a time, so that no lock is held for
 * long; returns how many rows went from each table. `pause` is called after each batch and may
 * throw to stop.
 */
export async function purge(
  orm: Orm,
  now: Date,
  ages: Ages,
  pause: () => void = () => {},
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [table, rules] of Object.entries(TABLES)) {
    if ('stays' in rules) continue;
    gone[table] = 0;
    for (const one of rules) gone[table] += await applied(orm, one, now, ages, pause);
  }
  return gone;
}

async function applied(
  orm: Orm,
  { statement, hours, batch }: PurgeRule,
  now: Date,
  ages: Ages,
  pause: () => void,
): Promise<number> {
  const before = new Date(now.getTime() - hours(ages) * 3_600_000);
  for (let total = 0; ;) {
    const gone = await sql(orm, statement, [before]);
    total += gone.length;
    pause();
    if (gone.length < batch) return total; // fewer: the rest is younger
  }
}
