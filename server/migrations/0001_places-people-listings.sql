-- Up Migration
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- places ------------------------------------------------------------------------------------------
create table locations (
  id integer primary key,
  name text not null unique,
  kind text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table postal_areas (
  prefix text primary key,
  location_id integer not null references locations,
  latitude double precision not null,
  longitude double precision not null
);

-- catalogue ---------------------------------------------------------------------------------------
create table categories (
  id integer primary key,
  name text not null unique,
  tooltip text not null
);

create table equipment_types (
  id integer primary key,
  category_id integer not null references categories,
  name text not null unique,
  tooltip text not null,
  synonyms text[] not null,
  cleaning text not null,
  flags text[] not null
);
create index on equipment_types (category_id);

create table equipment_fields (
  name text primary key,
  label text not null,
  field_type text not null check (field_type in ('drop_down', 'unit_text_field')),
  unit text,
  numeric boolean not null,
  minimum numeric,
  maximum numeric,
  options text[] not null,
  tooltip text not null,
  facet boolean not null,
  private boolean not null
);

create table equipment_type_fields (
  equipment_type_id integer not null references equipment_types,
  field_name text not null references equipment_fields,
  required boolean not null,
  position integer not null,
  primary key (equipment_type_id, field_name)
);

create table conditions (
  id integer primary key,
  name text not null unique,
  tooltip text not null
);

-- Which edition of the reference data the tables hold, so that a start with the same one changes nothing.
create table reference_editions (
  name text primary key,
  digest text not null
);

-- accounts ----------------------------------------------------------------------------------------
create table partners (
  id bigint generated always as identity primary key,
  name text not null unique
);

create table people (
  id bigint generated always as identity primary key,
  email citext not null unique,
  password_hash text,
  provider text not null default 'reable',
  confirmed_at timestamptz,
  newsletter_subscribed boolean not null default false,
  partner_id bigint references partners,
  volunteer boolean not null default false,
  created_at timestamptz not null
);
create index on people (partner_id);

create table sessions (
  token_hash bytea primary key,
  person_id bigint not null references people on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on sessions (person_id);

-- listings ----------------------------------------------------------------------------------------
create table listings (
  id bigint generated always as identity primary key,
  owner_id bigint not null references people,
  equipment_type_id integer not null references equipment_types,
  category_id integer not null references categories,
  condition_id integer not null references conditions,
  location_id integer not null references locations,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 5000),
  price integer not null check (price between 0 and 10000),
  properties jsonb not null default '{}',
  -- The owner's own name for it, such as the row of an import: the same one twice is the same listing.
  reference text,
  active boolean not null default true,
  last_feedback text check (last_feedback in ('exchanged', 'exchanged_elsewhere')),
  deleted_at timestamptz,
  -- Kept in step with the owner's account in the transaction that confirms it.
  owner_confirmed boolean not null,
  -- Who may see it is one rule and stands here once.
  is_public boolean not null generated always as (
    active and last_feedback is null and deleted_at is null and owner_confirmed
  ) stored,
  -- Publication or the latest renewal: what "newest" and the age on a card go by.
  listed_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  words tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')
  ) stored,
  unique (owner_id, reference)
);
create index listings_newest on listings (listed_at desc, id desc) where is_public;
create index listings_category_newest on listings (category_id, listed_at desc, id desc) where is_public;
create index listings_type_newest on listings (equipment_type_id, listed_at desc, id desc) where is_public;
create index listings_price on listings (price, listed_at desc, id desc) where is_public;
create index listings_place_newest on listings (location_id, category_id, listed_at desc, id desc, price, condition_id) where is_public;
create index listings_words on listings using gin (words) where is_public;
create index listings_owner on listings (owner_id, id desc);
create index listings_expiry on listings (expires_at) where active and deleted_at is null;

-- pictures ----------------------------------------------------------------------------------------
create table pictures (
  id bigint generated always as identity primary key,
  owner_id bigint not null references people,
  listing_id bigint references listings,
  position integer,
  -- Names the stored bytes: the digest of what was sent in.
  digest text not null,
  width integer not null,
  height integer not null,
  alt text,
  rotation integer not null default 0 check (rotation in (0, 90, 180, 270)),
  created_at timestamptz not null,
  check ((listing_id is null) = (position is null))
);
create unique index pictures_of_listing on pictures (listing_id, position);
create index pictures_digest on pictures (digest);
create index pictures_strays on pictures (created_at) where listing_id is null;

-- mail --------------------------------------------------------------------------------------------
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz
);

-- limits ------------------------------------------------------------------------------------------
create unlogged table limit_counts (
  name text not null,
  person text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (name, person, window_start)
);
