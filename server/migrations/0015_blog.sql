-- Up Migration

-- blog --------------------------------------------------------------------------------------------
-- The newest articles of the feed as they were last taken, in plain words.
create table blog_posts (
  guid text primary key check (length(guid) between 1 and 500),
  title text not null check (length(title) between 1 and 300),
  link text not null check (link ~ '^https?://' and length(link) <= 2000),
  author text not null,
  description text not null,
  content text not null,
  categories text[] not null,
  published_at timestamptz not null,
  -- Where the feed says its picture lies; null: it has none.
  picture_address text check (length(picture_address) <= 2000),
  -- Our own copy of it, once there is one.
  picture_digest text
);

-- What the articles were taken from; one row.
create table blog_feed (
  id integer primary key default 1 check (id = 1),
  -- Its address, or 'shipped'.
  source text not null,
  etag text,
  last_modified text,
  taken_at timestamptz not null
);

-- pictures ----------------------------------------------------------------------------------------
-- Pictures that are nobody's: a part of the site shows them until it lets them go.
create table site_pictures (
  shown_by text not null,
  digest text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (shown_by, digest)
);
create index on site_pictures (digest);
