-- Up Migration

-- backups -----------------------------------------------------------------------------------------
-- What the nightly job wrote, and what became of it. A backup is good once it was restored elsewhere and found equal.
create table backups (
  -- The name under which it lies at BACKUP_TO.
  name text primary key,
  began_at timestamptz not null,
  tried_at timestamptz,
  bytes bigint not null default 0,
  row_count bigint not null default 0,
  pictures integer not null default 0,
  -- Why it is not good, in a sentence without anything of people; null: it is good, or still on its way.
  failure text,
  failed_at timestamptz
);
create index on backups (tried_at);

-- privacy -----------------------------------------------------------------------------------------
-- Who closed their account, so that a restore from an older backup closes it again: a number and two moments, of nobody any more.
create table closed_accounts (
  person_id bigint not null,
  -- With the number, whose account it was: after a restore a number may be given out a second time.
  signed_up_at timestamptz not null,
  closed_at timestamptz not null,
  -- When it was written beside the backups; null: not yet.
  listed_at timestamptz,
  primary key (person_id, signed_up_at)
);
create index on closed_accounts (closed_at);
create index on closed_accounts (closed_at) where listed_at is null;
