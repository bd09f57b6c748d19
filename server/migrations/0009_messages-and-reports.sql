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

-- Who may see a listing is still one rule and stands here once. A trigger keeps it from now on: what is public stays so, and no
-- reader waits while the column and its indexes are written anew for every listing there is.
alter table listings alter column is_public drop expression, alter column is_public set default false;
create function keep_is_public() returns trigger language plpgsql as $$
begin
  new.is_public := new.active and new.last_feedback is null and new.deleted_at is null and new.owner_confirmed
    and new.held_at is null;
  return new;
end $$;
create trigger keep_is_public before insert or update on listings for each row execute function keep_is_public();
