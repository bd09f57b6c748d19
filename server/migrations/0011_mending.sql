-- Up Migration

-- When its owner is to be told next that a listing ends; null once both notes are written. What is due is found by it alone.
alter table listings add column next_note_at timestamptz;
update listings l set next_note_at = expires_at - case
  when expires_at - interval '3 days' <= now() or exists (
    select from listing_reminders r where r.listing_id = l.id and r.ends_at = l.expires_at and r.days = 14
  ) then interval '3 days' else interval '14 days' end
where expires_at > now() and deleted_at is null and not exists (
  select from listing_reminders r where r.listing_id = l.id and r.ends_at = l.expires_at and r.days = 3
);
create index listings_next_note on listings (next_note_at)
  where next_note_at is not null and active and owner_confirmed and deleted_at is null and last_feedback is null;

-- What a request said that was done under this key: a key that comes again with something else is refused.
alter table done_once add column body bytea;
