-- Up Migration

-- One store of what volunteers change: what a thing said from one change to the next, with who and when. Each kind of thing had a table of
-- its own. These stay for a program of before, and what it writes there while this one starts is copied.
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
  union all select kind, name, version, fields, changed_at, changed_by from content_versions
  union all select 'reply', reply_id::text, version, fields || jsonb_build_object('removed', removed), changed_at, changed_by
    from standard_reply_versions
  union all select 'manual', manual_id::text, version, fields || jsonb_build_object('withdrawn', withdrawn), changed_at, changed_by
    from manual_versions
  union all select 'manual_hosts', 'all', version, jsonb_build_object('hosts', to_jsonb(hosts)), changed_at, changed_by
    from manual_host_versions
  union all select 'partner', partner_id::text, version, fields, changed_at, changed_by from partner_versions
  union all select 'recall_card', card_id::text, version, fields || jsonb_build_object('withdrawn', withdrawn), changed_at, changed_by
    from recall_card_versions
  union all select 'banner', banner_id::text, version,
    jsonb_build_object('content', content, 'url', url, 'starts_at', starts_at, 'ends_at', ends_at), changed_at, changed_by
    from banner_versions;

create trigger tell_change after insert or update or delete or truncate on versions execute function tell_change();

-- Copies a version that a program of before writes. Its arguments: the kind, or null for the row's own, and the column of the key, if any.
create function copy_to_versions() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(new);
  more jsonb := written - array['kind', 'key', 'name', 'version', 'fields', 'changed_at', 'changed_by'] - tg_argv[1];
begin
  insert into versions (kind, key, version, fields, changed_at, changed_by)
  values (
    coalesce(nullif(tg_argv[0], ''), written ->> 'kind'),
    coalesce(written ->> nullif(tg_argv[1], ''), 'all'),
    new.version,
    nullif(coalesce(written -> 'fields', '{}'), 'null') || more,
    new.changed_at,
    new.changed_by
  )
  on conflict (kind, key, version) do update
    set fields = excluded.fields, changed_at = excluded.changed_at, changed_by = excluded.changed_by;
  return null;
end $$;
create trigger copy_to_versions after insert or update on catalogue_versions
  for each row execute function copy_to_versions('', 'key');
create trigger copy_to_versions after insert or update on content_versions
  for each row execute function copy_to_versions('', 'name');
create trigger copy_to_versions after insert or update on standard_reply_versions
  for each row execute function copy_to_versions('reply', 'reply_id');
create trigger copy_to_versions after insert or update on manual_versions
  for each row execute function copy_to_versions('manual', 'manual_id');
create trigger copy_to_versions after insert or update on manual_host_versions
  for each row execute function copy_to_versions('manual_hosts', '');
create trigger copy_to_versions after insert or update on partner_versions
  for each row execute function copy_to_versions('partner', 'partner_id');
create trigger copy_to_versions after insert or update on recall_card_versions
  for each row execute function copy_to_versions('recall_card', 'card_id');
create trigger copy_to_versions after insert or update on banner_versions
  for each row execute function copy_to_versions('banner', 'banner_id');
