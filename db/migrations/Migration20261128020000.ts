import { Migration } from '@mikro-orm/migrations';

/** People who sign in, what they may do where, and the records of the authorization server. */
export class Migration20261128020000 extends Migration {
  override up(): void {
    this.makePeople();
    this.makePasskeys();
    this.makeSessions();
    this.makeRecords();
  }

  private makePeople(): void {
    this.addSql(`create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      -- null: none chosen yet, or a passkey alone
      password_hash text,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create table members (
      workspace_id uuid not null references workspaces (id),
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('owner', 'editor', 'reviewer', 'viewer')),
      created_at timestamptz not null default now(),
      primary key (workspace_id, user_id)
    )`);
    this.addSql('create index on members (user_id)');
  }

  private makePasskeys(): void {
    this.addSql(`create table passkeys (
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`);
    this.addSql('create index on passkeys (user_id)');
    this.addSql(`create table passkey_challenges (
      hash bytea primary key,
      -- null: of somebody who signs in
      user_id uuid references users (id) on delete cascade,
      expires_at timestamptz not null
    )`);
    this.addSql('create index on passkey_challenges (expires_at)');
  }

  private makeSessions(): void {
    this.addSql(`create table sign_in_sessions (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
    this.addSql('create index on sign_in_sessions (user_id)');
    this.addSql('create index on sign_in_sessions (seen_at)');
    this.addSql('create index on sign_in_sessions (expires_at)');
    this.addSql(`create table sign_in_links (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`);
    this.addSql('create index on sign_in_links (expires_at)');
  }

  private makeRecords(): void {
    this.addSql(`create table oauth_records (
      model text not null,
      -- of the token, code or id: what is kept opens nothing
      id_hash bytea not null,
      payload jsonb not null,
      grant_id text,
      client_id text,
      -- null: until it is taken away
      expires_at timestamptz,
      consumed_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (model, id_hash)
    )`);
    this.addSql('create index on oauth_records (grant_id)');
    this.addSql('create index on oauth_records (expires_at)');
    this.addSql(`create index on oauth_records (created_at) where model in ('Client', 'Grant')`);
  }
}
