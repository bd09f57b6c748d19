-- What mailed links said of listings lately and does not count yet.
create index concurrently if not exists listings_unsettled on listings (unsettled_until) where unsettled_until is not null;
