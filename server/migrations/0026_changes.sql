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

create trigger note_change after insert or update or delete or truncate on listings execute function note_change();
create trigger note_change after insert or update or delete or truncate on pictures execute function note_change();
create trigger note_change after insert or update or delete or truncate on partners execute function note_change();
-- A new account has no listing yet; most changes of an account show on no page.
create trigger note_change after update of first_name, partner_id or delete or truncate on people execute function note_change();
create trigger note_change after insert or update or delete or truncate on banners execute function note_change();
create trigger note_change after insert or update or delete or truncate on content_versions execute function note_change();
create trigger note_change after insert or update or delete or truncate on blog_posts execute function note_change();
create trigger note_change after insert or update or delete or truncate on blog_feed execute function note_change();
create trigger note_change after insert or update or delete or truncate on site_pictures execute function note_change();
