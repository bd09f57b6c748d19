-- Up Migration

-- listings ----------------------------------------------------------------------------------------
-- Until when a listing is promised to somebody: others read "Reserved", never to whom. Those that are reserved are few, so that they
-- are counted from an index of their own.
alter table listings add column reserved_until timestamptz;
create index listings_reserved on listings (id) where is_public and reserved_until is not null;

-- handovers ---------------------------------------------------------------------------------------
-- To the buyer of which conversation a listing is promised: one at a time.
create table promises (
  listing_id bigint primary key references listings on delete cascade,
  conversation_id bigint not null unique references conversations on delete cascade,
  promised_at timestamptz not null,
  until timestamptz not null,
  -- Null once both were reminded.
  remind_at timestamptz,
  -- Set once its owner said that it was sold or given away.
  handed_over_at timestamptz
);
create index on promises (until) where handed_over_at is null;

-- Who waits for a listing that is promised to somebody else, in the order of their numbers, whatever clocks say.
create table waiting_list (
  id bigint generated always as identity,
  conversation_id bigint primary key references conversations on delete cascade,
  listing_id bigint not null references listings on delete cascade,
  joined_at timestamptz not null
);
create index on waiting_list (listing_id, id);

-- Where and when the two people of a conversation meet, and what one of them suggests instead. What both agreed to stands until they agree
-- to something else. The entry of their calendars keeps its name, and its number rises with each change.
create table meetings (
  conversation_id bigint primary key references conversations on delete cascade,
  calendar_uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  starts_at timestamptz,
  place text check (length(place) <= 200),
  -- Null once both were reminded, or where there was no time for it.
  remind_at timestamptz,
  suggestion_id integer not null default 0,
  suggested_by text check (suggested_by in ('owner', 'buyer')),
  suggested_starts_at timestamptz,
  suggested_place text check (length(suggested_place) <= 200),
  -- Suggested while one of the two had blocked the other: who suggested it alone sees it.
  suggested_hidden boolean not null default false,
  check ((starts_at is null) = (place is null)),
  check (num_nulls(suggested_by, suggested_starts_at, suggested_place) in (0, 3))
);
create index on meetings (remind_at) where remind_at is not null;
create index on meetings (starts_at) where starts_at is not null;

-- Who did not come to a meeting, by what the other says: one word of each conversation.
create table no_shows (
  conversation_id bigint not null references conversations on delete cascade,
  person_id bigint not null references people on delete cascade,
  starts_at timestamptz not null,
  reported_at timestamptz not null,
  primary key (conversation_id, person_id)
);
create index on no_shows (person_id);
create index on no_shows (reported_at);

-- Links with prepared answers that were used: each works once.
create table used_answer_links (
  token_hash bytea primary key,
  used_at timestamptz not null
);
create index on used_answer_links (used_at);
