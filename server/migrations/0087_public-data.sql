-- Each transaction that changes what pages for everyone show says so when it commits, once for each table. Programs listen, and forget what they
-- remember of that table. Before, rows of a table said it, which programs looked at again and again.
drop function note_change() cascade;
drop table changes;

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_data', tg_table_name);
  return null;
end $$;

do $$
declare
  name text;
  changes text;
begin
  foreach name in array array[
    'banners', 'blog_feed', 'blog_posts', 'categories', 'conditions', 'content_versions', 'equipment_fields',
    'equipment_type_fields', 'equipment_types', 'impact_days', 'listings', 'locations', 'manuals', 'missed_searches',
    'partners', 'people', 'pictures', 'postal_areas', 'prohibited_items', 'recall_cards', 'recall_checks', 'recall_file',
    'recall_notices', 'search_names', 'site_pictures'
  ] loop
    changes := case name
      -- A new account has no listing, and most changes of an account show on no page.
      when 'people' then 'update of first_name, partner_id or delete'
      else 'insert or update or delete'
    end;
    execute format('create trigger tell_change after %s or truncate on %I for each statement execute function tell_change()',
      changes, name);
  end loop;
end $$;
