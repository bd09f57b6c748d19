-- Up Migration

-- handovers ---------------------------------------------------------------------------------------
-- The words of the brand by which a thing that was handed over is looked up for a recall. Null: its sheet is older than this column, and it is read.
alter table handover_sheets add column keys text[];
-- Those whose receivers want to be told, in the order in which a new recall goes over them.
drop index handover_sheets_equipment_type_id_brand_idx;
create index handover_sheets_wanted on handover_sheets (id)
  where wants_recalls and handed_over_at is not null and receiver_id is not null;

-- Of which recall a receiver was told because of which thing, each once. It goes with the sheet.
create table handover_recalls (
  sheet_id bigint not null references handover_sheets on delete cascade,
  card_id bigint not null references recall_cards on delete cascade,
  notified_at timestamptz not null,
  primary key (sheet_id, card_id)
);
create index on handover_recalls (card_id);

-- manuals -----------------------------------------------------------------------------------------
-- The hosts of makers that manuals may lead to, in every version; the newest counts.
create table manual_host_versions (
  version integer primary key,
  hosts text[] not null,
  -- Null: it came with the program, or its writer's account is closed.
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null
);
create index on manual_host_versions (changed_by) where changed_by is not null;

-- Links of manuals by brand and model, as stewards write them. The keys are both as they are compared.
create table manuals (
  id bigint generated always as identity primary key,
  withdrawn boolean not null default false,
  version integer not null,
  fields jsonb not null,
  brand_key text not null check (length(brand_key) <= 80),
  model_key text not null check (length(model_key) <= 80),
  updated_at timestamptz not null,
  -- When its address is looked at next, when it was last, and since when nothing is there.
  due_at timestamptz not null,
  checked_at timestamptz,
  failed_at timestamptz,
  -- Set once nothing was there twice: it is not shown until a volunteer writes it anew.
  dead_at timestamptz
);
create index manuals_shown on manuals (brand_key, model_key) where not withdrawn and dead_at is null;
create index manuals_due on manuals (due_at) where not withdrawn and dead_at is null;

-- Every version of a manual; an older one can be taken up again as a new one.
create table manual_versions (
  manual_id bigint not null references manuals on delete cascade,
  version integer not null,
  fields jsonb not null,
  withdrawn boolean not null,
  changed_by bigint references people on delete set null,
  changed_at timestamptz not null,
  primary key (manual_id, version)
);
create index on manual_versions (changed_by) where changed_by is not null;

create trigger note_truncation after truncate on manuals execute function note_change();
create trigger note_change after insert or delete on manuals for each row execute function note_change();
-- That its address was looked at and is there changes no page.
create trigger note_changed after update on manuals for each row
  when (old.version <> new.version or old.dead_at is distinct from new.dead_at) execute function note_change();
