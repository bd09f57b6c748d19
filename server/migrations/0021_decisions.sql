-- Up Migration

-- moderation --------------------------------------------------------------------------------------
-- What was known of the account when it reported: whether it was new, and whether volunteers had dismissed more of its reports
-- than they upheld. And whether its word alone hid the listing: so many a day, and no more.
alter table reports
  add column new_account boolean not null default false,
  add column distrusted boolean not null default false,
  add column hid_alone boolean not null default false;

-- Each decision of a volunteer; who it was is forgotten when they close their account.
create table decisions (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  volunteer_id bigint references people on delete set null,
  decision text not null check (decision in ('release', 'keep')),
  decided_at timestamptz not null
);
create index on decisions (listing_id, id);
create index on decisions (volunteer_id);
-- Nobody knows any more who decided before.
insert into decisions (listing_id, decision, decided_at)
  select distinct listing_id, decision, decided_at from reports where decision is not null order by decided_at;
