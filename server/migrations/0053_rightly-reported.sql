-- Up Migration

-- Whether a report was right, by its decision: one about a listing that was left as it is, with a word to its owner on what to change, was. Null
-- where the decision says it alone: kept hidden it was right, released it was not.
alter table reports add column was_right boolean;
