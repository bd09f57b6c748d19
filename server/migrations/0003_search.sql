-- Up Migration

-- Words are compared without accents and by their English stems.
create text search configuration reable (copy = english);
alter text search configuration reable alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration reable_plain (copy = simple);
alter text search configuration reable_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- A field's number never changes: it is the field's place in listings.measures.
alter table equipment_fields add column number integer;
update equipment_fields f set number = n.number
  from (select name, row_number() over (order by name) as number from equipment_fields) n where n.name = f.name;
alter table equipment_fields alter column number set not null, add unique (number);
-- How the list can be asked for it; null where it cannot.
alter table equipment_fields add column ask text check (ask in ('between', 'at_least', 'at_most', 'one_of'));
alter table equipment_fields drop column facet;

-- What the list is asked for of a type's own fields, as numbers: a measure as it is, a choice as its place among the
-- options. Arranged by the fields' numbers, which have no gaps, so that one index holds what every type needs.
create function measures_of(properties jsonb) returns real[] language sql stable as $$
  select array_agg(
    case
      when field_type = 'drop_down' then array_position(options, properties ->> name)::real
      when numeric and properties ->> name ~ '^\d{1,5}(\.\d{1,2})?$' then (properties ->> name)::real
    end order by number)
  from equipment_fields
$$;

-- What the thing is called: its type, what else people call that, its category.
create function kind_of(type_id integer) returns text language sql stable as $$
  select concat_ws(' ', t.name, array_to_string(t.synonyms, ' '), c.name)
  from equipment_types t join categories c on c.id = t.category_id where t.id = type_id
$$;

alter table listings add column kind text not null default '', add column measures real[] not null default '{}';
update listings set kind = kind_of(equipment_type_id), measures = coalesce(measures_of(properties), '{}');
alter table listings drop column words;
alter table listings add column words tsvector not null generated always as (
  setweight(to_tsvector('reable', title), 'A')
    || setweight(to_tsvector('reable', kind), 'B')
    || setweight(to_tsvector('reable', description), 'C')
) stored;
create index listings_words on listings using gin (words) where is_public;
drop index listings_type_newest;
create index listings_type_newest on listings (equipment_type_id, listed_at desc, id desc) include (measures)
  where is_public;
create index listings_price_down on listings (price desc, listed_at desc, id desc) where is_public;

-- The words that listings and the catalogue use: what a slip of the keys is held against.
create table vocabulary (
  word text primary key,
  stem text not null,
  listings integer not null
);
create index on vocabulary (stem);
create index on vocabulary using gin (word gin_trgm_ops);
