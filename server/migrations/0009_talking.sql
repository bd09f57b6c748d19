-- Up Migration

-- messages ----------------------------------------------------------------------------------------
-- The sender's copy of what was mailed to the owner of a listing, whom it never names.
create table messages (
  id bigint generated always as identity primary key,
  sender_id bigint not null references people on delete cascade,
  listing_id bigint references listings on delete set null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null
);
create index on messages (sender_id, id desc);
create index on messages (listing_id);

-- moderation --------------------------------------------------------------------------------------
-- Visitors and networks are kept as keyed digests only, networks no longer than until the decision.
create table reports (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  person_id bigint references people on delete set null,
  reporter bytea not null,
  network bytea,
  -- Whether the reporter had proven their address by then.
  confirmed boolean not null,
  reasons text[] not null,
  other text check (length(other) between 1 and 1000),
  created_at timestamptz not null,
  decision text check (decision in ('release', 'keep')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  unique (listing_id, reporter)
);
create index on reports (person_id);

-- listings ----------------------------------------------------------------------------------------
-- Hidden since then, and why, until a volunteer decides.
alter table listings add column held_at timestamptz, add column held_why text,
  add check ((held_at is null) = (held_why is null));

-- Who may see a listing is still one rule. The indexes of what is public go with the column and come back as they were,
-- whichever there are by now.
do $$
declare
  again text[] := array(
    select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = 'listings'::regclass and pg_get_expr(indpred, indrelid) ~ 'is_public'
    order by indexrelid);
  index_again text;
begin
  alter table listings drop column is_public;
  alter table listings add column is_public boolean not null generated always as (
    active and last_feedback is null and deleted_at is null and owner_confirmed and held_at is null
  ) stored;
  foreach index_again in array again loop
    execute index_again;
  end loop;
end $$;
analyze listings;
