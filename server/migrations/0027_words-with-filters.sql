-- Up Migration
create extension if not exists btree_gin;

-- One index for the words of a search and for what it is narrowed by: the database goes through what all of them have in common,
-- and reads no listing that has the words and is of another kind or elsewhere.
create index listings_words_narrowed on listings using gin (words, category_id, equipment_type_id, location_id)
  where is_public;
drop index listings_words;
