-- Up Migration

-- accounts ----------------------------------------------------------------------------------------
-- A session is ended by its number, shown by its device in words, and carries when a second factor was proved in it. One that waits
-- for it opens nothing. What a passkey signs next is in the session, once.
alter table sessions
  add column id bigint generated always as identity unique,
  add column device text,
  add column used_at timestamptz,
  add column factor_at timestamptz,
  add column awaits_factor boolean not null default false,
  add column challenge text,
  add column challenge_ends_at timestamptz;

-- What an app makes six-digit codes from, sealed. Each code counts once: the step of the last one that did.
create table totp_secrets (
  person_id bigint primary key references people on delete cascade,
  sealed text not null,
  last_step bigint not null,
  added_at timestamptz not null
);

create table passkeys (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- What the authenticator counted last; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index on passkeys (person_id);

-- Keyed digests; one that was used stays until the codes are renewed.
create table recovery_codes (
  person_id bigint not null references people on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
