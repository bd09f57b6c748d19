-- How many listings reports have hidden within an hour is asked at each that they hide, and by Status.
create index concurrently if not exists listings_held_at on listings (held_at) where held_at is not null;
