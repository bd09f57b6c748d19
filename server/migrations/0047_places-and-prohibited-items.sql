-- Up Migration

-- Places, categories and what may not be listed are changed by stewards while the program runs (docs/decisions/0072).

-- Where something stands in its list: by this number, then by the alphabet or as it came.
alter table locations
  add column rank integer not null default 100,
  -- It takes no new listings; those that are there stay.
  add column closed boolean not null default false;
alter table categories add column rank integer not null default 100;
-- An address names places without case.
alter table locations drop constraint locations_name_key;
create unique index locations_name on locations (lower(name));

-- What may not be listed, where it can go instead, and the words by which a listing's form asks about it.
create table prohibited_items (
  id integer primary key,
  what text not null,
  instead text not null,
  words text[] not null
);

alter table catalogue_versions
  drop constraint catalogue_versions_kind_check,
  add check (kind in ('type', 'question', 'condition', 'category', 'place', 'prohibited', 'signal', 'screening'));

-- For each row: a statement that found nothing to change has changed nothing.
do $$
declare
  name text;
begin
  foreach name in array array['locations', 'postal_areas', 'prohibited_items'] loop
    execute format('create trigger note_truncation after truncate on %I execute function note_change()', name);
    execute format('create trigger note_change after insert or update or delete on %I
      for each row execute function note_change()', name);
  end loop;
end $$;
