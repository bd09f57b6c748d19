-- Up Migration

-- When those who wait for its type began to be told of a listing: once, when it is public for the first time. What was listed
-- before is known already, but for what waits for its owner's confirmation.
alter table listings add column announced_at timestamptz default now();
alter table listings alter column announced_at drop default;
update listings set announced_at = null where not owner_confirmed;

-- Whom a listing was announced to: nobody hears of it twice, however often the telling is tried.
create table notified (
  person_id bigint not null references people on delete cascade,
  listing_id bigint not null references listings on delete cascade,
  notified_at timestamptz not null,
  primary key (person_id, listing_id)
);
create index on notified (listing_id);

-- What must still hold when the mail goes: the name of a check and what it is about.
alter table mails add column only_while jsonb;

-- The nearest first reads the newest of place after place.
create index listings_place_listed on listings (location_id, listed_at desc, id desc) where is_public;
