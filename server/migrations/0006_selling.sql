-- Up Migration
-- uploads -----------------------------------------------------------------------------------------
-- A photo on its way in. Its bytes lie in the storage until they are decoded; `picture_id` says that they were.
create table uploads (
  id bigint generated always as identity primary key,
  -- Of what the browser holds: nobody else can finish or use the upload.
  signed_id_hash bytea not null unique,
  person_id bigint not null references people on delete cascade,
  content_type text not null,
  byte_size integer not null,
  checksum text not null,
  picture_id bigint references pictures on delete set null,
  created_at timestamptz not null
);
create index on uploads (person_id);
create index on uploads (created_at);
create index on uploads (picture_id);

-- listings ----------------------------------------------------------------------------------------
-- When its owner said what became of it: "sold" can be taken back for 30 days.
alter table listings add column feedback_at timestamptz;

-- The links of a listing's mails, one for each thing that they say. They hold until the listing is deleted.
create table listing_links (
  token_hash bytea primary key,
  listing_id bigint not null references listings on delete cascade,
  says text not null check (says in ('renew', 'exchanged', 'exchanged_elsewhere', 'not_exchanged')),
  created_at timestamptz not null,
  used_at timestamptz
);
create index on listing_links (listing_id);

-- What an owner was told of the end of a listing: once for each end, however often the telling is tried.
create table listing_reminders (
  listing_id bigint not null references listings on delete cascade,
  ends_at timestamptz not null,
  days integer not null check (days in (14, 3, 0)),
  told_at timestamptz not null,
  primary key (listing_id, ends_at, days)
);

-- once --------------------------------------------------------------------------------------------
-- What was asked for twice is done once: the second is answered like the first.
create table done_once (
  person_id bigint not null references people on delete cascade,
  act text not null,
  key bytea not null,
  answer jsonb,
  done_at timestamptz not null,
  primary key (person_id, act, key)
);
create index on done_once (done_at);

-- notifications -----------------------------------------------------------------------------------
create table notifications (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  equipment_type_id integer not null references equipment_types,
  created_at timestamptz not null,
  unique (person_id, equipment_type_id)
);
create index on notifications (equipment_type_id);
