-- Up Migration
-- The sentence for everyone at the top of the site: the latest one whose time it is.
create table banners (
  id bigint generated always as identity primary key,
  content text not null check (length(content) between 1 and 300),
  -- A path of our own or an http(s) address, whoever writes it.
  url text check (url ~* '^(https?://[^/]|/($|[^/\\]))'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null
);
