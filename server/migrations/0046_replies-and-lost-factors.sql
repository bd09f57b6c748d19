-- Up Migration

-- replies -----------------------------------------------------------------------------------------
-- What volunteers begin with who write to somebody, with placeholders in braces.
create table standard_replies (
  id bigint generated always as identity primary key,
  -- Of those that come with the program: its name there, so that each comes once.
  delivered text unique,
  removed boolean not null default false,
  version integer not null,
  fields jsonb not null
);

create table standard_reply_versions (
  reply_id bigint not null references standard_replies on delete cascade,
  version integer not null check (version > 0),
  removed boolean not null,
  fields jsonb not null,
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (reply_id, version)
);
create index on standard_reply_versions (changed_by);

-- accounts ----------------------------------------------------------------------------------------
-- When somebody was last told that the tries for their second factor ran out.
alter table people add column factor_tries_told_at timestamptz;

-- people ------------------------------------------------------------------------------------------
-- That one steward asks to take away the second factor of somebody who lost it, until another one agrees.
create table factor_resets (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  begun_by bigint references people on delete set null,
  begun_at timestamptz not null,
  -- Until then another steward can agree.
  agree_until timestamptz not null,
  ended_by bigint references people on delete set null,
  ended_at timestamptz,
  outcome text check (outcome in ('agreed', 'refused', 'expired')),
  check ((ended_at is null) = (outcome is null))
);
create unique index factor_resets_open on factor_resets (person_id) where ended_at is null;
create index on factor_resets (person_id);
create index on factor_resets (begun_by);
create index on factor_resets (ended_by);
create index on factor_resets (begun_at);
