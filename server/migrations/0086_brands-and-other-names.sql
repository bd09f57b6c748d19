-- A listing is found by its brand and model too: after its title and what the thing is called, before its description.
create function listing_words(title text, kind text, properties jsonb, description text) returns tsvector
language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('reable', words_in(title)), 'A')
    || setweight(to_tsvector('reable', words_in(kind)), 'B')
    || setweight(to_tsvector('reable', words_in(concat_ws(' ', properties ->> 'brand', properties ->> 'model'))), 'C')
    || setweight(to_tsvector('reable', words_in(description)), 'D')
$$;
create or replace function keep_words() returns trigger language plpgsql as $$
begin
  new.words := listing_words(new.title, new.kind, new.properties, new.description);
  return new;
end $$;
create or replace trigger keep_words before insert or update of title, kind, properties, description on listings
  for each row execute function keep_words();
-- A job writes the words of all listings anew at the next start.
delete from reference_editions where name = 'taxonomy';

-- What else people call a municipality: its neighbourhoods and short forms.
alter table locations add column other_names text[] not null default '{}';
