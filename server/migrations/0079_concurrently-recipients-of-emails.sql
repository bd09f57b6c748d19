-- How many emails came for an address lately is asked before one is stored.
create index concurrently if not exists incoming_mails_recipient on incoming_mails (recipient_hash, received_at) where recipient_hash is not null;
