import { Migration } from '@mikro-orm/migrations';

/** The catalogue of a workspace: products, their items, their codes, and what was changed. */
export class Migration20261127110000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // `fields`: what the interface lets be changed, by its names. `set_at`: when somebody other than
  // the source set a field last. `words`, `codes`: what the list is searched by.
  `create table catalog_products (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    fields jsonb not null check (length(fields ->> 'title') between 1 and 300),
    status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
    source_kind text check (length(source_kind) between 1 and 60),
    external_id text check (length(external_id) between 1 and 300),
    source_updated_at timestamptz(3),
    set_at jsonb not null default '{}',
    words tsvector not null default '',
    codes tsvector not null default '',
    version integer not null default 1,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    archived_at timestamptz(3),
    check ((source_kind is null) = (external_id is null)),
    check ((status = 'archived') = (archived_at is not null)),
    unique (workspace_id, source_kind, external_id)
  )`,
  // however many are archived, a page of the others is read in order
  `create index catalog_products_open on catalog_products (workspace_id, id desc) where status <> 'archived'`,
  `create index catalog_products_archived on catalog_products (workspace_id, id desc) where status = 'archived'`,
  `create index catalog_products_updated on catalog_products (workspace_id, updated_at)`,
  // without a list of pending entries, which every search would have to read
  `create index catalog_products_searched on catalog_products using gin (words, codes) with (fastupdate = off)`,

  `create table catalog_items (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    product_id uuid not null references catalog_products (id),
    sku text check (length(sku) between 1 and 120),
    external_id text check (length(external_id) between 1 and 300),
    fields jsonb not null default '{}',
    unique (workspace_id, sku) deferrable initially immediate
  )`,
  `create index catalog_items_product on catalog_items (product_id, id)`,

  // `approved_at`: when it was approved last; one that was approved and is so no more was withdrawn
  `create table catalog_classifications (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    product_id uuid not null references catalog_products (id),
    item_id uuid references catalog_items (id),
    schedule text not null check (length(schedule) between 2 and 20),
    destination_country text check (destination_country ~ '^[A-Z]{2}$'),
    code text not null check (code ~ '^[0-9]{4,16}$'),
    state text not null check (state in ('suggested', 'approved', 'rejected', 'superseded')),
    origin text not null check (origin in ('engine', 'manual', 'import', 'ruling')),
    usage_id uuid,
    details jsonb not null default '{}',
    at_stake numeric,
    note text check (length(note) <= 1000),
    created_by jsonb not null,
    created_at timestamptz(3) not null default now(),
    decided_by jsonb,
    decided_at timestamptz(3),
    approved_at timestamptz(3)
  )`,
  `create index catalog_classifications_product on catalog_classifications (product_id, id desc)`,
  `create index catalog_classifications_newest on catalog_classifications (workspace_id, state, id desc)`,
  `create index catalog_classifications_at_stake on catalog_classifications
    (workspace_id, state, (coalesce(at_stake, -1)) desc, id desc)`,
  `create index catalog_classifications_decided on catalog_classifications (workspace_id, decided_at, id)
    where approved_at is not null`,
  `create index catalog_classifications_codes on catalog_classifications (workspace_id, schedule, code)
    where state = 'approved'`,
  // one approved code of a product, or of an item of it, in a schedule
  `create unique index catalog_classifications_approved on catalog_classifications
    (product_id, schedule, coalesce(item_id, product_id)) where state = 'approved'`,
  `create index catalog_classifications_usage on catalog_classifications (usage_id)`,
  `create index catalog_classifications_item on catalog_classifications (item_id)`,

  `create table catalog_history (
    id uuid primary key,
    workspace_id uuid not null references workspaces (id),
    product_id uuid not null references catalog_products (id),
    at timestamptz(3) not null default now(),
    actor jsonb not null,
    action text not null check (action in
      ('created', 'updated', 'archived', 'classified', 'approved', 'rejected', 'synced', 'imported')),
    changes jsonb not null default '[]',
    note text check (length(note) <= 1000),
    request_id uuid
  )`,
  `create index catalog_history_product on catalog_history (product_id, id desc)`,
  `create index catalog_history_workspace on catalog_history (workspace_id)`,
];
