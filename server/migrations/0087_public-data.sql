-- Each transaction that changes what pages for everyone show says so when it commits, once for each table. Programs listen, and forget what they
-- remember of that table. Before, rows of a table said it, which programs looked at again and again.
drop function note_change() cascade;
drop table changes;

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_data', tg_table_name);
  return null;
end $$;

create trigger tell_change after insert or update or delete or truncate on banners execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on blog_feed execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on blog_posts execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on categories execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on conditions execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on content_versions execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on equipment_fields execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on equipment_type_fields execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on equipment_types execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on impact_days execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on listings execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on locations execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on manuals execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on missed_searches execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on partners execute function tell_change();
-- A new account has no listing, and most changes of an account show on no page.
create trigger tell_change after update of first_name, partner_id or delete or truncate on people execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on pictures execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on postal_areas execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on prohibited_items execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on recall_cards execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on recall_checks execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on recall_file execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on recall_notices execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on search_names execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on site_pictures execute function tell_change();
