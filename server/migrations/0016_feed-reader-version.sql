-- Up Migration

-- moderation --------------------------------------------------------------------------------------
-- What waits for a volunteer is found by it alone, however much is decided already.
create index on reports (listing_id) where decided_at is null;

-- blog --------------------------------------------------------------------------------------------
-- Which version of our reader took the articles: a better one reads the same edition anew.
alter table blog_feed add column reader integer not null default 1;
alter table blog_feed alter column reader drop default;
