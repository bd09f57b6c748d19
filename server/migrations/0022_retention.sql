-- Up Migration

-- What ends after its time is found by it alone, however much is younger (docs/retention.md).
create index on limit_counts (window_start);
create index on mails (created_at) where outcome <> 'waiting';
create index on messages (created_at);
create index on reports (decided_at) where decided_at is not null;
create index on decisions (decided_at);
create index on listing_links (created_at);
create index on listing_reminders (ends_at);
create index on notified (notified_at);
create index on people (created_at) where confirmed_at is null;
