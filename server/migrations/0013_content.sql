-- Up Migration

-- What volunteers write: each page and each list is one document. The latest version stands, the others say who changed what.
-- A document of which there is version 1 alone is as it was delivered.
create table content_versions (
  kind text not null check (kind in ('page', 'list')),
  name text not null check (length(name) between 1 and 100),
  version integer not null check (version > 0),
  -- As it was written: formatted text is Markdown.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- Null: it was delivered so, or whoever wrote it has left.
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (kind, name, version)
);
create index on content_versions (changed_by);

-- The last good answer of a content service elsewhere, for the time when it does not answer.
create table content_copies (
  kind text not null check (kind in ('page', 'list')),
  name text not null check (length(name) between 1 and 100),
  -- As it is answered.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  copied_at timestamptz not null,
  primary key (kind, name)
);

-- Each change of a banner, as of a document.
create table banner_versions (
  banner_id bigint not null references banners on delete cascade,
  version integer not null check (version > 0),
  content text not null,
  url text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (banner_id, version)
);
create index on banner_versions (changed_by);
insert into banner_versions (banner_id, version, content, url, starts_at, ends_at, changed_at)
  select id, 1, content, url, starts_at, ends_at, created_at from banners;
