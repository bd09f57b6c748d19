-- Up Migration

-- What somebody has saved, with what it was called and cost then; and what of it a mail has told them.
create table saved (
  person_id bigint not null references people on delete cascade,
  listing_id bigint not null references listings on delete cascade,
  title text not null,
  price integer not null,
  saved_at timestamptz not null,
  told_price integer not null,
  told_gone boolean not null default false,
  primary key (person_id, listing_id)
);
create index on saved (listing_id);

-- Whether somebody wants those mails, and when the last one was written; who never had one has no row.
create table saved_mailings (
  person_id bigint primary key references people on delete cascade,
  wanted boolean not null default true,
  told_at timestamptz
);

-- What an owner lets others call them, if anything.
alter table people add column first_name text;
