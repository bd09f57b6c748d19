-- Up Migration

-- Kinds of equipment are changed by volunteers while the program runs (docs/decisions/0070).

-- What is not offered for new listings any more; it is still shown and found.
alter table equipment_types add column retired boolean not null default false;
-- An address names kinds without case.
alter table equipment_types drop constraint equipment_types_name_key;
create unique index equipment_types_name on equipment_types (lower(name));

-- `options` holds each choice that there ever was at its place, which listings.measures refers to. What is offered, in the order in which it is
-- shown, stands here; null: all of them as they stand.
alter table equipment_fields
  add column offered_options text[],
  -- Not offered any more, and still shown and found.
  add column retired_options text[] not null default '{}',
  -- Why its answer matters, as volunteers wrote it.
  add column reason text not null default '';

-- What one of these said from one change to the next. The first one is what stood before anybody changed it, without a time. What has a row
-- here is the volunteers', and no reference data change it.
create table catalogue_versions (
  kind text not null check (kind in ('type', 'question', 'condition')),
  key text not null,
  version integer not null check (version > 0),
  -- Null: it was removed.
  fields jsonb,
  changed_at timestamptz,
  changed_by bigint references people on delete set null,
  primary key (kind, key, version)
);
create index on catalogue_versions (changed_by);

-- What was looked for and what was missing says nothing without the kind that it is about.
alter table missed_searches
  drop constraint missed_searches_equipment_type_id_fkey,
  add foreign key (equipment_type_id) references equipment_types on delete cascade;
alter table missing_measures
  drop constraint missing_measures_equipment_type_id_fkey,
  add foreign key (equipment_type_id) references equipment_types on delete cascade;

-- For each row: a statement that found nothing to change has changed nothing.
do $$
declare
  name text;
begin
  foreach name in array array[
    'categories', 'conditions', 'equipment_types', 'equipment_fields', 'equipment_type_fields'
  ] loop
    execute format('create trigger note_truncation after truncate on %I execute function note_change()', name);
    execute format('create trigger note_change after insert or update or delete on %I
      for each row execute function note_change()', name);
  end loop;
end $$;
