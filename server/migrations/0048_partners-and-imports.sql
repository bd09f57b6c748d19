-- Up Migration

-- Lists that members of partners import in the browser (docs/decisions/0073).
create table imports (
  id bigint generated always as identity primary key,
  owner_id bigint not null references people on delete cascade,
  file_name text not null,
  -- The names of the columns as they stand in the file, and behind them those that were added while rows were mended.
  headers text[] not null,
  notes text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index on imports (owner_id);
create index on imports (changed_at);

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  -- As a spreadsheet shows it.
  number integer not null,
  cells text[] not null,
  title text not null,
  reference text not null,
  -- The photos that it names and that there are, the cover first.
  photos text[] not null,
  -- Sentences by column.
  errors jsonb not null,
  -- `good`: nothing is wrong with it. `queued`: it is listed soon. `in`: this import listed it; `there`: it was listed before.
  state text not null check (state in ('wrong', 'good', 'queued', 'in', 'there')),
  version integer not null default 1,
  listing_id bigint references listings on delete set null,
  primary key (import_id, number)
);
create index on import_rows (import_id, reference);
create index on import_rows (listing_id);

create table import_photos (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  name text not null,
  -- Null: it has not arrived.
  picture_id bigint references pictures on delete set null,
  unique (import_id, name)
);
create index on import_photos (picture_id);

-- A picture waits as long as its import is there; each listing that shows it has a row of its own.
alter table pictures add column import_id bigint references imports on delete set null;
create index on pictures (import_id) where import_id is not null;

-- Partner organisations are made and changed by stewards (docs/decisions/0073). An ended one marks no listing.
alter table partners add column ended boolean not null default false;

-- To which partner somebody belonged when it ended; brought back, it has its members again.
alter table people add column former_partner_id bigint references partners;
create index on people (former_partner_id);

-- What a partner said from one change to the next; the first one may be what stood before anybody changed it, without a time.
create table partner_versions (
  partner_id bigint not null references partners,
  version integer not null check (version > 0),
  fields jsonb not null,
  changed_at timestamptz,
  changed_by bigint references people on delete set null,
  primary key (partner_id, version)
);
create index on partner_versions (changed_by);

-- Who was asked to list for a partner, by an address that may have no account yet.
create table partner_invitations (
  email citext primary key,
  partner_id bigint not null references partners,
  token_hash bytea not null unique,
  invited_by bigint references people on delete set null,
  ends_at timestamptz not null
);
create index on partner_invitations (partner_id);
create index on partner_invitations (invited_by);
