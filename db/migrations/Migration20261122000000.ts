import { Migration } from '@mikro-orm/migrations';

/**
 * Releases get a life: states, content by parts, raw files until they are read, and what became of
 * each sync.
 */
export class Migration20261122000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table releases
    add column state text not null default 'live'
      check (state in ('fetching', 'parsing', 'checking', 'staged', 'live', 'superseded', 'refused')),
    add column origin text not null default 'embedded' check (origin in ('embedded', 'file', 'sync')),
    add column source text,
    add column edition_key text,
    add column valid_from date,
    add column counts jsonb not null default '{}',
    add column reasons jsonb not null default '[]',
    add column report jsonb not null default '{}',
    add column override jsonb,
    add column progress jsonb,
    add column created_at timestamptz(3) not null default now(),
    add column superseded_at timestamptz(3)`,
  `alter table releases alter column state drop default`,
  `alter table releases alter column origin drop default`,
  `alter table releases alter column sha256 drop not null`,
  `alter table releases alter column live_since drop not null`,
  `alter table releases alter column live_since drop default`,
  // before this migration the newest release of a dataset was the live one
  `update releases r set state = 'superseded', superseded_at = now()
   where seq < (select max(seq) from releases where dataset = r.dataset)`,
  `alter table releases add check (state <> 'live' or live_since is not null)`,
  `create unique index releases_live on releases (dataset) where state = 'live'`,
  // what was fetched or handed in, in chunks: kept until the release has been read
  `create table release_files (
    release_id uuid not null references releases (release_id) on delete cascade,
    name text not null check (length(name) between 1 and 300),
    chunk integer not null check (chunk >= 0),
    content bytea not null,
    primary key (release_id, name, chunk)
  )`,
  // a part is a chapter, a year or a list: gzipped lines of JSON. Releases share the parts that did
  // not change
  `create table release_blobs (
    digest bytea primary key check (length(digest) = 32),
    rows integer not null check (rows > 0),
    content bytea not null
  )`,
  `create table release_parts (
    release_id uuid not null references releases (release_id) on delete cascade,
    part text not null check (length(part) between 1 and 120),
    digest bytea not null references release_blobs (digest),
    primary key (release_id, part)
  )`,
  `create index release_parts_digest on release_parts (digest)`,
  `create table dataset_syncs (
    dataset text primary key,
    outcome text not null
      check (outcome in ('updated', 'unchanged', 'held', 'refused', 'unreachable')),
    message text,
    tried_at timestamptz(3) not null,
    reached_at timestamptz(3),
    validators jsonb not null default '{}'
  )`,
  // which process answers from which releases: going live waits for those that were seen lately
  `create table edition_readers (
    process_id uuid primary key,
    releases text not null,
    seen_at timestamptz(3) not null default now()
  )`,
];
