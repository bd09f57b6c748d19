-- The words of the newest searches, of nobody: stewards see what is asked for and not found, and what a new name would change.
create table recent_searches (
  id bigint generated always as identity primary key,
  words text not null,
  -- How many listings it found.
  total integer not null,
  -- When it was stored, within a minute after the search.
  searched_at timestamptz not null
);
create index on recent_searches (searched_at);
