-- Up Migration

-- mail that comes in -------------------------------------------------------------------------------
-- Each mail once, by its digest and the address of ours that it is for. What it says stays until it is decided what becomes of it, and
-- as long as its writer is asked whether they wrote it.
create table incoming_mails (
  id bigint generated always as identity primary key,
  digest bytea not null unique,
  recipient text not null,
  raw bytea,
  origin jsonb not null,
  received_at timestamptz not null,
  outcome text not null default 'waiting',
  conversation_id bigint references conversations on delete cascade,
  person_id bigint references people on delete cascade,
  -- The digest of its Message-ID: the same mail is posted once, however its path has changed it.
  message_key bytea,
  token_hash bytea unique,
  unique (person_id, message_key)
);
create index on incoming_mails (received_at);
create index on incoming_mails (conversation_id, received_at) where conversation_id is not null;

-- The addresses that stand for a person in a conversation, by their digests alone. Of whoever left they stay, so that the other is told.
create table reply_addresses (
  address_hash bytea primary key,
  conversation_id bigint not null references conversations on delete cascade,
  person_id bigint references people on delete set null
);
create index on reply_addresses (conversation_id);
create index on reply_addresses (person_id);

-- What a mail quoted and how it was signed: for its writer alone.
create table message_folds (
  message_id bigint primary key references messages on delete cascade,
  folded text not null
);

-- When somebody was last told why a mail of theirs was not posted, by a keyed digest of their address.
create table mail_explanations (
  address_digest bytea primary key,
  explained_at timestamptz not null
);
create index on mail_explanations (explained_at);

-- mail that goes out -------------------------------------------------------------------------------
-- On which days an address took no mail for good. After two of them it gets none, but what its person needs to log in.
create table mail_bounces (
  recipient citext not null,
  bounced_on date not null,
  bounced_at timestamptz not null,
  primary key (recipient, bounced_on)
);
create index on mail_bounces (bounced_at);
alter table mails add column despite_bounces boolean not null default false;
