-- A partner's reference is found in whatever case a list writes it: SHED-7 and shed-7 are the same thing.
create index concurrently if not exists listings_owner_reference_lower on listings (owner_id, lower(reference)) where reference is not null;
