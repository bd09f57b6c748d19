-- Up Migration

-- accounts ----------------------------------------------------------------------------------------
-- Where a confirmation link leads back to: a page of ours, as the browser that signed up was on it.
alter table tokens add column return_to text check (length(return_to) <= 400);

-- Changes of somebody's e-mail address. The links of both letters are known by their hashes, which are written when the letters
-- are. What was made keeps the former address for its owner for as long as they may undo it.
create table email_changes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  old_email citext not null,
  new_email citext not null,
  -- Of the letter to the new address; none where that address is somebody else's.
  make_hash bytea unique,
  -- Of the letter to the old address; none where nobody had confirmed that one.
  undo_hash bytea unique,
  created_at timestamptz not null,
  lettered_at timestamptz,
  made_at timestamptz,
  -- Cancelled, or another one was asked for.
  ended_at timestamptz,
  undone_at timestamptz
);
create index on email_changes (person_id);
create index on email_changes (old_email) where made_at is not null and undone_at is null;
create index on email_changes (created_at);
