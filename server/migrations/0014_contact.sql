-- Up Migration

-- contact -----------------------------------------------------------------------------------------
-- What visitors wrote to us in the last day, as digests: what is sent twice within a minute is one message.
create table contact_mails (
  digest bytea primary key,
  sent_at timestamptz not null
);
