-- Which tables a transaction changed, of those that pages for everyone show. Programs read it to know which of the pages that they
-- cached still hold (docs/decisions/0043). Nobody waits for anybody here: each transaction writes rows of its own.
create table changes (
  transaction xid8 not null default pg_current_xact_id(),
  table_name text not null,
  changed_at timestamptz not null default now(),
  primary key (transaction, table_name)
);

create function note_change() returns trigger language plpgsql as $$
begin
  insert into changes (table_name) values (tg_table_name) on conflict do nothing;
  return null;
end $$;

-- For each row: a statement that found nothing to change has changed nothing.
do $$
declare
  name text;
begin
  foreach name in array array[
    'listings', 'pictures', 'partners', 'people', 'banners', 'content_versions', 'blog_posts', 'blog_feed', 'site_pictures'
  ] loop
    execute format('create trigger note_truncation after truncate on %I execute function note_change()', name);
    -- A new account has no listing, and a new picture has none; most changes of an account show on no page.
    if name = 'people' then
      create trigger note_change after update of first_name, partner_id or delete on people
        for each row execute function note_change();
    elsif name = 'pictures' then
      create trigger note_change after update or delete on pictures
        for each row when (old.listing_id is not null) execute function note_change();
      create trigger note_listed after insert or update of listing_id on pictures
        for each row when (new.listing_id is not null) execute function note_change();
    else
      execute format('create trigger note_change after insert or update or delete on %I
        for each row execute function note_change()', name);
    end if;
  end loop;
end $$;
