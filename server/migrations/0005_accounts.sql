-- Up Migration
alter table people add column terms_agreed_at timestamptz;

-- The links that are mailed and the codes that are handed over, each for one purpose. A used one stays until it ends, so
-- that a second click can be told from a wrong link.
create table tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirmation', 'reset', 'social_login')),
  person_id bigint not null references people on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on tokens (person_id, purpose);
create index on tokens (expires_at);
create index on sessions (expires_at);

-- Who comes by a social login is known by what the provider calls them, never by an address alone.
create table provider_accounts (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  person_id bigint not null references people on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index on provider_accounts (person_id);

create table newsletter_consents (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  given boolean not null,
  wording text not null,
  decided_at timestamptz not null
);
create index on newsletter_consents (person_id);

-- A solved check counts once, on whichever machine it arrives.
create table used_captchas (
  digest bytea primary key,
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);

-- mail --------------------------------------------------------------------------------------------
-- What is not delivered by then says nothing true any more and does not go.
alter table mails add column good_until timestamptz;
-- A mail that may come twice rather than never keeps its Message-ID; one that may not is given up when in doubt.
alter table mails add column repeatable boolean not null default true;
alter table mails add column attempted_at timestamptz;
alter table mails add column outcome text not null default 'waiting'
  check (outcome in ('waiting', 'sent', 'lapsed', 'unknown', 'refused', 'given_up'));
update mails set outcome = 'sent' where sent_at is not null;
create index mails_waiting on mails (created_at) where outcome = 'waiting';
