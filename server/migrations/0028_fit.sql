-- Up Migration

-- fit ---------------------------------------------------------------------------------------------
-- How many people could not be told whether listings of a type fit, for want of which measure: nobody's name, no listing.
create table missing_measures (
  equipment_type_id integer not null references equipment_types,
  field_name text not null,
  day_start timestamptz not null,
  people integer not null,
  primary key (equipment_type_id, field_name, day_start)
);
create index on missing_measures (day_start);

-- The measures of a type's listings are read by their ids, a page after the other.
create index listings_type_id on listings (equipment_type_id, id) where is_public;

-- catalogue ---------------------------------------------------------------------------------------
-- A field keeps its number, by which listings are filtered, under its better name.
alter table equipment_type_fields drop constraint equipment_type_fields_field_name_fkey;
update equipment_fields set name = 'between_arms_in' where name = 'toilet_to_wall_in';
update equipment_type_fields set field_name = 'between_arms_in' where field_name = 'toilet_to_wall_in';
alter table equipment_type_fields add foreign key (field_name) references equipment_fields;
update listings
  set properties = properties - 'toilet_to_wall_in' || jsonb_build_object('between_arms_in', properties -> 'toilet_to_wall_in')
  where properties ? 'toilet_to_wall_in';

-- A cushion is no mattress: it has a question and choices of its own.
update listings
  set properties = properties - 'mattress_type' || jsonb_build_object('cushion_type', case properties ->> 'mattress_type'
    when 'Foam' then 'Foam'
    when 'Gel' then 'Gel'
    when 'Overlay / topper' then 'Other'
    else 'Air' end)
  where equipment_type_id = 5 and properties ? 'mattress_type';
