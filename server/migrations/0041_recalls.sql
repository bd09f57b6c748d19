-- Up Migration

-- recalls -----------------------------------------------------------------------------------------
-- The file of recalls as it was taken last, and what came of the last look at it. One row.
create table recall_file (
  id integer primary key default 1 check (id = 1),
  -- Its address, or 'shipped'.
  source text not null,
  etag text,
  last_modified text,
  -- How many rows it had, of which those about health and mobility are kept.
  row_count integer not null,
  taken_at timestamptz not null,
  -- When it was last seen to be this one still, to the day.
  checked_on date not null,
  -- Since when it cannot be taken, and why; null while it can.
  failed_at timestamptz,
  failure text
);

-- Rows of that file about health and mobility, as plain words. A volunteer makes cards of them, or says that they are not about such things.
create table recall_notices (
  nid text primary key check (length(nid) <= 40),
  title text not null,
  url text not null,
  organization text not null,
  product text not null,
  issue text not null,
  what_to_do text not null,
  category text not null,
  recall_class text not null,
  -- Some have none. Archived does not mean solved.
  updated_on date,
  archived boolean not null,
  equipment_type_ids integer[] not null,
  -- The words of its title and product, for who looks one up.
  keys text[] not null,
  taken_at timestamptz not null,
  decided_at timestamptz,
  card_id bigint
);
create index recall_notices_keys on recall_notices using gin (keys);
create index recall_notices_open on recall_notices (updated_on desc nulls last, nid) where decided_at is null;

-- What is recalled, as volunteers write it. `keys` are the brands as they are looked up.
create table recall_cards (
  id bigint generated always as identity primary key,
  -- Of those that come with the program: its name there, so that each comes once.
  delivered text unique,
  -- A withdrawn card matches nothing.
  withdrawn boolean not null default false,
  version integer not null,
  fields jsonb not null,
  keys text[] not null,
  updated_at timestamptz not null
);
create index recall_cards_keys on recall_cards using gin (keys) where not withdrawn;

alter table recall_notices add foreign key (card_id) references recall_cards on delete set null;
create index on recall_notices (card_id) where card_id is not null;

-- Every version of a card; an older one can be taken up again as a new one.
create table recall_card_versions (
  card_id bigint not null references recall_cards on delete cascade,
  version integer not null,
  fields jsonb not null,
  withdrawn boolean not null,
  -- Null: it came with the program, or its writer's account is closed.
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (card_id, version)
);
create index on recall_card_versions (changed_by) where changed_by is not null;

-- A listing as it is looked up for a new card, and the cards that it matches. Without a row it was not compared yet.
create table recall_checks (
  listing_id bigint primary key references listings on delete cascade,
  keys text[] not null,
  -- Numbers of cards, the one or the other.
  strong bigint[] not null default '{}',
  possible bigint[] not null default '{}',
  checked_at timestamptz not null
);
create index recall_checks_keys on recall_checks using gin (keys);
create index recall_checks_matched on recall_checks using gin ((strong || possible)) where strong <> '{}' or possible <> '{}';

do $$
declare name text;
begin
  foreach name in array array['recall_file', 'recall_cards', 'recall_checks', 'recall_notices'] loop
    execute format('create trigger note_truncation after truncate on %I execute function note_change()', name);
  end loop;
end $$;
create trigger note_change after insert or update or delete on recall_file for each row execute function note_change();
create trigger note_change after insert or update or delete on recall_cards for each row execute function note_change();
create trigger note_change after insert or delete on recall_notices for each row execute function note_change();
-- A listing that nothing matches says the same before and after it is compared.
create trigger note_change after update on recall_checks for each row
  when (old.strong <> new.strong or old.possible <> new.possible) execute function note_change();
create trigger note_matched after insert on recall_checks for each row
  when (new.strong <> '{}' or new.possible <> '{}') execute function note_change();

-- screening ---------------------------------------------------------------------------------------
alter table screening_signals drop constraint screening_signals_kind_check;
alter table screening_signals add check (kind in ('prohibited', 'recalled', 'same_picture', 'similar_picture', 'new_account', 'contact_details',
  'low_price', 'high_price', 'words'));
insert into screening_signals (kind, name, action) values ('recalled', 'A recall by the maker', 'suspend');
