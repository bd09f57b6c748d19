-- Up Migration

-- Who leaves takes along what is theirs: found without reading whole tables.
create index on pictures (owner_id);
create index mails_recipient on mails (lower(recipient));
