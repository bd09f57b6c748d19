-- Up Migration

-- messages ----------------------------------------------------------------------------------------
-- One conversation for a listing and a buyer. It outlives the listing and whoever leaves: the other reads on. Its two people are no
-- foreign keys, as those of participants are: otherwise each of two who leave at once would wait for the other's row.
create table conversations (
  id bigint generated always as identity primary key,
  listing_id bigint references listings on delete set null,
  owner_id bigint,
  buyer_id bigint,
  created_at timestamptz not null,
  check (owner_id <> buyer_id),
  unique (listing_id, buyer_id)
);
create index on conversations (owner_id);
create index on conversations (buyer_id);

-- How a conversation stands for each of its two people: what their list is ordered by, and how much of it is new to them.
create table participants (
  conversation_id bigint not null references conversations on delete cascade,
  person_id bigint not null references people on delete cascade,
  role text not null check (role in ('owner', 'buyer')),
  -- The last message that they have read, and the last one that they can see: none while nothing has reached them.
  read_to bigint not null default 0,
  last_message_id bigint,
  unread integer not null default 0 check (unread >= 0),
  muted_at timestamptz,
  primary key (conversation_id, person_id),
  unique (conversation_id, role)
);
create index participants_list on participants (person_id, last_message_id desc) where last_message_id is not null;
create index participants_unread on participants (person_id) where unread > 0 and muted_at is null;

alter table messages
  add column conversation_id bigint references conversations on delete cascade,
  add column kind text not null default 'text' check (kind in ('text', 'quick', 'notice')),
  -- What Reable says: a name and its data, which the contract makes a sentence of.
  add column notice jsonb,
  add column origin text not null default 'page' check (origin in ('page', 'mail', 'link')),
  -- Written while one of the two had blocked the other: its writer alone sees it.
  add column hidden_from_partner boolean not null default false,
  -- Of a notice: whose act it says, if it was somebody's.
  alter column sender_id drop not null,
  drop constraint messages_body_check,
  add check (length(body) <= 5000),
  add check ((kind = 'notice') = (notice is not null)),
  add check (kind = 'notice' or sender_id is not null);

-- What buyers wrote before becomes the first messages of conversations, which everybody has read: they came by mail.
insert into conversations (listing_id, owner_id, buyer_id, created_at)
  select m.listing_id, l.owner_id, m.sender_id, min(m.created_at)
  from messages m join listings l on l.id = m.listing_id
  where l.owner_id <> m.sender_id
  group by m.listing_id, l.owner_id, m.sender_id;
update messages m set conversation_id = c.id from conversations c
  where c.listing_id = m.listing_id and c.buyer_id = m.sender_id;
-- Of listings that are there no more, nobody knows which of a person's messages belong together.
with alone as (
  select id, sender_id, created_at, nextval(pg_get_serial_sequence('conversations', 'id')) as conversation_id
  from messages where conversation_id is null
), begun as (
  insert into conversations (id, buyer_id, created_at) overriding system value
    select conversation_id, sender_id, created_at from alone returning id
)
update messages m set conversation_id = alone.conversation_id
  from alone join begun on begun.id = alone.conversation_id where alone.id = m.id;

insert into participants (conversation_id, person_id, role, read_to, last_message_id)
  select c.id, person.id, person.role, max(m.id), max(m.id)
  from conversations c
  join messages m on m.conversation_id = c.id
  cross join lateral (values (c.owner_id, 'owner'), (c.buyer_id, 'buyer')) as person (id, role)
  where person.id is not null
  group by c.id, person.id, person.role;

alter table messages alter column conversation_id set not null, drop column listing_id;
create index on messages (conversation_id, id);

-- Who wants to hear nothing of whom, in every conversation. The keyed hash of the address stays when an account is closed, so that the
-- same person coming back is blocked still.
create table blocks (
  id bigint generated always as identity primary key,
  blocker_id bigint not null references people on delete cascade,
  blocked_id bigint references people on delete set null,
  address_hash bytea not null,
  created_at timestamptz not null,
  check (blocker_id <> blocked_id),
  unique (blocker_id, blocked_id)
);
create index on blocks (blocked_id);
create unique index blocks_of_closed on blocks (address_hash, blocker_id) where blocked_id is null;

-- pictures ----------------------------------------------------------------------------------------
-- A photo of a message belongs to no listing, and is seen by the two people of its conversation alone.
alter table pictures
  add column message_id bigint references messages on delete set null,
  add column message_position smallint,
  add check (message_id is null or listing_id is null);
create index pictures_of_message on pictures (message_id, message_position) where message_id is not null;

-- mail --------------------------------------------------------------------------------------------
-- Whose words a mail carries, while it waits: they go with their writer. The name it comes from, and a calendar entry, if it has one.
alter table mails add column written_by bigint, add column sender_name text, add column calendar text;
create index on mails (written_by) where written_by is not null;
