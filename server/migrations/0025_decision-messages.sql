-- Up Migration

-- moderation --------------------------------------------------------------------------------------
-- What a volunteer wrote to the owner of the listing about a decision; nothing of those before this one.
alter table decisions add column words text;

-- listings ----------------------------------------------------------------------------------------
-- The same of the decision by which a listing stays hidden, for its owner; nothing while it waits for one.
alter table listings add column held_words text;
