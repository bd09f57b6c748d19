-- Up Migration

-- When its owner is to be told next that a listing ends; null once both notes are written. What is due is found by it alone.
-- What is listed already counts as due, which costs nothing however many there are; what is too early for a note is put off
-- where listings are tended.
alter table listings add column next_note_at timestamptz default now();
alter table listings alter column next_note_at drop default;
create index listings_next_note on listings (next_note_at)
  where next_note_at is not null and active and owner_confirmed and deleted_at is null and last_feedback is null;

-- What a request said that was done under this key: a key that comes again with something else is refused.
alter table done_once add column body bytea;
