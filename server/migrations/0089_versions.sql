-- Up Migration

-- One store of what volunteers change: what a thing said from one change to the next, with who and when. Each kind of thing had a table of
-- its own, which a program of before reads on; whoever changes something by it meanwhile is told that it did not work.
create table versions (
  kind text not null check (length(kind) between 1 and 40),
  key text not null check (length(key) between 1 and 100),
  version integer not null check (version > 0),
  -- Null: it was removed.
  fields jsonb,
  -- Null: it stood so before anybody changed it.
  changed_at timestamptz,
  -- Null: it came with the program, or whoever changed it has left.
  changed_by bigint references people on delete set null,
  primary key (kind, key, version)
);
create index on versions (changed_by);

insert into versions (kind, key, version, fields, changed_at, changed_by)
  select kind, key, version, fields, changed_at, changed_by from catalogue_versions
  union all select 'reply', reply_id::text, version, fields || jsonb_build_object('removed', removed), changed_at, changed_by
    from standard_reply_versions
  union all select 'manual', manual_id::text, version, fields || jsonb_build_object('withdrawn', withdrawn), changed_at, changed_by
    from manual_versions
  union all select 'manual_hosts', 'all', version, jsonb_build_object('hosts', to_jsonb(hosts)), changed_at, changed_by
    from manual_host_versions
  union all select 'partner', partner_id::text, version, fields, changed_at, changed_by from partner_versions
  union all select 'recall_card', card_id::text, version, fields || jsonb_build_object('withdrawn', withdrawn), changed_at, changed_by
    from recall_card_versions;

create function is_in_versions() returns trigger language plpgsql as $$
begin
  raise exception 'versions of % stand in the table versions now: this program is being updated', tg_table_name;
end $$;
create trigger is_in_versions before insert on catalogue_versions execute function is_in_versions();
create trigger is_in_versions before insert on standard_reply_versions execute function is_in_versions();
create trigger is_in_versions before insert on manual_versions execute function is_in_versions();
create trigger is_in_versions before insert on manual_host_versions execute function is_in_versions();
create trigger is_in_versions before insert on partner_versions execute function is_in_versions();
create trigger is_in_versions before insert on recall_card_versions execute function is_in_versions();
