-- Up Migration

-- After a volunteer's release only reports of people count about whom no complaint was upheld.
alter table reports add column complained_of boolean not null default false;

-- How many listings reports have hidden within an hour is asked at each that they hide, and by Status.
create index listings_held_at on listings (held_at) where held_at is not null;
