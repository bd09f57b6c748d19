-- Up Migration

-- After a volunteer's release only reports of people count about whom no complaint was upheld.
alter table reports add column complained_of boolean not null default false;
