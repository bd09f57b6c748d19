-- Up Migration

-- handovers ---------------------------------------------------------------------------------------
-- The sheet that two people have before them when a thing changes hands, and behind the code on the thing for years after that. It outlives
-- its conversation, its listing and the accounts of both: what is left then tells of the thing alone.
create table handover_sheets (
  id bigint generated always as identity primary key,
  -- Of the code on the thing, which is made of a key of ours: nothing stored here opens the page.
  token_hash bytea not null unique,
  conversation_id bigint unique references conversations on delete set null,
  listing_id bigint references listings on delete set null,
  receiver_id bigint references people on delete set null,
  -- What a recall goes by, as it stood in the listing.
  equipment_type_id integer not null references equipment_types,
  brand text check (length(brand) <= 200),
  model text check (length(model) <= 200),
  created_at timestamptz not null,
  -- The names of the checks that each of the two ticked.
  owner_ticks text[] not null default '{}',
  receiver_ticks text[] not null default '{}',
  -- Whether who received it wants to be told when it is recalled.
  wants_recalls boolean not null default false,
  -- Set once its owner says that it was handed over, and it is known to whom.
  handed_over_at timestamptz,
  -- Set when the handover was called off, or somebody else got the thing.
  ended_at timestamptz,
  -- When the receiver is asked how it went; null once they were.
  ask_at timestamptz,
  -- What they said then: null where they did not say.
  fits boolean,
  as_described boolean,
  answered_at timestamptz
);
create index on handover_sheets (listing_id) where ended_at is null;
create index on handover_sheets (receiver_id);
create index on handover_sheets (ask_at) where ask_at is not null;
create index on handover_sheets (created_at);
create index on handover_sheets (ended_at) where ended_at is not null;
-- For recalls: what was received by somebody who wants to be told.
create index on handover_sheets (equipment_type_id, brand) where wants_recalls and handed_over_at is not null;

-- impact ------------------------------------------------------------------------------------------
-- What receivers said after 30 days: how many said whether it fits, and of these how many that it does; and the same of the description.
alter table impact_days
  add column asked_fit integer not null default 0,
  add column fits integer not null default 0,
  add column asked_described integer not null default 0,
  add column as_described integer not null default 0;
alter table impact_facts
  add column asked_fit integer not null default 0,
  add column fits integer not null default 0,
  add column asked_described integer not null default 0,
  add column as_described integer not null default 0;

create function count_answered_sheet() returns trigger language plpgsql as $$
begin
  insert into impact_facts (day, equipment_type_id, location_id, asked_fit, fits, asked_described, as_described)
    select impact_day(new.answered_at), equipment_type_id, location_id, (new.fits is not null)::int, coalesce(new.fits, false)::int,
      (new.as_described is not null)::int, coalesce(new.as_described, false)::int
    from listings where id = new.listing_id;
  return null;
end $$;
create trigger count_answered_sheet after update of answered_at on handover_sheets for each row
  when (old.answered_at is null and new.answered_at is not null) execute function count_answered_sheet();
